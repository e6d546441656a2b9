/** One game of sensible people who look every six hours, and what it asked of them. */
import { speechOf } from '../../src/discord/speech.ts';
import type { Game } from '../../src/games/game.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { applyInPlace, decisions, start } from '../../src/kernel/run.ts';
import type { Core, Decision, Seat } from '../../src/kernel/types.ts';
import { sensible } from '../chronicle/sensible.ts';
import { seedOf } from '../standing/play.ts';
import { tableOf } from '../words/reader.ts';
import { pressesFor } from './presses.ts';

export interface Sat {
  turns: number;
  /** For each person, over the whole game. */
  presses: number;
  choices: number;
  /** Of each time somebody was called: how often they pressed until nobody waited for them. Opening the panel counts. */
  visits: number[];
  /** How often somebody had to be called who was not waited for before: the game is handed on. */
  handOffs: number;
  /** The questions people were called for. */
  calledFor: { [question: string]: number };
  /** From the start to the end, where each looks once every six hours and then answers whatever they are asked. */
  days: number;
  /** It was broken off: no game should be so long. */
  endless: boolean;
}

const hoursBetweenLooks = 6;
const mostAnswers = 20_000;

/** Plays game number `n` among so many people, with the options as they are preselected. Same numbers, same game. */
export function sit(game: Game, people: number, n: number): Sat {
  const chance = openRandom(startRandom(seedOf(n + 1)), () => {});
  const options = Object.fromEntries(game.options.map(({ name, initial }) => [name, initial]));
  const seated = game.seating(people, options, chance);
  const seats = game.seats.filter((seat) => seated.includes(seat));
  const { state } = start(game.rules, { seats, options, seed: seedOf(n + 1) });
  const speech = speechOf(game, tableOf(game, state, []), 'en');
  const player = sensible(game);
  const looks = new Map(seats.map((seat) => [seat, chance.below('look', 3600) / 600]));
  const visits = new Map<Seat, number>();
  const sat: Sat = { turns: 0, presses: 0, choices: 0, visits: [], handOffs: 0, calledFor: {}, days: 0, endless: false };
  let hour = 0;
  let answers = 0;
  let chapter = chapterOf(game, state);
  let open = decisions(game.rules, state);
  call(open, visits, sat);
  while (!state.outcome && !sat.endless) {
    const next = open.map(({ seat }) => ({ seat, at: nextLook(looks.get(seat)!, hour) })).sort((a, b) => a.at - b.at)[0]!;
    hour = next.at;
    for (let asked = of(open, next.seat); asked && !sat.endless; asked = of(open, next.seat)) {
      const answer = player(state, asked, chance);
      const pressed = (visits.get(next.seat)! === 0 && !asked.open ? 1 : 0) + pressesFor(asked, answer.picked, speech);
      visits.set(next.seat, visits.get(next.seat)! + pressed);
      if (isChoice(asked)) sat.choices += 1 / people;
      const done = applyInPlace(game.rules, state, answer);
      if (!done.ok) throw new Error(`${game.command} #${n}: ${JSON.stringify(answer)} was refused: ${JSON.stringify(done.error)}`);
      const now = chapterOf(game, state);
      sat.turns += turnsBetween(chapter, now);
      chapter = now;
      open = decisions(game.rules, state);
      call(open, visits, sat);
      sat.endless = ++answers >= mostAnswers;
    }
  }
  sat.presses = sat.visits.reduce((sum, presses) => sum + presses, 0) / people;
  sat.days = hour / 24;
  return sat;
}

const of = (open: readonly Decision[], seat: Seat): Decision | undefined => open.find((one) => one.seat === seat);

const isChoice = ({ options, min }: Decision): boolean => options.filter(({ blocked }) => !blocked).length > min;

const chapterOf = (game: Game, state: Core): string | null => game.chapter?.(game.rules.view(state, null)) ?? String(state.next);

/** Chapters are mostly numbered: several may pass without a question. */
function turnsBetween(before: string | null, now: string | null): number {
  const [from, to] = [before, now].map((chapter) => Number(/\d+/.exec(chapter ?? '')?.[0] ?? Number.NaN));
  return before === now ? 0 : Math.max(1, to! - from! || 1);
}

/** The first look at `phase` and every six hours after it that comes later than `hour`. */
const nextLook = (phase: number, hour: number): number => phase + hoursBetweenLooks * Math.max(0, Math.floor((hour - phase) / hoursBetweenLooks) + 1);

/** Who is asked now and was not is called; who is not asked any more has done. */
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
