/**
 * The shapes in which a server tells of a room, as `docs/network.md` describes them. Types only, so that
 * the checker holds the pages to them; this module has no code.
 *
 * @module
 */

/** @import {BySide, Side} from '../shapes.js' */
/** @import {PlayedGame} from '../play/match.js' */
/** @import {Outcome} from '../tell.js' */

/** @typedef {{base: number, increment: number} | {days: number} | null} Pace Seconds, or days for each turn; null for no clock. */

/** @typedef {{name: string, level: number | null}} Seated `level` is the computer's, null for a person. */

/**
 * @typedef {object} Times
 * @property {number} south milliseconds left as of `since`
 * @property {number} north
 * @property {Side | null} running who loses time
 * @property {number} since when that begins; may lie in the future
 * @property {number | null} until when a time falls, or the first turn must have been taken
 */

/** @typedef {{what: 'takeback' | 'stop' | 'rematch', by: Side, number: number}} Offer */

/**
 * @typedef {object} Room
 * @property {string} id
 * @property {string} rules
 * @property {string} start the start of the first game as text
 * @property {string} target such as `first to 3 wins`
 * @property {Pace} clock
 * @property {boolean} listed
 * @property {boolean} watched
 * @property {'open' | 'playing' | 'between' | 'over' | 'aborted'} phase
 * @property {{south: Seated | null, north: Seated | null}} players
 * @property {{number: number, first: Side, pins: BySide, seeds: BySide, winner: Side | null, won: BySide}} match
 * @property {RoomGame} game
 * @property {Times | null} times
 * @property {Offer | null} offer
 * @property {{south: boolean, north: boolean}} ready who wants the next game
 */

/**
 * @typedef {object} RoomGame
 * @property {number} number of the room's games
 * @property {string} start
 * @property {string[]} moves
 * @property {string} position
 * @property {string[]} legal
 * @property {PlayedGame['ended']} ended
 * @property {Outcome | null} outcome
 * @property {string} result
 * @property {boolean} can_abort
 */

/** @typedef {{number: number, start: string, moves: string[], ended: PlayedGame['ended'], outcome: Outcome | null, result: string}} PastGame */

/** @typedef {{number: number, by: Side, name: string, text: string, at: number}} Said a word of the chat */

/**
 * How a room stands.
 *
 * @typedef {object} State
 * @property {'state'} kind
 * @property {number} seq
 * @property {number} now
 * @property {Side | null} you
 * @property {Room} room
 * @property {PastGame[]} past
 * @property {Said[]} chat
 */

/** @typedef {{kind: 'step', seq: number, now: number, room: Room, past?: PastGame[], chat?: Said[]}} Step */

/**
 * @typedef {object} Presence
 * @property {'presence'} kind
 * @property {boolean} south
 * @property {boolean} north
 * @property {number} watchers
 * @property {{south: number | null, north: number | null}} away milliseconds
 * @property {number} claim_after milliseconds after which who is away may be claimed against
 */

/** @typedef {{kind: 'done', id: string, seq: number}} Done */

/** @typedef {{kind: 'refused', id: string, problem: {code: string, detail: string, status: number}}} Refused */

/** @typedef {{kind: 'pong', sent: number, now: number}} Pong */

/** @typedef {State | Step | Presence | Done | Refused | Pong} Message */

/** @typedef {Record<string, string | number> & {do: string}} Command without its id */

export {};
