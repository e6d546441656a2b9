/**
 * `node tests/arena/learn.ts <game> <file> [games=10000] [people=2] [neurons=16]`: teaches a game's evaluation from games between practiced players
 * (`people=3,4,5,6`: in turn) and writes the weights of its networks, one for each phase (`learn/subjects.ts`). They learn who won and then, twice,
 * something between that and what they say themselves of the next position of the same game (TD(λ): R. Sutton 1988, G. Tesauro 1995). It prints how much a
 * tenth of the games, held out, surprises the evaluation that they are compared with, and them: the mean of −log p of the winner.
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Network } from '../../src/games/kit/network.ts';
import { fastRandom } from '../../src/kernel/simulation.ts';
import { Learner, type Lesson } from './learn/learner.ts';
import { type Position, positionsOf } from './learn/positions.ts';
import { subjects } from './learn/subjects.ts';

/** How much of what a position should have been thought of comes from who won, rather than from what the networks say of the next. */
const lambda = 0.7;

export interface School {
  command: string;
  games: number;
  /** The numbers of people, four games each in turn. */
  tables: readonly number[];
  neurons: number;
  print(line: string): void;
}

/** What networks learn from these games, a tenth of which they aren't shown, by phase. Throws if the game has no learned evaluation. */
export function learn({ command, games, tables, neurons, print }: School): { [phase: string]: Network } {
  const subject = subjects[command];
  if (!subject) throw new Error(`'${command}' has no learned evaluation: take ${Object.keys(subjects).join(' or ')}.`);
  const numbers = Array.from({ length: games }, (_, n) => n);
  const isUnseen = (n: number): boolean => Math.floor(n / (4 * tables.length)) % 10 === 0;
  const positionsIn = (some: readonly number[]): Position[] =>
    some.flatMap((n) => positionsOf(subject, n, tables[Math.floor(n / 4) % tables.length]!));
  const [known, unseen] = [positionsIn(numbers.filter((n) => !isUnseen(n))), positionsIn(numbers.filter(isUnseen))];
  const of = (phase: string, all: readonly Position[]): Position[] => all.filter((one) => one.phase === phase);
  const random = fastRandom(1);
  const learners = new Map(subject.phases.map((phase) => [phase, new Learner(of(phase, known), neurons, random)]));
  const chancesIn = (position: Position): number[] => learners.get(position.phase)!.chances(position);
  const teach = (lessons: readonly Lesson[], times: number, rate: number): void => {
    for (const [phase, learner] of learners) {
      const here = lessons.filter(({ position }) => position.phase === phase);
      learner.learn(here, times, rate);
      print(`${phase}, after ${here.length} positions ${times} times: ${surprise(of(phase, unseen), chancesIn).toFixed(4)}`);
    }
  };
  for (const phase of subject.phases) {
    const some = of(phase, unseen);
    print(`${phase}, ${some.length} positions held out: so far ${surprise(some, ({ told }) => told).toFixed(4)}`);
  }
  teach(
    known.map((position) => ({ position, target: position.won })),
    6,
    0.0015,
  );
  for (let pass = 0; pass < 2; pass++) {
    const targets = new Map<Position, readonly number[]>();
    for (const position of known.toReversed()) targets.set(position, targetOf(position, targets, chancesIn));
    teach(
      known.map((position) => ({ position, target: targets.get(position)! })),
      3,
      0.001,
    );
  }
  return Object.fromEntries([...learners].map(([phase, learner]) => [phase, learner.network()]));
}

/** The mean of −log p of the winners. */
const surprise = (positions: readonly Position[], chances: (position: Position) => readonly number[]): number =>
  positions.reduce((sum, one) => sum - chances(one).reduce((all, p, i) => all + one.won[i]! * Math.log(Math.max(1e-9, p)), 0), 0) / positions.length;

/** What the chances in a position should have been, by what they should have been in later ones. */
function targetOf(
  { seats, won, next }: Position,
  later: ReadonlyMap<Position, readonly number[]>,
  chancesIn: (position: Position) => readonly number[],
): readonly number[] {
  if (!next) return won;
  const [target, chances] = [later.get(next)!, chancesIn(next)];
  return seats.map((seat) => {
    const i = next.seats.indexOf(seat);
    return i < 0 ? 0 : lambda * target[i]! + (1 - lambda) * chances[i]!;
  });
}

function main([command, file, games = '10000', people = '2', neurons = '16']: string[]): void {
  if (!command || !file) throw new Error('node tests/arena/learn.ts <game> <file> [games=10000] [people=2] [neurons=16]');
  const print = (line: string): void => {
    process.stdout.write(`${line}\n`);
  };
  const networks = learn({ command, games: Number(games), tables: people.split(',').map(Number), neurons: Number(neurons), print });
  writeFileSync(file, `${JSON.stringify(networks)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2));
