/**
 * `node tests/arena/fit.ts <game> <games> [people] [player]`: fits the weights of a game's evaluation to who wins. Computers play (one answer in
 * twenty at random, for variety), and at the beginning of each turn the features of every seat are noted (`features.ts`). It prints the weights that
 * make the winners most likely (conditional logit: D. McFadden 1974; Newton's method) with their standard errors, counting each game as ten
 * observations, however long it is; and how much a quarter of the games, held out, surprises it, beside the mind's own evaluation: the mean of −log p
 * of the winner.
 */
import { games } from '../../src/games/index.ts';
import { applyInPlace, decisions, start } from '../../src/kernel/run.ts';
import { fastRandom } from '../../src/kernel/simulation.ts';
import { preselected } from '../../src/table/model/options.ts';
import { seedOf } from '../standing/play.ts';
import { features } from './features.ts';
import { playerOf } from './players.ts';

/** The features of each seat at one moment of a game, and each seat's share of the win. */
interface Moment {
  n: number;
  x: number[][];
  won: number[];
  /** The mind's chances, in seat order. */
  mind: number[];
}

const oddly = 20;
/** How many observations a game counts as for standard errors: the moments of one game share an end and are not independent. */
const moments = 10;

function playOne(command: string, people: number, player: string, n: number): Moment[] {
  const game = games.find((one) => one.command === command)!;
  const { rules, mind } = game;
  const options = preselected(game, people);
  const seated = game.seating(people, options, fastRandom(n));
  const seats = game.seats.filter((seat) => seated.includes(seat));
  const { state } = start(rules, { seats, options, champion: null, seed: seedOf(100_000 + n) });
  const random = fastRandom(n);
  const [usual, odd] = [playerOf(player), playerOf('random')];
  const seen: Omit<Moment, 'won'>[] = [];
  for (let turn = mind!.clock(state); !state.outcome; ) {
    const [asked] = decisions(rules, state);
    const picked = (random.below('odd', oddly) === 0 ? odd : usual)({ rules, mind: mind! }, state, asked!, random);
    const done = applyInPlace(rules, state, { decision: asked!.id, seat: asked!.seat, picked });
    if (!done.ok) throw new Error(`${command} #${n}: ${JSON.stringify(done.error)}`);
    if (state.outcome || mind!.clock(state) === turn) continue;
    turn = mind!.clock(state);
    const chances = mind!.evaluate(state);
    seen.push({ n, x: seats.map((seat) => features[command]!.of(state, seat)), mind: seats.map((seat) => chances[seat]!) });
  }
  const { winners } = state.outcome;
  const won = seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return winners.length === 0 ? [] : seen.map((moment) => ({ ...moment, won }));
}

/** Returns the chances that the weights give (softmax). */
function chancesOf(x: readonly number[][], weights: readonly number[]): number[] {
  const worths = x.map((one) => one.reduce((sum, feature, i) => sum + feature * weights[i]!, 0));
  const most = Math.max(...worths);
  const parts = worths.map((worth) => Math.exp(worth - most));
  const all = parts.reduce((a, b) => a + b, 0);
  return parts.map((part) => part / all);
}

const surprise = (all: readonly Moment[], chances: (moment: Moment) => number[]): number =>
  all.reduce((sum, moment) => sum - chances(moment).reduce((a, p, i) => a + moment.won[i]! * Math.log(Math.max(1e-9, p)), 0), 0) / all.length;

/** Solves `a · x = b` by Gauss–Jordan elimination. */
function solve(a: readonly number[][], b: readonly number[]): number[] {
  const rows = a.map((row, i) => [...row, b[i]!]);
  for (let i = 0; i < rows.length; i++) {
    const top = rows.reduce((best, row, j) => (j > i && Math.abs(row[i]!) > Math.abs(rows[best]![i]!) ? j : best), i);
    [rows[i], rows[top]] = [rows[top]!, rows[i]!];
    for (let j = 0; j < rows.length; j++) {
      const by = rows[j]![i]! / rows[i]![i]!;
      if (j !== i) rows[j] = rows[j]!.map((value, k) => value - by * rows[i]![k]!);
    }
  }
  return rows.map((row, i) => row.at(-1)! / row[i]!);
}

/** A slight pull toward 0, so that features that always add up to the same have finite weights. */
const pull = 0.001;

function fitTo(all: readonly Moment[]): { weights: number[]; errors: number[] } {
  const size = all[0]!.x[0]!.length;
  const each = Array.from({ length: size }, (_, i) => i);
  let weights = each.map(() => 0);
  let curve: number[][] = [];
  for (let step = 0; step < 25; step++) {
    const slope = weights.map((weight) => -pull * weight);
    curve = each.map((i) => each.map((j) => (i === j ? pull : 0)));
    for (const { x, won } of all) {
      const p = chancesOf(x, weights);
      const mean = each.map((i) => x.reduce((sum, one, seat) => sum + p[seat]! * one[i]!, 0));
      for (const [seat, one] of x.entries()) {
        const off = each.map((i) => one[i]! - mean[i]!);
        for (const i of each) {
          slope[i]! += (won[seat]! - p[seat]!) * one[i]!;
          for (const j of each) curve[i]![j]! += p[seat]! * off[i]! * off[j]!;
        }
      }
    }
    const move = solve(curve, slope);
    weights = weights.map((weight, i) => weight + move[i]!);
    if (Math.max(...move.map(Math.abs)) < 1e-6) break;
  }
  const asOne = all.length / new Set(all.map(({ n }) => n)).size / moments;
  const errors = each.map((i) =>
    Math.sqrt(
      asOne *
        solve(
          curve,
          each.map((j) => Number(i === j)),
        )[i]!,
    ),
  );
  return { weights, errors };
}

const [command = '', count = '200', people = '2', player = 'novice'] = process.argv.slice(2);
if (!features[command]) throw new Error(`Features are told of ${Object.keys(features).join(', ')}.`);
const all = Array.from({ length: Number(count) }, (_, n) => playOne(command, Number(people), player, n)).flat();
const [known, unseen] = [all.filter(({ n }) => n % 4 > 0), all.filter(({ n }) => n % 4 === 0)];
const { weights: tried } = fitTo(known);
const { weights, errors } = fitTo(all);
const told = features[command].names.map((name, i) => [name, `${weights[i]!.toFixed(4)} ± ${errors[i]!.toFixed(4)}`]);
process.stdout.write(`${JSON.stringify({ game: command, games: Number(count), people: Number(people), player, moments: all.length })}\n`);
for (const [name, weight] of told) process.stdout.write(`${name}: ${weight}\n`);
const surprises = [surprise(unseen, ({ x }) => chancesOf(x, tried)), surprise(unseen, ({ mind }) => mind)].map((n) => n.toFixed(4));
process.stdout.write(`surprise at unseen games: ${surprises[0]}; of the mind as it is: ${surprises[1]}\n`);
