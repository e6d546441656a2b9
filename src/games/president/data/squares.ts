/** The forty squares, clockwise from Départ. Their kinds are from the rules; their order is a reconstruction. */
import { needed } from '../../kit/lookup.ts';

export const goldOrders = ['punch', 'extinction', 'battant', 'faiblesse', 'epuisement', 'oubli'] as const;
export type GoldOrder = (typeof goldOrders)[number];

/** The numbers printed on gold squares: turns missed, squares advanced, cities lost. */
export const goldNumbers = { extinction: 1, battant: 6, faiblesse: 1, epuisement: 2 } as const;

export type SquareKind = 'depart' | 'city' | 'media' | 'infos' | 'helicopter' | 'gold';

/** `name` is a city's id, a gold order's id, or the kind itself. */
export interface Square {
  n: number;
  kind: SquareKind;
  name: string;
}

const plainKinds = ['depart', 'media', 'infos', 'helicopter'] as const satisfies readonly SquareKind[];
/** The names of all squares that are not cities. */
const specials = [...plainKinds, ...goldOrders] as const;
export type Special = (typeof specials)[number];

const orderNamed = (name: string): GoldOrder | undefined => goldOrders.find((order) => order === name);

const loop: readonly string[] = [
  ...['depart', 'rouen', 'caen', 'punch', 'laval', 'infos', 'rennes', 'helicopter', 'nantes', 'poitiers'],
  ...['media', 'limoges', 'extinction', 'bordeaux', 'toulouse', 'infos', 'montpellier', 'battant', 'marseille', 'nice'],
  ...['media', 'avignon', 'faiblesse', 'grenoble', 'lyon', 'infos', 'clermont-ferrand', 'helicopter', 'dijon', 'besancon'],
  ...['media', 'strasbourg', 'epuisement', 'nancy', 'reims', 'infos', 'lille', 'oubli', 'paris', 'orleans'],
];

export const squares: readonly Square[] = loop.map((name, n) => ({
  n,
  name,
  kind: plainKinds.find((kind) => kind === name) ?? (orderNamed(name) ? 'gold' : 'city'),
}));

export const squareAt = (n: number): Square => needed(squares[n], 'square', n);

/** The previous square on the loop. */
export const squareBefore = (n: number): Square => squareAt((n + squares.length - 1) % squares.length);

/** Whether other squares have the same name. The board has no numbers, so such a square is named by the one before it. */
export const isOneOfSeveral = (n: number): boolean => squares.some((other) => other.n !== n && other.name === squareAt(n).name);

/** The order on a gold square; undefined for all others. */
export const goldOrderOf = ({ name }: Square): GoldOrder | undefined => orderNamed(name);

/**
 * A table's entry for the square with this name; undefined for a city. All that special squares do, show or are called is in such a table, so that
 * none is left out.
 */
export function specially<T>(table: { readonly [S in Special]: T }, name: string): T | undefined {
  const special = specials.find((one) => one === name);
  return special && table[special];
}

/** The number of the square with this city or order. */
export function squareNamed(name: string): number {
  const n = squares.findIndex((square) => square.name === name);
  if (n < 0) throw new Error(`No square is called '${name}'.`);
  return n;
}
