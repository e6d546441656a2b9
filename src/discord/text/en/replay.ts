import type { Phrases } from '../../../i18n/types.ts';
import type { ReplayMessages } from '../replay.ts';
import { review } from './review.ts';

export const replay: Phrases<ReplayMessages, 'en'> = {
  ...review,
  'bot.command.replay': () => 'Look back on a game, turn by turn',
  'bot.option.game': () => 'A running or finished game (default: the newest in this channel)',
  'bot.button.replay': () => 'Replay',
  'bot.button.handThen': () => 'My hand at this point',
  'bot.button.boardThen': () => 'The board at this point',
  'bot.button.export': () => 'Export',
  'bot.replay.title': ({ title, n, of, at }) => `**${title}**, step ${n} of ${of} · ${at}`,
  'bot.replay.yours': () => '-# As you saw it then. Only you see this.',
  'bot.replay.shown': ({ who }) => `**${who}** shows this moment to everyone.`,
  'bot.replay.public': () => '-# As everyone could see it then.',
  'bot.replay.hand': ({ who }) => `-# What ${who} held then. All hands of this game are open.`,
  'bot.replay.held': ({ who, words }) => `What ${who} held: ${words}`,
  'bot.replay.nothing': () => 'No cards.',
  'bot.replay.whose': () => 'See a hand',
  'bot.replay.quiet': () => 'Nothing has happened yet.',
  'bot.replay.older': () => '-# This game began under older rules, so I can’t draw its boards again. Here is what I told the channel.',
  'bot.replay.jump': () => 'Jump to a turn',
  'bot.replay.start': () => 'Start of the game',
  'bot.replay.earlier': () => '… earlier turns',
  'bot.replay.later': () => '… later turns',
  'bot.replay.none': ({ title, command }) =>
    `There’s no game of **${title}** to look back on: nobody has played one in this channel, and you haven’t finished one elsewhere. Start one with \`/${command} start\`.`,
  'bot.replay.unknown': () => 'I can’t find that game here. Choose one from the list that appears as you type.',
  'bot.replay.choice': ({ date, who, result }) => `${date}, ${who}: ${result}`,
  'bot.replay.cancelled': () => 'ended without a result',
  'bot.replay.now': ({ who }) => `Running: ${who}`,
  'bot.button.film': () => 'Animation',
  'bot.film.drawing': ({ n, of }, { plural }) =>
    `Drawing the animation: ${n} of ${of} ${plural(of, { one: 'turn', other: 'turns' })}. You can carry on in the meantime.`,
  'bot.film.joining': () => 'All the turns are drawn. Putting them together takes a moment.',
  'bot.film.done': ({ title, n, of }) =>
    n === of ? `**${title}**, turn by turn. Only you see this.` : `**${title}**, ${n} of its ${of} turns. Only you see this.`,
  'bot.film.alt': ({ title, n, race }, { plural }) =>
    `${title}, the board turn by turn, ${n} ${plural(n, { one: 'picture', other: 'pictures' })}. At the end: ${race}`,
  'bot.film.yours': () => 'I’m already drawing an animation for you. Wait until that one is done.',
  'bot.film.many': () => 'I’m drawing as many animations as I can at once. Try again in a minute.',
  'bot.film.stopped': (_, { label }) =>
    `The bot is restarting, so I couldn’t finish the animation. Press ${label('bot.button.film')} again in a minute.`,
  'bot.film.gone': (_, { label }) => `I no longer have that animation. Press ${label('bot.button.film')} again, then show it.`,
  'bot.film.shown': ({ title, who }) => `**${title}**, turn by turn: **${who}** shows how it went.`,
  'bot.film.failed': () => 'I couldn’t make the animation this time. Try again in a minute, or look at the turns one by one.',
  'bot.no.not-over': () => 'You can do that only once the game is over, because it shows hands. Finish it first.',
  'bot.export.done': () =>
    'The whole game in one file: every choice, every hand, and the seed of its dice and cards. It names seats, not people. Where Hustings is installed, `npm run replay -- FILE` plays it again and checks that it ends the same way, and `npm run referee -- --file FILE` checks it against a second implementation of the rules.',
  'bot.export.own': (_, { label }) =>
    `The game in one file, as you saw it: your hand at each step, your choices, and what everyone was told. It names seats, not people. For a file with every hand, propose ${label('bot.button.openHands')}; once everyone who played agrees, export again.`,
};
