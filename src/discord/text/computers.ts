import type { Nothing } from '../../i18n/say.ts';
import type { ComputerTableMessages } from '../../table/model/messages.ts';

/** Sentences about computers that play. */
export type ComputerMessages = ComputerTableMessages & {
  'bot.level.novice': Nothing;
  'bot.level.regular': Nothing;
  'bot.level.expert': Nothing;
  'bot.computer.name': { n: number; level: string };
  'bot.computer.seated': { name: string; level: string };
  'bot.computer.menu': Nothing;
  'bot.computer.add': { level: string };
  'bot.computer.drop': { name: string };
  'bot.computer.novice.more': Nothing;
  'bot.computer.regular.more': Nothing;
  'bot.computer.expert.more': Nothing;
  'bot.button.hint': Nothing;
  'bot.button.hintUnrated': Nothing;
  'bot.button.why': Nothing;
  /**
   * `reason` completes “mainly to …”; `percent`: the reader's chance to win, to the nearest five; null: nobody can tell. `second`: the next best
   * answer, which wins `by` fewer games in 100; null: too few to tell. `plan`: what comes after the move in the same plan.
   */
  'bot.hint': { move: string; plan: string[]; reason: string | null; percent: number | null; second: string | null; by: number | null };
  'bot.hint.only': { move: string };
  'bot.hint.unrated': Nothing;
  'bot.button.whatIf': Nothing;
  'bot.button.whatIfUnrated': Nothing;
  'bot.button.stepBack': Nothing;
  'bot.button.otherLuck': Nothing;
  'bot.button.forReal': Nothing;
  'bot.button.endTryOut': Nothing;
  /** `first`: the answer that is tried out. */
  'bot.tryout.mark': { first: string | null };
  'bot.tryout.unrated': Nothing;
  'bot.tryout.alt': Nothing;
  /** `percent`: the reader's chance to win from there, to the nearest five. */
  'bot.tryout.chance': { percent: number };
  'bot.tryout.over': { result: string };
  'bot.tryout.far': Nothing;
  'bot.tryout.long': Nothing;
  'bot.why': { who: string; reason: string };
  /** No reason is true of the turn. */
  'bot.why.luck': { who: string };
  /** The game gives no reasons. What the computer did follows. */
  'bot.why.did': { who: string };
  'bot.why.none': Nothing;
  'bot.no.no-thought': Nothing;
  'bot.button.stop': Nothing;
  'bot.button.go': Nothing;
  'bot.button.step': Nothing;
  'bot.show.menu': Nothing;
  'bot.show.sit': { seat: string };
  'bot.show.end': Nothing;
  'bot.show.sure': Nothing;
  'bot.show.sat': { seat: string };
  'bot.command.watch': Nothing;
  'bot.option.players': Nothing;
  'bot.no.not-shown': Nothing;
  'bot.propose.computer': { who: string };
  'bot.option.level': Nothing;
  'bot.option.whatif': Nothing;
  /** What the option *What if…* does. */
  'bot.tryouts.about': Nothing;
  /** `chosen`: the host switched it off; otherwise the game counts for ratings. */
  'bot.no.no-tryouts': { chosen: boolean };
  'bot.no.no-computer': Nothing;
  'bot.no.no-computer-draw': Nothing;
};
