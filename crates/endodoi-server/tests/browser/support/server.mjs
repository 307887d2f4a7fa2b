// A server of a test's own: the built program on a free port of this machine, keeping nothing, so that test files run side by
// side. It is ended as a person would end it, by a signal to its process, and has to leave in good order. What is asked of
// it in the browser is in the tests.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../../../../', import.meta.url);

/** The program: ENDODOI_SERVER, or what `cargo build` makes. */
const PROGRAM = process.env.ENDODOI_SERVER ?? `${process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL('target', ROOT))}/debug/endodoi`;

/** Milliseconds in which a server has to begin and to end. */
const PATIENCE = 20_000;

/**
 * Starts a server and waits until it listens.
 *
 * @param {string} [listen] an address and port
 * @param {string} [data] a folder; left out, nothing is kept
 * @param {string[]} [more] further words of the command
 * @returns {Promise<Server>}
 */
export async function startServer(listen = '127.0.0.1:0', data = 'none', more = []) {
  const child = spawn(PROGRAM, ['serve', '--listen', listen, '--data', data, '--requests-per-second', '0', '--json', ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server ended at once with ${code}`)));
  gone.catch(() => {});
  const failed = once(child, 'error').then(([error]) => {
    throw new Error(`${PROGRAM} cannot be started (${error.message}); \`cargo build\` makes it, ENDODOI_SERVER names another`);
  });
  failed.catch(() => {});
  const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), gone, failed]);
  clearTimeout(late);
  const { address, listen: place } = JSON.parse(line);
  return new Server(child, address, place);
}

/** A server that listens. */
export class Server {
  /**
   * @param {import('node:child_process').ChildProcess} child
   * @param {string} address for a browser, with a slash at its end
   * @param {string} place address and port alone
   */
  constructor(child, address, place) {
    this.child = child;
    this.address = address;
    this.place = place;
  }

  /** Ends the server, which has to leave by itself and without a fault. */
  async stop() {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    const late = setTimeout(() => this.child.kill('SIGKILL'), PATIENCE);
    this.child.kill('SIGTERM');
    const [code, signal] = await ended;
    clearTimeout(late);
    if (code !== 0) throw new Error(`the server did not end in good order: code ${code}, signal ${signal}`);
  }

  /**
   * Asks a function past the browser, to hold the page against it.
   *
   * @param {string} name such as `game`
   * @param {unknown} [request] left out, it is asked with GET
   * @returns {Promise<any>}
   */
  async ask(name, request) {
    const body = request === undefined ? undefined : JSON.stringify(request);
    const method = body === undefined ? 'GET' : 'POST';
    const response = await fetch(`${this.address}api/v1/${name}`, { method, body, headers: { 'content-type': 'application/json' } });
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
    return response.json();
  }
}
