/** Finding rules by what somebody types of their titles, or of what they are about. */
import type { Game } from '../../games/game.ts';
import { langs, type Topic } from '../../i18n/types.ts';
import { orderList } from '../present/orders.ts';
import type { Speech } from '../speech.ts';
import { bot, guideWords } from '../text/index.ts';

const most = 25;
/** Shorter beginnings of words stand in every text. */
const leastInBody = 4;

/** The permanent id of the page that says who made the game and what of it is reconstructed. */
export const creditsId = 'credits';

/** The permanent id of How to play among them: it stands first, and leads to pages of its own. */
export const guideId = 'how-to-play';

/** A page with what it says in the other languages: terms are printed in one and looked for in another. */
export interface Page extends Topic {
  elsewhere?: string;
}

/**
 * A game's pages in this language, each found by its title in the other languages as well. The credits are among the first 25, which are offered
 * before anything is typed.
 */
export function topicsOf({ texts, rules }: Game, { lang, text }: Speech): Page[] {
  const { credits, guide } = texts[lang];
  const listed = rules.orders ? orderList(rules.orders.all, text) : '';
  const topics = texts[lang].topics.map((topic) => (topic.list === 'orders' ? { ...topic, body: `${topic.body}\n\n${listed}` } : topic));
  const others = langs.filter((other) => other !== lang).flatMap((other) => texts[other].topics);
  const found = topics.map((topic): Page => {
    const elsewhere = others.filter(({ id }) => id === topic.id);
    const words = elsewhere.flatMap((other) => [other.title, ...(other.words ?? [])]);
    return { ...topic, words: [...(topic.words ?? []), ...words], elsewhere: elsewhere.map(({ body }) => body).join('\n') };
  });
  const how: Page = {
    id: guideId,
    title: text(bot('bot.button.guide')),
    // Its pages tell what the rules tell: those are what a term leads to.
    body: guide.aim,
    words: langs.flatMap((each) => guideWords[each]),
  };
  return [how, ...found].toSpliced(most - 1, 0, { id: creditsId, title: text(bot('bot.credits.title')), body: credits, words: [] });
}

/** Letters alone: without accents, case and punctuation. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A topic that fits, and the word it was found by where that is not its title. */
export interface Found {
  topic: Topic;
  word: string | null;
}

/**
 * At most 25 topics: first those whose title begins so or that are meant by exactly this word, then those with a word in the title or another word of theirs that does, those that
 * contain it, and those that speak of it, in this language or else in another.
 */
export function suggest(topics: readonly Page[], typed: string): Found[] {
  const wanted = folded(typed);
  const ranked = topics.flatMap((topic): (Found & { at: number })[] => {
    const word = topic.words?.find((one) => folded(one) === wanted) ?? topic.words?.find((one) => ` ${folded(one)}`.includes(` ${wanted}`)) ?? null;
    const name = folded(topic.title);
    if (name.startsWith(wanted)) return [{ topic, word: null, at: 0 }];
    if (word !== null && folded(word) === wanted) return [{ topic, word, at: 0 }];
    if (` ${name}`.includes(` ${wanted}`)) return [{ topic, word: null, at: 1 }];
    if (word !== null) return [{ topic, word, at: 1 }];
    if (name.includes(wanted)) return [{ topic, word: null, at: 2 }];
    if (wanted.length < leastInBody) return [];
    const at = [topic.body, topic.elsewhere ?? ''].findIndex((body) => ` ${folded(body)}`.includes(` ${wanted}`));
    return at < 0 ? [] : [{ topic, word: null, at: 3 + at }];
  });
  return ranked
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ topic, word }) => ({ topic, word }));
}

/** The topic with this id, as the menu sends it, or else the one that fits what was typed best. */
export const findTopic = (topics: readonly Page[], asked: string): Topic | null =>
  topics.find(({ id }) => id === asked) ?? (folded(asked) === '' ? null : (suggest(topics, asked)[0]?.topic ?? null));
