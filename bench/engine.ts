/** Answers a second in random games of Campaign Manager: our kernel against the same rules hosted by boardgame.io's reducer. */
import { createRequire } from 'node:module';
import { openRandom, startRandom } from '../src/kernel/random.ts';
import { apply, applyInPlace, decisions, start } from '../src/kernel/run.ts';
import { simulate } from '../src/kernel/simulation.ts';
import type { Answer, Core } from '../src/kernel/types.ts';
import { standing } from '../tests/games/campaign/standing.ts';
import { randomAnswer, seedOf } from '../tests/standing/play.ts';
import { inTurn, type Row } from './measure.ts';

interface Hosted {
  G: Core;
  ctx: unknown;
}
interface Internal {
  CreateGameReducer(options: { game: object }): (state: Hosted, action: object) => Hosted;
  InitializeGame(options: { game: object; numPlayers: number }): Hosted;
}

const { rules } = standing.game;
const begin = (n: number) => start(rules, { seats: standing.game.seats, options: standing.tables[0]!.options, seed: seedOf(n) }).state;

/** The answers of some random games, recorded beforehand so that both sides do the same work and nothing else. */
function record(games: number): Answer[][] {
  return Array.from({ length: games }, (_, n) => {
    const chance = openRandom(startRandom(seedOf(n)), () => {});
    const state = begin(n);
    const answers: Answer[] = [];
    while (!state.outcome) {
      const answer = randomAnswer(decisions(rules, state)[0]!, chance);
      applyInPlace(rules, state, answer);
      answers.push(answer);
    }
    return answers;
  });
}

/** Answers a second of the processor: what else the machine does meanwhile counts for neither side. */
function perSecond(play: () => number): number {
  const began = process.cpuUsage();
  const count = play();
  const { user, system } = process.cpuUsage(began);
  return (count / (user + system)) * 1e6;
}

/** Each answer taken in place, checked. */
function inPlace(games: readonly Answer[][]): number {
  let count = 0;
  for (const [n, answers] of games.entries()) {
    const state = begin(n);
    for (const answer of answers) if (applyInPlace(rules, state, answer).ok) count++;
  }
  return count;
}

/** Each answer taken on a copy of the state, as a table does. */
function copying(games: readonly Answer[][]): number {
  let count = 0;
  for (const [n, answers] of games.entries()) {
    let state = begin(n);
    for (const answer of answers) {
      const done = apply(rules, state, answer);
      if (!done.ok) throw new Error('refused');
      state = done.value.state;
      count++;
    }
  }
  return count;
}

/** The same answers in a simulation, which says nothing. Chance stays the game's own, so that the games are the same. */
function simulated(games: readonly Answer[][]): number {
  let count = 0;
  for (const [n, answers] of games.entries()) {
    const { asked, answer } = simulate(rules, begin(n), { mute: true });
    for (const { decision, picked } of answers) {
      answer(asked().find(({ frame }) => String(frame['#']) === decision)!, picked);
      count++;
    }
  }
  return count;
}

function hosted(games: readonly Answer[][]): number {
  const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal') as Internal;
  let count = 0;
  for (const [n, answers] of games.entries()) {
    const game = {
      name: 'campaign',
      setup: () => begin(n),
      turn: { activePlayers: { all: 'play' } },
      moves: {
        answer: ({ G }: { G: Core }, answer: Answer) => {
          if (!applyInPlace(rules, G, answer).ok) throw new Error('refused');
        },
      },
    };
    const reducer = CreateGameReducer({ game });
    let state = InitializeGame({ game, numPlayers: 2 });
    for (const answer of answers) {
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'answer', args: [answer], playerID: String(rules.players.min - 2) } });
      count++;
    }
    if (!state.G.outcome) throw new Error('boardgame.io did not finish the game');
  }
  return count;
}

export async function bench(): Promise<Row[]> {
  const games = record(30);
  const few = games.slice(0, 6);
  const rows: Row[] = [];
  for (const [what, play, aim] of [
    ['engine', inPlace, '≥ 20×'],
    ['engine, on a copy', copying, '≥ 30×'],
    ['engine, simulated', simulated, '≥ 60×'],
  ] as const) {
    play(games);
    const { ours, peer, ratio } = await inTurn(
      5,
      () => perSecond(() => play(games)),
      () => perSecond(() => hosted(few)),
    );
    rows.push({ what, ours, peer, peerIs: 'boardgame.io', unit: 'answers/s', ratio, aim });
  }
  return rows;
}
