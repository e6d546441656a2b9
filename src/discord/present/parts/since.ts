/** What happened since somebody looked, in two sentences: the newest thing that decided something, and how the race stands, or the one before it. */
import type { Game } from '../../../games/game.ts';
import type { LogLine } from '../../../table/model/past.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { clamp } from '../../wire/parts.ts';
import { chosen, narrated, raceOf } from './story.ts';

const mostSentences = 2;
const longest = 170;

/** In grey, on one line; null: nothing happened that there is a sentence for. */
export function sinceLine(lines: readonly LogLine[], game: Game, speech: Speech): string | null {
  const messages = lines.map(({ message }) => message);
  const facts = narrated(messages, game);
  const race = raceOf(messages);
  const told = chosen(facts, game, race ? mostSentences - 1 : mostSentences);
  const what = [...told, ...(race ? [race] : [])].map((message) => clamp(speech.line(message).replaceAll('\n', ' '), longest));
  if (what.length === 0) return null;
  return `-# ${speech.text(bot('bot.since', { what: what.join(' '), n: facts.length - told.length }))}`;
}
