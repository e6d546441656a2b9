/** The pages of a game's rules, as the search (`search.ts`) uses them. */
import type { Game } from '../../../games/game.ts';
import { langs, type Topic } from '../../../i18n/types.ts';
import { orderList } from '../../present/panel/orders.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot, guideWords } from '../../text/index.ts';

/** The most topics offered at once. */
export const most = 25;
/** The permanent id of the page that says who made the game and which parts are reconstructed. */
export const creditsId = 'credits';

/** The permanent id of How to play among the topics: it comes first, and leads to pages of its own. */
export const guideId = 'how-to-play';

/** A page with its text in the other languages: people look for terms in a language other than the printed one. */
export interface Page extends Topic {
  elsewhere?: string;
}

/** The pages of games, made once per language: a search index is kept for as long as they are. */
const known = new WeakMap<object, Page[]>();

/**
 * A game's pages in this language, each also found by its title in the other languages. The credits are among the first 25, which are offered before
 * anything is typed.
 */
export function topicsOf(game: Game, speech: Speech): Page[] {
  const of = game.texts[speech.lang];
  const pages = known.get(of) ?? pagesOf(game, speech);
  known.set(of, pages);
  return pages;
}

function pagesOf({ texts, rules }: Game, { lang, text }: Speech): Page[] {
  const { credits, guide } = texts[lang];
  const listed = rules.orders ? orderList(rules.orders.all, text) : '';
  const topics = texts[lang].topics.map((topic): Topic => {
    if (topic.list !== 'orders') return topic;
    const { body, at } = topic;
    return { ...topic, body: `${body}\n\n${listed}`, ...(at && { at: (chosen) => `${at(chosen)}\n\n${listed}` }) };
  });
  const others = langs.filter((other) => other !== lang).flatMap((other) => texts[other].topics);
  const found = topics.map((topic): Page => {
    const elsewhere = others.filter(({ id }) => id === topic.id);
    const words = elsewhere.flatMap((other) => [other.title, ...(other.words ?? [])]);
    return { ...topic, words: [...(topic.words ?? []), ...words], elsewhere: elsewhere.map(({ body }) => body).join('\n') };
  });
  const how: Page = {
    id: guideId,
    title: text(bot('bot.button.guide')),
    // Its pages repeat the rules, and searching a term should lead to those.
    body: guide.aim.body,
    words: langs.flatMap((each) => guideWords[each]),
  };
  return [how, ...found].toSpliced(most - 1, 0, { id: creditsId, title: text(bot('bot.credits.title')), body: credits, words: [] });
}
