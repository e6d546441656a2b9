/** One game of sensible people who look every six hours, and what it asked of them. */
import { type Speech, speechOf } from '../../src/discord/speech/speech.ts';
import type { Game } from '../../src/games/game.ts';
import { checkAhead, giveAhead } from '../../src/kernel/question.ts';
import { openRandom, type Random, startRandom } from '../../src/kernel/random.ts';
import { aheadOf, applyInPlace, decisions, order, start } from '../../src/kernel/run.ts';
import type { Ahead, Core, Decision, Seat } from '../../src/kernel/types.ts';
import { preselected } from '../../src/table/model/options.ts';
import { type Player, sensible } from '../chronicle/sensible.ts';
import { seedOf } from '../standing/play.ts';
import { tableOf } from '../words/reader.ts';
import { pressesFor } from './presses.ts';

export interface Sat {
  turns: number;
  /** Per person, over the whole game. */
  presses: number;
  choices: number;
  /** For each turn of a person: presses until nobody waited for them, or until their next turn began at once. Includes opening the panel. */
  visits: number[];
  /** How often someone had to be pinged who was not being waited for: hand-offs of the game. */
  handOffs: number;
  /** The questions people were pinged for. */
  calledFor: { [question: string]: number };
  /** The presses that each question took, including opening the panel for it. */
  pressedFor: { [question: string]: number };
  /** From the start to the end, if everyone looks once every six hours and answers whatever they are asked then. */
  days: number;
  /** The game was broken off as too long. */
  endless: boolean;
}

const hoursBetweenLooks = 6;
const mostAnswers = 20_000;

/** Plays game number `n` with this many people and the options preselected for games over days. The same numbers give the same game. */
export function sit(game: Game, people: number, n: number): Sat {
  const chance = openRandom(startRandom(seedOf(n + 1)), () => {});
  const options = preselected(game, people, true);
  const seated = game.seating(people, options, chance);
  const seats = game.seats.filter((seat) => seated.includes(seat));
  let { state } = start(game.rules, { seats, options, seed: seedOf(n + 1) });
  const speech = speechOf(game, tableOf(game, state, []), 'en');
  const player = sensible(game);
  for (const seat of seats) {
    if (!player.orders) break;
    const left = order(game.rules, state, seat, [...(state.orders[seat] ?? []), ...player.orders]);
    if (!left.ok) throw new Error(`${game.command}: ${seat} may not leave ${player.orders.join(', ')}: ${JSON.stringify(left.error)}`);
    state = left.value.state;
  }
  const looks = new Map(seats.map((seat) => [seat, chance.below('look', 3600) / 600]));
  const visits = new Map<Seat, number>();
  const sat: Sat = { turns: 0, presses: 0, choices: 0, visits: [], handOffs: 0, calledFor: {}, pressedFor: {}, days: 0, endless: false };
  let hour = 0;
  let answers = 0;
  let chapter = chapterOf(game, state);
  let open = decisions(game.rules, state);
  call(open, visits, sat);
  while (!state.outcome && !sat.endless) {
    const looking = [...open.map(({ seat }) => seat), ...seats.filter((seat) => player.ahead && !of(open, seat) && aheadFor(game, state, seat))];
    const next = looking.map((seat) => ({ seat, at: nextLook(looks.get(seat)!, hour) })).sort((a, b) => a.at - b.at)[0]!;
    hour = next.at;
    if (!of(open, next.seat)) {
      const early = answerEarly(game, state, next.seat, player, chance, speech);
      if (early > 0) sat.visits.push(early);
    }
    for (let asked = of(open, next.seat); asked && !sat.endless; asked = of(open, next.seat)) {
      const answer = player(state, asked, chance);
      const isAtBoard = visits.get(next.seat)! === 0 && isOpenly(asked, answer.picked);
      const pressed = isAtBoard ? 1 : (visits.get(next.seat)! === 0 ? 1 : 0) + pressesFor(asked, answer.picked, speech);
      visits.set(next.seat, visits.get(next.seat)! + pressed);
      sat.pressedFor[asked.ask.key] = (sat.pressedFor[asked.ask.key] ?? 0) + pressed;
      if (isChoice(asked)) sat.choices += 1 / people;
      const done = applyInPlace(game.rules, state, answer);
      if (!done.ok) throw new Error(`${game.command} #${n}: ${JSON.stringify(answer)} was refused: ${JSON.stringify(done.error)}`);
      const now = chapterOf(game, state);
      const isNext = now !== chapter;
      sat.turns += turnsBetween(chapter, now);
      chapter = now;
      open = decisions(game.rules, state);
      call(open, visits, sat);
      // The others' turns passed by themselves, so this is another of theirs.
      if (isNext && of(open, next.seat) && visits.get(next.seat)! > 0) {
        sat.visits.push(visits.get(next.seat)!);
        visits.set(next.seat, 0);
      }
      sat.endless = ++answers >= mostAnswers;
    }
    // The same panel shows what they may answer ahead: a turn of its own, for which no panel is opened.
    const more = player.ahead && !state.outcome ? answerEarly(game, state, next.seat, player, chance, speech) : 0;
    if (more > 0) sat.visits.push(more - 1);
  }
  sat.presses = sat.visits.reduce((sum, presses) => sum + presses, 0) / people;
  sat.days = hour / 24;
  return sat;
}

