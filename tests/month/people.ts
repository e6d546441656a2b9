/** Ten people of one server and the twelve games they play there: where they live, when they sleep, how they are called, what happens to them. */
import type { Settings } from '../../src/table/model/choices.ts';
import type { Person } from '../../src/table/model/types.ts';

const hour = 3_600_000;
export const day = 24 * hour;
/** A Monday evening in Europe. Within four weeks the clocks change in New York, Paris, London, Berlin and Sydney. */
export const began = Date.UTC(2027, 2, 8, 18);
export const days = 28;
/** The date of a day of the month, from 0. */
export const dateOf = (n: number): string => new Date(began + n * day).toISOString().slice(0, 10);

export interface Player extends Person {
  /** Null if they have never chosen anything. */
  habits: (Pick<Settings, 'zone' | 'quietFrom' | 'quietTo'> & Partial<Settings>) | null;
  /** The median hours between two of their looks while nothing calls them. */
  hours: number;
  /** From this day on they are gone; `left`: they leave the server as well. */
  gone?: { day: number; left: boolean };
  /** Days off, from one day to another. */
  off?: [first: number, last: number];
  /** `refuses`: they accept every game, then answer nothing and refuse every proposal. `wavers`: they often want to take something back. */
  ways?: 'refuses' | 'wavers';
}

const sleeps = (zone: string, from: number, to: number, more: Partial<Settings> = {}) => ({ zone, quietFrom: from * 60, quietTo: to * 60, ...more });

export const people: readonly Player[] = [
  { id: '1181240000000000010', name: 'Ada', habits: sleeps('Europe/Paris', 22, 8), hours: 4 },
  { id: '1181240000000000011', name: 'Ben', habits: sleeps('America/New_York', 23.5, 7), hours: 3 },
  { id: '1181240000000000012', name: 'Cleo', habits: sleeps('Europe/London', 22, 7, { dm: true }), hours: 5 },
  { id: '1181240000000000013', name: 'Dan', habits: sleeps('Asia/Tokyo', 0, 8), hours: 6 },
  { id: '1181240000000000014', name: 'Eve', habits: sleeps('America/Los_Angeles', 22, 7, { pings: 'daily' }), hours: 8, ways: 'wavers' },
  { id: '1181240000000000015', name: 'Finn', habits: sleeps('Europe/Berlin', 23, 6.5), hours: 4, gone: { day: 6, left: false } },
  { id: '1181240000000000016', name: 'Gus', habits: sleeps('Australia/Sydney', 18, 9), hours: 5, gone: { day: 12, left: false } },
  { id: '1181240000000000017', name: 'Hana', habits: sleeps('Asia/Kathmandu', 22, 7), hours: 4, off: [10, 17] },
  { id: '1181240000000000018', name: 'Ivo', habits: null, hours: 6, ways: 'refuses' },
  { id: '1181240000000000019', name: 'Jo', habits: null, hours: 5, gone: { day: 9, left: true } },
];

/** The people who stay for the whole month, and play. */
export const regulars = people.filter(({ gone, ways }) => !gone && ways !== 'refuses');

export const playerOf = (user: string): Player => people.find(({ id }) => id === user)!;

export interface Planned {
  game: string;
  clock: string;
  /** The host first. */
  who: readonly Player[];
}

const plan = (game: string, clock: string, names: string): Planned => ({
  game,
  clock,
  who: names.split(' ').map((name) => people.find((one) => one.name === name)!),
});

export const planned: readonly Planned[] = [
  plan('president', '72+24', 'Ada Ben Cleo Dan Eve Hana'),
  plan('president', 'none', 'Ada Finn Gus Ben'),
  plan('president', '24+12', 'Dan Ivo Cleo'),
  plan('candidate', '72+24', 'Ada Ben Dan Hana Gus Jo'),
  plan('candidate', 'none', 'Cleo Eve Hana Finn'),
  plan('candidate', '168+24', 'Eve Ivo'),
  plan('moi-president', '24+12', 'Ada Dan Finn Jo Hana'),
  plan('moi-president', 'none', 'Ben Ivo Cleo'),
  plan('moi-president', '72+24', 'Dan Eve'),
  plan('campaign', '72+24', 'Ada Cleo'),
  plan('campaign', '24+12', 'Ben Jo'),
  plan('campaign', 'none', 'Hana Gus'),
];
