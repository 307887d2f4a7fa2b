/**
 * The shapes that all pages share: what the functions under /api/v1 answer, and what a board is
 * told to show. They are types only, so that the checker holds every page to them; this module
 * has no code, and what a single page keeps for itself is not here.
 *
 * @module
 */

/** @typedef {'south' | 'north'} Side */

/** @typedef {{south: number, north: number}} BySide A number of seeds, games or pins for each side. */

/**
 * A position taken apart for drawing. `holes` counts the seeds in sowing order: A, B, … and then a, b, …
 *
 * @typedef {object} Snapshot
 * @property {string} position the same position as text
 * @property {number[]} holes 2n counts
 * @property {BySide} captured seeds that lie beside the board
 * @property {Side} to_move
 */

/**
 * A legal move and what comes of it. A hole is named by its letter: `A`… South's, `a`… North's.
 *
 * @typedef {object} Move
 * @property {string} move the hole to be lifted
 * @property {number} laps
 * @property {string | null} lands the hole of the last seed; null if the turn never ends
 * @property {number} captured seeds
 * @property {string[]} taken the holes that the capture empties
 */

/**
 * One lap of a turn.
 *
 * @typedef {object} ShownLap
 * @property {number} number 1 for the first lap; a gap in numbers means laps left out
 * @property {string} hole the hole that is lifted
 * @property {number} lifted seeds
 * @property {string[]} sown the hole of each seed, in order
 * @property {string} lands
 * @property {number[]} holes the whole board before this lap
 */

/**
 * A turn to be shown, lap by lap.
 *
 * @typedef {object} TurnShown
 * @property {string} move
 * @property {number} laps all laps, those left out included
 * @property {number} captured seeds
 * @property {number} sown seeds sown in the whole turn
 * @property {boolean} endless
 * @property {Snapshot} before
 * @property {Snapshot} after
 * @property {ShownLap[]} shown
 * @property {string[]} taken
 */

/**
 * Something to be pointed out at a hole. `value` is a plain number or word; `best` one with a star;
 * `bad` one that was a mistake; `point` also draws an arrow to the hole (hints, lessons).
 *
 * @typedef {object} Mark
 * @property {string} hole
 * @property {string} label may be empty for `point`
 * @property {'value' | 'best' | 'bad' | 'point'} kind
 */

/**
 * All that a board shows at rest.
 *
 * @typedef {object} BoardView
 * @property {Snapshot} snapshot
 * @property {Move[]} playable the moves that may be chosen now; only they are previewed
 * @property {string[]} endless holes whose turn would never end
 * @property {{move: string, lands: string | null} | null} [lastMove]
 * @property {Mark[]} [marks]
 * @property {boolean} interactive may a hole be chosen at all? (not while the computer thinks)
 * @property {boolean} flipped North sits below
 * @property {{target: number, south: number, north: number} | null} [pins] games won, and to be won
 * @property {{south: string, north: string}} labels the players
 * @property {boolean} [plain] as a table of words and numbers
 * @property {Side | null} [turn] whose turn is marked; the snapshot's side to move if left out
 * @property {'counterclockwise' | 'either'} [direction] the way of sowing; counterclockwise if left out
 */

/**
 * What the name of a hole may tell besides letter and seeds.
 *
 * @typedef {object} HoleState
 * @property {Side} side
 * @property {boolean} playable
 * @property {boolean} endless
 * @property {'lifted' | 'landed' | null} last its part in the last move
 * @property {Mark | null} mark
 */

/**
 * What the board says, in the reader's language.
 *
 * @typedef {object} BoardNames
 * @property {() => string} board the name of the whole board
 * @property {(letter: string, seeds: number, state: HoleState) => string} hole "South C, 7 seeds"
 * @property {(side: Side) => string} side "South"
 * @property {(number: number, total: number) => string} lap "lap 12 of 854"
 * @property {(side: Side, seeds: number) => string} captured "South has captured 7 seeds"
 * @property {(side: Side, won: number, target: number) => string} pins "South has 1 of 3 pins"
 * @property {() => string} capturedHead the head of the captured seeds in the table
 */

/** @typedef {'off' | 'fast' | 'normal' | 'slow'} Speed */

/**
 * How a turn is played on the board.
 *
 * @typedef {object} PlayOptions
 * @property {Speed} [speed] normal if left out
 * @property {(sown: {each: boolean}) => void} [onSeed] a seed falls; `each` is false when a whole lap fell at once
 * @property {(seeds: number) => void} [onCapture] seeds leave the board
 */

/**
 * A board on the page.
 *
 * @typedef {object} Board
 * @property {(view: BoardView) => void} show draws a position at rest; ends a turn that is being played
 * @property {(turn: TurnShown, options?: PlayOptions) => Promise<void>} play kept once the turn is told or skipped
 * @property {() => void} skip ends the turn that is being played, at once
 * @property {() => void} flip the other side sits below, until the next view says otherwise
 * @property {(letter?: string) => void} focus puts the focus on a hole; on the last focused one if left out
 */

/**
 * How a board is made. `onRefuse` hears of holes that may not be played; `room` tells the pixels of
 * height that the board may take, four fifths of the window if left out.
 *
 * @typedef {object} BoardOptions
 * @property {BoardNames} names
 * @property {(letter: string) => void} onChoose
 * @property {(letter: string) => void} [onRefuse]
 * @property {() => number} [room]
 */

export {};
