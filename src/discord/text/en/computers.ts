import type { Phrases } from '../../../i18n/types.ts';
import type { ComputerMessages } from '../computers.ts';

const levels = { novice: 'novice', regular: 'regular', expert: 'expert' };

export const computers: Phrases<ComputerMessages> = {
  'bot.level.novice': () => levels.novice,
  'bot.level.regular': () => levels.regular,
  'bot.level.expert': () => levels.expert,
  'bot.computer.name': ({ n, level }) => `🤖 Computer ${n} (${level})`,
  'bot.computer.seated': ({ name, level }) => `🤖 ${name} (${level})`,
  'bot.computer.menu': () => 'Computers: add one, or let one go',
  'bot.computer.add': ({ level }) => `Add a computer: ${level}`,
  'bot.computer.drop': ({ name }) => `Let ${name} go`,
  'bot.computer.novice.more': () => 'Plays what looks best this turn; good to learn with',
  'bot.computer.regular.more': () => 'Thinks of your answer as well',
  'bot.computer.expert.more': () => 'Thinks longest; never sees more than a player in its seat',
  'bot.button.hint': () => 'Hint',
  'bot.button.hintUnrated': () => 'Hint (game then unrated)',
  'bot.button.why': () => 'Why?',
  'bot.hint': ({ move, reason, percent }) =>
    percent === null
      ? `💡 There is nothing to choose here but **${move}**.`
      : `💡 A computer would choose **${move}**${reason === null ? '' : `, mainly for ${reason}`}. As far as you can know, you would then win in about ${percent} of 100 games.`,
  'bot.hint.unrated': () => 'Since a hint was asked for, this game counts for no rating.',
  'bot.why': ({ who, reason, how }) =>
    ({
      gained: `🤖 What ${who}’s last turn gained most was ${reason}.`,
      kept: `🤖 ${who}’s last turn won nothing at once, and gave up nothing of what counts most there: ${reason}.`,
      spared: `🤖 ${who}’s last turn had a price whatever it did; least of it was paid in ${reason}.`,
    })[how],
  'bot.why.none': () => 'No computer has done anything in this turn or the one before. Ask again after its turn.',
  'bot.no.no-thought': () => 'No hint could be thought of just now. Try again in a moment, or choose as you think best.',
  'bot.button.stop': () => 'Pause',
  'bot.button.go': () => 'Go on',
  'bot.button.step': () => 'One step',
  'bot.show.menu': () => 'Take a seat, or end the game',
  'bot.show.sit': ({ seat }) => `Play on as ${seat}`,
  'bot.show.sure': () => 'Do you want to end this game for everybody who watches it?',
  'bot.show.end': () => 'End this game without a result',
  'bot.show.sat': ({ seat }, { label }) => `You play ${seat} from now on. Press ${label('bot.button.play')} under the board when it is your turn.`,
  'bot.command.watch': () => 'Watch computers play; stop them, or take a seat, whenever you like',
  'bot.option.players': () => 'How many computers play',
  'bot.no.not-shown': () => 'People play here, so only they decide that. `/… watch` in another channel shows you a game of computers.',
  'bot.propose.computer': ({ who }) =>
    `**${who}** would like a computer to play on in their seat. **${who}** then sees no more than anybody who watches.`,
  'bot.option.level': () => 'How well the computer plays, if you name Hustings as an opponent',
  'bot.no.no-computer': () => 'Computers do not know this game. Name a person to play with.',
  'bot.no.no-computer-draw': () => 'There is nobody to agree to a draw: computers play to the end. Play on, or resign.',
  'table.seats': ({ people, computers }, { list, seat: title, player }) => {
    const alike = [...Map.groupBy(computers, ({ level }) => level)].map(([level, some]) => {
      const names = list(some.map(({ seat }) => title(seat)));
      return some.length === 1
        ? `🤖 ${people.length > 0 ? 'a computer' : 'A computer'} (${levels[level]}) plays ${names}`
        : `🤖 ${people.length > 0 ? 'computers' : 'Computers'} (${levels[level]}) play ${names}`;
    });
    return `${list([...people.map((seat) => `${player(seat)} plays **${title(seat)}**`), ...alike])}.`;
  },
  'table.computer': ({ seat, level }, { player }) => `🤖 A computer plays ${player(seat)} (${levels[level]}).`,
};
