import type { Phrases } from '../../../i18n/types.ts';
import type { ComputerMessages } from '../computers.ts';

const levels = { novice: 'novice', regular: 'regular', expert: 'expert' };

const outOf100 = (percent: number): string =>
  percent < 1 ? 'fewer than 1 game in 100' : percent > 99 ? 'more than 99 games in 100' : `about ${percent} games in 100`;

export const computers: Phrases<ComputerMessages> = {
  'bot.level.novice': () => levels.novice,
  'bot.level.regular': () => levels.regular,
  'bot.level.expert': () => levels.expert,
  'bot.computer.name': ({ n, level }) => `🤖 Computer ${n} (${level})`,
  'bot.computer.seated': ({ name, level }) => `🤖 ${name} (${level})`,
  'bot.computer.menu': () => 'Computers: add or remove one',
  'bot.computer.add': ({ level }) => `Add a computer: ${level}`,
  'bot.computer.drop': ({ name }) => `Remove ${name}`,
  'bot.computer.novice.more': () => 'Doesn’t look beyond this turn; good for learning',
  'bot.computer.regular.more': () => 'Also considers your reply',
  'bot.computer.expert.more': () => 'Thinks several turns ahead, and never sees more than a player would',
  'bot.button.hint': () => 'Hint',
  'bot.button.hintUnrated': () => 'Hint (unrated)',
  'bot.button.why': () => 'Why?',
  'bot.hint': ({ move, plan, reason, percent, second, by }, say) => {
    const later = plan.length > 0 ? `, then ${say.list(plan.map((one) => `**${one}**`))}` : '';
    const choice = `💡 A computer would choose **${move}**${later}${reason === null ? '' : `, mainly to ${reason}`}.`;
    if (percent === null) return second === null ? choice : `${choice} ${by === null ? 'Nearly as good' : 'Next best'}: **${second}**.`;
    const next = second === null ? '' : by === null ? `, and nearly as many with **${second}**` : `, about ${by} more than with **${second}**`;
    return `${choice} Going by what you can see, that wins ${outOf100(percent)}${next}.`;
  },
  'bot.hint.only': ({ move }) => `💡 **${move}** is the only choice here.`,
  'bot.hint.unrated': () => 'This game is unrated, because somebody asked for a hint.',
  'bot.button.whatIf': () => 'What if…',
  'bot.button.whatIfUnrated': () => 'What if… (unrated)',
  'bot.button.stepBack': () => 'Step back',
  'bot.button.otherLuck': () => 'Other luck',
  'bot.button.forReal': () => 'Play it for real',
  'bot.button.endTryOut': () => 'Leave',
  'bot.tryout.mark': ({ first }) =>
    first === null
      ? '🔮 **What if…** Nothing here counts. Hidden cards and luck are made up. Try an answer.'
      : `🔮 **What if** you answered **${first}**? Nothing here counts.`,
  'bot.tryout.unrated': () => 'This game is unrated, because somebody asked for a hint or tried *What if…*',
  'bot.tryout.alt': () => 'What if… Nothing here counts.',
  'bot.tryout.chance': ({ percent }) => `-# 🔮 What if: from here, as far as you could tell, you’d win ${outOf100(percent)}.`,
  'bot.tryout.over': ({ result }) => `### The game would end here\n${result}`,
  'bot.tryout.far': () => '### That’s as far as you can try\nStep back to try something else, or leave.',
  'bot.tryout.long': () => '### The others would play on for long\nStep back to try something else, or leave.',
  'bot.why': ({ who, reason }) => `🤖 ${who} mainly wanted to ${reason}.`,
  'bot.why.luck': ({ who }) => `🤖 Luck decided what ${who} did: there was next to nothing to choose.`,
  'bot.why.did': ({ who }) => `🤖 What ${who} did last:`,
  'bot.why.none': () => '🤖 No computer has made a choice this turn or the turn before. Ask again once one has.',
  'bot.no.no-thought': () => 'I couldn’t think that through just now. Try again in a moment, or choose as you think best.',
  'bot.button.stop': () => 'Pause',
  'bot.button.go': () => 'Continue',
  'bot.button.step': () => 'One step',
  'bot.show.menu': () => 'Take a seat, or end the game',
  'bot.show.sit': ({ seat }) => `Play on as ${seat}`,
  'bot.show.sure': () => 'Do you want to end this game for everyone who is watching?',
  'bot.show.end': () => 'End this game without a result',
  'bot.show.sat': ({ seat }, { label }) => `You now play ${seat}. Press ${label('bot.button.play')} under the board when it’s your turn.`,
  'bot.command.watch': () => 'Watch computers play, and pause them or take a seat whenever you like',
  'bot.option.players': () => 'How many computers play',
  'bot.no.not-shown': () => 'People are playing here, so that’s up to them. Watch computers with `/… watch` in another channel.',
  'bot.propose.computer': ({ who }) =>
    `**${who}** would like a computer to take over their seat. **${who}** will then see only what any spectator sees.`,
  'bot.option.level': () => 'How well the computers play',
  'bot.option.whatif': () => 'Whether players may try moves out (What if…): by default, unless the game counts for ratings',
  'bot.tryouts.about': () => 'Players may try moves out in private. The first try makes the game unrated.',
  'bot.no.no-tryouts': ({ chosen }, { label }) =>
    chosen
      ? `*What if…* is switched off for this game. Its host chose that; the next one can switch it on under ${label('bot.button.options')} before the game begins.`
      : `*What if…* is off because this game counts for ratings. To have it next time, switch it on under ${label('bot.button.options')} before the game begins.`,
  'bot.no.no-computer': () => 'Computers can’t play this game. Name a person to play with.',
  'bot.no.no-computer-draw': () => 'Computers always play to the end and never agree to a draw. Play on, or resign.',
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
