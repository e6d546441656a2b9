import type { Phrases } from '../../../i18n/types.ts';
import type { TimeTableMessages } from '../../../table/messages.ts';
import type { TimeMessages } from '../time.ts';

const span = (hours: number) => (hours >= 48 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} h`);

export const time: Phrases<TimeMessages & TimeTableMessages> = {
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
  'bot.propose.pause': ({ who }) =>
    `**${who}** would like to pause: no clock would run, and nobody would be reminded, until somebody plays on or presses Resume.`,
  'bot.propose.away': ({ who, late }) => `**${who}** would have the game answer for **${late}** by default, until **${late}** presses anything.`,
  'bot.propose.claim': ({ who, late }) => `**${who}** would go on without **${late}**, who would be out of the game for good.`,
  'bot.propose.done.pause': () => '✅ Agreed: the game is paused.',
  'bot.propose.done.away': () => '✅ Agreed: the game answers by default from now on.',
  'bot.propose.done.claim': () => '✅ Agreed: the game goes on without them.',
  'bot.late.choose': () =>
    'Nothing happens by itself. Any one of you can wait a day or give a day more; for the rest, all whose time is not over must agree.',
  'bot.late.sure': ({ who, isAlone }) =>
    isAlone
      ? `Do you want to win this game because **${who}**’s time is over? That cannot be taken back.`
      : `Do you want **${who}** out of this game for good? That cannot be taken back.`,
  'bot.late.done': () => 'Done: everybody is told on the board.',
  'bot.late.asked': () => 'Done, or asked in the channel where others must agree.',
  'bot.button.wait': () => 'Wait a day',
  'bot.button.add': () => 'Give a day more',
  'bot.button.away': ({ name }) => `Answer for ${name}`,
  'bot.button.claim': ({ name, isAlone }) => (isAlone ? 'Claim the win' : `Go on without ${name}`),
  'bot.button.claimSure': () => 'Yes, for good',
  'bot.button.pause': () => 'Propose a pause',
  'bot.button.resume': () => 'Resume',
  'bot.button.workAgain': () => 'Cancel the days off to come',
  'bot.time.has': ({ who, hours }) => `${who}: ${hours} h left`,
  'bot.time.off': ({ left, taken }, { plural }) =>
    `Your days off: ${taken === '' ? 'none taken' : taken}. ${left} ${plural(left, 'day is', 'days are')} left this year.`,
  'bot.time.about': () =>
    '-# Clocks stand in your quiet hours (`/settings`) and on your days off (`off` and `until` of this command, such as 2026-12-24). When somebody’s time is over, the others choose how to go on.',
  'bot.time.pings': ({ how }) =>
    ({ now: 'Call me at every turn', daily: 'Call me once a day', off: 'Never call me' })[how] ?? 'Call me to this game as to all others',
  'bot.help.time': ({ command }) =>
    `**Time**: \`/${command} time\` shows the clocks, if the game has any, takes days off, pauses, and says how you are called. Reminders keep your quiet hours (\`/settings\`).`,
  'bot.command.time': () => 'The clocks, a pause, your days off, and how you are called to this game',
  'bot.option.off': () => 'Your first day off, such as 2026-12-24: your time stands still on it, in all games',
  'bot.option.until': () => 'Your last day off, such as 2027-01-02; left out, it is one day',
  'bot.no.not-late': () => 'Nobody’s time is over there any more. Look at the newest board.',
  'bot.no.paused': () => 'The game is paused already.',
  'bot.no.not-paused': () => 'The clocks run already.',
  'bot.no.no-days': () => 'Write days to come in this way: `off:2026-12-24`, and `until:2027-01-02` for the last of several.',
  'bot.no.too-many-days': ({ n }, { plural }) => `Of fourteen days off a year, you have ${n} ${plural(n, 'day', 'days')} left. Take fewer.`,
  'table.waits': ({ seat, late }, { player }) => `${player(seat)} waits a day more for ${player(late)}.`,
  'table.adds': ({ seat, late }, { player }) => `${player(seat)} gives ${player(late)} a day more.`,
  'table.away': ({ seat }, { player }) => `${player(seat)} is away: the game answers by default until ${player(seat)} is back.`,
  'table.by-default': ({ seat }, { player }) => `Played by default for ${player(seat)}:`,
  'table.back': ({ seat }, { player }) => `${player(seat)} is back.`,
  'table.claimed': ({ seat }, { player }) => `${player(seat)}’s time was over, and the game goes on without ${player(seat)}.`,
  'table.paused': () => 'The game is paused by agreement: no clock runs.',
  'table.resumed': ({ seat }, { player }) => `${player(seat)} ends the pause: the clocks run again.`,
  'bot.time.paused': ({ at }) => `-# ⏸ Paused ${at}: no clock runs. Whoever plays on, or presses Resume, ends the pause.`,
};
