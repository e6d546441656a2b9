/** The printed tables as this game plays them, and where each value comes from: published sources, inference, or this project. */
import type { Lang } from '../../i18n/types.ts';
import { type Cell, type ComponentTable, labelled, type Provenance, type Row } from '../values.ts';
import * as numbers from './data/numbers.ts';
import { states } from './data/states.ts';
import type { Card } from './rules/cards/card.ts';
import { mccainCards } from './rules/cards/mccain.ts';
import { newsCards } from './rules/cards/news.ts';
import { obamaCards } from './rules/cards/obama.ts';
import type { Side, StateId } from './vocabulary.ts';
import { printed, texts } from './words/index.ts';

/** Which title bears which effect is known for one card, inferred from the title for many, and ours to choose for the rest. */
const effectOf = ({ id, ours }: Card): Provenance => (id === 'O21' ? 'found' : ours === null ? 'inferred' : 'proposed');

/** A title we made up, or one from the photo credits of the game. */
const titled = (title: string, isOurs: boolean): Cell => ({ is: title, provenance: isOurs ? 'proposed' : 'found' });

/** The card's rules page: its title, and what it does, from below the line with its kind. */
function pageOf(id: string, lang: Lang): { title: string; effect: string } {
  const { title, body } = texts[lang].topics.find((topic) => topic.id === id)!;
  const [, ...effect] = body.split('\n');
  return { title, effect: effect.filter((line) => line !== '').join(' ') };
}

/**
 * What is known of the tiles' rows, markers and groups; everything else on them is our proposal. For New Jersey's marker the side is published, not
 * the square; for West Virginia and Colorado, that the groups are there, not that they are the key.
 */
const knownOfTiles: { readonly [state: StateId]: { readonly [value in 'defense' | 'square' | 'key']?: Provenance } } = {
  NM: { defense: 'found', square: 'found' },
  NJ: { square: 'inferred', key: 'found' },
  WV: { key: 'inferred' },
  CO: { key: 'inferred' },
};

const { votesAtStart, ...single } = numbers;

/** The number of circles, in total and of each color. */
function total(said: (n: number, red: number, blue: number, white: number) => string): string {
  const circles = [...states.map(({ defense, economy }) => defense + economy).join('')];
  const of = (letter: string) => circles.filter((one) => one === letter).length;
  return said(circles.length, of('R'), of('B'), of('W'));
}

export const components = (lang: Lang): ComponentTable[] => [
  stateTable(lang),
  deckTable(lang, 'obama', obamaCards),
  deckTable(lang, 'mccain', mccainCards),
  newsTable(lang),
  dieTable(lang),
  numberTable(lang),
];

const named = (lang: Lang, id: string): string => texts[lang].names[id] ?? id;

function stateTable(lang: Lang): ComponentTable {
  const text = printed[lang];
  const found: readonly number[] = [0, 1, 2, 3];
  return {
    title: text.states(states.length),
    provenance: 'proposed',
    columns: text.columns.map((title, i) => ({ title, ...(found.includes(i) && { provenance: 'found' as const }) })),
    rows: states.map(({ id, votes, back, starter, defense, economy, square, key, other }) => {
      const known = knownOfTiles[id] ?? {};
      const cell = (is: string | number, provenance: Provenance = 'proposed'): Cell => ({ is, provenance });
      const printedOn = [named(lang, id), votes, text.names[back], starter ? text.yes : ''];
      const keyed = [cell(named(lang, key), known.key), cell(named(lang, other))];
      return { cells: [...printedOn, cell(defense, known.defense), cell(economy), cell(square, known.square), ...keyed] };
    }),
    note: `${text.circles} ${total(text.total)}`,
    file: 'data/states.ts',
  };
}

function deckTable(lang: Lang, side: Side, cards: readonly Card[]): ComponentTable {
  const text = printed[lang];
  return {
    title: text.deck(text.names[side]),
    provenance: 'found',
    columns: labelled(text.cards),
    rows: cards.map((one): Row => {
      const { id, type, starter, negative, ours } = one;
      const { title, effect } = pageOf(id, lang);
      const [yes, no] = [text.yes, text.no];
      const borne = [named(lang, type), starter ? yes : no, negative ? yes : no, effect];
      const effectIs = effectOf(one);
      const provenance = [effectIs, 'proposed', effectIs, effectIs] as const;
      return { cells: [id, titled(title, ours === 'title'), ...borne.map((is, i) => ({ is, provenance: provenance[i]! }))] };
    }),
    file: `rules/cards/${side}.ts`,
  };
}

const newsTable = (lang: Lang): ComponentTable => ({
  title: printed[lang].news,
  provenance: 'proposed',
  columns: labelled(printed[lang].newsColumns),
  rows: newsCards.map(({ id, ours }) => {
    const { title, effect } = pageOf(id, lang);
    return { cells: [id, titled(title, ours), effect] };
  }),
  file: 'rules/cards/news.ts',
});

function dieTable(lang: Lang): ComponentTable {
  const text = printed[lang];
  const faces = [...(texts[lang].topics.find(({ id }) => id === 'negative')?.body ?? '').matchAll(/^\*\*(\d)\*\* (.*)$/gm)];
  return {
    title: text.die,
    provenance: 'proposed',
    columns: labelled(text.dieColumns),
    rows: faces.map(([, face = '', bonus = '']) => ({ cells: [Number(face), bonus] })),
    file: 'rules/cards/die.ts',
  };
}

function numberTable(lang: Lang): ComponentTable {
  const text = printed[lang];
  const all = { ...single, 'votesAtStart (Obama)': votesAtStart.obama, 'votesAtStart (McCain)': votesAtStart.mccain };
  return {
    title: text.numbers,
    provenance: 'found',
    columns: text.numberColumns.map((title, i) => ({ title, ...(i === 1 && { isLabel: true as const }) })),
    rows: Object.entries(all).map(([name, n]) => ({ cells: [n, name], ...(name.startsWith('quiet') && { provenance: 'proposed' as const }) })),
    file: 'data/numbers.ts',
  };
}
