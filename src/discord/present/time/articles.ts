/** An article of the constitution in words: under a proposal, in `/… help`, and in `docs/time.md`. */
import type { Article } from '../../../table/consent/constitution.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';

/** Who must agree, what silence means after `at`, and what makes it lapse, in one line. */
export function articleWords({ asks, needs, silence, after, isTieEnough, lapses }: Article, at: string, { text: say }: Pick<Speech, 'text'>): string {
  if (asks === 'nobody') return '';
  // That nobody answered is the last word only where nothing else ends it.
  const ends = lapses.filter((how) => how !== 'silence' || !lapses.includes('answer'));
  return [
    say(bot('bot.propose.needs', { needs: asks === 'taker' ? 'taker' : needs })),
    ...(after === null ? [] : [say(bot('bot.propose.silence', { means: silence, at, isTieEnough }))]),
    ...ends.map((how) => say(bot('bot.propose.lapses', { how }))),
  ].join(' ');
}
