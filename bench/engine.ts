/** Answers a second in random games of Campaign Manager: our kernel against the same rules hosted by boardgame.io's reducer. */
import { createRequire } from 'node:module';
import { openRandom, startRandom } from '../src/kernel/random.ts';
import { applyInPlace, decisions, start } from '../src/kernel/run.ts';
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

function ours(games: readonly Answer[][]): number {
  const began = performance.now();
  let count = 0;
  for (const [n, answers] of games.entries()) {
    const state = begin(n);
    for (const answer of answers) if (applyInPlace(rules, state, answer).ok) count++;
  }
  return (count / (performance.now() - began)) * 1000;
}

function hosted(games: readonly Answer[][]): number {
  const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal') as Internal;
  const began = performance.now();
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
  return (count / (performance.now() - began)) * 1000;
}

export async function bench(): Promise<Row[]> {
  const games = record(30);
  ours(games);
  const few = games.slice(0, 6);
  const {
    ours: mine,
    peer,
    ratio,
  } = await inTurn(
    5,
    () => ours(games),
    () => hosted(few),
  );
  return [{ what: 'engine', ours: mine, peer, peerIs: 'boardgame.io', unit: 'answers/s', ratio, aim: '≥ 20×' }];
}
