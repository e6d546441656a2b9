/** Long texts, page by page: rules, the board in words. */
import type { Game } from '../../games/game.ts';
import type { Topic } from '../../i18n/types.ts';
import { encode } from '../ids.ts';
import type { Speech } from '../speech.ts';
import { bot } from '../text/index.ts';
import { button, clamp, type Post, rows, text } from './parts.ts';

/** How much text one page holds, beside its title and its foot. */
export const mostOnPage = 3500;

/** Cuts a text at line ends into pages. */
export function paged(whole: string): string[] {
  const pages: string[] = [];
  let page = '';
  for (const line of whole.split('\n').flatMap((each) => each.match(/.{1,3500}/gsu) ?? [''])) {
    if (page !== '' && page.length + 1 + line.length > mostOnPage) {
      pages.push(page);
      page = line;
    } else page = page === '' ? line : `${page}\n${line}`;
  }
  return [...pages, page];
}

export function topicPost(game: Game, { id, title, body }: Topic, at: number, { text: say, plain }: Speech): Post {
  const pages = paged(body);
  const page = Math.min(Math.max(0, at), pages.length - 1);
  const to = (n: number) => encode({ action: 'rules', arg: `${game.command}.${n}.${id}` });
  const turning = [
    ...(page > 0 ? [button(plain(bot('bot.button.previous')), to(page - 1))] : []),
    ...(page < pages.length - 1 ? [button(plain(bot('bot.button.next')), to(page + 1))] : []),
  ];
  const foot = pages.length > 1 ? `\n${say(bot('bot.page', { n: page + 1, of: pages.length }))}` : '';
  return { components: [text(`## ${clamp(title, 200)}\n${pages[page]}${foot}`), ...rows(turning)], files: [], mentions: [] };
}

export function describePost(game: Game, words: string, { text: say, lang }: Speech): Post {
  const title = say(bot('bot.describe.title', { title: game.texts[lang].title }));
  return { components: [text(`${title}\n${clamp(words, mostOnPage)}`)], files: [], mentions: [] };
}
