/** What each card does, in its own sentence, and whether a hand in words says so for every card in it. */

import { withoutMarkdown } from '../../src/discord/speech/speech.ts';
import { printOf } from '../../src/games/candidate/data/cards.ts';
import type { CandidateView } from '../../src/games/candidate/rules/view.ts';
import type { Family } from '../../src/games/candidate/vocabulary.ts';
import type { Game } from '../../src/games/game.ts';
import { kindOf } from '../../src/games/moi-president/data/deck.ts';
import type { KindTexts } from '../../src/games/moi-president/words/names.ts';
import { attackOf, mediaKindOf, paradeFor } from '../../src/games/president/data/media.ts';
import { fromEachFolder } from '../../src/i18n/languages.ts';
import type { Lang, Say } from '../../src/i18n/types.ts';
import type { View } from '../../src/kernel/rules.ts';

const familyEffects = await fromEachFolder<{ [F in Family]: string }>(
  async (lang) => (await import(`../../src/games/candidate/words/${lang}/parts.ts`)).effects,
);
const kindTexts = await fromEachFolder<KindTexts>(async (lang) => (await import(`../../src/games/moi-president/words/${lang}/cards.ts`)).kindTexts);

/** Only the words: without markdown, non-breaking spaces, or a capital that depends on the position in the sentence. */
export const letters = (text: string): string =>
  withoutMarkdown(text)
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .toLowerCase();

/** A card of the hand as `Standing.cards` names it. */
function nameOf({ command }: Game, view: View, card: string): string {
  if (command === 'candidate') return (view as CandidateView).own!.faces[card]!;
  if (command === 'moi-president') return kindOf(card);
  return command === 'president' && mediaKindOf(card) === 'president' ? 'J' : card;
}

/** Whether a game's cards only count, without any effect. */
const isPlain = ({ command }: Game): boolean => !['campaign', 'candidate', 'moi-president', 'president'].includes(command);

/** The sentence that says what a card does, including the name of its counterpart. Empty in games whose cards need none. */
export function effectOf({ command, texts }: Game, card: string, say: Say): string {
  const lang: Lang = say.lang;
  const page = (id: string) => texts[lang].topics.find((topic) => topic.id === id)?.body.split('\n') ?? [];
  if (command === 'candidate') return familyEffects[lang][printOf(card).family];
  if (command === 'moi-president') return kindTexts[lang][kindOf(`${card}-01`)].short;
  if (command === 'campaign') return page(card)[1] ?? '';
  if (command !== 'president') return '';
  if (card.startsWith('I')) return page(card)[2] ?? '';
  return mediaEffect(card, say)[lang] ?? '';
}

/** What a Media card does, in the languages tested here. */
function mediaEffect(card: string, say: Say): { [L in Lang]?: string } {
  if (card === 'J') return { en: 'adds 1 to the combat die', fr: 'ajoute 1 au dé de combat' };
  if (mediaKindOf(card) === 'parade') return { en: `cancels “${say.title(attackOf(card))}.”`, fr: `annule « ${say.title(attackOf(card))} »` };
  const parade = say.title(paradeFor(card));
  return { en: `decides a battle, unless “${parade}” parries it`, fr: `gagne la bataille, sauf parade (« ${parade} »)` };
}

export interface Read {
  /** Cards that were in the hand, as `Standing.cards` names them. */
  cards: string[];
  /** Lines that do not say what their card does. */
  bare: string[];
}

/** Reads a hand in words: the line of each card must contain the card's own effect. */
export function readHand(game: Game, view: View, words: string, say: Say): Read {
  const order = (game.handOrder?.(view) ?? []).filter((id) => !id.startsWith('discard-'));
  // In Campaign, states to choose from may be in the hand's place.
  if (game.command === 'campaign' && order.some((id) => /^[A-Z]{2}$/.test(id))) return { cards: [], bare: [] };
  const lines = words.split('\n').filter((line) => /^(?:\d+(?:, \d+)*\. |\*\*\d+(?:, \d+)* · )/.test(line));
  /** If several cards share a line, each has its number there. */
  const lineOf = (n: number): string | undefined =>
    lines.find((line) =>
      [...line.matchAll(/(?:^|\*\*)(\d+(?:, \d+)*)(?:\. | · )/g)].some(([, places = '']) => places.split(', ').includes(String(n))),
    );
  const read: Read = { cards: [], bare: [] };
  order.forEach((id, i) => {
    const card = nameOf(game, view, id);
    const effect = letters(effectOf(game, card, say));
    read.cards.push(card);
    if (!isPlain(game) && (effect.length < 12 || !letters(lineOf(i + 1) ?? '').includes(effect)))
      read.bare.push(`${card} «${lineOf(i + 1)}» does not say «${effect}»`);
  });
  return read;
}
