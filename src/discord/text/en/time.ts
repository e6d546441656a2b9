import type { Phrases } from '../../../i18n/types.ts';
import type { TimeMessages } from '../time.ts';

const span = (hours: number) => (hours >= 48 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} h`);

export const time: Phrases<TimeMessages> = {
  'bot.clock.title': () => 'Time to answer',
  'bot.clock.about': ({ none }) =>
    none
      ? 'The game waits as long as it takes. After a week of waiting for somebody, the others may go on.'
      : 'For each player. When it runs out, nothing happens by itself: the others choose what to do.',
  'bot.clock.none': () => 'no clock',
  'bot.clock.hours': ({ bank, step }) => (step === 0 ? `${span(bank)} in all` : `${span(bank)}, and ${span(step)} back each turn`),
  'bot.option.clock': () => 'How much time each player has to answer; without it, none runs',
  'bot.option.hours': () => 'A clock of your own: hours each player has',
  'bot.option.increment': () => 'A clock of your own: hours that come back each turn, up to that',
  'bot.time.left': ({ who, n }) => `-# ⏳ Time runs out ${n === 1 ? who : `for ${who}`}.`,
  'bot.time.until': ({ who, at }) => `${who} ${at}`,
  'bot.remind.direct': ({ title }) => `**${title}**`,
  'bot.remind.asked': ({ at }) => `-# Asked ${at}.`,
  'bot.remind.ahead': ({ who, at, isTimed }) =>
    isTimed
      ? `-# ⏳ ${who}’s time runs out ${at}. Nothing happens by itself then: the others choose how to go on.`
      : `-# ⏳ The game has waited long for ${who}. The others may choose how to go on ${at}.`,
  'bot.remind.zero': ({ who, at, isTimed, others }) =>
    isTimed ? `⌛ ${others}: ${who}’s time has run out.` : `⌛ ${others}: ${who} was asked ${at} and has not answered.`,
  'bot.remind.later': ({ at }) => `You will be reminded ${at}, unless you have played by then.`,
  'bot.no.not-waited': () => 'You are not asked anything now, so there is nothing to be reminded of.',
  'bot.button.later': ({ n }) => `Remind me in ${n} h`,
  'bot.time.paused': ({ at }) => `-# ⏸ Paused ${at}: no clock runs. Whoever plays on, or presses Resume, ends the pause.`,
};
