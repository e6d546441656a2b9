/** Runs a game before its referee. Returns what broke the rules, and the shortest record that shows it. */
import type { Game } from '../../src/games/game.ts';
import type { GameRecord, Given } from '../../src/table/work/loaded/record.ts';
import { deedsOf, momentsOf, type NextDeed, type Opening } from './play.ts';
import type { Moment, Referee } from './referee.ts';

export interface Verdict {
  deeds: number;
  counts: { [what: string]: number };
  /** The errors in the last moment seen; empty if there were none. */
  violations: string[];
  /** The game as far as the referee saw it. */
  record: GameRecord;
}

/** Changes a moment, for a test, before the referee sees it. */
export type Tampering = (moment: Moment) => Moment;

/** Lets the referee watch a game until its end or the first violation. */
export function judge(referee: Referee, game: Game, opening: Opening, next: NextDeed, tamper: Tampering = (moment) => moment): Verdict {
  const { seats, options, champion, seed } = opening;
  const answers: Given[] = [];
  const watching = referee.watch({ seats, options, champion });
  const violations: string[] = [];
  const noted: NextDeed = (state, open) => {
    const deed = next(state, open);
    if (deed) answers.push(deed);
    return deed;
  };
  try {
    for (const moment of momentsOf(game, opening, noted)) {
      violations.push(...watching.see(tamper(moment)));
      if (violations.length > 0) break;
    }
  } catch (error) {
    violations.push(error instanceof Error ? error.message : String(error));
  }
  const record = { game: game.command, rules: game.rules.version, seats, options, champion, seed, answers };
  return { deeds: answers.length, counts: watching.counts, violations, record };
}

/** Does the same for a record. */
export const judgeRecord = (referee: Referee, game: Game, record: GameRecord, tamper?: Tampering): Verdict =>
  judge(referee, game, { ...record, champion: record.champion ?? null }, deedsOf(record), tamper);

/** Deeds that a game can do without. */
const asides: readonly Given['kind'][] = ['orders', 'ahead'];

/** The shortest record found that still violates the rules: it ends at the violation, without any aside it does not need. */
export function shortest(referee: Referee, game: Game, found: Verdict): Verdict {
  let best = found;
  const all = found.record.answers;
  const without = (dropped: (deed: Given) => boolean): void => {
    const answers = best.record.answers.filter((deed) => !dropped(deed));
    if (answers.length === best.record.answers.length) return;
    const tried = judgeRecord(referee, game, { ...best.record, answers });
    // A different fault, or a deed that no longer fits, is not the one found.
    if (tried.violations.length > 0 && tried.deeds <= answers.length && !tried.violations.some((one) => /was refused/.test(one))) best = tried;
  };
  without(({ kind }) => asides.includes(kind));
  const left = all.filter(({ kind }) => asides.includes(kind));
  for (const deed of left.slice(0, 200)) without((one) => one === deed);
  return best;
}
