/** A panel of players who each play their own kind, since the worth of a side or a turn may depend on who plays. */
import type { Game } from '../../src/games/game.ts';
import { games } from '../../src/games/index.ts';
import type { StartOptions } from '../../src/kernel/rules.ts';
import type { Seat } from '../../src/kernel/types.ts';
import type { Match, Played } from '../arena/match.ts';
import { playerOf } from '../arena/players.ts';
import { wilson } from '../arena/wilson.ts';

/** From the cheapest to the most expensive, so that the last gets the time that is left. */
const kinds = ['random', 'greedy', 'novice', 'regular', 'expert'] as const;

/** How far from an even share equals may be: from 45 to 55 % with two players. */
const tolerance = 0.1;

const usage = `npm run balance -- <game> [games=200] [minutes=10 | minutes=off] [kinds=${kinds.join('+')}] [people=N] [workers=N] [seed=N] [option=value …]
A kind can be changed as in the arena: kinds=greedy+novice,iterations=40.`;

export interface Panel {
  game: Game;
  people: number;
  kinds: string[];
  /** Override the preselected ones; each table has its own figures. */
  tables: StartOptions[];
  /** For each kind at each table. */
  games: number;
  /** For the whole panel. */
  minutes: number;
  workers: number | undefined;
  seed: number;
}

/** An option that makes it a different game. Each of its values is measured unless one is named. */
const apart: { readonly [command: string]: string } = { campaign: 'deck' };

/** Reads the arguments. Throws an error that lists what is allowed. */
export function readPanel([command, ...rest]: readonly string[]): Panel {
  const game = games.find((one) => one.command === command);
  if (!game?.mind) throw new Error(`${usage}\nGames: ${games.flatMap((one) => (one.mind ? [one.command] : [])).join(', ')}.`);
  const given = new Map(rest.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)] as const));
  const take = (name: string): string | undefined => {
    const value = given.get(name);
    given.delete(name);
    return value;
  };
  const number = (name: string, usual: number): number => {
    const value = Number(take(name) ?? usual);
    if (!Number.isInteger(value) || value < 0) throw new Error(`'${name}' is a whole number.\n${usage}`);
    return value;
  };
  const { min, max } = game.rules.players;
  const people = number('people', min);
  if (people < min || people > max) throw new Error(`/${game.command} is for ${min} to ${max} people.`);
  const minutes = take('minutes') ?? '10';
  const chosen = take('kinds')?.split('+') ?? [...kinds];
  for (const kind of chosen) playerOf(kind);
  const panel = { game, people, kinds: chosen, games: number('games', 200), seed: number('seed', 0) };
  const workers = given.has('workers') ? Math.max(1, number('workers', 1)) : undefined;
  const options = optionsOf(game, given);
  const by = game.options.find(({ name }) => name === apart[game.command]);
  const values = by?.kind === 'choice' && !(by.name in options) ? by.values.map((value) => ({ [by.name]: value })) : [{}];
  const limit = minutes === 'off' ? Number.POSITIVE_INFINITY : Number(minutes);
  if (!(limit > 0)) throw new Error(`'minutes' is a number, or off.\n${usage}`);
  return { ...panel, tables: values.map((one) => ({ ...one, ...options })), minutes: limit, workers };
}

function optionsOf(game: Game, given: ReadonlyMap<string, string>): StartOptions {
  return Object.fromEntries(
    [...given].map(([name, value]) => {
      const option = game.options.find((one) => one.name === name);
      const values = option?.kind === 'choice' ? option.values : option ? ['true', 'false'] : [];
      if (!values.includes(value)) throw new Error(option ? `'${name}' is one of ${values.join(', ')}.` : `Nothing is called '${name}'.\n${usage}`);
      return [name, option?.kind === 'toggle' ? value === 'true' : value];
    }),
  );
}

/** Deals per seed: no panel plays this many games. */
const dealsOfASeed = 1_000_000;

/** Plays game number `i` of a kind against itself, each with a deal of its own. Where an option can name who begins, each seat does in turn. */
export function matchOf({ game, people, seed }: Panel, kind: string, table: StartOptions, i: number): Match {
  const options = { ...table };
  const first = game.options.find(({ name }) => name === 'first');
  const named = first?.kind === 'choice' ? game.seats.filter((seat) => first.values.includes(seat)) : [];
  if (named.length === people && options.first === undefined) options.first = named[i % people]!;
  return { game: game.command, players: [kind, kind], people, options, n: people * (seed * dealsOfASeed + i) };
}

/** Wins of a side or a turn among the games that somebody won. */
export interface Share {
  of: string;
  won: number;
  games: number;
  low: number;
  high: number;
  /** Whether the share is within a tenth of an even one: certain by its interval, or unknown with this few games. */
  even: 'yes' | 'no' | 'not sure';
}

const shareOf = (of: string, won: number, n: number, people: number): Share => {
  const { low, high } = wilson(won, n);
  const [least, most] = [(1 - tolerance) / people, (1 + tolerance) / people];
  return { of, won, games: n, low, high, even: low >= least && high <= most ? 'yes' : high < least || low > most ? 'no' : 'not sure' };
};

/** Shares by side, where seats are sides, and by turn order from the seat that began. Draws count for nobody. */
export function sharesOf({ game, people }: Pick<Panel, 'game' | 'people'>, played: readonly Played[]): Share[] {
  const won = played.filter(({ winners }) => winners.length > 0);
  const winsOf = (list: readonly Played[], seatIn: (one: Played) => Seat | undefined): number =>
    list.reduce((sum, one) => sum + (one.winners.includes(seatIn(one) ?? '') ? 1 / one.winners.length : 0), 0);
  const isOfSides = game.wishes?.hostOption !== undefined;
  const sides = isOfSides
    ? game.seats.map((seat) =>
        shareOf(
          game.texts.en.names[seat] ?? seat,
          winsOf(won, () => seat),
          won.length,
          people,
        ),
      )
    : [];
  const begun = won.filter(({ first }) => first !== null);
  const turns = Array.from({ length: begun.length > 0 ? people : 0 }, (_, turn) =>
    shareOf(
      `turn ${turn + 1}`,
      winsOf(begun, ({ seats, first }) => seats[(seats.indexOf(first!) + turn) % people]),
      begun.length,
      people,
    ),
  );
  return [...sides, ...turns];
}

const percent = (part: number): string => (100 * part).toFixed(1);

/** The game as played: `Campaign Manager 2008, deck draft, 2 people`. */
export const titleOf = ({ game, people }: Pick<Panel, 'game' | 'people'>, table: StartOptions): string =>
  [game.texts.en.title, ...Object.entries(table).map(([name, value]) => `${name} ${value}`), `${people} people`].join(', ');

export const head = (people: number): string[] => [
  `| player | games | draws | | won | 95 % | ${percent((1 - tolerance) / people)} to ${percent((1 + tolerance) / people)} % |`,
  '| --- | --- | --- | --- | --- | --- | --- |',
];

/** Returns the rows of a kind. */
export function rowsOf(panel: Pick<Panel, 'game' | 'people'>, kind: string, played: readonly Played[]): string[] {
  const draws = played.filter(({ winners }) => winners.length === 0).length;
  return sharesOf(panel, played).map(
    ({ of, won, games: n, low, high, even }) =>
      `| ${kind} | ${n} | ${draws} | ${of} | ${percent(n > 0 ? won / n : 0)} % | ${percent(low)} to ${percent(high)} % | ${even} |`,
  );
}
