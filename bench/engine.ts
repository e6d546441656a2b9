/** Measures answers per second in random games of Campaign Manager: our kernel against the same rules hosted by boardgame.io's reducer. */
import { createRequire } from 'node:module';
import { openRandom, startRandom } from '../src/kernel/random.ts';
import { type Applied, apply, applyInPlace, decisions, start } from '../src/kernel/run.ts';
import { simulate } from '../src/kernel/simulation.ts';
import type { Answer, Core } from '../src/kernel/types.ts';
import { standing } from '../tests/games/campaign/standing.ts';
import { randomAnswer, seedOf } from '../tests/standing/play.ts';
import { apart, type Ways } from './apart.ts';
import { inFull, perSecond, type Row } from './measure.ts';

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

/** The answers of some random games, recorded beforehand so that both sides do exactly the same work. */
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

/** A game that was played before, and its number. */
type Recorded = readonly [n: number, answers: Answer[]];

/** Checks each answer and takes it in place. */
function inPlace([n, answers]: Recorded): number {
  const state = begin(n);
  for (const answer of answers) if (!applyInPlace(rules, state, answer).ok) throw new Error('refused');
  return answers.length;
}

/** Takes each answer on a copy of the state, as a table does, which keeps what the state asks beside it. */
function copying([n, answers]: Recorded): number {
  let at: Pick<Applied, 'state' | 'asked'> = { state: begin(n) };
  for (const answer of answers) {
    const done = apply(rules, at.state, answer, at.asked);
    if (!done.ok) throw new Error('refused');
    at = done.value;
  }
  return answers.length;
}

/** The same answers in a simulation, which says nothing. Chance stays the game's own, so the games are the same. */
function simulated([n, answers]: Recorded): number {
  const { asked, answer } = simulate(rules, begin(n), { mute: true });
  for (const { decision, picked } of answers) answer(asked().find(({ frame }) => String(frame['#']) === decision)!, picked);
  return answers.length;
}

function hosted([n, answers]: Recorded): number {
  const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal') as Internal;
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
  }
  if (!state.G.outcome) throw new Error('boardgame.io did not finish the game');
  return answers.length;
}

export function ways(): Ways {
  const games = record(inFull(30, 2));
  /** Plays the games in turn, as many as there is time for. */
  const rate = (play: (game: Recorded) => number) => () => perSecond((n) => play([n % games.length, games[n % games.length]!]));
  return { inPlace: rate(inPlace), copying: rate(copying), simulated: rate(simulated), hosted: rate(hosted) };
}

export async function bench(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, way, aim] of [
    ['engine', 'inPlace', '≥ 20×'],
    ['engine, on a copy', 'copying', '≥ 30×'],
    ['engine, simulated', 'simulated', '≥ 60×'],
  ] as const) {
    rows.push({ what, ...(await apart('engine', way, 'hosted')), peerIs: 'boardgame.io', unit: 'answers/s', aim });
  }
  return rows;
}
