/** Why something is not done, as a value: whoever tells people of it finds words for each. */
import type { Refusal, Result } from '../../kernel/result.ts';
import type { Seat } from '../../kernel/types.ts';
import type { LimitedBy, LimitName } from './limits.ts';

export type TableRefusal =
  | Refusal
  /** No such table, or it was closed. */
  | { why: 'no-table' }
  /** A running game or invitation is in this channel already. */
  | { why: 'channel-taken'; table: string }
  /** The game is in this channel already. */
  | { why: 'same-place' }
  | { why: 'stranger' }
  /** Whoever is out of the game decides about nobody who plays it. */
  | { why: 'out' }
  | { why: 'not-invited' }
  | { why: 'not-host' }
  /** Nothing is asked of one now. */
  | { why: 'not-waited' }
  /** Nobody's time is over there. */
  | { why: 'not-late' }
  /** Nobody is put out of a game before `at`, in ms since 1970. */
  | { why: 'too-soon'; at: number }
  /** One has given them a day more already. */
  | { why: 'added-already' }
  /** One's own time is over as well. */
  | { why: 'late-yourself' }
  /** No clock runs already, or all do. */
  | { why: 'paused' }
  | { why: 'not-paused' }
  /** Somebody else has paused alone, until `at`, in ms since 1970. */
  | { why: 'rests'; name: string; at: number }
  /** Somebody's time is over: the others decide about them before anybody pauses alone. */
  | { why: 'somebody-late' }
  /** Somebody else (null: who sits here no more) has asked to take something back: nobody plays on before that is settled, or its time is over. */
  | { why: 'held'; name: string | null }
  /** They play by this clock. */
  | { why: 'same-clock' }
  /** Days off are days to come, in order; and so many are left in that year. */
  | { why: 'no-days' }
  | { why: 'too-many-days'; n: number }
  | { why: 'yourself' }
  | { why: 'bot'; name: string }
  | { why: 'full'; max: number }
  | { why: 'too-few'; min: number }
  | { why: 'already-in' }
  /** Computers do not know this game, or none can think here. */
  | { why: 'no-computer' }
  /** People play here. */
  | { why: 'not-shown' }
  /** It could not be thought of in time. */
  | { why: 'no-thought' }
  /** A computer plays on. */
  | { why: 'no-computer-draw' }
  /** Somebody else wished for this seat first. */
  | { why: 'seat-taken'; name: string }
  /** Whoever has not joined wishes for nothing. */
  | { why: 'not-in' }
  | { why: 'expired' }
  /** So many invitations of one's own are open, or so many on this server. */
  | { why: 'too-many-open'; n: number }
  | { why: 'too-many-here'; n: number }
  /** Too many invitations of one's own have come to nothing; the next may be sent at `at`, in ms since 1970. */
  | { why: 'too-often'; at: number }
  /** It was shown to everybody a moment ago, and can be again at `at`, in ms since 1970. */
  | { why: 'shown-lately'; at: number }
  /** One's own request to move the game to this channel stands already. */
  | { why: 'asked-already' }
  /** One has asked for moves too often, and can again at `at`. */
  | { why: 'too-many-asks'; at: number }
  /** As much of this was used as may be, by oneself, on this server or at this table; `at`: when there is more, in ms since 1970, or (null) once something ends. */
  | { why: 'used-up'; what: LimitName; by: LimitedBy; n: number; at: number | null }
  | { why: 'began' }
  /** Such a proposal is open already. */
  | { why: 'proposed-already' }
  /** One's own proposal of this was refused lately, and can be made again at `at`, in ms since 1970; `isTurn`: or in the next turn. */
  | { why: 'refused-lately'; at: number; isTurn: boolean }
  /** One has asked for this as often as one may at this table, and can again at `at`. */
  | { why: 'asked-enough'; at: number }
  /** It was decided, or the game has moved on. */
  | { why: 'settled' }
  /** It is not one's own consent that is asked for. */
  | { why: 'not-asked' }
  /** It is one's own proposal, or one has agreed: these users are waited for. */
  | { why: 'asked-yourself' | 'agreed-already'; waits: string[] }
  /** Nothing of one's own was answered in this turn or the last. */
  | { why: 'no-back' }
  /** It can be taken back without asking anybody. */
  | { why: 'back-is-free' }
  /** They sit at this table. */
  | { why: 'sits-here'; name: string }
  /** They sat at this table, in another seat. */
  | { why: 'sat-here'; name: string }
  /** One has sat in this other seat of the game, and knows what it held. */
  | { why: 'sat-yourself'; seat: Seat }
  /** No time zone has this name. */
  | { why: 'no-zone'; zone: string }
  /** Quiet hours are hours of a time zone, and days off its days: it is not known. */
  | { why: 'zone-first' }
  | { why: 'zone-for-days' }
  /** On this server games are played in these channels. */
  | { why: 'not-here'; channels: string[] }
  /** Only what is over can be handed out as a whole, or looked at with all hands. */
  | { why: 'not-over' }
  /** Everyone may look at all hands. */
  | { why: 'open-already' }
  /** Nothing of one's own can be taken back: something was revealed or somebody else answered since. */
  | { why: 'no-undo' }
  /** The same click again: it was taken the first time, nothing happened now. */
  | { why: 'repeated' };

export type TableResult<T> = Result<T, TableRefusal>;
