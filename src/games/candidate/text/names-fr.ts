import { cards } from '../data/cards.ts';
import { primaries } from '../data/primaries.ts';
import type { Family } from '../vocabulary.ts';

const states: { [id: string]: string } = {
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

const endorsements: { [value: number]: string[] } = {
  10: ['Syndicat étudiant', 'Maire de village', 'Radio locale', 'Pompiers'],
  20: ['Syndicat des enseignants', 'Bureau agricole', 'Anciens combattants', 'Retraités', 'Chambre de commerce', 'Ligue écologiste'],
  30: ['Fédération syndicale', 'Gouverneur de l’État', 'Sénateur', 'Journal de la ville'],
  40: ['Hebdomadaire', 'Ancien ministre'],
  50: ['Vedette de cinéma', 'Ancien président'],
};

const rumors: { [value: number]: string[] } = {
  10: ['Gaffe', 'Volte-face'],
  20: ['Dossier militaire', 'Discours plagié', 'Vieille feuille d’impôts'],
  30: ['Donateur douteux', 'Népotisme', 'Promesse trahie'],
  40: ['Caisse noire'],
  50: ['Enregistrement secret'],
};

const plain: { [F in Exclude<Family, 'endorsement' | 'rumor'>]: string } = {
  squelch: 'Démenti',
  zero: 'Zéro',
  scandal: 'Scandal',
  'party-ruling': 'Party Ruling',
  'state-ruling': 'State Ruling',
  'favorite-son': 'Favorite Son',
  deadlock: 'Deadlock',
  money: 'Argent',
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

export const names: { [id: string]: string } = { ...states, ...primaryNames, ...cardNames, ...runners, undecided: 'Indécis' };
