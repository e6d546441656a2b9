import type { Phrases } from '../../../i18n/types.ts';
import type { ReviewMessages } from '../review.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
type Why = { reason: string | null; term: string | null };
const because = ({ reason, term }: Why): string => (reason !== null ? `, mainly to ${reason}` : term !== null ? `, mainly for ${term}` : '');
const more = (by: number): string => `about ${by} more ${by === 1 ? 'game' : 'games'} in 100`;
const asked = (question: string | null): string => (question === null ? '' : `\n-# ${question}`);

export const review: Phrases<ReviewMessages, 'en'> = {
  'bot.button.review': () => 'Review',
  'bot.review.making': ({ percent }) => `I’m reviewing the game: ${percent}% done. Running games come first, so this can take a minute or two.`,
  'bot.review.waits': (_, { label }) =>
    `I’m still reviewing this game, because running games come first. Press ${label('bot.button.review')} again in a few minutes.`,
  'bot.review.impossible': () =>
    'I can’t review this game: either it began under older rules, or computers can’t play it. You can still replay what the channel was told.',
  'bot.review.title': ({ title }) => `### ${title}: how the game went`,
  'bot.review.about': ({ error }, { plural }) =>
    `-# A computer’s estimate, from what everyone could see at the time. Hidden cards played no part in it. It can be off by ${error} ${plural(error, { one: 'point', other: 'points' })} or more.`,
  'bot.review.turns': () => '**Turning points**',
  'bot.review.turn': ({ n, what, who, by, isLuck }) =>
    `**${n}.** ${what}\n-# ${who}: ${signed(by)} points, mostly ${isLuck ? 'dice and cards' : 'play'}`,
  'bot.review.noTurn': () => 'No single turn stands out, because every change was too small.',
  'bot.review.split': () => '**Luck and play**',
  'bot.review.account': ({ who, from, to, luck, play }) => `${who}: ${from}% → ${to}%. Dice and cards ${signed(luck)}, play ${signed(play)}.`,
  'bot.review.share': ({ percent }) =>
    `-# ${percent === 0 ? '' : `Dice and cards account for ${percent}% of all the ups and downs. `}Play means everyone’s choices, not only yours. A card drawn into a hand counts as play once it’s used, because nobody else could see it before then.`,
  'bot.review.own': () => '### Your choices (only you see this)',
  'bot.review.ownAbout': ({ n }, { plural }) =>
    `-# I compared ${n} of your ${plural(n, { one: 'choice', other: 'choices' })} with those of a computer that thought for a long time and knew only what you knew.`,
  'bot.review.best': ({ ask, move, other, by, reason, term }) =>
    `**Best move**: ${move}${because({ reason, term })}. That wins ${more(by)} than ${other}.${asked(ask)}`,
  'bot.review.noBest': () => '**Best move**: none stands out, because other choices were nearly as good each time.',
  'bot.review.costly': ({ n, ask, move, other, by, reason, term }) =>
    `${n === 1 ? '**Costliest move**' : 'Also costly'}: ${move}. The computer would choose ${other}${because({ reason, term })}. That wins ${more(by)}.${asked(ask)}`,
  'bot.review.close': () => '**Costliest move**: none. Whenever the computer would have chosen differently, it made too little difference.',
  'bot.review.advice': ({ move, reason, n }) =>
    `**Try next time**: ${n > 1 ? `${n} of your costly moves passed up the same kind of thing. Look` : 'look'} first for a move like ${move}, to ${reason}.`,
  'bot.review.adviceTerm': ({ term }) => `**Try next time**: give more weight to ${term}. Your costliest moves fell short there.`,
  'bot.review.step': ({ seats, isLuck }, { list }) =>
    `-# Chances of winning: ${list(seats.map(({ who, to, by }) => `${who} ${to}% (${by === 0 ? '±0' : signed(by)})`))}${seats.every(({ by }) => by === 0) ? '' : `, mostly through ${isLuck ? 'dice and cards' : 'play'}`}`,
  'bot.review.nothing': () => 'nothing',
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
