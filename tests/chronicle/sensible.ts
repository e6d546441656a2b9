/** Players who look one answer ahead, so that a printed channel reads like people's. They cheat: they see the whole state, but not what chance will bring. */

import { states } from '../../src/games/campaign/data/states.ts';
import { winnerOf } from '../../src/games/campaign/rules/table.ts';
import type { Campaign } from '../../src/games/campaign/state.ts';
import { majorityAt } from '../../src/games/campaign/vocabulary.ts';
import type { Candidate } from '../../src/games/candidate/state.ts';
import type { Game } from '../../src/games/game.ts';
import { totalOf } from '../../src/games/moi-president/rules/table.ts';
import type { MoiPresident } from '../../src/games/moi-president/state.ts';
import { strengthOf } from '../../src/games/president/rules/table.ts';
import type { President } from '../../src/games/president/state.ts';
import { copyJson } from '../../src/kernel/copy.ts';
import { type Random, startRandom } from '../../src/kernel/random.ts';
import { applyInPlace, decisions } from '../../src/kernel/run.ts';
import type { Ahead, Answer, Core, Decision, Seat } from '../../src/kernel/types.ts';
import { bot, botAhead, type Mind } from '../simulate/candidate-bot.ts';
import { randomAnswer, seedOf } from '../standing/play.ts';

/** Answers for one table of a game; `state` is the table's as it is now. */
export interface Player {
  (state: Core, decision: Decision, chance: Random): Answer;
  /** What they answer before they are asked; null where they would rather wait and see. */
  /** The standing orders they leave at the start. */
  orders?: string[];
  ahead?(state: Core, seat: Seat, question: Ahead, chance: Random): string[] | null;
}

/** How well `seat` stands, in points of each game's own. */
const worth: { [game: string]: (state: Core, seat: Seat) => number } = {
  campaign: (state, seat) => campaignWorth(state as Campaign, seat),
  'moi-president': (state, seat) =>
    ahead(state, seat, (one) => totalOf(state as MoiPresident, one)) + (state as MoiPresident).places[seat]!.hand.length / 10,
  president: (state, seat) =>
    ahead(state, seat, (one) => strengthOf(state as President, one)) + (state as President).candidates[seat]!.media.length / 2,
};

const ahead = (state: Core, seat: Seat, of: (seat: Seat) => number): number =>
  of(seat) - Math.max(0, ...state.seats.filter((one) => one !== seat && !state.gone.includes(one)).map(of)) / 2;

function campaignWorth({ tiles, campaigners }: Campaign, seat: Seat): number {
  const votes = (id: string) => states.find((state) => state.id === id)?.votes ?? 0;
  const mine = (side: string) => (side === seat ? 1 : -1);
  const lean = (voter: string | null) => (voter === 'obama' || voter === 'mccain' ? mine(voter) : 0);
  const won = Object.entries(campaigners).flatMap(([side, { won: ids }]) => ids.map((id) => mine(side) * votes(id)));
  const open = tiles.map((tile) => {
    const row = tile[majorityAt(tile.square)];
    const lead = row.reduce((sum, { printed, token }) => sum + lean(token ?? printed), 0);
    const winner = winnerOf(tile);
    return votes(tile.id) * (winner ? mine(winner) : (0.5 * lead) / row.length);
  });
  return [...won, ...open].reduce((sum, n) => sum + n, 0);
}

