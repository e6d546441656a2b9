/** Checks at startup that the printed values can be played with, so that no game stops on a mistake. */
import { type Fault, isWhole, shown } from '../values.ts';
import { type City, cities } from './data/cities.ts';
import { type InfosCard, type InfosKind, type InfosOrder, infosCards, infosKinds } from './data/infos.ts';
import { goldNumbers, goldOrders, type Square, type SquareKind, squares } from './data/squares.ts';
import { majority, squareCount } from './vocabulary.ts';

/** All correctable values, as the files have them. */
export interface PrintedValues {
  cities: readonly City[];
  squares: readonly Square[];
  goldNumbers: { readonly [order: string]: number };
  infosCards: readonly InfosCard[];
  majority: number;
}

/** The numbers that the rules print. */
const printed = { cities: 24, points: 89, infos: 24, squares: { depart: 1, media: 3, infos: 4, helicopter: 2, gold: 6 } } as const;

/** The kind of Infos card that may give each order. */
const kindOf: { readonly [O in InfosOrder['order']]: InfosKind } = {
  lose: 'cities lost',
  spend: 'Président cards lost',
  take: 'cities won',
  given: 'cities won',
  exchange: 'exchange',
  offer: 'exchange',
  next: 'destination',
  go: 'destination',
  draw: 'Media',
};

const own: PrintedValues = { cities, squares, goldNumbers, infosCards, majority };

/** Every impossible value. Never throws. */
export const check = (data: PrintedValues = own): Fault[] => [...inCities(data), ...inSquares(data), ...inInfos(data)];

const twice = <T>(list: readonly T[]): T[] => [...new Set(list.filter((one, i) => list.indexOf(one) !== i))];

function inCities({ cities: list, majority: enough }: PrintedValues): Fault[] {
  const fault = (near: string, problem: string): Fault => ({ file: 'data/cities.ts', near, problem: `${problem}.` });
  const faults = list.flatMap(({ id, name, points, east, north }) => {
    const near = `city('${id}',`;
    const said = typeof name === 'string' && name.trim() !== '' ? name : id;
    return [
      ...(said === name ? [] : [fault(near, `the city '${id}' has no name`)]),
      ...(isWhole(points, 1) ? [] : [fault(near, `${said} has ${shown(points)} points; a city is worth at least 1`)]),
      ...(east > -5.5 && east < 9 && north > 41 && north < 51.5
        ? []
        : [fault(near, `${said} lies at ${shown(east)} degrees east and ${shown(north)} north, which is not on the map of France`)]),
    ];
  });
  const all = list.reduce((sum, { points }) => sum + (isWhole(points) ? points : 0), 0);
  const half = 2 * enough > all;
  return [
    ...faults,
    ...twice(list.map(({ id }) => id)).map((id) => fault(`city('${id}',`, `the id '${id}' stands there twice; each city has its own`)),
    ...(list.length === printed.cities ? [] : [fault('const cities', `there are ${list.length} cities; the rules print ${printed.cities}`)]),
    ...(half
      ? []
      : [
          fault(
            'const cities',
            `all cities together have ${all} points, the rules print ${printed.points}: with a majority of ${enough} two players could win at once`,
          ),
        ]),
    ...(enough <= all
      ? []
      : [
          fault(
            'const cities',
            `all cities together have ${all} points, the rules print ${printed.points}: nobody could reach the majority of ${enough}`,
          ),
        ]),
  ];
}

function inSquares({ squares: loop, cities: list, goldNumbers: numbers }: PrintedValues): Fault[] {
  const fault = (near: string, problem: string): Fault => ({ file: 'data/squares.ts', near, problem: `${problem}.` });
  const names = loop.map(({ name }) => name);
  const known = list.map(({ id }) => id);
  const count = (kind: SquareKind) => loop.filter((square) => square.kind === kind).length;
  return [
    ...(loop.length === squareCount ? [] : [fault('const loop', `there are ${loop.length} squares; the rules print ${squareCount}`)]),
    ...(names[0] === 'depart' ? [] : [fault('const loop', `the first square is ${shown(names[0])}; it must be 'depart'`)]),
    ...loop
      .filter(({ kind, name }) => kind === 'city' && !known.includes(name))
      .map(({ name }) => fault(`'${name}'`, `no city and no order is called '${name}'; cities stand in data/cities.ts`)),
    ...known.filter((id) => !names.includes(id)).map((id) => fault('const loop', `no square is the city '${id}'`)),
    ...twice(names.filter((name) => known.includes(name) || goldOrders.some((order) => order === name))).map((name) =>
      fault('const loop', `'${name}' stands on two squares; it has one`),
    ),
    ...Object.entries(printed.squares).flatMap(([kind, n]) => {
      const there = count(kind as SquareKind);
      return there === n ? [] : [fault('const loop', `squares of the kind '${kind}': ${there}; the rules print ${n}`)];
    }),
    ...Object.entries(numbers).flatMap(([order, n]) =>
      isWhole(n, 1, squareCount - 1)
        ? []
        : [fault('const goldNumbers', `the gold square '${order}' has the number ${shown(n)}; it must be at least 1`)],
    ),
  ];
}

function inInfos({ infosCards: cards, squares: loop }: PrintedValues): Fault[] {
  const fault = (near: string, problem: string): Fault => ({ file: 'data/infos.ts', near, problem: `${problem}.` });
  const names = loop.map(({ name }) => name);
  const perKind = printed.infos / infosKinds.length;
  return [
    ...cards.flatMap(({ id, kind, does }) => orderFaults(does, kind, names).map((problem) => fault(`card('${id}',`, `${id} ${problem}`))),
    ...twice(cards.map(({ id }) => id)).map((id) => fault(`card('${id}',`, `${id} stands there twice`)),
    ...(cards.length === printed.infos ? [] : [fault('const infosCards', `there are ${cards.length} Infos cards; the rules print ${printed.infos}`)]),
    ...infosKinds.flatMap((kind) => {
      const n = cards.filter((card) => card.kind === kind).length;
      return n === perKind ? [] : [fault('const infosCards', `cards of the kind '${kind}': ${n}; the rules print ${perKind}`)];
    }),
  ];
}

function orderFaults(does: InfosOrder, kind: InfosKind, names: readonly string[]): string[] {
  const expected: InfosKind | undefined = kindOf[does.order];
  if (expected === undefined) return [`gives the order ${shown(does.order)}, which there is not`];
  const faults = expected === kind ? [] : [`is of the kind '${kind}', but its order '${does.order}' belongs to '${expected}'`];
  if ('n' in does && does.n !== 'all' && !isWhole(does.n, 1)) faults.push(`says ${shown(does.n)}; it must be at least 1`);
  if (does.order === 'take' && !(isWhole(does.least, 1) && isWhole(does.most, does.least)))
    faults.push(`speaks of cities worth ${shown(does.least)} to ${shown(does.most)}; the first number must not be greater than the second`);
  if ((does.order === 'go' || does.order === 'next') && !names.includes(does.square)) faults.push(`leads to '${does.square}', which is no square`);
  return faults;
}
