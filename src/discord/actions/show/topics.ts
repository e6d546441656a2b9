/** The pages of a game's rules, as they are looked for (`search.ts`). */
import type { Game } from '../../../games/game.ts';
import { langs, type Topic } from '../../../i18n/types.ts';
import { orderList } from '../../present/panel/orders.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot, guideWords } from '../../text/index.ts';

/** So many are offered at once. */
export const most = 25;
/** The permanent id of the page that says who made the game and what of it is reconstructed. */
export const creditsId = 'credits';

/** The permanent id of How to play among them: it stands first, and leads to pages of its own. */
export const guideId = 'how-to-play';

/** A page with what it says in the other languages: terms are printed in one and looked for in another. */
export interface Page extends Topic {
  elsewhere?: string;
}

/** The pages of games, made once a language: the index of a search hangs on them. */
const known = new WeakMap<object, Page[]>();

/**
 * A game's pages in this language, each found by its title in the other languages as well. The credits are among the first 25, which are offered
 * before anything is typed.
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
    // Its pages tell what the rules tell: those are what a term leads to.
    body: guide.aim.body,
    words: langs.flatMap((each) => guideWords[each]),
  };
  return [how, ...found].toSpliced(most - 1, 0, { id: creditsId, title: text(bot('bot.credits.title')), body: credits, words: [] });
}
