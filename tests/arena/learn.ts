/**
 * `node tests/arena/learn.ts <file> [games=10000] [people=2] [neurons=16]`: teaches Candidate's evaluation from games between practiced players
 * (`people=3,4,5,6`: in turn) and writes the weights of two networks, one for the primaries and one for the Convention. They learn who won and then,
 * twice, something between that and what they say themselves of the next position of the same game (TD(λ): R. Sutton 1988, G. Tesauro 1995). It prints
 * how much a tenth of the games, held out, surprises the formula that the networks begin with (`forecastOf`), and them: the mean of −log p of the winner.
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Network } from '../../src/games/kit/network.ts';
import { fastRandom } from '../../src/kernel/simulation.ts';
import { Learner, type Lesson } from './learn/learner.ts';
import { type Position, positionsOf } from './learn/positions.ts';

const phases = ['primaries', 'convention'] as const;
type Phase = (typeof phases)[number];
/** How much of what a position should have been thought of comes from who won, rather than from what the networks say of the next. */
const lambda = 0.7;

export interface School {
  games: number;
  /** The numbers of people, four games each in turn. */
  tables: readonly number[];
  neurons: number;
  print(line: string): void;
}

/** What two networks learn from these games, a tenth of which they aren't shown. */
export function learn({ games, tables, neurons, print }: School): { [P in Phase]: Network } {
  const numbers = Array.from({ length: games }, (_, n) => n);
  const isUnseen = (n: number): boolean => Math.floor(n / (4 * tables.length)) % 10 === 0;
  const positionsIn = (some: readonly number[]): Position[] => some.flatMap((n) => positionsOf(n, tables[Math.floor(n / 4) % tables.length]!));
  const [known, unseen] = [positionsIn(numbers.filter((n) => !isUnseen(n))), positionsIn(numbers.filter(isUnseen))];
  const of = (phase: Phase, all: readonly Position[]): Position[] => all.filter((one) => one.phase === phase);
  const random = fastRandom(1);
  const learnerOf = (phase: Phase): Learner => new Learner(of(phase, known), neurons, random);
  const learners = { primaries: learnerOf('primaries'), convention: learnerOf('convention') };
  const teach = (lessons: readonly Lesson[], times: number, rate: number): void => {
    for (const phase of phases) {
      const here = lessons.filter(({ position }) => position.phase === phase);
      learners[phase].learn(here, times, rate);
      const left = surprise(of(phase, unseen), (one) => learners[phase].chances(one));
      print(`${phase}, after ${here.length} positions ${times} times: ${left.toFixed(4)}`);
    }
  };
  for (const phase of phases) {
    const some = of(phase, unseen);
    print(`${phase}, ${some.length} positions held out: by formula ${surprise(some, ({ told }) => told).toFixed(4)}`);
  }
  teach(
    known.map((position) => ({ position, target: position.won })),
    6,
    0.0015,
  );
  for (let pass = 0; pass < 2; pass++) {
    const targets = new Map<Position, readonly number[]>();
    for (const position of known.toReversed()) targets.set(position, targetOf(position, targets, learners));
    teach(
      known.map((position) => ({ position, target: targets.get(position)! })),
      3,
      0.001,
    );
  }
  return { primaries: learners.primaries.network(), convention: learners.convention.network() };
}

/** The mean of −log p of the winners. */
const surprise = (positions: readonly Position[], chances: (position: Position) => readonly number[]): number =>
  positions.reduce((sum, one) => sum - chances(one).reduce((all, p, i) => all + one.won[i]! * Math.log(Math.max(1e-9, p)), 0), 0) / positions.length;

/** What the chances in a position should have been, by what they should have been in later ones. */
function targetOf(
  { seats, won, next }: Position,
  later: ReadonlyMap<Position, readonly number[]>,
  learners: { readonly [P in Phase]: Learner },
): readonly number[] {
  if (!next) return won;
  const [target, chances] = [later.get(next)!, learners[next.phase].chances(next)];
  return seats.map((seat) => {
    const i = next.seats.indexOf(seat);
    return i < 0 ? 0 : lambda * target[i]! + (1 - lambda) * chances[i]!;
  });
}

function main([file, games = '10000', people = '2', neurons = '16']: string[]): void {
  if (!file) throw new Error('node tests/arena/learn.ts <file> [games=10000] [people=2] [neurons=16]');
  const print = (line: string): void => {
    process.stdout.write(`${line}\n`);
  };
  const networks = learn({ games: Number(games), tables: people.split(',').map(Number), neurons: Number(neurons), print });
  writeFileSync(file, `${JSON.stringify(networks)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2));