/** A player for every seat of one table of this game. */
export function sensible(game: Game): Player {
  if (game.command === 'candidate') {
    const minds = new Map<Seat, Mind>();
    const mindOf = (seat: Seat, chance: Random): Mind => {
      const mind = minds.get(seat) ?? { style: chance.pick('style', ['bold', 'frugal', 'savvy'] as const), plans: new Map(), chance };
      minds.set(seat, mind);
      return mind;
    };
    const player: Player = (state, decision, chance) => {
      const { id, seat } = decision;
      return { decision: id, seat, picked: bot(state as Candidate, decision, mindOf(seat, chance)) };
    };
    player.ahead = (state, seat, question, chance) => botAhead(state as Candidate, seat, question, mindOf(seat, chance));
    return player;
  }
  const player: Player = (state, decision, chance) => {
    const free = decision.options.filter(({ blocked }) => !blocked);
    if (free.length === 1 && decision.min === 1) return { decision: decision.id, seat: decision.seat, picked: [free[0]!.id] };
    const tried = Array.from({ length: decision.max > 1 ? 6 : decision.options.length }, (_, i) => answerAt(decision, i, chance)).flatMap(
      (answer) => {
        if (!answer) return [];
        const then = copyJson(state);
        then.random = startRandom(seedOf(chance.below('fate', 1_000_000)));
        if (!applyInPlace(game.rules, then, answer).ok) return [];
        settle(game, then, decision.seat);
        const ends = then.outcome ? (then.outcome.winners.includes(decision.seat) ? 1000 : -1000) : 0;
        // Nobody likes to be asked the same again.
        const taste = chance.below('taste', 100) / 100 + (decision.options.some(({ id, leaves }) => leaves && id === answer.picked[0]) ? 1 : 0);
        return [{ answer, value: ends + (worth[game.command]?.(then, decision.seat) ?? 0) + taste }];
      },
    );
    return tried.sort((a, b) => b.value - a.value)[0]?.answer ?? randomAnswer(decision, chance);
  };
  if (game.command === 'campaign') {
    player.orders = ['draw-below-4'];
    player.ahead = (state, seat, question, chance) => nextTurn(game, player, state as Campaign, seat, question, chance);
  }
  return player;
}

/** What they would do if the opponent did nothing: they draw, or play a card that leaves nothing to choose. Where there is more to it they wait and see. */
function nextTurn(game: Game, player: Player, state: Campaign, seat: Seat, { options }: Ahead, chance: Random): string[] | null {
  const now = copyJson(state);
  now.active = seat as Campaign['active'];
  now.stack = now.stack.filter(({ kind }) => kind === 'takeTurn').slice(0, 1);
  const [asked] = decisions(game.rules, now);
  if (asked?.seat !== seat) return null;
  const answer = player(now, asked, chance);
  const then = copyJson(now);
  const isOpen = options.some(({ id, blocked }) => id === answer.picked[0] && !blocked);
  if (!isOpen || !applyInPlace(game.rules, then, answer).ok) return null;
  const [next] = decisions(game.rules, then);
  return answer.picked[0] === 'draw' || (next && next.seat !== seat && next.ask.key === 'ask.turn') ? answer.picked : null;
}

/** Whoever was asked beside `seat` does the first thing on their list, so that one sees what one's own answer leads to. */
function settle(game: Game, state: Core, seat: Seat): void {
  for (let others = besides(game, state, seat); others.length > 0; others = besides(game, state, seat)) {
    const { id, seat: other, options, min } = others[0]!;
    const picked = options.flatMap((option) => (option.blocked ? [] : [option.id])).slice(0, min);
    if (!applyInPlace(game.rules, state, { decision: id, seat: other, picked }).ok) return;
  }
}

const besides = (game: Game, state: Core, seat: Seat): Decision[] =>
  state.stack.at(-1)?.kind === 'together' ? decisions(game.rules, state).filter((one) => one.seat !== seat) : [];

/** The i-th single option that can be chosen now; of several at once, some. */
function answerAt(decision: Decision, i: number, chance: Random): Answer | null {
  if (decision.max > 1) return randomAnswer(decision, chance);
  const option = decision.options[i];
  if (!option || option.blocked || early.includes(option.id)) return null;
  return { decision: decision.id, seat: decision.seat, picked: [option.id] };
}

/** Options that would only end a game early. */
const early = ['offer', 'agree'];
