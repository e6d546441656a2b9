import { cards } from '../data/cards.ts';
import { primaries } from '../data/primaries.ts';
import type { Family } from '../vocabulary.ts';

const states: { [id: string]: string } = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

/** Six candidates nobody has ever voted for. */
const runners = {
  A: 'Augusta Bellwether',
  B: 'Buck Stopshere',
  C: 'Constance Landslide',
  D: 'Dexter Filibuster',
  E: 'Edna Gerrymander',
  F: 'Floyd Grassroots',
};

const endorsements: { [value: number]: string[] } = {
  10: ['Student Union', 'Small-Town Mayor', 'Local Radio', 'Firefighters'],
  20: ['Teachers’ Union', 'Farm Bureau', 'Veterans’ League', 'Retirees', 'Chamber of Commerce', 'Environmental League'],
  30: ['Labor Federation', 'State Governor', 'U.S. Senator', 'City Newspaper'],
  40: ['News Weekly', 'Former Cabinet Secretary'],
  50: ['Movie Star', 'Former President'],
};

const rumors: { [value: number]: string[] } = {
  10: ['Gaffe', 'Flip-Flop'],
  20: ['Draft Record', 'Plagiarised Speech', 'Old Tax Return'],
  30: ['Shady Donor', 'Nepotism', 'Broken Promise'],
  40: ['Secret Fund'],
  50: ['Secret Tape'],
};

const plain: { [F in Exclude<Family, 'endorsement' | 'rumor'>]: string } = {
  squelch: 'Squelch',
  zero: 'Zero',
  scandal: 'Scandal',
  'party-ruling': 'Party Ruling',
  'state-ruling': 'State Ruling',
  'favorite-son': 'Favorite Son',
  deadlock: 'Deadlock',
  money: 'Money',
};

/** Endorsements and Rumors have a name of their own; the copies of every other card share one. */
const cardNames = Object.fromEntries(
  cards.map(({ id, family, value }) => {
    const copy = Number(id.split('-').at(-1)) - 1;
    if (family === 'endorsement') return [id, endorsements[value]![copy]!];
    if (family === 'rumor') return [id, rumors[value]![copy]!];
    return [id, plain[family]];
  }),
);
const primaryNames = Object.fromEntries(primaries.map((primary) => [primary.id, primary.states.map((id) => states[id]).join(' – ')]));

export const names: { [id: string]: string } = { ...states, ...primaryNames, ...cardNames, ...runners, undecided: 'Undecided' };
