/** Pages of rules generated from the declarations: one for each card, news card and state, and the lists of both decks. */

import type { FixedTopic } from '../../../i18n/types.ts';
import { votesAtStart } from '../data/numbers.ts';
import { openingStates, type StateTile, states, statesWith } from '../data/states.ts';
import type { Card } from '../rules/cards/card.ts';
import { mccainCards } from '../rules/cards/mccain.ts';
import { newsCards } from '../rules/cards/news.ts';
import { obamaCards } from '../rules/cards/obama.ts';
import { groupOf } from '../rules/parts/deeds.ts';
import type { Lasting } from '../vocabulary.ts';
import { type CardId, type CardType, cardTypes, type NewsId, type Side, type StateId, sides } from '../vocabulary.ts';

type Names = { readonly [id: string]: string };

/** A language's words for these pages. */
export interface PageWords {
  /** Of titles, types, states and groups. */
  names: Names;
  effect(card: CardId): string;
  news(card: NewsId): string;
  newsCard: string;
  sides: { readonly [S in Side]: string };
  starter: string;
  negative: string;
  /** The note of a Demographic Support: which states have its group. */
  note(key: string, other: string): string;
  state(tile: StateTile): string;
  deck(side: Side, page: number): string;
  /** What the star on a list of cards means. */
  legend: string;
  colon: string;
  list(items: readonly string[]): string;
}

export const decks: { readonly [S in Side]: readonly Card[] } = { obama: obamaCards, mccain: mccainCards };
const cards: readonly Card[] = sides.flatMap((side) => decks[side]);

/** Titles of all declared cards; a card without a title in the language gets its kind and id. */
export const titlesOf = (titles: Names, names: Names, newsCard: string): { [id: string]: string } => ({
  ...Object.fromEntries(cards.map(({ id, type }) => [id, titles[id] ?? `${names[type]} ${id}`])),
  ...Object.fromEntries(newsCards.map(({ id }) => [id, titles[id] ?? `${newsCard} ${id}`])),
});

function cardBody(card: Card, words: PageWords): string {
  const signs = [
    `**${words.names[card.type]}**`,
    words.sides[card.side],
    ...(card.starter ? [words.starter] : []),
    ...(card.negative ? [words.negative] : []),
  ];
  const group = groupOf(card);
  const named = (ids: readonly StateId[]) => words.list(ids.map((id) => words.names[id]!));
  const note = group ? [words.note(named(statesWith(group).key), named(statesWith(group).other))] : [];
  return [signs.join(' · '), words.effect(card.id), ...note].join('\n');
}

export const pages = (words: PageWords): FixedTopic[] => [
  ...cards.map((card) => ({ id: card.id, title: words.names[card.id]!, body: cardBody(card, words) })),
  ...newsCards.map(({ id }) => ({ id, title: words.names[id]!, body: `**${words.newsCard}**\n${words.news(id)}` })),
  ...states.map((tile) => ({ id: tile.id, title: words.names[tile.id]!, body: words.state(tile) })),
];

/** The longest a page may be; a longer deck continues on the next. */
const longest = 3300;

/** The contents of each deck by kind, with cards of the same effect together and a star for the starter deck. */
export function deckPages(words: PageWords): FixedTopic[] {
  return sides.flatMap((side) => {
    const bodies = [''];
    for (const line of [words.legend, ...deckKinds(side, words)]) {
      if (`${bodies.at(-1)}\n${line}`.length > longest) bodies.push(line);
      else bodies[bodies.length - 1] += `\n${line}`;
    }
    return bodies.map((body, i) => ({ id: `deck-${side}${i === 0 ? '' : `-${i + 1}`}`, title: words.deck(side, i + 1), body: body.trim() }));
  });
}

/** The kinds of a deck, each with its cards; a kind is never split across pages. */
function deckKinds(side: Side, words: PageWords): string[] {
  return cardTypes.flatMap((type) => {
    const held = decks[side].filter((card) => card.type === type);
    if (held.length === 0) return [];
    const effects = [...new Set(held.map(({ id }) => words.effect(id)))];
    const titled = (list: readonly Card[]) => list.map(({ id, starter }) => `${words.names[id]}${starter ? ' ★' : ''}`).join(', ');
    const head = `**${words.names[type]}** (${held.length})`;
    // Ten sentences that differ only in the group become a list of groups.
    const lines = held.every(groupOf)
      ? held.map((card) => `- ${words.names[groupOf(card)!]}${words.colon} ${titled([card])}`)
      : effects.map((effect) => `- ${effect} *${titled(held.filter(({ id }) => words.effect(id) === effect))}*`);
    return [[head, ...lines].join('\n')];
  });
}

/** How many cards of a kind each side has. */
export const countOf = (type: CardType, side: Side): number => decks[side].filter((card) => card.type === type).length;

/** Every Media Support, with what it changes. */
export const mediaCards: readonly (Card & { lasting: Lasting })[] = cards.flatMap((card) =>
  card.lasting ? [{ ...card, lasting: card.lasting }] : [],
);

/** How many circles of a printed row bear a letter. */
export const printed = (row: string, letter: 'R' | 'W' | 'B'): number => [...row].filter((one) => one === letter).length;

/** The states marked with the star. */
export const starters: readonly StateId[] = states.filter((tile) => tile.starter).map((tile) => tile.id);

/** How many states have each side's color on the back. */
export const backs: { readonly [S in Side]: number } = { obama: openingStates('obama').length, mccain: openingStates('mccain').length };

/** The side ahead in the printed colors of the voters, if the other side starts with more votes to make up for it; otherwise null. */
export const aheadInColors: Side | null = ((): Side | null => {
  const circles = (letter: 'R' | 'B'): number => states.reduce((n, { defense, economy }) => n + printed(defense + economy, letter), 0);
  const [red, blue] = [circles('R'), circles('B')];
  if (red > blue) return votesAtStart.obama > votesAtStart.mccain ? 'mccain' : null;
  return blue > red && votesAtStart.mccain > votesAtStart.obama ? 'obama' : null;
})();
