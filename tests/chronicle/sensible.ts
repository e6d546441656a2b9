/** Players who look one answer ahead, so that a printed channel reads like people's. They cheat: they see the whole state, but not future luck. */

import { mind as campaignMind } from '../../src/games/campaign/mind.ts';
import type { Campaign } from '../../src/games/campaign/state.ts';
import { type Issue, majorityAt } from '../../src/games/campaign/vocabulary.ts';
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

/** Answers for one table of a game; `state` is its current state. */
export interface Player {
  (state: Core, decision: Decision, chance: Random): Answer;
  /** The standing orders they leave at the start. */
  orders?: string[];
  /** What they answer before they are asked; null if they would rather wait and see. */
  ahead?(state: Core, seat: Seat, question: Ahead, chance: Random): string[] | null;
}

/** How well `seat` is doing, in each game's own points. */
const worth: { [game: string]: (state: Core, seat: Seat) => number } = {
  // The votes won, those that the states in play promise, and the cards in hand, as the computer counts them.
  campaign: (state, seat) => {
    const { votes, mine, theirs, hand } = campaignMind.terms!(state as Campaign, seat);
    return votes! + mine! + theirs! + hand!;
  },
  'moi-president': (state, seat) =>
    ahead(state, seat, (one) => totalOf(state as MoiPresident, one)) + (state as MoiPresident).places[seat]!.hand.length / 10,
  president: (state, seat) =>
    ahead(state, seat, (one) => strengthOf(state as President, one)) + (state as President).candidates[seat]!.media.length / 2,
};

const ahead = (state: Core, seat: Seat, of: (seat: Seat) => number): number =>
  of(seat) - Math.max(0, ...state.seats.filter((one) => one !== seat && !state.gone.includes(one)).map(of)) / 2;

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
        const value = bestOf(game, then, decision.seat, mostLookedThrough);
        // Adds a point for an option that spares the same question later.
        const taste = chance.below('taste', 100) / 100 + (decision.options.some(({ id, leaves }) => leaves && id === answer.picked[0]) ? 1 : 0);
        return [{ answer, value: value + taste }];
      },
    );
    return tried.sort((a, b) => b.value - a.value)[0]?.answer ?? randomAnswer(decision, chance);
  };
  // A player who has just said what they do in a battle says this as well: it is worth a card to them.
  if (game.command === 'president') player.ahead = (_state, _seat, { options }) => options.slice(0, 1).map(({ id }) => id);
  if (game.command === 'campaign') {
    player.orders = ['draw-below-5'];
    player.ahead = (state, seat, question, chance) => nextTurn(game, player, state as Campaign, seat, question, chance);
  }
  return player;
}

/**
 * What they would do if the opponent did nothing, if that is clearly best and the opponent can't win a state with their next card. Otherwise null:
 * they wait and see. They give a whole turn or nothing, because a turn with a part that can't be given ahead calls them all the same.
 */
function nextTurn(game: Game, player: Player, state: Campaign, seat: Seat, { id, options }: Ahead, chance: Random): string[] | null {
  if (state.tiles.some((tile) => isThreatened(tile, seat))) return null;
  const now = copyJson(state);
  delete now.ahead;
  now.active = seat as Campaign['active'];
  now.stack = now.stack.filter(({ kind }) => kind === 'takeTurn').slice(0, 1);
  const picks = Object.entries(state.ahead?.[seat] ?? {}).flatMap(([before, { picked, fell }]) => (id.startsWith(before) && !fell ? [picked] : []));
  for (;;) {
    const [asked] = decisions(game.rules, now);
    if (asked?.seat !== seat) return null;
    const given = picks.shift();
    if (!given && asked.ask.key === 'ask.turn' && margin(game, now, asked) < clearly) return null;
    const answer = given ? { decision: asked.id, seat, picked: given } : player(now, asked, chance);
    if (!given && !options.some((option) => option.id === answer.picked[0] && !option.blocked)) return null;
    if (!applyInPlace(game.rules, now, answer).ok) return null;
    if (given) continue;
    const [next] = decisions(game.rules, now);
    const isDone = next === undefined || (next.seat !== seat && next.ask.key === 'ask.turn');
    return answer.picked[0] === 'draw' || isDone || (next.seat === seat && sayable.includes(next.ask.key)) ? answer.picked : null;
  }
}

