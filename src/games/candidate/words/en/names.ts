import { printed, printOf } from '../../data/cards.ts';
import { primaries } from '../../data/primaries.ts';
import type { Face, Family } from '../../vocabulary.ts';

export const states: { [id: string]: string } = {
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

/** The names of Endorsements and Rumors by value, copy by copy; further copies are named after their family. */
const titles: { [F in Family]?: { [value: number]: string[] } } = {
  endorsement: {
    10: ['Student Union', 'Small-Town Mayor', 'Local Radio', 'Firefighters'],
    20: ['Teachers’ Union', 'Farm Bureau', 'Veterans’ League', 'Retirees', 'Chamber of Commerce', 'Environmental League'],
    30: ['Labor Federation', 'State Governor', 'U.S. Senator', 'City Newspaper'],
    40: ['News Weekly', 'Former Cabinet Secretary'],
    50: ['Movie Star', 'Former President'],
  },
  rumor: {
    10: ['Gaffe', 'Flip-Flop'],
    20: ['Draft Record', 'Plagiarized Speech', 'Old Tax Return'],
    30: ['Shady Donor', 'Nepotism', 'Broken Promise'],
    40: ['Secret Fund'],
    50: ['Secret Tape'],
  },
};

export const familyNames: { [F in Family]: string } = {
  money: 'Money',
  endorsement: 'Endorsement',
  rumor: 'Rumor',
  squelch: 'Squelch',
  zero: 'Zero',
  scandal: 'Scandal',
  'party-ruling': 'Party Ruling',
  'state-ruling': 'State Ruling',
  'favorite-son': 'Favorite Son',
  deadlock: 'Deadlock',
};

/** The name on a card: its own, or its family's. */
export function cardName(face: Face): string {
  const { family, value, copy } = printOf(face);
  return titles[family]?.[value]?.[copy - 1] ?? familyNames[family];
}

const cardNames = Object.fromEntries(printed().map((face) => [face, cardName(face)]));
const primaryNames = Object.fromEntries(Object.entries(primaries).map(([id, list]) => [id, list.map((state) => states[state] ?? state).join(' – ')]));

export const names: { [id: string]: string } = { ...states, ...primaryNames, ...cardNames, ...runners, undecided: 'Undecided' };
