import type { Phrases } from '../../../i18n/types.ts';
import type { ReplayMessages } from '../replay.ts';

export const replay: Phrases<ReplayMessages> = {
  'bot.command.replay': () => 'Look back on a game, turn by turn',
  'bot.option.game': () => 'The game going on here, or one that is over; leave it out for the newest in this channel',
  'bot.button.replay': () => 'Replay',
  'bot.button.handThen': () => 'My hand then',
  'bot.button.boardThen': () => 'The board then',
  'bot.button.export': () => 'Export',
  'bot.replay.title': ({ title, n, of, at }) => `**${title}**, step ${n} of ${of} · ${at}`,
  'bot.replay.yours': () => '-# As you saw it then. Only you see this.',
  'bot.replay.public': () => '-# As everybody could see it then.',
  'bot.replay.quiet': () => 'Nothing has happened yet.',
  'bot.replay.older': () => '-# This game began under older rules than those I know now, so its boards cannot be drawn again. This is what was told.',
  'bot.replay.jump': () => 'Jump to a turn',
  'bot.replay.start': () => 'Start of the game',
  'bot.replay.earlier': () => '… earlier turns',
  'bot.replay.later': () => '… later turns',
  'bot.replay.none': ({ title, command }) =>
    `There is no game of **${title}** to look back on: none was played in this channel, and you have finished none elsewhere. Start one with \`/${command} start\`.`,
  'bot.replay.unknown': () => 'I find no such game here. Choose one from the list that appears while you type.',
  'bot.replay.choice': ({ date, who, result }) => `${date}, ${who}: ${result}`,
  'bot.replay.cancelled': () => 'ended without a result',
  'bot.replay.now': ({ who }) => `Going on: ${who}`,
  'bot.button.film': () => 'As a moving picture',
  'bot.film.drawing': ({ n, of }, { plural }) =>
    `Drawing the game as one moving picture: ${n} of ${of} ${plural(of, 'turn', 'turns')}. You can go on meanwhile.`,
  'bot.film.joining': () => 'All turns are drawn. I am putting them together, which takes a moment.',
  'bot.film.done': ({ title, n, of }) =>
    n === of ? `**${title}**, turn by turn, in motion. Only you see this.` : `**${title}** in ${n} of its ${of} turns, in motion. Only you see this.`,
  'bot.film.alt': ({ title, n, race }, { plural }) =>
    `${title}, the board turn by turn, ${n} ${plural(n, 'picture', 'pictures')}. At the end: ${race}`,
  'bot.film.yours': () => 'I am drawing a game for you already. Wait until that one is done.',
  'bot.film.many': () => 'I am drawing as many games as I can at once. Try again in a minute.',
  'bot.film.stopped': (_, { label }) =>
    `The bot is being restarted, so the picture was not finished. Press ${label('bot.button.film')} again in a minute.`,
  'bot.film.gone': (_, { label }) => `I have not kept that picture. Press ${label('bot.button.film')} again, then show it.`,
  'bot.film.shown': ({ title, who }) => `**${title}**, turn by turn: **${who}** shows how it went.`,
  'bot.film.failed': () => 'The picture could not be made this time. Try again in a minute, or look at the turns one by one.',
  'bot.no.not-over': () => 'A game is handed out as a file once it is over, because the file holds every hand. Play on first.',
  'bot.export.done': () =>
    'The whole game as one file: every answer, every hand, and the seed of its dice and cards; people stand in it by their seats. `npm run replay -- FILE`, where Hustings is installed, plays it again and checks that it ends the same; `npm run referee -- --file FILE` holds it against a second implementation of the rules.',
};
