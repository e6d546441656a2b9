/** What stands under a game that only computers play: it stops, goes on, or goes one answer further; a seat is taken, or it ends. */
import type { TableInfo } from '../../../table/model/types.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, clamp, limits, menu, type Part, type Post, postOf, rows, text } from '../../wire/parts.ts';

/** The choice that ends the game. */
export const endOfShow = '-';

/** Whether computers alone play, and the game goes on. */
export const isShow = ({ phase, outcome, people }: TableInfo): boolean =>
  phase === 'playing' && !outcome && people.length > 0 && people.every(({ computer }) => computer !== undefined);

export function showButtons({ id, paused }: TableInfo, { plain }: Speech) {
  const press = (arg: 'pause' | 'go' | 'step', what: 'stop' | 'go' | 'step', style?: 'primary') =>
    button(plain(bot(`bot.button.${what}`)), encode({ table: id, action: 'watch', arg }), style);
  return paused === null ? [press('pause', 'stop', 'primary')] : [press('go', 'go', 'primary'), press('step', 'step')];
}

export function seatsToTake({ id, seats }: TableInfo, { plain }: Speech): Part {
  const options = Object.values(seats).map((seat) => ({
    label: clamp(plain(bot('bot.show.sit', { seat: plain.seat(seat) })), limits.choiceText),
    value: seat,
  }));
  return menu({
    custom_id: encode({ table: id, action: 'sit' }),
    placeholder: plain(bot('bot.show.menu')),
    options: [...options, { label: plain(bot('bot.show.end')), value: endOfShow }],
  });
}

/** Asks once more before a game that others may watch is ended. */
export const sureToEndShow = (table: string, { text: say, plain }: Speech): Post =>
  postOf([
    text(say(bot('bot.show.sure'))),
    ...rows([button(plain(bot('bot.button.endForGood')), encode({ table, action: 'sit', arg: endOfShow }), 'danger')]),
  ]);
