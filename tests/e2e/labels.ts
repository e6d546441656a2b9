/** The labels that every game has on its buttons, in every language: all that a player needs to know beforehand. */
import { speechOf } from '../../src/discord/speech/speech.ts';
import { bot } from '../../src/discord/text/index.ts';
import { campaign } from '../../src/games/campaign/game.ts';
import { openSay } from '../../src/i18n/say.ts';
import { langs } from '../../src/i18n/types.ts';
import type { Message } from '../../src/kernel/types.ts';
import { pseudo } from '../i18n/pseudo/letters.ts';

type Plain =
  | 'accept'
  | 'join'
  | 'begin'
  | 'play'
  | 'hand'
  | 'words'
  | 'undo'
  | 'askBack'
  | 'refresh'
  | 'hint'
  | 'hintUnrated'
  | 'whatIf'
  | 'whatIfUnrated'
  | 'orders'
  | 'board'
  | 'more'
  | 'less'
  | 'next'
  | 'previous'
  | 'again'
  | 'log'
  | 'back';

const speeches = langs.map((lang) => speechOf(null, null, lang).plain);
/** In each language, and in the pseudo-language that proofs use besides. */
const says = [...speeches, ...speeches.map((say) => (message: Message) => pseudo(say(message)))];

function isOneOf(...keys: Plain[]): (label: string) => boolean {
  const written = new Set(keys.flatMap((key) => says.map((say) => say(bot(`bot.button.${key}`)))));
  return (label) => written.has(label);
}

export const isAccept = isOneOf('accept');
export const isJoin = isOneOf('join');
export const isBegin = isOneOf('begin');
export const isPlay = isOneOf('play');
/** On a panel that asks for confirmation. */
export const isBack = isOneOf('back');
export const isAgain = isOneOf('again');
export const isForwards = isOneOf('next');
export const isTurningPages = isOneOf('next', 'previous');
/** Buttons below a question that don't answer it. */
export const isNoChoice = isOneOf(
  'play',
  'hand',
  'words',
  'undo',
  'askBack',
  'refresh',
  'hint',
  'hintUnrated',
  'whatIf',
  'whatIfUnrated',
  'orders',
  'board',
  'more',
  'less',
  'next',
  'previous',
  'again',
  'log',
);

/** Option ids that end a game of Campaign Manager by agreement. Two random players would hardly ever play one to its end with these. */
export const settling: readonly string[] = ['offer', 'agree'];
const settlingLabels = langs.flatMap((lang) =>
  settling.map((key) => openSay({ lang, texts: campaign.texts[lang] })({ key })).flatMap((label) => [label, pseudo(label)]),
);
export const isSettling = (label: string): boolean => settlingLabels.includes(label);

const confirming = says.map((say) => new RegExp(`^${say(bot('bot.button.confirm', { n: 0 })).replace('(0)', '\\((\\d+)\\)')}$`));

/** How many are marked, according to the confirming button; null for any other button. */
export function markedOn(label: string): number | null {
  const n = confirming.map((pattern) => pattern.exec(label)?.[1]).find((found) => found !== undefined);
  return n === undefined ? null : Number(n);
}
