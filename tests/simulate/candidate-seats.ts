/**
 * `npx node tests/simulate/candidate-seats.ts [games] [people] [sealed | plain] [bold | frugal | savvy]` lets sensible players play Candidate. It
 * prints one line of JSON: how often each seat wins, counted clockwise from the first Dealer of the Convention, with the standard error.
 */
import { candidate } from '../../src/games/candidate/game.ts';
import type { Candidate } from '../../src/games/candidate/state.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { applyInPlace, decisions, start } from '../../src/kernel/run.ts';
import { seedOf } from '../standing/play.ts';
import { bot, type Mind, type Style } from './candidate-bot.ts';

const games = Number(process.argv[2] ?? 200);
const people = Number(process.argv[3] ?? 4);
const sealed = process.argv[4] === 'sealed';
const style = (['frugal', 'savvy'] as const).find((one) => one === process.argv[5]) ?? ('bold' satisfies Style);
const wins = Array.from({ length: people }, () => 0);
let conventions = 0;
let answers = 0;
for (let n = 0; n < games; n++) {
  const chance = openRandom(startRandom(seedOf(n + 5000)), () => {});
  const options = { 'sealed-convention': sealed };
  const state = start(candidate.rules, { seats: ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, people), options, seed: seedOf(n + 9000) })
    .state as Candidate;
  const mind: Mind = { style, plans: new Map(), chance };
  let first: number | null = null;
  while (!state.outcome) {
    const [open] = decisions(candidate.rules, state);
    const picked = bot(state, open!, mind);
    const done = applyInPlace(candidate.rules, state, { decision: open!.id, seat: open!.seat, picked });
    if (!done.ok) throw new Error(`${JSON.stringify(open!.ask)} ${picked.join(' ')}: ${JSON.stringify(done.error)}`);
    if (++answers > games * 20_000) throw new Error('It does not end.');
    if (first === null && state.phase === 'convention') first = state.seats.indexOf(state.dealer!);
  }
  if (first === null) continue;
  conventions++;
  const at = (state.seats.indexOf(state.outcome.winners[0]!) - first + people) % people;
  wins[at] = wins[at]! + 1;
}
const percent = wins.map((won) => Math.round((1000 * won) / conventions) / 10);
const fair = 100 / people;
const error = Math.round(10 * Math.sqrt((fair * (100 - fair)) / conventions)) / 10;
console.log(
  JSON.stringify({
    people,
    sealed,
    style,
    games,
    conventions,
    percent,
    fair: Math.round(fair * 10) / 10,
    error,
    answers: Math.round(answers / games),
  }),
);
