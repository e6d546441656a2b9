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
  'bot.replay.now': ({ who }) => `Going on: ${who}`,
  'bot.no.not-over': () => 'A game is handed out as a file once it is over, because the file holds every hand. Play on first.',
  'bot.export.done': () =>
    'The whole game as one file: every answer, every hand, and the seed of its dice and cards; people stand in it by their seats. `npm run replay -- FILE`, where Hustings is installed, plays it again and checks that it ends the same.',
};
