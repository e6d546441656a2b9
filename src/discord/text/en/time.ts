import type { Phrases } from '../../../i18n/types.ts';
import type { TimeTableMessages } from '../../../table/model/messages.ts';
import type { TimeMessages } from '../time.ts';

const span = (hours: number) => (hours % 24 !== 0 ? `${hours} h` : hours === 24 ? '1 day' : `${hours / 24} days`);

export const time: Phrases<TimeMessages & TimeTableMessages> = {
  'bot.clock.title': () => 'Time to answer',
  'bot.clock.about': ({ none }) =>
    none
      ? 'The game waits as long as it takes. After a week of waiting for somebody, the others may choose how to go on.'
      : 'For each player. When it runs out, nothing happens by itself: the others choose how to go on.',
  'bot.clock.none': ({ every }) => (every === 24 ? 'no clock' : `no clock, a reminder every ${span(every)}`),
  'bot.clock.hours': ({ bank, step }) => (step === 0 ? `${span(bank)} in all` : `${span(bank)}, ${span(step)} back each turn`),
  'bot.option.clock': () => 'How much time each player has to answer; left out, no clock runs',
  'bot.option.hours': () => 'In place of the clocks offered: hours each player has',
  'bot.option.increment': () => 'With hours: how many come back each turn, never more than hours; left out, half of them',
  'bot.option.reminders': () => 'Without a clock: hours between two reminders; left out, 24',
  'bot.no.twoClocks': () => 'That is two clocks at once. Give `clock`, or `hours` with `increment`, not both.',
  'bot.no.onlyIncrement': () =>
    '`increment` alone makes no clock: it is what comes back each turn of `hours`. Give `hours` as well, or choose a `clock` in place of both.',
  'bot.no.increment': ({ hours }) => `No more can come back each turn than there is at first: give an \`increment\` of at most ${hours}.`,
  'bot.no.reminders': () =>
    '`reminders` is for games without a clock: with one, reminders come at half, four fifths and nineteen twentieths of it. Leave one of the two out.',
  'bot.time.left': ({ who, n }) => `-# ⏳ Time limit${n === 1 ? '' : ':'} ${who}.`,
  'bot.time.until': ({ who, at }) => `${who} ${at}`,
  'bot.remind.direct': ({ title }) => `**${title}**`,
  'bot.remind.asked': ({ at, n }) => (n === 1 ? `-# Asked ${at}.` : `-# Asked: ${at}.`),
  'bot.remind.ahead': ({ who, at, isTimed }) =>
    isTimed
      ? `-# ⏳ ${who}’s time runs out ${at}. Nothing happens by itself then: the others choose how to go on.`
      : `-# ⏳ The game has been waiting for ${who}. Without an answer, the others may choose how to go on ${at}.`,
  'bot.remind.zero': ({ who, isTimed, others }) =>
    isTimed ? `⌛ ${others}: time has run out for ${who}.` : `⌛ ${others}: the game is still waiting for ${who}.`,
  'bot.remind.since': ({ who, at }) => `${who} (asked ${at})`,
  'bot.remind.consent': ({ who, what, where }) => `⏰ ${what} ${who}: [your answer is still missing](${where}).`,
  'bot.remind.later': ({ at }) => `You will be reminded ${at}, unless you have played by then.`,
  'bot.no.not-waited': () => 'You are not asked anything now, so there is nothing to be reminded of.',
  'bot.button.later': ({ n }) => `Remind me in ${n} h`,
  'bot.propose.pause': ({ who }, { label }) =>
    `**${who}** would like to pause: no clock would run, and nobody would be reminded, until somebody plays on or presses ${label('bot.button.resume')}.`,
  'bot.propose.away': ({ who, late }) =>
    `**${who}** would let the game play for **${late}**: it gives the plainest answers until **${late}** presses anything.`,
  'bot.propose.claim': ({ who, late }) =>
    `**${who}** would go on without **${late}**, who would be out of the game for good, as if they had given up.`,
  'bot.propose.silent': ({ at }, { label }) =>
    `-# Whoever says nothing is waited for, but not for ever. After this moment (${at}), one more press on ${label('bot.button.agree')} by anybody who is for it is enough.`,
  'bot.propose.done.pause': () => '✅ Agreed: the game is paused.',
  'bot.propose.done.away': () => '✅ Agreed: the game plays for them until they are back.',
  'bot.propose.done.claim': () => '✅ Agreed: they are out of the game.',
  'bot.late.choose': ({ isAlone }) =>
    isAlone
      ? 'Nothing happens by itself: you choose. You can be asked again in a day, add a day, let the game give the plainest answers until they are back, or claim the win.'
      : 'Nothing happens by itself. One of you is enough to be asked again in a day, or to add a day. For the rest, all who still have time must agree: the game can give the plainest answers until they are back, or go on without them.',
  'bot.late.sure': ({ who, isAlone }) =>
    isAlone
      ? `Do you want to win this game because **${who}**’s time is over? That cannot be taken back.`
      : `Do you want **${who}** out of this game for good? That cannot be taken back.`,
  'bot.late.yourself': () => '⌛ The game waits for you: that choice is for the others. Answer here, and it goes on.',
  'bot.late.yourselfDone': () => 'You have answered, so nobody has anything to decide about you. This is how the game stands.',
  'bot.late.done': () => 'Done: everybody is told on the board.',
  'bot.button.wait': () => 'Ask again in a day',
  'bot.button.add': ({ name }) => `Add a day for ${name}`,
  'bot.button.away': ({ name }) => `Let the game play for ${name}`,
  'bot.button.claim': ({ name, isAlone }) => (isAlone ? 'Claim the win' : `Go on without ${name}`),
  'bot.button.claimSure': () => 'Yes, for good',
  'bot.button.pause': () => 'Propose a pause',
  'bot.button.resume': () => 'Resume',
  'bot.button.workAgain': () => 'Cancel my days off to come',
  'bot.time.has': ({ who, hours }) => `${who}: ${hours < 1 ? 'less than an hour' : `${hours} h`} left`,
  'bot.time.off': ({ left, taken }, { plural }) =>
    `Your days off: ${taken === '' ? 'none taken' : taken}. ${left} ${plural(left, 'day is', 'days are')} left this year.`,
  'bot.time.about': ({ none, isAlone }) =>
    `-# ${isAlone ? `${none ? 'No clock runs, and the' : 'When your time is over, the'} game waits: you are reminded, and nobody else chooses how to go on` : none ? 'No clock runs, and the game waits. After a week in which somebody answers nothing, the others may choose how to go on' : 'When somebody’s time is over, the others choose how to go on'}; nothing happens by itself. Time stands still in your quiet hours (\`/settings\`) and on your days off (\`off\` and \`until\` of this command, such as 2026-12-24).`,
  'bot.time.pings': ({ how }) =>
    ({ now: 'Call me at every turn', daily: 'Call me once a day', off: 'Never call me' })[how] ?? 'Call me as my settings say',
  'bot.command.time': () => 'The clocks, a pause, your days off, and how you are called to this game',
  'bot.option.off': () => 'Your first day off, such as 2026-12-24: your time stands still on it, in all games',
  'bot.option.until': () => 'Your last day off, such as 2027-01-02; left out, it is one day',
  'bot.no.not-late': () => 'They have answered meanwhile, or have time again. Look at the newest board.',
  'bot.no.late-yourself': () => 'Your own time is over too. Play your turn first: then you can decide about others.',
  'bot.no.paused': () => 'The game is paused already.',
  'bot.no.not-paused': () => 'The game is not paused.',
  'bot.no.no-days': () => 'Write days to come in this way: `off:2026-12-24`, and `until:2027-01-02` for the last of several.',
  'bot.no.zone-for-days': () =>
    'Days off last from midnight to midnight where you live, and I do not know where that is. Give your city once with `/settings timezone`, then take your days off again.',
  'bot.no.too-many-days': ({ n }, { plural }) => `Of fourteen days off a year, you have ${n} ${plural(n, 'day', 'days')} left. Take fewer.`,
  'table.waits': ({ seat, late }, { player }) => `${player(seat)} waits a day for ${player(late)}.`,
  'table.adds': ({ seat, late }, { player }) => `${player(seat)} gives ${player(late)} a day more.`,
  'table.away': ({ seat }, { player }) => `${player(seat)} is away: the game plays for them until they are back.`,
  'table.by-default': ({ seat }, { player }) => `The game plays for ${player(seat)}.`,
  'table.back': ({ seat }, { player }) => `${player(seat)} is back.`,
  'table.gone': ({ seat }, { player }) => `${player(seat)} has left the server: the others may go on at once.`,
  'table.claimed': ({ seat }, { player }) => `${player(seat)}’s time was over, and ${player(seat)} is out of the game.`,
  'table.paused': () => 'The game is paused by agreement: no clock runs, and nobody is reminded.',
  'table.resumed': ({ seat }, { player }) => `${player(seat)} ends the pause: the game goes on.`,
  'bot.time.paused': ({ at, isShow }, { label }) =>
    isShow
      ? `-# ⏸ Paused ${at}. ${label('bot.button.go')} ends the pause, ${label('bot.button.step')} plays one answer.`
      : `-# ⏸ Paused ${at}: no clock runs. Whoever plays on, or presses ${label('bot.button.resume')}, ends the pause.`,
};
