/** What reminds somebody of a game, or tells the others of somebody. */
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Game } from '../../games/game.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Reminder } from '../../table/sending.ts';
import { noClock } from '../../table/time/clock.ts';
import type { Glance, TableInfo } from '../../table/types.ts';
import { encode } from '../ids.ts';
import { disarm, type Speech, tidy } from '../speech.ts';
import { bot } from '../text/index.ts';
import { turnLines } from './board-post.ts';
import { placeLink } from './links.ts';
import { button, type Post, rows, text } from './parts.ts';
import { mentions, userAt } from './people.ts';
import { moment } from './time.ts';

/** After how many hours one can be reminded again. */
export const laterHours = [3, 24] as const;

/** The post of a reminder; `direct`: it stands in a direct message, where the game is not. */
export function reminderPost(game: Game, glance: Glance, reminder: Reminder, speech: Speech, direct: boolean): Post {
  const { kind, seat, pings } = reminder;
  const { text: say, plain } = speech;
  const { table } = glance;
  if (kind === 'ahead') return { components: [text(toOthers(glance, reminder, speech))], files: [], mentions: pings };
  if (kind === 'zero') {
    const lines = [toOthers(glance, reminder, speech), say(bot('bot.late.choose'))];
    return { components: [text(lines.join('\n')), ...rows(lateButtons(table, seat, speech))], files: [], mentions: pings };
  }
  const lines = [
    ...(direct ? [say(bot('bot.remind.direct', { title: game.texts[speech.lang].title }))] : []),
    `${kind === 'call' ? '' : '⏰ '}${turnLines(glance, [seat], speech)}`,
    ...(kind === 'call' || table.clock !== noClock ? [] : [say(bot('bot.remind.asked', { at: moment(table.since[seat] ?? 0) }))]),
  ];
  const later = laterHours.map((n) => button(plain(bot('bot.button.later', { n })), encode({ table: table.id, action: 'later', arg: String(n) })));
  const play = button(plain(bot('bot.button.play')), encode({ table: table.id, action: 'play' }), 'primary');
  const there = {
    type: ComponentType.Button as const,
    style: ButtonStyle.Link as const,
    label: plain(bot('bot.button.goThere')),
    url: placeLink(table),
  };
  const [row] = rows(later);
  const ways = direct ? [{ ...row!, components: [there, ...row!.components] }] : rows([play, ...later]);
  return { components: [text(lines.join('\n')), ...(ways as Post['components'])], files: [], mentions: pings };
}

/** The seats whose time is over. */
export const lateSeats = ({ phase, paused, toAct, banks }: TableInfo, now: number): Seat[] =>
  phase === 'playing' && paused === null ? toAct.filter((seat) => (banks[seat]?.zero ?? now + 1) <= now) : [];

/** What the others can do about somebody whose time is over. */
export function lateButtons(table: TableInfo, seat: Seat, { plain }: Speech) {
  const user = userAt(table, seat) ?? '-';
  const name = tidy(table.people.find(({ id }) => id === user)?.name ?? seat);
  const press = (what: string) => encode({ table: table.id, action: 'late', arg: `${what}.${user}` });
  const isAlone = Object.keys(table.seats).length === 2;
  return [
    button(plain(bot('bot.button.wait', { name })), press('wait')),
    button(plain(bot('bot.button.add', { name })), press('add')),
    ...(table.away.includes(seat) ? [] : [button(plain(bot('bot.button.away', { name })), press('away'))]),
    button(plain(bot('bot.button.claim', { name, isAlone })), press('claim'), 'danger'),
  ];
}

/** Asks once more before somebody is out of the game. */
export function sureToClaim(table: TableInfo, user: string, { text: say, plain }: Speech) {
  const who = disarm(table.people.find(({ id }) => id === user)?.name ?? '?');
  const isAlone = Object.keys(table.seats).length === 2;
  const sure = button(plain(bot('bot.button.claimSure')), encode({ table: table.id, action: 'late', arg: `out.${user}` }), 'danger');
  return { line: say(bot('bot.late.sure', { who, isAlone })), sure };
}

function toOthers({ table }: Glance, { kind, seat }: Reminder, speech: Speech): string {
  const { text: say } = speech;
  const who = say.player(seat);
  const at = moment((kind === 'zero' ? table.since[seat] : table.banks[seat]?.zero) ?? 0);
  const isTimed = table.clock !== noClock;
  if (kind === 'ahead') return say(bot('bot.remind.ahead', { who, at, isTimed }));
  const others = Object.values(table.seats).filter((one) => one !== seat);
  return say(bot('bot.remind.zero', { who, at, isTimed, others: mentions(table, others, speech) }));
}
