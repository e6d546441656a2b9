/** The constitution in words: one article under a proposal, and all of them in `/… help` and in `docs/time.md`. */
import { day } from '../../../table/clock/clock.ts';
import { type Article, constitution, type Matter, presentFor } from '../../../table/consent/constitution.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, type Post, postOf, text } from '../../wire/parts.ts';

const hour = day / 24;

/** Who must agree, what silence means after `at`, and what makes the proposal lapse, in one line. */
export function articleWords(article: Article, at: string, { text: say }: Pick<Speech, 'text'>): string {
  const { asks, needs, silence, after, isTieEnough, holds, lapses } = article;
  if (asks === 'nobody') return '';
  // Lists silence as an ending only if an answer isn't one as well.
  const ends = lapses.filter((how) => how !== 'silence' || !lapses.includes('answer'));
  return [
    say(bot('bot.propose.needs', { needs: asks === 'taker' ? 'taker' : needs })),
    ...(after === null ? [] : [say(bot('bot.propose.silence', { means: silence, at, isTieEnough }))]),
    ...(holds ? [say(bot('bot.propose.holds'))] : []),
    ...ends.map((how) => say(bot('bot.propose.lapses', { how }))),
  ].join(' ');
}

/** One article as a table row. */
export interface ArticleRow {
  what: string;
  who: string;
  words: string;
  often: string;
  ways: string[];
}

/** All articles, in the constitution's order. */
export function articleRows({ text: say }: Pick<Speech, 'text'>): ArticleRow[] {
  const at = say(bot('bot.articles.step'));
  return (Object.keys(constitution) as Matter[]).map((matter) => {
    const article = constitution[matter];
    const { asks, about, others } = article;
    const who = asks === 'present' ? (about === 'later' ? 'later' : 'others') : asks;
    return {
      what: say(bot('bot.article.what', { matter })),
      who: say(bot('bot.article.who', { who })),
      words: articleWords(article, at, { text: say }),
      often: say(bot('bot.article.often', oftenIn(matter, article))),
      ways: others.map((way) => say(bot('bot.article.way', { way }))),
    };
  });
}

function oftenIn(matter: Matter, { often: { n, ms } }: Article) {
  const per = matter === 'add' ? 'question' : matter === 'sit' ? 'always' : ms === day ? 'day' : ms === hour ? 'hour' : 'week';
  return { n, per } as const;
}

/** Within how many hours a player must have pressed anything to have a say. */
export const presentHours = presentFor / hour;

/** The button that shows all articles. */
export const articlesButton = ({ plain }: Pick<Speech, 'plain'>) => button(plain(bot('bot.button.articles')), encode({ action: 'articles' }));

/** Who has a say in what, for the asker. */
export function articlesPost({ text: say }: Speech): Post {
  // Matters decided in the same way share a line.
  const alike = Map.groupBy(articleRows({ text: say }), ({ who, words }) => words || who);
  const lines = [...alike].map(([words, all]) => {
    const which = all.map(({ what, often }) => say(bot('bot.articles.one', { what, often }))).join(' · ');
    return say(bot('bot.articles.line', { which, words }));
  });
  return postOf([text([say(bot('bot.articles.head', { hours: presentHours })), ...lines].join('\n'))]);
}
