/** Plays one game of the arena. */
import { games } from '../../src/games/index.ts';
import type { StartOptions } from '../../src/kernel/rules.ts';
import { applyInPlace, decisions, start } from '../../src/kernel/run.ts';
import { fastRandom } from '../../src/kernel/simulation.ts';
import type { Seat } from '../../src/kernel/types.ts';
import { preselected } from '../../src/table/model/options.ts';
import { seedOf } from '../standing/play.ts';
import { playerOf } from './players.ts';
import { readers } from './readers.ts';

export interface Match {
  game: string;
  /** The first player sits on one seat, which rotates; the second sits on all others. */
  players: [string, string];
  people: number;
  /** Override the preselected ones. */
  options: StartOptions;
  /** Matches are numbered from 0, and the same number is the same match. Every deal is played with the first player on each seat. */
  n: number;
}

/** The time one player took for questions that offer a choice. */
export interface Pace {
  answers: number;
  ms: number;
}

export interface Played {
  /** The number of the match. */
  n: number;
  /** The first player's share of the win: 1, 0, or a part if several share it or nobody wins. */
  share: number;
  isDraw: boolean;
  seat: Seat;
  seats: Seat[];
  /** Who began, if the game knows. */
  first: Seat | null;
  winners: Seat[];
  /** The cards each seat kept in a draft or held at any time, if the game has a reader. */
  held: { [seat: Seat]: string[] };
  answers: number;
  paces: [Pace, Pace];
}

/** Milliseconds of processor time of this thread, so other load on the machine does not count. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Plays a match to its end. */
export function play({ game: command, players, people, options, n }: Match): Played {
  const game = games.find((one) => one.command === command);
  if (!game?.mind) throw new Error(`No computer plays '${command}'.`);
  const { rules, mind } = game;
  const deal = Math.floor(n / people);
  const chosen = { ...preselected(game, people), ...options };
  const seated = game.seating(people, chosen, fastRandom(deal));
  const seats = game.seats.filter((seat) => seated.includes(seat));
  const seat = seats[n % people]!;
  const { state } = start(rules, { seats, options: chosen, champion: null, seed: seedOf(deal + 1) });
  const thinkable = { rules, mind, ...(game.absurd && { absurd: game.absurd }) };
  const two = players.map(playerOf);
  const random = fastRandom(n + 1);
  const paces: [Pace, Pace] = [
    { answers: 0, ms: 0 },
    { answers: 0, ms: 0 },
  ];
  const reader = readers[command];
  const held = new Map(seats.map((one) => [one, new Set<string>()]));
  let first: Seat | null = null;
  let answers = 0;
  for (; !state.outcome; answers++) {
    // Seats that act side by side answer in random order: otherwise all others could react to the same first one.
    const open = decisions(rules, state);
    const asked = open.length > 1 ? random.pick('next', open) : open[0];
    if (!asked) throw new Error(`${command}: nobody is asked, and the game has not ended.`);
    const who = asked.seat === seat ? 0 : 1;
    const began = worked();
    const picked = two[who]!(thinkable, state, asked, random);
    if (asked.options.filter(({ blocked }) => !blocked).length > 1) {
      paces[who].answers++;
      paces[who].ms += worked() - began;
    }
    const done = applyInPlace(rules, state, { decision: asked.id, seat: asked.seat, picked });
    if (!done.ok) throw new Error(`${command} #${n}: ${players[who]} answers ${picked.join(' ')}: ${JSON.stringify(done.error)}`);
    first ??= reader?.first(state) ?? null;
    if (reader) for (const [one, cards] of held) for (const card of reader.cards(state, one)) cards.add(card);
  }
  const { winners } = state.outcome;
  const share = winners.length === 0 ? 1 / people : winners.includes(seat) ? 1 / winners.length : 0;
  return {
    n,
    share,
    isDraw: winners.length === 0,
    seat,
    seats,
    first,
    winners,
    held: Object.fromEntries([...held].map(([one, cards]) => [one, [...cards].sort()])),
    answers,
    paces,
  };
}
