import type { Phrases } from '../../../i18n/types.ts';
import type { TimeTableMessages } from '../../../table/model/messages.ts';
import type { TimeMessages } from '../time.ts';

const span = (hours: number) => (hours % 24 !== 0 ? `${hours} h` : hours === 24 ? '1 day' : `${hours / 24} days`);

const unclocked = (every: number) => (every === 24 ? 'no clock' : `no clock, a reminder every ${span(every)}`);
const hours = (bank: number, step: number) => (step === 0 ? `${span(bank)} in all` : `${span(bank)}, plus ${span(step)} each turn`);

export const time: Phrases<TimeMessages & TimeTableMessages, 'en'> = {
  'bot.clock.title': () => 'Time to answer',
  'bot.clock.about': ({ none }) =>
    none
      ? 'The game waits as long as it takes. If somebody hasn’t answered for two days, the others may choose how to go on.'
      : 'Each player has this much time. When it runs out, nothing happens automatically: the others choose how to go on.',
  'bot.clock.none': ({ every }) => unclocked(every),
  'bot.clock.hours': ({ bank, step }) => hours(bank, step),
  'bot.option.clock': () => 'How much time each player has to answer (default: no clock)',
  'bot.option.hours': () => 'Your own clock: how many hours each player has',
  'bot.option.increment': () => 'Hours added after each turn, up to the number in hours (default: half)',
  'bot.option.reminders': () => 'Without a clock: hours between reminders (default: 24)',
  'bot.no.twoClocks': () => 'That sets two clocks. Give `clock`, or `hours` with `increment`, but not both.',
  'bot.no.onlyIncrement': () => '`increment` needs `hours`: it’s the time added after each turn. Give `hours` as well, or choose a `clock` instead.',
  'bot.no.increment': ({ hours }) => `\`increment\` can’t be more than \`hours\`. Give at most ${hours}.`,
  'bot.no.reminders': () =>
    '`reminders` is for games without a clock. With a clock, I remind people at 50%, 80%, and 95% of their time. Drop one of the two.',
  'bot.time.left': ({ who, n }) => `-# ⏳ Deadline${n === 1 ? '' : 's'}: ${who}.`,
  'bot.time.until': ({ who, at }) => `${who} ${at}`,
  'bot.remind.direct': ({ title }) => `**${title}**`,
  'bot.remind.asked': ({ at, n }) => (n === 1 ? `-# Asked ${at}.` : `-# Asked: ${at}.`),
  'bot.remind.ahead': ({ who, at, isTimed }) =>
    isTimed
      ? `-# ⏳ ${who}’s time runs out ${at}. Nothing happens automatically: the others choose how to go on.`
      : `-# ⏳ The game is waiting for ${who}. Without an answer, the others may choose how to go on ${at}.`,
  'bot.remind.zero': ({ who, isTimed, others }) =>
    isTimed ? `⌛ ${others}: time has run out for ${who}.` : `⌛ ${others}: the game is still waiting for ${who}.`,
  'bot.remind.since': ({ who, at }) => `${who} (asked ${at})`,
  'bot.remind.consent': ({ who, what, where }) => `⏰ ${what} ${who}: [your answer is still missing](${where}).`,
  'bot.digest.head': ({ who, n }) => (n === 1 ? `${who}, a game has more than one question for you.` : `${who}, **${n} games are waiting for you.**`),
  'bot.digest.line': ({ title, where, what }) => `**[${title}](${where})**: ${what}`,
  'bot.digest.until': ({ what, at }, { clause }) => `${clause(what)}. Your time runs out ${at}.`,
  'bot.digest.turn': () => 'it’s your turn.',
  'bot.digest.invited': ({ title, where, host }) => `**[${title}](${where})**: ${host} invites you to play.`,
  'bot.digest.late': ({ title, where, who }) => `**[${title}](${where})**: time has run out for ${who}. Choose how to go on.`,
  'bot.remind.invited': ({ who, host, title, where }) => `${who}, **${host}** invites you to play **${title}**: [see the invitation](${where}).`,
  'bot.remind.later': ({ at }) => `I’ll remind you ${at}, unless you’ve played by then.`,
  'bot.no.not-waited': () => 'The game isn’t waiting for you, so there’s nothing to remind you of.',
  'bot.button.later': ({ n }) => `Remind me in ${n} h`,
  'bot.propose.pause': ({ who }, { label }) =>
    `**${who}** would like to pause. Clocks and reminders would stop until somebody plays on or presses ${label('bot.button.resume')}.`,
  'bot.propose.clock': ({ who, clock, isTimed }) =>
    `**${who}** would like to change the time to answer to **${clock}**. ${isTimed ? 'Everyone would start again with the full time.' : 'Everyone would have two days for each answer; after that, the others may choose how to go on.'}`,
  'bot.propose.away': ({ who, late }) =>
    `**${who}** would like the game to play for **${late}**. It would make the simplest choices until **${late}** presses anything.`,
  'bot.propose.claim': ({ who, late }) =>
    `**${who}** would like to go on without **${late}**, who would be out of the game for good, as if they had given up.`,
  'bot.propose.done.pause': () => '✅ Agreed: the game is paused.',
  'bot.propose.done.clock': () => '✅ Agreed: the new time to answer applies from now on.',
  'bot.propose.done.away': () => '✅ Agreed: the game plays for them until they return.',
  'bot.propose.done.claim': () => '✅ Agreed: they are out of the game.',
  'bot.late.choose': ({ isAlone, at }) =>
    isAlone
      ? `Nothing happens automatically: you choose. You can ask again in a day, add a day, let the game make the simplest choices until they return, or claim the win${at === '' ? '' : ` (possible ${at})`}.`
      : `Nothing happens automatically. Any one of you can ask again in a day, or add a day. A majority of those present can let the game make the simplest choices until they return, or go on without them${at === '' ? '' : ` (possible ${at})`}.`,
  'bot.late.sure': ({ who, isAlone }) =>
    isAlone
      ? `**${who}** ran out of time. Do you want to claim the win? You can’t undo that.`
      : `Do you want to go on without **${who}** for good? You can’t undo that.`,
  'bot.late.yourself': () => '⌛ The game is waiting for you, so that choice is up to the others. Answer here, and the game goes on.',
  'bot.late.yourselfDone': () => 'You’ve answered, so the others have nothing left to decide. Here is the game.',
  'bot.late.done': () => 'Done. The board tells everyone.',
  'bot.button.wait': () => 'Ask again in a day',
  'bot.button.add': ({ name }) => `Add a day for ${name}`,
  'bot.button.away': ({ name }) => `Let the game play for ${name}`,
  'bot.button.claim': ({ name, isAlone }) => (isAlone ? 'Claim the win' : `Go on without ${name}`),
  'bot.button.claimSure': () => 'Yes, for good',
  'bot.button.pause': () => 'Propose a pause',
  'bot.button.rest': () => 'Pause for a day',
  'bot.menu.clock': () => 'Propose another time to answer',
  'bot.menu.toClock': ({ clock }) => `Propose: ${clock}`,
  'bot.button.resume': () => 'Resume',
  'bot.button.workAgain': () => 'Cancel my coming days off',
  'bot.time.has': ({ who, hours }) => `${who}: ${hours < 1 ? 'less than an hour' : `${hours} h`} left`,
  'bot.time.off': ({ left, taken }, { plural }) =>
    `Your days off: ${taken === '' ? 'none taken' : taken}. You have ${left} ${plural(left, { one: 'day', other: 'days' })} left this year.`,
  'bot.time.about': ({ none, isAlone }) =>
    `-# ${isAlone ? `${none ? 'There’s no clock, and the' : 'When your time runs out, the'} game waits: I remind you, and nobody else chooses how to go on` : none ? 'There’s no clock, and the game waits. If somebody hasn’t answered for two days, the others may choose how to go on' : 'When somebody runs out of time, the others choose how to go on'}. Nothing happens automatically. Your clock stops in your quiet hours (\`/settings\`) and on your days off (\`off\` and \`until\` of this command, such as 2026-12-24).`,
  'bot.time.pings': ({ how }) =>
    ({ now: 'Ping me every turn', daily: 'Ping me once a day', off: 'Never ping me' })[how] ?? 'Ping me as my settings say',
  'bot.command.time': () => 'See the clocks, pause, take days off, and set your pings for this game',
  'bot.option.off': () => 'Your first day off, such as 2026-12-24 (your clock stops in all games)',
  'bot.option.until': () => 'Your last day off, such as 2027-01-02 (default: the same day)',
  'bot.no.not-late': () => 'They’ve answered in the meantime, or have been given more time. Look at the newest board.',
  'bot.no.late-yourself': () => 'You’ve run out of time too. Play your turn before you decide about others.',
  'bot.no.paused': () => 'The game is already paused.',
  'bot.no.not-paused': () => 'The game isn’t paused.',
  'bot.no.rests': ({ name, at }) => `**${name}** has paused the game. It goes on ${at}, or as soon as somebody plays.`,
  'bot.no.held': ({ name }) => `The game is on hold: **${name}** would like to take a choice back. Answer that first.`,
  'bot.no.somebody-late': () =>
    'Somebody has run out of time, so you can’t pause the game on your own. Decide how the game goes on, or propose a pause.',
  'bot.no.same-clock': () => 'Players already have that long to answer.',
  'bot.no.no-days': () => 'Choose days in the future, such as `off:2026-12-24`. For more than one day, add the last one: `until:2027-01-02`.',
  'bot.no.zone-for-days': () =>
    'Days off run from midnight to midnight where you live, and I don’t know where that is. Set your city with `/settings timezone`, then take your days off again.',
  'bot.no.too-many-days': ({ n }) => `You have ${n} of your fourteen days off left this year. Take fewer.`,
  'table.waits': ({ seat, late }, { player }) => `${player(seat)} waits a day for ${player(late)}.`,
  'table.adds': ({ seat, late }, { player }) => `${player(seat)} gives ${player(late)} one more day.`,
  'table.away': ({ seat }, { player }) => `${player(seat)} is away, so the game plays for them until they return.`,
  'table.by-default': ({ seat }, { player }) => `The game plays for ${player(seat)}.`,
  'table.back': ({ seat }, { player }) => `${player(seat)} is back.`,
  'table.gone': ({ seat }, { player }) => `${player(seat)} has left the server. The others may choose how to go on.`,
  'table.claimed': ({ seat }, { player }) => `${player(seat)} ran out of time and is out of the game.`,
  'table.paused': () => 'The game is paused: clocks and reminders stop.',
  'table.rests': ({ seat }, { player }) => `${player(seat)} pauses the game for a day: clocks and reminders stop.`,
  'table.resumed': ({ seat }, { player }) => `${player(seat)} ends the pause. The game goes on.`,
  'table.rested': () => 'The pause is over. The game goes on.',
  'table.clock': ({ bank, step, every }) =>
    bank === 0 ? `As agreed, there’s ${unclocked(every)} from now on.` : `As agreed, the time to answer changes: ${hours(bank, step)}.`,
  'bot.time.paused': ({ at, isShow }, { label }) =>
    isShow
      ? `-# ⏸ Paused ${at}. ${label('bot.button.go')} ends the pause, ${label('bot.button.step')} plays one choice.`
      : `-# ⏸ Paused ${at}, and the clocks are stopped. Play on or press ${label('bot.button.resume')} to end the pause.`,
  'bot.time.rests': ({ who, at }) => `-# ⏸ ${who} has paused the game, and the clocks are stopped. It goes on ${at}, or as soon as somebody plays.`,
};
