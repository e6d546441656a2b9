import type { Phrases } from '../../../i18n/types.ts';
import type { ReplayMessages } from '../replay.ts';

const signed = (n: number): string => (n === 0 ? '±0' : n < 0 ? `−${-n}` : `+${n}`);
type Why = { reason: string | null; term: string | null };
const because = ({ reason, term }: Why): string => (reason !== null ? `, mainly to ${reason}` : term !== null ? `, mainly for ${term}` : '');
const more = (by: number): string => `about ${by} more ${by === 1 ? 'game' : 'games'} in 100`;
const following = (after: string | null): string => (after === null ? '' : `, after ${after}`);
const at = (step: number | null): string => (step === null ? '' : ` (step ${step})`);
const asked = (question: string | null): string => (question === null ? '' : `${question} `);

export const replay: Phrases<ReplayMessages, 'en'> = {
  'bot.command.replay': () => 'Look back on a game, turn by turn',
  'bot.option.game': () => 'A running or finished game (default: the newest in this channel)',
  'bot.button.handThen': () => 'My hand at this point',
  'bot.button.boardThen': () => 'The board at this point',
  'bot.button.export': () => 'Export',
  'bot.replay.title': ({ title, n, part, of, at }) => `**${title}**, step ${n} of ${of}${part === null ? '' : `, part ${part}`} · ${at}`,
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
  'bot.button.review': () => 'Review',
  'bot.review.making': ({ percent }) => `I’m reviewing the game: ${percent}% done. Running games come first, so this can take a minute or two.`,
  'bot.review.waits': (_, { label }) =>
    `I’m still reviewing this game, because running games come first. Press ${label('bot.button.review')} again in a few minutes.`,
  'bot.review.impossible': () =>
    'I can’t review this game: either it began under older rules, or computers can’t play it. You can still replay what the channel was told.',
  'bot.review.title': ({ title }) => `### ${title}: how the game went`,
  'bot.review.about': ({ error }, { plural }) =>
    `-# A computer’s estimate, from what everyone could see at the time. Hidden cards played no part in it. It can be off by ${error} ${plural(error, { one: 'percentage point', other: 'percentage points' })} or more.`,
  'bot.review.turns': () => '**Turning points**',
  'bot.review.turnStep': ({ steps, what }, { plural, list }) =>
    `${plural(steps.length, { one: 'Step', other: 'Steps' })} ${list(steps.map(String))}: ${what}`,
  'bot.review.served': ({ who, reason }) => `For ${who}, the point was mainly to ${reason}.`,
  'bot.review.score': ({ who, n, by }, { number }) => `${who} ${number(n)}${by === 0 ? '' : ` (${signed(by)})`}`,
  'bot.review.turn': ({ n, what, who, by, luck, first, last, score, goal }) =>
    `**${n}.** ${what}\n-# ${who}: ${signed(by)} percentage points${first === null || last === null ? '' : ` over steps ${first} to ${last}`}${luck === null ? '' : luck === 0 ? ', all of it play and hands' : luck === by ? ', all of it dice and cards' : `: dice and cards ${signed(luck)}, everyone’s play and hands ${signed(by - luck)}`}${score === null ? '' : `. Score: ${score}${goal === null ? '' : `; ${goal} wins`}`}`,
  'bot.review.noTurn': () => 'No single turn stands out, because every change was too small.',
  'bot.review.split': () => '**Luck and play**',
  'bot.review.account': ({ who, from, to, luck, play }) =>
    `${who}: ${from}% → ${to}%. Dice and cards ${signed(luck)}, everyone’s play and hands ${signed(play)}.`,
  'bot.review.noLuck': () =>
    '-# I can’t tell luck from play here, because nothing that everyone saw was left to chance. A card drawn into a hand shows only once it’s used.',
  'bot.review.sources': () =>
    '-# Dice and cards are what everyone saw fall. Play and hands are every player’s choices, and the cards in hand, which nobody else saw before they were used.',
  'bot.review.own': () => '### Your choices (only you see this)',
  'bot.review.ownAbout': ({ n }) =>
    n === 0
      ? '-# You made no choices that I could judge.'
      : `-# I looked at ${n} of your choices, and thought for longer about those that stood out. I used only what you knew at the time.`,
  'bot.review.best': ({ ask, step, move, after, other, by, reason, term, instead }) =>
    `**Best move**${at(step)}: ${asked(ask)}${move}${following(after)}${because({ reason, term })}. That wins ${more(by)} than ${instead === 'any' ? 'the best turn without it' : instead === 'unlike' ? `${other}, the best move with a different aim` : other}.`,
  'bot.review.noBest': () => '**Best move**: none stands out. Nothing you chose was clearly better than the rest and raised your chances.',
  'bot.review.costly': ({ n, ask, step, move, after, other, by, reason, term }) =>
    `${n === 1 ? '**Costliest move**' : 'Also costly'}${at(step)}: ${asked(ask)}${move}${following(after)}. The computer would choose ${other}${because({ reason, term })}. That wins ${more(by)}.`,
  'bot.review.close': ({ fall }) =>
    `**Costliest move**: none that I’m sure of. Wherever the computer would have chosen differently, the difference was too small to tell.${fall === null ? '' : ` If you look for one yourself, begin with step ${fall.step}: of all you did, that’s where your chances fell most (${signed(fall.by)}).`}`,
  'bot.review.advice': ({ move, reason, n }) =>
    `**Try next time**: ${n > 1 ? `${n} of your costly moves passed up the same kind of thing. Look` : 'look'} first for a move like ${move}, to ${reason}.`,
  'bot.review.tip': ({ tip, n }) => `**Try next time**: ${n > 1 ? `${n} of your costly moves come down to the same thing. ` : ''}${tip}`,
  'bot.review.tip.shorter': () => 'Before you add something to a turn, ask what it still changes. What you keep can do more later.',
  'bot.review.tip.longer': () => 'Before you end a turn, go through what you could still add to it.',
  'bot.review.adviceTerm': ({ term }) => `**Try next time**: give more weight to ${term}. Your costliest moves fell short there.`,
  'bot.review.step': ({ seats, isLuck }, { list }) =>
    `-# Chances of winning: ${list(seats.map(({ who, to, by }) => `${who} ${to}% (${signed(by)})`))}${isLuck === null || seats.every(({ by }) => by === 0) ? '' : `, mostly through ${isLuck ? 'dice and cards' : 'play'}`}`,
  'bot.review.nothing': () => 'nothing',
  'bot.review.nothingMore': () => 'nothing more',
  'bot.review.alt': ({ n, seats }, { plural, list }) =>
    `Chances of winning over ${n} ${plural(n, { one: 'step', other: 'steps' })}: ${list(seats.map(({ who, from, to }) => `${who} from ${from}% to ${to}%`))}.`,
  'bot.review.noPicture': () => 'I couldn’t draw the chart. These are the chances at the start and at the end.',
  'bot.review.chart': () => 'Chances of winning',
  'bot.review.key': () => 'Dice and cards',
  'bot.review.start': () => 'Start',
  'bot.review.end': () => 'End',
  'bot.review.percent': ({ n }) => `${n}%`,
  'bot.button.turn': ({ n }) => `Turning point ${n}`,
  'bot.button.best': () => 'My best move',
  'bot.button.costly': () => 'My costliest move',
};
