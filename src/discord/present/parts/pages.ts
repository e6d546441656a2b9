/** Long texts, page by page: rules, the board in words. */
import type { Game } from '../../../games/game.ts';
import type { Topic } from '../../../i18n/types.ts';
import type { StartOptions } from '../../../kernel/rules.ts';
import type { TableInfo } from '../../../table/model/types.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, clamp, type Post, postOf, rows, text } from '../../wire/parts.ts';
import { topicAt } from './guide.ts';

/** How much text a page holds, besides its title and footer. */
export const mostOnPage = 3500;

/** Cuts a text into pages at line ends. */
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

/** A page of a topic as it reads with these options in force; null: at no table. */
export function topicPost(game: Game, topic: Topic, at: number, chosen: StartOptions | null, speech: Speech): Post {
  const { id, title } = topic;
  const { text: say, plain } = speech;
  const pages = paged(topicAt(game, topic, chosen, speech));
  const page = Math.min(Math.max(0, at), pages.length - 1);
  const to = (n: number) => encode({ action: 'rules', arg: `${game.command}.${n}.${id}` });
  const turning = [
    ...(page > 0 ? [button(plain(bot('bot.button.previous')), to(page - 1))] : []),
    ...(page < pages.length - 1 ? [button(plain(bot('bot.button.next')), to(page + 1))] : []),
  ];
  const foot = pages.length > 1 ? `\n${say(bot('bot.page', { n: page + 1, of: pages.length }))}` : '';
  return postOf([text(`## ${clamp(title, 200)}\n${pages[page]}${foot}`), ...rows(turning)]);
}

/** The board in words; for the table's players, with buttons back to the panel it may have replaced. */
export function describePost(game: Game, table: TableInfo, words: string, plays: boolean, { text: say, plain, lang }: Speech): Post {
  const title = say(bot('bot.describe.title', { title: game.texts[lang].title }));
  const ways = [
    button(plain(bot('bot.button.play')), encode({ table: table.id, action: 'play' }), 'primary'),
    button(plain(bot('bot.button.hand')), encode({ table: table.id, action: 'hand' })),
  ];
  const back = plays && table.phase === 'playing' ? ways : [];
  return postOf([text(`${title}\n${clamp(words, mostOnPage)}`), ...rows(back)]);
}
