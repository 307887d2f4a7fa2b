/**
 * The functions of Endodoi, as the pages ask them. This is the only module that knows they lie
 * behind HTTP; the same functions may one day run in the page as WebAssembly, and then only this
 * module changes.
 *
 * @module
 */

/** A request that was refused, or that nobody answered. */
export class Problem extends Error {
  /**
   * @param {string} code stable, such as `play.empty-hole`; `offline` if nobody answered
   * @param {string} detail a sentence in English
   * @param {number} retryAfter seconds after which it may be asked again; 0 if it makes no difference
   */
  constructor(code, detail, retryAfter) {
    super(detail);
    this.name = 'Problem';
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Times that a request is sent again when the server is busy. */
const TRIES = 3;

/** @param {number} seconds @param {AbortSignal} [signal] */
function wait(seconds, signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** @param {Response} response @returns {Promise<Problem>} */
async function problem(response) {
  const retryAfter = Number(response.headers.get('retry-after') ?? 0);
  try {
    const told = await response.json();
    return new Problem(String(told.code), String(told.detail), retryAfter);
  } catch {
    return new Problem('server.fault', response.statusText, retryAfter);
  }
}

/**
 * @param {string} address on this server
 * @param {unknown} request `undefined` asks with GET
 * @param {AbortSignal} [signal]
 * @returns {Promise<Response>} an answer that is not an error
 */
async function send(address, request, signal) {
  const body = request === undefined ? undefined : JSON.stringify(request);
  const method = body === undefined ? 'GET' : 'POST';
  const headers = { 'content-type': 'application/json' };
  for (let attempt = 1; ; attempt += 1) {
    let response;
    try {
      response = await fetch(address, { method, body, signal, headers });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new Problem('offline', String(error), 0);
    }
    if (response.ok) return response;
    const refused = await problem(response);
    if (response.status !== 429 || attempt === TRIES) throw refused;
    await wait(Math.max(refused.retryAfter, 0.5), signal);
  }
}

/**
 * Asks a function.
 *
 * @template T
 * @param {string} name such as `match` or `puzzles/daily?date=2026-11-30`
 * @param {unknown} [request] left out, the function is asked with GET
 * @param {AbortSignal} [signal]
 * @returns {Promise<T>}
 * @throws {Problem}
 */
export async function ask(name, request, signal) {
  const response = await send(`/api/v1/${name}`, request, signal);
  return response.json();
}

/**
 * Loads what a page needs besides the functions, with the same patience.
 *
 * @template T
 * @param {string} address such as that of its words
 * @returns {Promise<T>}
 * @throws {Problem}
 */
export async function load(address) {
  const response = await send(address, undefined);
  return response.json();
}

/**
 * Asks a function that tells how far it is. Aborting the signal stops the work.
 *
 * @template T, P
 * @param {string} name `analysis` or `review`
 * @param {unknown} request
 * @param {(progress: P) => void} onProgress
 * @param {AbortSignal} signal
 * @returns {Promise<T>} the last word
 * @throws {Problem}
 */
export async function follow(name, request, onProgress, signal) {
  const response = await send(`/api/v1/${name}`, request, signal);
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) throw new Problem('offline', 'the answer broke off', 0);
    text += decoder.decode(part.value, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const kind = /^event: ?(.*)$/m.exec(event)?.[1];
      const data = event.split('\n').filter((line) => line.startsWith('data:')).map((line) => line.slice(5));
      if (kind === undefined || data.length === 0) continue;
      const told = JSON.parse(data.join('\n'));
      if (kind === 'progress') onProgress(told);
      else if (kind === 'done') return told;
      else if (kind === 'problem') throw new Problem(String(told.code), String(told.detail), 0);
    }
  }
}
