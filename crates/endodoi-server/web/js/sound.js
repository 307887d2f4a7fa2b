/**
 * The sound of nuts on wood, made on the spot and without files: a short knock that rings in two
 * or three tones of wood. It is silent until somebody asks for it, since browsers let a page
 * sound only after a press, and so should people. When it sounds is told by the board.
 *
 * @module
 */

/**
 * @typedef {object} Sound
 * @property {() => void} wake call it from a press or key, once sound is wanted
 * @property {(volume: number) => void} setVolume from 0, silent, to 1
 * @property {(sown?: {each: boolean}) => void} seed a nut falls; or a lap at once
 * @property {(seeds: number) => void} capture nuts are taken from the board
 */

/** Knocks nearer than this run into a buzz, in seconds. */
const APART = 0.028;

/**
 * Makes the sound of a board, silent at first.
 *
 * @param {number} [volume] from 0, silent, to 1
 * @returns {Sound}
 */
export function createSound(volume = 0) {
  /** @type {AudioContext | null} */
  let audio = null;
  /** @type {GainNode | null} */
  let out = null;
  let loud = clamp(volume);
  let latest = -1;

  /** @type {(wait: number, strength: number) => void} */
  const knock = (wait, strength) => {
    if (audio === null || out === null || loud === 0 || audio.state !== 'running') return;
    const at = Math.max(audio.currentTime + wait, latest + APART);
    if (at > audio.currentTime + wait + 0.25) return;
    latest = at;
    const tone = 620 + Math.random() * 260;
    ring(audio, out, at, tone, 0.055, strength);
    ring(audio, out, at, tone * 2.41, 0.028, strength * 0.45);
    ring(audio, out, at, tone * 0.43, 0.09, strength * 0.35);
  };

  return {
    wake: () => {
      if (audio === null) {
        audio = new AudioContext();
        out = audio.createGain();
        out.gain.value = loud;
        out.connect(audio.destination);
      }
      void audio.resume();
    },
    setVolume: (wanted) => {
      loud = clamp(wanted);
      if (out !== null) out.gain.value = loud;
    },
    seed: (sown) => knock(0, sown?.each === false ? 0.35 : 0.6),
    capture: (seeds) => {
      const knocks = Math.min(seeds, 9);
      for (let number = 0; number < knocks; number += 1) knock(0.03 + number * 0.062, 0.5);
    },
  };
}

/**
 * One tone that dies away.
 *
 * @param {AudioContext} audio
 * @param {AudioNode} out
 * @param {number} at seconds
 * @param {number} tone hertz
 * @param {number} length seconds
 * @param {number} strength
 */
function ring(audio, out, at, tone, length, strength) {
  const source = audio.createOscillator();
  const shape = audio.createGain();
  source.type = 'triangle';
  source.frequency.setValueAtTime(tone * 1.35, at);
  source.frequency.exponentialRampToValueAtTime(tone, at + 0.006);
  shape.gain.setValueAtTime(0.0001, at);
  shape.gain.exponentialRampToValueAtTime(strength, at + 0.0015);
  shape.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(shape).connect(out);
  source.start(at);
  source.stop(at + length + 0.01);
}

/** @param {number} volume */
function clamp(volume) {
  return Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : 0;
}
