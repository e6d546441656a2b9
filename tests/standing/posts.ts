/** The faults of a channel after a whole game, in any game: it tells every headline, in sentences, and how the game ended. */
import { narrated } from '../../src/discord/present/parts/story.ts';
import type { Speech } from '../../src/discord/speech/speech.ts';
import type { Game } from '../../src/games/game.ts';
import type { Message, Outcome } from '../../src/kernel/types.ts';

export interface Told {
  game: Pick<Game, 'headlines' | 'details' | 'gathered' | 'narrate' | 'minor'>;
  speech: Speech;
  /** Every public event, in order. */
  events: readonly Message[];
  /** The lines of each post in the channel. */
  posts: readonly (readonly string[])[];
  outcome: Outcome;
}

const isSaid = (line: string): boolean => /\p{L}{2}/u.test(line);

export function postFaults({ game, speech, events, posts, outcome }: Told): string[] {
  const lines = posts.flat();
  const { headlines, details = [], gathered = [] } = game;
  const faults = new Set<string>();
  // Details come below the other lines, in an order of their own.
  const at = { detail: 0, other: 0 };
  const apart = new Set(narrated(events, game));
  for (const event of events) {
    const line = speech.line(event);
    if (!isSaid(line)) faults.add(`nothing is said of '${event.key}'`);
    // What several did alike, or a cause with its result, is one line, so it is enough that it names each.
    if (!headlines.includes(event.key) || gathered.includes(event.key) || !apart.has(event)) continue;
    const kind = details.includes(event.key) ? 'detail' : 'other';
    const said = kind === 'detail' ? `-# ${line}` : line;
    const found = lines.findIndex((_, i) => i >= at[kind] && said.split('\n').every((part, j) => lines[i + j] === part));
    if (found < 0) faults.add(`no post tells, in its turn, '${event.key}': ${line}`);
    else at[kind] = found + 1;
  }
  for (const line of lines) if (line.trim() === '') faults.add('a post has an empty line');
  const minor = new Set([...events, ...narrated(events, game)].filter(({ key }) => game.minor?.includes(key)).map(speech.line));
  for (const post of posts) if (post.length > 0 && post.every((line) => minor.has(line))) faults.add(`a post tells nothing but «${post.join(' ')}»`);
  const [said, last] = [`### ${speech.line(outcome.message)}`, posts.at(-1) ?? []];
  if (!isSaid(said) || !said.split('\n').every((part) => last.includes(part))) faults.add(`the last post does not say how it ended: «${said}»`);
  for (const seat of outcome.winners)
    if (!said.includes(speech.text.player(seat))) faults.add(`the end does not name ${speech.text.player(seat)}, who won`);
  return [...faults];
}
