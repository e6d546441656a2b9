import type { TableRefusal } from '../../../table/model/refusals.ts';
import { disarm, type Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { mention } from '../../wire/parts.ts';
import { channelList } from './settings.ts';

/** Why something was refused, and what to do now, in the reader's language. */
export function refusalLine(refusal: TableRefusal, speech: Speech): string {
  const { text: say, command } = speech;
  switch (refusal.why) {
    case 'not-yours':
      return say(bot('bot.no.not-yours', { who: say.player(refusal.seat) }));
    case 'blocked':
      return say(bot('bot.no.blocked', { why: say(refusal.reason) }));
    case 'contrary':
      return say(bot('bot.no.contrary', { first: say(refusal.first), second: say(refusal.second) }));
    case 'count':
      return say(bot('bot.no.count', { min: refusal.min, max: refusal.max }));
    case 'too-many-days':
    case 'too-many-open':
    case 'too-many-here':
      return say(bot(`bot.no.${refusal.why}`, { n: refusal.n }));
    case 'too-often':
    case 'shown-lately':
    case 'too-many-asks':
    case 'asked-enough':
    case 'too-soon':
      return say(bot(`bot.no.${refusal.why}`, { at: soon(refusal.at) }));
    case 'used-up':
      return say(usedUp(refusal));
    case 'refused-lately':
      return say(bot('bot.no.refused-lately', { at: soon(refusal.at), isTurn: refusal.isTurn }));
    case 'bot':
    case 'seat-taken':
    case 'sits-here':
    case 'sat-here':
      return say(bot(`bot.no.${refusal.why}`, { name: disarm(refusal.name) }));
    case 'no-tryouts':
      return say(bot('bot.no.no-tryouts', { chosen: refusal.chosen }));
    case 'sat-yourself':
      return say(bot('bot.no.sat-yourself', { seat: say.seat(refusal.seat) }));
    case 'rests':
      return say(bot('bot.no.rests', { name: disarm(refusal.name), at: soon(refusal.at) }));
    case 'held':
      return say(bot('bot.no.held', { name: disarm(refusal.name ?? '?') }));
    case 'no-zone':
      return say(bot('bot.no.no-zone', { zone: disarm(refusal.zone) }));
    case 'not-here':
      return say(bot('bot.no.not-here', { where: channelList(refusal.channels, speech) }));
    case 'asked-yourself':
    case 'agreed-already':
      return say(bot(`bot.no.${refusal.why}`, { who: say.list(refusal.waits.map(mention)) }));
    case 'full':
      return say(bot('bot.no.full', { max: refusal.max }));
    case 'too-few':
      return say(bot('bot.no.too-few', { min: refusal.min }));
    case 'no-table':
    case 'not-invited':
    case 'expired':
      return say(bot(`bot.no.${refusal.why}`, { command }));
    default:
      return say(bot(`bot.no.${refusal.why}`));
  }
}

const usedUp = ({ by, what, n, at }: Extract<TableRefusal, { why: 'used-up' }>) =>
  bot(`bot.no.used-up.${by}`, { what, n, at: at === null ? null : soon(at) });

/** The time left until then, as Discord shows it. */
const soon = (at: number): string => `<t:${Math.ceil(at / 1000)}:R>`;