/**
 * Whether they press under the public board. If there is also something else to choose, they prefer to open the panel and look first; but they leave
 * a standing order whatever they hold.
 */
function isOpenly({ options, open = [] }: Decision, [picked]: readonly string[]): boolean {
  const here = open.map(({ id }) => id);
  const chosen = open.find(({ id }) => id === picked);
  return chosen !== undefined && !chosen.risky && (chosen.leaves !== undefined || options.every(({ id, blocked }) => blocked || here.includes(id)));
}

/** Questions a seat may answer ahead and has not yet. */
const aheadFor = (game: Game, state: Core, seat: Seat): Ahead | undefined =>
  aheadOf(game.rules, state, seat).find(({ id }) => state.ahead?.[seat]?.[id] === undefined);

/** A player who is not asked answers ahead what they would rather not wait for. Returns their presses, including the panel's opening. */
function answerEarly(game: Game, state: Core, seat: Seat, player: Player, chance: Random, speech: Speech): number {
  let presses = 0;
  for (let question = aheadFor(game, state, seat); question; question = aheadFor(game, state, seat)) {
    const picked = player.ahead?.(state, seat, question, chance) ?? null;
    if (picked === null) return presses;
    const { id, ask, options, min = 1, max = 1 } = question;
    presses += (presses === 0 ? 1 : 0) + pressesFor({ id, seat, ask, options, min, max }, picked, speech);
    const checked = checkAhead(game.rules, state, seat, id, picked);
    if (!checked.ok) throw new Error(`${game.command}: ${seat} may not answer ${picked.join(', ')} ahead: ${JSON.stringify(checked.error)}`);
    giveAhead(game.rules, state, seat, id, picked);
  }
  return presses;
}

const of = (open: readonly Decision[], seat: Seat): Decision | undefined => open.find((one) => one.seat === seat);

const isChoice = ({ options, min }: Decision): boolean => options.filter(({ blocked }) => !blocked).length > min;

const chapterOf = (game: Game, state: Core): string | null => game.chapter?.(game.rules.view(state, null)) ?? String(state.next);

/** Most chapters are numbered: several may pass without a question. */
function turnsBetween(before: string | null, now: string | null): number {
  const [from, to] = [before, now].map((chapter) => Number(/\d+/.exec(chapter ?? '')?.[0] ?? Number.NaN));
  return before === now ? 0 : Math.max(1, to! - from! || 1);
}

/** The first look after `hour`: looks come at `phase` and every six hours after that. */
function nextLook(phase: number, hour: number): number {
  const looks = Math.max(0, Math.floor((hour - phase) / hoursBetweenLooks) + 1);
  const at = phase + hoursBetweenLooks * looks;
  // Hours are fractions, so dividing may not exactly undo multiplying.
  return at > hour ? at : phase + hoursBetweenLooks * (looks + 1);
}

/** Pings the seats that are newly asked, and ends the visits of those no longer asked. */
function call(open: readonly Decision[], visits: Map<Seat, number>, sat: Sat): void {
  for (const [seat, presses] of visits) {
    if (of(open, seat)) continue;
    visits.delete(seat);
    sat.visits.push(presses);
  }
  const called = open.filter(({ seat }) => !visits.has(seat));
  if (called.length > 0) sat.handOffs++;
  for (const { seat, ask } of called) {
    visits.set(seat, 0);
    sat.calledFor[ask.key] = (sat.calledFor[ask.key] ?? 0) + 1;
  }
}
