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
  'bot.time.paused': ({ at }) => `-# ⏸ Paused ${at}: no clock runs. Whoever plays on, or presses Resume, ends the pause.`,
};
