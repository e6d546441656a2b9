import { printed, printOf } from '../../data/cards.ts';
import { primaries } from '../../data/primaries.ts';
import type { Face, Family } from '../../vocabulary.ts';

export const states: { [id: string]: string } = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'Californie',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District de Columbia',
  FL: 'Floride',
  GA: 'Géorgie',
  HI: 'Hawaï',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiane',
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
  NM: 'Nouveau-Mexique',
  NY: 'New York',
  NC: 'Caroline du Nord',
  ND: 'Dakota du Nord',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvanie',
  RI: 'Rhode Island',
  SC: 'Caroline du Sud',
  SD: 'Dakota du Sud',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginie',
  WA: 'Washington',
  WV: 'Virginie-Occidentale',
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
    10: ['Syndicat étudiant', 'Maire de village', 'Radio locale', 'Pompiers'],
    20: ['Syndicat enseignant', 'Monde agricole', 'Anciens combattants', 'Retraités', 'Chambre de commerce', 'Ligue écologiste'],
    30: ['Fédération syndicale', 'Gouverneur', 'Sénateur', 'Grand quotidien'],
    40: ['Hebdomadaire', 'Ancien ministre'],
    50: ['Vedette de cinéma', 'Ancien président'],
  },
  rumor: {
    10: ['Gaffe', 'Volte-face'],
    20: ['Dossier militaire', 'Discours plagié', 'Vieille feuille d’impôts'],
    30: ['Donateur douteux', 'Népotisme', 'Promesse trahie'],
    40: ['Caisse noire'],
    50: ['Enregistrement secret'],
  },
};

/** The printed English name, for families that owners of the box know by it. */
export const printedNames: { [F in Family]?: string } = {
  squelch: 'Squelch',
  scandal: 'Scandal',
  'party-ruling': 'Party Ruling',
  'state-ruling': 'State Ruling',
  'favorite-son': 'Favorite Son',
  deadlock: 'Deadlock',
};

export const familyNames: { [F in Family]: string } = {
  money: 'Argent',
  endorsement: 'Soutien',
  rumor: 'Rumeur',
  squelch: 'Démenti',
  zero: 'Zéro',
  scandal: 'Scandale',
  'party-ruling': 'Décision du parti',
  'state-ruling': 'Décision de l’État',
  'favorite-son': 'Enfant du pays',
  deadlock: 'Blocage',
};

/** The name on a card: its own, or its family's. */
export function cardName(face: Face): string {
  const { family, value, copy } = printOf(face);
  return titles[family]?.[value]?.[copy - 1] ?? familyNames[family];
}

const cardNames = Object.fromEntries(printed().map((face) => [face, cardName(face)]));
const primaryNames = Object.fromEntries(Object.entries(primaries).map(([id, list]) => [id, list.map((state) => states[state] ?? state).join(' – ')]));

export const names: { [id: string]: string } = { ...states, ...primaryNames, ...cardNames, ...runners, undecided: 'Indécis' };
