/** Long texts, page by page: rules, the log, the board in words. */
import type { Game } from '../../games/game.ts';
import type { Topic } from '../../i18n/types.ts';
import type { LogLine, TableInfo } from '../../table/types.ts';
import { encode } from '../ids.ts';
import type { Speech } from '../speech.ts';
import { bot } from '../text/index.ts';
import { button, clamp, type Post, rows, text } from './parts.ts';

const mostOnPage = 3500;
export const linesOnPage = 15;

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

/** One page of the log: `lines` may hold one more than fits, which says that there are older ones. */
export function logPost(game: Game, table: TableInfo, lines: readonly LogLine[], isNewest: boolean, { text: say, plain, lang }: Speech): Post {
  const title = say(bot('bot.log.title', { title: game.texts[lang].title }));
  const shown: LogLine[] = [];
  const written: string[] = [];
  let taken = title.length;
  for (const line of lines.slice(0, linesOnPage)) {
    const sentence = clamp(spoken(line, { text: say, plain, lang }), 900);
    if (taken + sentence.length > mostOnPage) break;
    taken += sentence.length + 1;
    shown.push(line);
    written.push(sentence);
  }
  const last = shown.at(-1);
  const buttons = [
    ...(isNewest ? [] : [button(plain(bot('bot.button.newest')), encode({ table: table.id, action: 'log' }))]),
    ...(last && lines.length > shown.length
      ? [button(plain(bot('bot.button.older')), encode({ table: table.id, action: 'log', arg: String(last.n) }))]
      : []),
  ];
  const body = written.length > 0 ? written.join('\n') : say(bot('bot.log.empty'));
  return { components: [text(`${title}\n${body}`), ...rows(buttons)], files: [], mentions: [] };
}

/** A line whose sentence is gone, because another version wrote it, does not take the rest with it. */
function spoken({ message, secret, at }: LogLine, { text: say }: Speech): string {
  const when = `<t:${Math.floor(at / 1000)}:t>`;
  try {
    const line = say(message);
    return `${when} ${secret ? say(bot('bot.log.secret', { line })) : line}`;
  } catch {
    return `${when} ${say(bot('bot.log.unreadable'))}`;
  }
}

export function describePost(game: Game, words: string, { text: say, lang }: Speech): Post {
  const title = say(bot('bot.describe.title', { title: game.texts[lang].title }));
  return { components: [text(`${title}\n${clamp(words, mostOnPage)}`)], files: [], mentions: [] };
}
