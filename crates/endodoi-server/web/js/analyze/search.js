/**
 * The search behind the engine panel: one at a time, for the position that is looked at. It is
 * stopped when another position comes, when it is switched off, when the tab is hidden and when the
 * page is left; a tab that is seen again goes on. Nothing is drawn here.
 *
 * @module
 */

import { follow } from '../api.js';

/**
 * What a search found, as the player to move sees it.
 *
 * @typedef {object} Analysis
 * @property {string} position
 * @property {number} value
 * @property {boolean} exact
 * @property {string | null} best
 * @property {number} depth
 * @property {number} nodes
 * @property {{move: string, value: number, exact: boolean, pv: string[]}[]} lines best first
 * @property {number | null} tables
 */

/** @typedef {'off' | 'waiting' | 'searching' | 'done' | 'failed'} SearchState */

/** Seconds that a position is searched, and when more is asked for. */
export const SECONDS = { usual: 10, longer: 60 };

/** The functions tell so many holes at most: all there can be. */
const LINES = 12;
/** How long a position has to be looked at before it is searched, in milliseconds. */
const PAUSE = 200;

export class Search {
  /** @param {() => void} onChange */
  constructor(onChange) {
    this.onChange = onChange;
    /** @type {SearchState} */
    this.state = 'off';
    /** @type {Analysis | null} */
    this.found = null;
    /** @type {unknown} */
    this.error = null;
    this.seconds = SECONDS.usual;
    this.isOn = false;
    /** The game that is searched. @type {object | null} */
    this.game = null;
    /** @type {AbortController | null} */
    this.running = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.start();
      else if (this.state !== 'done') this.halt();
    });
    addEventListener('pagehide', () => this.halt());
    addEventListener('pageshow', (event) => {
      if (event.persisted) this.start();
    });
  }

  /** @param {boolean} on */
  turn(on) {
    this.isOn = on;
    this.seconds = SECONDS.usual;
    if (on) this.start();
    else this.halt();
  }

  /** Another position is looked at. @param {object | null} game none while it is not known yet, or nothing is to be found */
  look(game) {
    if (JSON.stringify(game) === JSON.stringify(this.game)) return;
    this.game = game;
    this.found = null;
    this.seconds = SECONDS.usual;
    this.halt();
    this.start();
  }

  /** Searches the same position longer. */
  longer() {
    this.seconds = SECONDS.longer;
    this.halt();
    this.start();
  }

  /** Starts, if there is something to search and somebody who looks. */
  start() {
    if (!this.isOn || !this.game || document.hidden || this.running || this.state === 'done') return;
    const running = new AbortController();
    const { game, seconds } = this;
    this.running = running;
    this.state = 'waiting';
    this.timer = setTimeout(() => void this.run(running, { game, lines: LINES, seconds }), PAUSE);
    this.onChange();
  }

  /** @param {AbortController} running @param {object} request */
  async run(running, request) {
    /** @param {Analysis} found @param {SearchState} state */
    const hear = (found, state) => {
      if (running !== this.running) return;
      // A search that is begun again starts at the bottom; what is known already stays until it is passed.
      if (state === 'done' || !this.found || found.depth >= this.found.depth) this.found = found;
      this.state = state;
      if (state === 'done') this.running = null;
      this.onChange();
    };
    try {
      this.state = 'searching';
      this.onChange();
      const last = await follow('analysis', request, (/** @type {Analysis} */ found) => hear(found, 'searching'), running.signal);
      hear(/** @type {Analysis} */ (last), 'done');
    } catch (error) {
      if (running !== this.running) return;
      this.running = null;
      this.error = error;
      this.state = 'failed';
      this.onChange();
    }
  }

  /** Stops, until it is started again if it is on; the connection is closed, and with it the search ends. */
  halt() {
    clearTimeout(this.timer);
    const { running } = this;
    this.running = null;
    running?.abort(new DOMException('stopped', 'AbortError'));
    this.state = this.isOn ? 'waiting' : 'off';
    this.onChange();
  }
}
