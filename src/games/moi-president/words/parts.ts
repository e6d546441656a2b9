/** Cards, dice and small numbers, the same way in all languages. */
import type { Lang, Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { Card } from '../data/deck.ts';
import { luckyFrom } from '../vocabulary.ts';

/** «Campagne 8», «Débat». Logs of games begun under rules 1 name a card by an older id that contains its points: `campagne-8-1`. */
export function cardTitle(say: Say, card: Card | string): string {
  const { kind, points } = typeof card === 'string' ? ofRulesOne(card) : card;
  return points > 0 ? `${say.title(kind)} ${points}` : say.title(kind);
}

function ofRulesOne(id: string): Pick<Card, 'points'> & { kind: string } {
  const [, kind = id, first, second] = /^([a-z-]+?)-(\d+)(?:-(\d+))?$/.exec(id) ?? [];
  return { kind, points: second === undefined ? 0 : Number(first) };
}

/** The card that each of several players discarded, and who they are; null if the cards differ. */
export function alike(discards: readonly { by: Seat; card: Card }[]): [Card | null, Seat[]] {
  const seats = [...new Set(discards.map(({ by }) => by))];
  const [first, ...others] = discards.map(({ card }) => card);
  const isAlike = others.every(({ kind, points }) => kind === first?.kind && points === first.points);
  return [first && isAlike && seats.length === discards.length ? first : null, seats];
}

/** What each player discarded, in the order of their first discards. */
export function byPlayer(discards: readonly { by: Seat; card: Card }[]): { by: Seat; cards: Card[] }[] {
  const seats = [...new Set(discards.map(({ by }) => by))];
  return seats.map((by) => ({ by, cards: discards.filter((one) => one.by === by).map(({ card }) => card) }));
}

/** The die's winning and losing faces, each as a list: “4, 5, or 6”, « 4, 5 ou 6 ». */
export function dieFaces(lang: Lang): { lucky: string; unlucky: string } {
  const list = new Intl.ListFormat(lang, { type: 'disjunction' });
  const listed = (from: number, to: number): string => list.format(Array.from({ length: to - from + 1 }, (_, i) => String(from + i)));
  return { lucky: listed(luckyFrom, 6), unlucky: listed(1, luckyFrom - 1) };
}

/** The same, short enough for a card, as its signs show them: «4–6». */
export const dieRanges = { lucky: `${luckyFrom}–6`, unlucky: `1–${luckyFrom - 1}` } as const;

/** Cards in order, equal ones counted: «Campaign 5», «Debate ×3». */
function counted(say: Say, cards: readonly Card[]): string[] {
  const numbers = new Map<string, number>();
  for (const title of cards.map((card) => cardTitle(say, card))) numbers.set(title, (numbers.get(title) ?? 0) + 1);
  return [...numbers].map(([title, n]) => (n > 1 ? `${title} ×${n}` : title));
}

/** Several cards as a list. */
export const cardTitles = (say: Say, cards: readonly Card[]): string => say.list(counted(say, cards));

/** All cards of a heap, sorted by name, equal ones counted. */
export const listed = (cards: readonly Card[], say: Say): string =>
  counted(say, cards)
    .sort((a, b) => a.localeCompare(b, say.lang, { numeric: true }))
    .join(', ');

/** The values of cards in a small space: «3 + 4», or only their sum if there are many. */
export const valuesOrSum = (cards: readonly Card[]): string =>
  cards.length > 3 ? String(cards.reduce((sum, { points }) => sum + points, 0)) : cards.map(({ points }) => points).join(' + ');
