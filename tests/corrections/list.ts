/**
 * Corrections as an owner of a printed game would make them, one line each, and what the rules pages say afterwards. Some are examples in
 * `docs/correcting-values.md`: if you change how a value is written, change them in both places.
 */
import type { Lang } from '../../src/i18n/types.ts';
import type { Edit } from './copy.ts';

export interface Correction {
  game: 'campaign' | 'candidate' | 'moi-president' | 'president';
  name: string;
  /** In the game's own folder. More than one if two values change places. */
  edits: Edit[];
  /** The rules page that has the new value and no longer the old one. */
  page: string;
  found: Words;
  gone: Words;
}

/** The words of a page, in the languages that these tests read. */
type Words = { en: string; fr: string } & { [L in Lang]?: string };

const both = (text: string): Words => ({ en: text, fr: text });

const campaign: Correction[] = [
  {
    game: 'campaign',
    name: 'the votes of a state',
    edits: [{ file: 'data/states.ts', from: "state('NV', 5,", to: "state('NV', 6," }],
    page: 'NV',
    found: { en: '6 electoral votes', fr: '6 voix' },
    gone: { en: '5 electoral votes', fr: '5 voix' },
  },
  {
    game: 'campaign',
    name: 'the circles of a tile',
    edits: [
      {
        file: 'data/states.ts',
        from: "state('OH', 20, 'mccain', { defense: 'RRRWB', economy: 'RRWBB'",
        to: "state('OH', 20, 'mccain', { defense: 'RRRWB', economy: 'RWWBB'",
      },
    ],
    page: 'OH',
    found: { en: 'Economy: McCain 1, undecided 2, Obama 2', fr: 'Économie : McCain 1, indécis 2, Obama 2' },
    gone: { en: 'Economy: McCain 2', fr: 'Économie : McCain 2' },
  },
  {
    game: 'campaign',
    name: 'where a marker starts, and the groups of a tile',
    edits: [
      {
        file: 'data/states.ts',
        from: "economy: 'RWB', square: 4, key: 'latinos', other: 'union-households'",
        to: "economy: 'RWB', square: 1, key: 'seniors', other: 'latinos'",
      },
    ],
    page: 'NV',
    found: { en: 'Key demographic at the start: Seniors. Other group: Latinos', fr: 'case 1 (sur 4)' },
    gone: { en: 'Union Households', fr: 'case 4 (sur 4)' },
  },
  {
    game: 'campaign',
    name: 'the effect of a news card',
    edits: [
      {
        file: 'rules/cards/news.ts',
        from: "news('N01', shift({ in: affected, toward: 'economy', n: 2 }))",
        to: "news('N01', shift({ in: affected, toward: 'defense', n: 4 }))",
      },
    ],
    page: 'N01',
    found: { en: '4 spaces toward Defense', fr: '4 cases vers la Défense' },
    gone: { en: 'Economy', fr: 'Économie' },
  },
  {
    game: 'campaign',
    name: 'a face of the Going Negative table',
    edits: [{ file: 'rules/cards/die.ts', from: '2: [drawCards({ by: me, n: 1 })]', to: '2: [drawCards({ by: me, n: 3 })]' }],
    page: 'negative',
    found: { en: 'Draw 3 cards', fr: 'Piocher 3 cartes' },
    gone: { en: 'Draw 1 card', fr: 'Piocher 1 carte' },
  },
  {
    game: 'campaign',
    name: 'the title of a card',
    edits: [
      { file: 'words/en/cards.ts', from: 'Main Street vs Wall Street', to: 'Main Street First' },
      { file: 'words/fr/cards.ts', from: 'Main Street contre Wall Street', to: 'La grand-rue d’abord' },
    ],
    page: 'O24',
    found: { en: 'Main Street First', fr: 'La grand-rue d’abord' },
    gone: both('Wall Street'),
  },
  {
    game: 'campaign',
    name: 'the effect of a card',
    edits: [
      {
        file: 'rules/cards/obama.ts',
        from: "card('O20', { type: 'fundraising', starter: true }, [drawCards({ by: me, n: 3 })])",
        to: "card('O20', { type: 'fundraising', starter: true }, [drawCards({ by: me, n: 4 })])",
      },
    ],
    page: 'O20',
    found: { en: 'Draw 4 cards', fr: 'Piochez 4 cartes' },
    gone: { en: '3 cards', fr: '3 cartes' },
  },
  {
    game: 'campaign',
    name: 'a number in an effect of several steps',
    edits: [
      {
        file: 'rules/cards/obama.ts',
        after: "card('O24'",
        from: 'shift({ in: s, toward: issue, n: 2 }),',
        to: 'shift({ in: s, toward: issue, n: 3 }),',
      },
    ],
    page: 'O24',
    found: { en: '3 spaces', fr: '3 cases' },
    gone: { en: '2 spaces', fr: '2 cases' },
  },
  {
    game: 'campaign',
    name: 'a star on another card',
    edits: [
      { file: 'rules/cards/obama.ts', from: "card('O10', { type: 'campaigning', starter: true }", to: "card('O10', { type: 'campaigning' }" },
      { file: 'rules/cards/obama.ts', from: "card('O12', { type: 'campaigning' }", to: "card('O12', { type: 'campaigning', starter: true }" },
    ],
    page: 'O12',
    found: { en: 'starter deck', fr: 'deck de départ' },
    gone: both('nowhere'),
  },
  {
    game: 'campaign',
    name: 'the votes a side begins with',
    edits: [{ file: 'data/numbers.ts', from: 'obama: 157', to: 'obama: 158' }],
    page: 'victory',
    found: both('158'),
    gone: both('157'),
  },
];

