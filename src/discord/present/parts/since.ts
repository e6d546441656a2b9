/** What happened since a player last looked, in a few sentences: the newest that decided something, and how the race stands. */
import type { Game } from '../../../games/game.ts';
import type { LogLine } from '../../../table/model/past.ts';
import { fromFirstToLast, type Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { chosen, narrated, raceOf } from './story.ts';

/** The most characters of one message; a longer one is cut to its first sentence and its last. */
const longest = 240;

/** In gray, on one line, at most `most` sentences; null: nothing happened that has a sentence. */
export function sinceLine(lines: readonly LogLine[], game: Game, speech: Speech, most: number): string | null {
  const messages = lines.map(({ message }) => message);
  const facts = narrated(messages, game);
  const race = raceOf(messages);
  const own = new Set(lines.filter(({ secret }) => secret).map(({ message }) => message));
  const told = chosen(facts, game, race ? most - 1 : most, (line) => own.has(line));
  const what = [...told, ...(race ? [race] : [])].map((message) => fromFirstToLast(speech.line(message).replaceAll('\n', ' '), longest));
  if (what.length === 0) return null;
  return `-# ${speech.text(bot('bot.since', { what: what.join(' '), n: facts.length - told.length }))}`;
}
