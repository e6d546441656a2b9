/** Why something is refused, as a value; the caller finds words for each. */
import type { Refusal, Result } from '../../kernel/result.ts';
import type { Seat } from '../../kernel/types.ts';
import type { LimitedBy, LimitName } from './limits.ts';

export type TableRefusal =
  | Refusal
  /** No such table, or it was closed. */
  | { why: 'no-table' }
  /** This channel already has a running game or invitation. */
  | { why: 'channel-taken'; table: string }
  /** The game is already in this channel. */
  | { why: 'same-place' }
  | { why: 'stranger' }
  /** A player who is out of the game has no say about those who play it. */
  | { why: 'out' }
  | { why: 'not-invited' }
  | { why: 'not-host' }
  /** The user isn't asked anything now. */
  | { why: 'not-waited' }
  /** No player's time is over there. */
  | { why: 'not-late' }
  /** No player can be put out of a game before `at`, in ms since 1970. */
  | { why: 'too-soon'; at: number }
  /** The user has already given them a day more. */
  | { why: 'added-already' }
  /** The user's own time is over as well. */
  | { why: 'late-yourself' }
  /** The clocks are already paused, or already running. */
  | { why: 'paused' }
  | { why: 'not-paused' }
  /** Another player has paused alone, until `at`, in ms since 1970. */
  | { why: 'rests'; name: string; at: number }
  /** A player's time is over: the others decide about them before anyone pauses alone. */
  | { why: 'somebody-late' }
  /** Another player (null: one who no longer sits here) has asked to take something back: nobody plays on before that is settled or lapses. */
  | { why: 'held'; name: string | null }
  /** They already play by this clock. */
  | { why: 'same-clock' }
  /** Days off are future days, in order; and how many are left in that year. */
  | { why: 'no-days' }
  | { why: 'too-many-days'; n: number }
  | { why: 'yourself' }
  | { why: 'bot'; name: string }
  | { why: 'full'; max: number }
  | { why: 'too-few'; min: number }
  | { why: 'already-in' }
  /** Computers don't know this game, or none can think here. */
  | { why: 'no-computer' }
  /** People play here. */
  | { why: 'not-shown' }
  /** Nobody may try moves out at this table: the host chose that, or else the game counts for ratings. */
  | { why: 'no-tryouts'; chosen: boolean }
  /** The computer didn't finish thinking in time. */
  | { why: 'no-thought' }
  /** A computer doesn't agree to a draw. */
  | { why: 'no-computer-draw' }
  /** Another player wished for this seat first. */
  | { why: 'seat-taken'; name: string }
  /** Only people who have joined can wish for a seat. */
  | { why: 'not-in' }
  | { why: 'expired' }
  /** The user has `n` invitations open, or there are `n` on this server. */
  | { why: 'too-many-open'; n: number }
  | { why: 'too-many-here'; n: number }
  /** Too many of the user's invitations have led to no game; they can send the next at `at`, in ms since 1970. */
  | { why: 'too-often'; at: number }
  /** It was shown to everyone a moment ago, and can be shown again at `at`, in ms since 1970. */
  | { why: 'shown-lately'; at: number }
  /** The user has already asked to move the game to this channel. */
  | { why: 'asked-already' }
  /** The user has asked for moves too often, and can again at `at`. */
  | { why: 'too-many-asks'; at: number }
  /** The limit is used up for the user, this server or this table; `at`: when there is more, in ms since 1970, or (null) once something ends. */
  | { why: 'used-up'; what: LimitName; by: LimitedBy; n: number; at: number | null }
  | { why: 'began' }
  /** The same proposal is already open. */
  | { why: 'proposed-already' }
  /** The user's own proposal of this was recently refused, and can be made again at `at`, in ms since 1970; `isTurn`: or in the next turn. */
  | { why: 'refused-lately'; at: number; isTurn: boolean }
  /** The user has asked for this as often as allowed at this table, and can again at `at`. */
  | { why: 'asked-enough'; at: number }
  /** It was decided, or the game has moved on. */
  | { why: 'settled' }
  /** The user's consent isn't asked for. */
  | { why: 'not-asked' }
  /** It is the user's own proposal, or they have agreed; these users are still waited for. */
  | { why: 'asked-yourself' | 'agreed-already'; waits: string[] }
  /** The user answered nothing in this turn or the last. */
  | { why: 'no-back' }
  /** It can be taken back without asking anyone. */
  | { why: 'back-is-free' }
  /** They sit at this table. */
  | { why: 'sits-here'; name: string }
  /** They sat at this table, in another seat. */
  | { why: 'sat-here'; name: string }
  /** The user has sat in this other seat of the game, and knows what it held. */
  | { why: 'sat-yourself'; seat: Seat }
  /** No time zone has this name. */
  | { why: 'no-zone'; zone: string }
  /** Quiet hours and days off need a time zone, and the user's isn't known. */
  | { why: 'zone-first' }
  | { why: 'zone-for-days' }
  /** This server allows games in these channels only. */
  | { why: 'not-here'; channels: string[] }
  /** Only a finished game can be exported as a whole, or looked at with all hands. */
  | { why: 'not-over' }
  /** Everyone may already look at all hands. */
  | { why: 'open-already' }
  /** Nothing of the user's can be taken back: something was revealed or someone else has answered since. */
  | { why: 'no-undo' }
  /** The same click again: it was accepted the first time, and nothing happened now. */
  | { why: 'repeated' };

export type TableResult<T> = Result<T, TableRefusal>;