const candidate: Correction[] = [
  {
    game: 'candidate',
    name: 'one copy more',
    edits: [{ file: 'data/cards.ts', from: 'deadlock: { 0: 3 }', to: 'deadlock: { 0: 4 }' }],
    page: 'problems',
    found: { en: 'Deadlock** (4)', fr: 'Deadlock, 4 cartes' },
    gone: { en: 'Deadlock** (3)', fr: 'Deadlock, 3 cartes' },
  },
  {
    game: 'candidate',
    name: 'one copy fewer',
    edits: [{ file: 'data/cards.ts', from: 'deadlock: { 0: 3 }', to: 'deadlock: { 0: 2 }' }],
    page: 'problems',
    found: { en: 'Deadlock** (2)', fr: 'Deadlock, 2 cartes' },
    gone: { en: 'Deadlock** (3)', fr: 'Deadlock, 3 cartes' },
  },
  {
    game: 'candidate',
    name: 'a card of a value there was not',
    edits: [{ file: 'data/cards.ts', from: 'endorsement: { 10: 4, 20: 6,', to: 'endorsement: { 10: 4, 20: 6, 25: 1,' }],
    page: 'endorsements',
    found: { en: 'There are 19', fr: 'Il y a 19' },
    gone: { en: 'There are 18', fr: 'Il y a 18' },
  },
  {
    game: 'candidate',
    name: 'an Endorsement more',
    edits: [{ file: 'data/cards.ts', from: 'endorsement: { 10: 4, 20: 6,', to: 'endorsement: { 10: 4, 20: 7,' }],
    page: 'endorsements',
    found: { en: 'There are 19', fr: 'Il y a 19' },
    gone: { en: 'There are 18', fr: 'Il y a 18' },
  },
  {
    game: 'candidate',
    name: 'a vote marker',
    edits: [{ file: 'data/states.ts', from: 'CA: 54,', to: 'CA: 55,' }],
    page: 'overview',
    found: { en: 'of the 539 votes', fr: '539' },
    gone: both('538'),
  },
  {
    game: 'candidate',
    name: 'two states of two primaries change places',
    edits: [
      { file: 'data/primaries.ts', from: "D7: ['CO', 'NM']", to: "D7: ['CO', 'UT']" },
      { file: 'data/primaries.ts', from: "T10: ['AZ', 'NV', 'UT']", to: "T10: ['AZ', 'NV', 'NM']" },
    ],
    page: 'primaries',
    found: both('Colorado, Utah'),
    gone: { en: 'Colorado, New Mexico', fr: 'Colorado, Nouveau-Mexique' },
  },
  {
    game: 'candidate',
    name: 'a single primary becomes a double one',
    edits: [
      { file: 'data/primaries.ts', from: "S2: ['FL']", to: "S2: ['FL', 'AL']" },
      { file: 'data/primaries.ts', from: "D4: ['GA', 'AL']", to: "D4: ['GA']" },
    ],
    page: 'primaries',
    found: { en: 'Florida, Alabama: **34**', fr: 'Floride, Alabama : **34**' },
    gone: { en: 'Georgia, Alabama', fr: 'Géorgie, Alabama' },
  },
];