/**
 * The best move must lead any other by this many electoral votes, so that the opponent's move will hardly change it. With less, players who gave
 * turns ahead lost twice as many games as they won.
 */
const clearly = 2;

/** The lead of the best answer over the next. */
function margin(game: Game, now: Core, asked: Decision): number {
  const values = asked.options
    .flatMap(({ id, blocked }) => {
      const then = copyJson(now);
      then.random = startRandom(seedOf(1));
      return !blocked && !early.includes(id) && applyInPlace(game.rules, then, { decision: asked.id, seat: asked.seat, picked: [id] }).ok
        ? [bestOf(game, then, asked.seat, mostLookedThrough)]
        : [];
    })
    .sort((a, b) => b - a);
  return values.length < 2 ? Number.POSITIVE_INFINITY : values[0]! - values[1]!;
}

/** The questions of a card that can be answered ahead. */
const sayable = ['ask.state', 'ask.issue', 'ask.direction'];

/** The opponent needs only one more voter on the deciding issue, or only to make the other issue decide. */
function isThreatened(tile: Campaign['tiles'][number], seat: Seat): boolean {
  const deciding = majorityAt(tile.square);
  const left = (issue: Issue): number =>
    tile[issue].filter(({ printed, token }) => (token ?? printed) === seat || (token ?? printed) === null).length;
  return left(deciding) <= 1 || left(deciding === 'economy' ? 'defense' : 'economy') === 0;
}

/** How many of a seat's own follow-up choices to look through: which state, which way. */
const mostLookedThrough = 2;

/** The questions that are part of playing a card of Campaign Manager 2008. Nothing unknown comes out before them. */
const followUps = [...sayable, 'ask.next-state'];

/** The best a seat can make of this state: it also answers the follow-up questions of its own answer. */
function bestOf(game: Game, state: Core, seat: Seat, left: number): number {
  if (state.outcome) return state.outcome.winners.includes(seat) ? 1000 : -1000;
  const [asked] = left > 0 ? decisions(game.rules, state) : [];
  const isMore = asked?.seat === seat && asked.max === 1 && followUps.includes(asked.ask.key);
  if (!isMore) return worth[game.command]?.(state, seat) ?? 0;
  const values = asked.options.flatMap(({ id, blocked }) => {
    const then = copyJson(state);
    return !blocked && applyInPlace(game.rules, then, { decision: asked.id, seat, picked: [id] }).ok ? [bestOf(game, then, seat, left - 1)] : [];
  });
  return Math.max(...values);
}

/** The other seats that were asked at the same time take their first option, so that `seat` sees where its own answer leads. */
function settle(game: Game, state: Core, seat: Seat): void {
  for (let others = besides(game, state, seat); others.length > 0; others = besides(game, state, seat)) {
    const { id, seat: other, options, min } = others[0]!;
    const picked = options.flatMap((option) => (option.blocked ? [] : [option.id])).slice(0, min);
    if (!applyInPlace(game.rules, state, { decision: id, seat: other, picked }).ok) return;
  }
}

const besides = (game: Game, state: Core, seat: Seat): Decision[] =>
  state.stack.at(-1)?.kind === 'together' ? decisions(game.rules, state).filter((one) => one.seat !== seat) : [];

/** The i-th single option, or a random answer if several are picked at once; null if it can't be picked now. */
function answerAt(decision: Decision, i: number, chance: Random): Answer | null {
  if (decision.max > 1) return randomAnswer(decision, chance);
  const option = decision.options[i];
  if (!option || option.blocked || early.includes(option.id)) return null;
  return { decision: decision.id, seat: decision.seat, picked: [option.id] };
}

/** Options that would only end a game early. */
export const early: readonly string[] = ['offer', 'agree'];
