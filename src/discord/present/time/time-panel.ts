/** The private panel of `/… time`: everyone's clock, and what the player can choose. */

import type { Seat } from '../../../kernel/types.ts';
import { clocks, isTimed } from '../../../table/clock/clock.ts';
import { mayResume } from '../../../table/consent/verdict.ts';
import { haveVoices } from '../../../table/consent/voices.ts';
import { type OwnTime, pings } from '../../../table/model/choices.ts';
import type { TableInfo } from '../../../table/model/types.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, menu, type Post, postOf, rows, text } from '../../wire/parts.ts';
import { clockWords, daysWords, moment, nameAt, pausedLine } from '../parts/people.ts';
import { articlesButton } from './articles.ts';
import { lateSeats, lateWays, seatedAt } from './reminder.ts';

/** The menu's value for no choice. */
export const noPings = '-';
const hour = 3_600_000;

/** `own`: the player's own times; `out`: the seats that are out of the game; `news` goes first. */
export function timePost(
  table: TableInfo,
  own: OwnTime | null,
  looking: { user: string; now: number; out: readonly Seat[] },
  speech: Speech,
  news?: string,
): Post {
  const { text: say, plain } = speech;
  const { id, clock, banks, seats, toAct, paused, phase, away } = table;
  const isPlaying = phase === 'playing';
  const each = Object.values(seats).flatMap((seat) => {
    if (looking.out.includes(seat)) return [];
    const { left = 0, zero = null } = banks[seat] ?? {};
    const who = nameAt(table, seat);
    if (zero !== null && toAct.includes(seat)) return say(bot('bot.time.until', { who, at: moment(zero) }));
    return say(bot('bot.time.has', { who, hours: Math.floor(left / hour) }));
  });
  const lines = [
    ...(news === undefined ? [] : [news]),
    `**${say(bot('bot.clock.title'))}**: ${say(clockWords(clock))}`,
    ...(paused === null ? [] : [pausedLine(table, paused, speech)]),
    ...(isTimed(clock) && isPlaying ? each : []),
    ...table.gone.map((seat) => say(bot('bot.hustings.left', { name: nameAt(table, seat) }))),
    ...(own ? [say(bot('bot.time.off', { left: own.left, taken: daysWords(own.off, speech) }))] : []),
    say(bot('bot.time.about', { none: !isTimed(clock), isAlone: isPlaying && !haveVoices({ people: seatedAt(table), out: looking.out, away }) })),
  ];
  const time = (what: string) => encode({ table: id, action: 'timing', arg: what });
  const choices = [noPings, ...pings].map((value) => ({
    value,
    label: plain(bot('bot.time.pings', { how: value })),
    default: value === (own?.pings ?? noPings),
  }));
  const ways = [
    ...(!isPlaying || !own
      ? []
      : [
          ...(paused === null ? [button(plain(bot('bot.button.rest')), time('rest'))] : []),
          ...(paused === null || table.rest !== null
            ? [button(plain(bot('bot.button.pause')), encode({ table: id, action: 'propose', arg: 'pause' }))]
            : []),
          ...(paused !== null && mayResume(table.rest, looking.user, (table.rest && table.seats[table.rest.by]) ?? null, looking.out)
            ? [button(plain(bot('bot.button.resume')), time('resume'), 'primary')]
            : []),
        ]),
    articlesButton(speech),
    ...(own && own.off.length > 0 ? [button(plain(bot('bot.button.workAgain')), time('work'))] : []),
  ];
  const { out } = looking;
  const seat = seats[looking.user];
  const late = own && !out.includes(seat ?? '') ? lateSeats(table, looking.now).filter((one) => one !== seat) : [];
  return postOf([
    text(lines.join('\n')),
    ...(own && isPlaying ? [menu({ custom_id: time('pings'), placeholder: choices[0]!.label, options: choices }), clockMenu(table, speech)] : []),
    ...rows(ways),
    ...lateWays({ table, out }, late, speech),
  ]);
}

/** The clocks that can be proposed instead of the current one. */
function clockMenu({ id, clock }: TableInfo, { text: say, plain }: Speech) {
  const others = clocks.filter((one) => one !== clock);
  return menu({
    custom_id: encode({ table: id, action: 'timing', arg: 'clock' }),
    placeholder: plain(bot('bot.menu.clock')),
    options: others.map((one) => ({ value: one, label: plain(bot('bot.menu.toClock', { clock: say(clockWords(one)) })) })),
  });
}