const moiPresident: Correction[] = [
  {
    game: 'moi-president',
    name: 'the points of cards',
    edits: [{ file: 'data/values.ts', from: '{ points: 8, copies: 3 }', to: '{ points: 9, copies: 3 }' }],
    page: 'campagne',
    found: both('9 (×3)'),
    gone: both('8 (×3)'),
  },
  {
    game: 'moi-president',
    name: 'a count down',
    edits: [{ file: 'data/values.ts', from: 'debat: 7,', to: 'debat: 6,' }],
    page: 'debat',
    found: { en: '6 copies', fr: '6 exemplaires' },
    gone: { en: '7 copies', fr: '7 exemplaires' },
  },
  {
    game: 'moi-president',
    name: 'a count up',
    edits: [{ file: 'data/values.ts', from: 'affaire: 5,', to: 'affaire: 6,' }],
    page: 'affaire',
    found: { en: '6 copies', fr: '6 exemplaires' },
    gone: { en: '5 copies', fr: '5 exemplaires' },
  },
  {
    game: 'moi-president',
    name: 'points and count of a base card at once',
    edits: [{ file: 'data/values.ts', from: '{ points: 10, copies: 1 }', to: '{ points: 12, copies: 2 }' }],
    page: 'socle',
    found: { en: '12 copies: 3 (×2), 4 (×2), 5 (×4), 6 (×1), 8 (×1), 12 (×2)', fr: '12 exemplaires : 3 (×2)' },
    gone: both('10 (×1)'),
  },
];

const president: Correction[] = [
  {
    game: 'president',
    name: 'the size of a city',
    edits: [{ file: 'data/cities.ts', from: "city('caen', 'Caen', 3,", to: "city('caen', 'Caen', 2," }],
    page: 'protection',
    found: { en: '2 (there are 9)', fr: '2 (il y en a 9)' },
    gone: { en: '2 (there are 8)', fr: '2 (il y en a 8)' },
  },
  {
    game: 'president',
    name: 'the sum of all cities',
    edits: [{ file: 'data/cities.ts', from: "city('nice', 'Nice', 4,", to: "city('nice', 'Nice', 3," }],
    page: 'overview',
    found: both('88 point'),
    gone: both('89'),
  },
  {
    game: 'president',
    name: 'the name of a city',
    edits: [{ file: 'data/cities.ts', from: "city('limoges', 'Limoges'", to: "city('limoges', 'Angoulême'" }],
    page: 'cities',
    found: both('Angoulême'),
    gone: both('Limoges'),
  },
  {
    game: 'president',
    name: 'the order of an Infos card',
    edits: [
      {
        file: 'data/infos.ts',
        from: "card('I10', 'cities won', { order: 'take', least: 2, most: 4, n: 1,",
        to: "card('I10', 'cities won', { order: 'take', least: 2, most: 5, n: 2,",
      },
    ],
    page: 'I10',
    found: { en: 'two free cities of your choice, worth 2 to 5 points', fr: 'deux villes libres de valeur 2 à 5' },
    gone: both(' 4'),
  },
  {
    game: 'president',
    name: 'another kind of order on an Infos card',
    edits: [
      {
        file: 'data/infos.ts',
        from: "card('I16', 'exchange', { order: 'exchange', with: 'left', n: 2 })",
        to: "card('I16', 'exchange', { order: 'exchange', with: 'follower', n: 3 })",
      },
    ],
    page: 'I16',
    found: { en: 'three weakest of the player whose pawn follows yours', fr: 'trois plus faibles du joueur dont le pion vous suit' },
    gone: { en: 'left', fr: 'gauche' },
  },
  {
    game: 'president',
    name: 'the number on a gold square',
    edits: [
      {
        file: 'data/squares.ts',
        from: 'extinction: 1, battant: 6, faiblesse: 1, epuisement: 2',
        to: 'extinction: 2, battant: 5, faiblesse: 2, epuisement: 3',
      },
    ],
    page: 'gold',
    found: { en: 'Miss two turns, doctor', fr: 'Avancez de 5 cases' },
    gone: { en: 'six squares', fr: 'un tour' },
  },
  {
    game: 'president',
    name: 'the order of two squares',
    edits: [{ file: 'data/squares.ts', from: "'rouen', 'caen', 'punch', 'laval'", to: "'caen', 'rouen', 'punch', 'laval'" }],
    page: 'squares',
    found: both('1 Caen'),
    gone: both('1 Rouen'),
  },
];

export const corrections: readonly Correction[] = [...campaign, ...candidate, ...moiPresident, ...president];
