/** Cards, dice and small numbers as both languages say them. */
import type { Lang, Say } from '../../../i18n/types.ts';
import type { Card } from '../data/deck.ts';
import { handSize, luckyFrom, rebuildsAllowed } from '../vocabulary.ts';

/** «Campagne 8», «Débat». Logs of games begun under rules 1 name a card by an id of that time, in which its points stand: `campagne-8-1`. */
export function cardTitle(say: Say, card: Card | string): string {
  const { kind, points } = typeof card === 'string' ? ofRulesOne(card) : card;
  return points > 0 ? `${say.title(kind)} ${points}` : say.title(kind);
}

function ofRulesOne(id: string): Pick<Card, 'points'> & { kind: string } {
  const [, kind = id, first, second] = /^([a-z-]+?)-(\d+)(?:-(\d+))?$/.exec(id) ?? [];
  return { kind, points: second === undefined ? 0 : Number(first) };
}

const or = { en: 'or', fr: 'ou' } as const;
const faces = (from: number, to: number, lang: Lang): string => {
  const all = Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
  return [all.slice(0, -1).join(', '), all.at(-1)!].filter(Boolean).join(` ${or[lang]} `);
};
/** «4, 5 or 6». */
export const lucky = (lang: Lang): string => faces(luckyFrom, 6, lang);
/** «1, 2 or 3». */
export const unlucky = (lang: Lang): string => faces(1, luckyFrom - 1, lang);

const words = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  fr: ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
} as const;
/** «four»; beyond ten in figures. */
export const inWords = (n: number, lang: Lang): string => words[lang][n] ?? String(n);
/** How many cards a hand has, in words. */
export const aHand = (lang: Lang): string => inWords(handSize, lang);

/** «9th», «9e»: at which rebuilding of the pile a limited game ends. */
export const lastRebuild = (lang: Lang): string => nth(rebuildsAllowed + 1, lang);

/** «1st», «2nd»; «1re», «2e». */
export function nth(n: number, lang: Lang): string {
  if (lang === 'fr') return n === 1 ? '1re' : `${n}e`;
  const end = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[ordinals.select(n)];
  return `${n}${end}`;
}
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** All cards of a heap, alike ones counted: «Campaign 5, Debate (3)». */
export function listed(cards: readonly Card[], say: Say): string {
  const counted = new Map<string, number>();
  for (const title of cards.map((card) => cardTitle(say, card))) counted.set(title, (counted.get(title) ?? 0) + 1);
  return [...counted]
    .sort(([a], [b]) => a.localeCompare(b, say.lang, { numeric: true }))
    .map(([title, n]) => (n > 1 ? `${title} ×${n}` : title))
    .join(', ');
}

/** The values of cards in a small place: «3 + 4», but only their sum where they are many. */
export const valuesOrSum = (cards: readonly Card[]): string =>
  cards.length > 3 ? String(cards.reduce((sum, { points }) => sum + points, 0)) : cards.map(({ points }) => points).join(' + ');
