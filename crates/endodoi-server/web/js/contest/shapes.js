/**
 * The shapes in which a server tells of a tournament, as `docs/network.md` describes them. Types only, so
 * that the checker holds the page to them; this module has no code.
 *
 * @module
 */

/** @import {BySide, Side} from '../shapes.js' */
/** @import {Pace} from '../network/shapes.js' */

/** @typedef {{name: string, playing: boolean}} Entrant `playing` tells whether they are to be paired. */

/**
 * @typedef {object} Standing
 * @property {number} player their place in the list of players
 * @property {number} rank from 1; equals share one
 * @property {number} points
 * @property {number} played
 * @property {number} won
 * @property {number} tie_break the points of all whom they have beaten
 */

/**
 * @typedef {object} Encounter
 * @property {number} round
 * @property {BySide} players their places in the list of players
 * @property {string} room
 * @property {boolean} over
 * @property {Side | null} winner
 */

/**
 * A tournament as it stands; times are milliseconds since 1970 on the server's clock.
 *
 * @typedef {object} Contest
 * @property {string} id
 * @property {string} title
 * @property {'round-robin' | 'arena'} kind
 * @property {string} rules
 * @property {string} target
 * @property {Pace} clock
 * @property {number} now
 * @property {number | null} started
 * @property {number | null} ends
 * @property {number | null} ended
 * @property {number} round
 * @property {number} rounds
 * @property {Entrant[]} players
 * @property {Standing[]} standings
 * @property {Encounter[]} encounters
 * @property {boolean} organizer whether who asks may organise
 * @property {number | null} you
 */

/** @typedef {{do: string} & Record<string, string | number | null>} Deed */

export {};
