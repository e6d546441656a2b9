/** A player who looks through the current turn and no further, and takes the way whose end looks best on a plain count. */
import { movesOf } from '../../src/computer/moves.ts';
import type { Thinkable } from '../../src/computer/search.ts';
import { copyJson, copySharing } from '../../src/kernel/copy.ts';
import { imagine, informationSetFor } from '../../src/kernel/information-set.ts';
import type { Random } from '../../src/kernel/random.ts';
import { fastRandom, type Simulation, simulate, type Waiting } from '../../src/kernel/simulation.ts';
import type { Core, Decision, Seat } from '../../src/kernel/types.ts';
import { early } from '../chronicle/sensible.ts';
import { type Plain, plains } from './plain.ts';

export interface Greed {
  /** How many ways through the turn are looked at in each dealing: all of them if there are no more, otherwise evenly spread ones. */
  ways: number;
  /** How often the hidden cards are dealt out. */
  dealings: number;
}

export const usualGreed: Greed = { ways: 100, dealings: 2 };

/** More than the worth of any position. */
const victory = 10_000;

/** Returns what `seat` picks. Like a computer, it knows only what a person there could. Throws if the game has no plain count yet (`plain.ts`). */
export function greedily(game: Thinkable, state: Core, { seat }: Decision, random: Random, { ways, dealings }: Greed): string[] {
  const plain = plains[game.rules.id];
  if (!plain) throw new Error(`Nobody has said how '${game.rules.id}' is counted plainly.`);
  const known = informationSetFor(game.mind, copyJson(state), seat);
  const sums = new Map<string, { picked: string[]; worth: number }>();
  for (let dealing = 0; dealing < dealings; dealing++) {
    const luck = random.below('luck', 2 ** 32);
    const look = openLook(game, plain, seat, luck);
    const now = simulate(game.rules, imagine(game.mind, known, random), { random: fastRandom(luck), mute: true });
    const asked = now.asked().find(({ question }) => question.by === seat)!;
    const moves = look.movesAt(now, asked);
    if (moves.length === 1) return moves[0]!;
    for (const picked of moves) {
      const key = picked.join(' ');
      const sum = sums.get(key) ?? { picked, worth: 0 };
      sum.worth += look.along(now, asked, picked, ways / moves.length);
      sums.set(key, sum);
    }
  }
  const most = Math.max(...[...sums.values()].map(({ worth }) => worth));
  return random.pick(
    'alike',
    [...sums.values()].filter(({ worth }) => worth > most - 1e-9),
  ).picked;
}

/** Looks at ways through one turn. All of them share the same luck, as far as they run alike. */
function openLook({ rules, mind }: Thinkable, plain: Plain, seat: Seat, luck: number) {
  const any = fastRandom(luck + 1);

  const movesAt = ({ state }: Simulation, asked: Waiting): string[][] =>
    (mind.moves?.(state, asked) ?? movesOf(asked.question)).filter(([first = '']) => !early.includes(first));

  const worthOf = (state: Core): number => {
    const { outcome, seats, gone } = state;
    if (outcome) return outcome.winners.includes(seat) ? victory : -victory;
    return plain(state, seat) - Math.max(...seats.filter((other) => other !== seat && !gone.includes(other)).map((other) => plain(state, other)));
  };

  /** The best result after picking this option, with this many ways left to try. */
  function along(now: Simulation, asked: Waiting, picked: string[], ways: number): number {
    const copy = copySharing(now.state, mind.fixed ?? [], rules.values);
    const then = simulate(rules, copy, { random: fastRandom(luck), mute: true, asked: now.asked() });
    then.answer(asked, picked);
    return best(then, mind.clock(now.state), ways);
  }

  function best(then: Simulation, until: number, ways: number): number {
    const { state } = then;
    while (!state.outcome && mind.clock(state) <= until) {
      const open = then.asked();
      const mine = open.find(({ question }) => question.by === seat);
      const asked = mine ?? open[0];
      if (!asked) break;
      const moves = movesAt(then, asked);
      if (mine && moves.length > 1 && ways >= 2) {
        const some = ways >= moves.length ? moves : any.shuffle('some', moves).slice(0, Math.floor(ways));
        return Math.max(...some.map((picked) => along(then, asked, picked, ways / some.length)));
      }
      then.answer(
        asked,
        moves.length === 1 ? moves[0]! : (mind.policy?.(state, asked, any, () => rules.view(state, asked.question.by)) ?? any.pick('any', moves)),
      );
    }
    return worthOf(state);
  }

  return { movesAt, along };
}
