/** Finding rules by what somebody types of their titles, or of what they are about. */
import type MiniSearch from 'minisearch';
import type { Logger } from 'pino';
import type { Topic } from '../../../i18n/types.ts';
import { folded } from '../../speech/folded.ts';
import { most, type Page } from './topics.ts';

/** Shorter beginnings of words stand in every text, and are no typing errors. */
const leastInBody = 4;
/** So many letters may be wrong in a word of four letters, and in one of seven. */
const wrongLetters = { few: 1, many: 2, longFrom: 7 };
/** Words that stand everywhere and mean nothing to look for. */
const idle = new Set(
  `a an and are can do does for from how i if in is it my of on or the there they this to was what when where which who why with you your
  au aux avec c ce combien comment d dans de des du elle en est et il j je l la le les ma mes mon ne on ou par pas pour qu quand que quel quelle
  qui quoi s sa se ses si son sont sur un une vous`.split(/\s+/),
);

/** A topic that fits, and the word it was found by where that is not its title. */
export interface Found {
  topic: Topic;
  word: string | null;
}

/** The library, once it is loaded; and that it could not be was said. */
const library: { makes: typeof MiniSearch | null; isMissed: boolean } = { makes: null, isMissed: false };

/**
 * Loads what finds words in texts, typing errors and all, when somebody first looks for something: few do. Where it cannot be loaded, because its files
 * are being replaced under a running program, `suggest` goes without it, and it is tried again the next time. Never rejects.
 */
export async function readyToSearch(log: Pick<Logger, 'warn'>, load = () => import('minisearch')): Promise<void> {
  if (library.makes) return;
  try {
    library.makes = (await load()).default;
  } catch (error) {
    if (!library.isMissed) log.warn({ err: error }, 'rules can be searched by title only until a restart');
    library.isMissed = true;
  }
}

/** What was made of these pages, as long as somebody has them. */
const indexes = new WeakMap<readonly Page[], MiniSearch>();

function indexOf(topics: readonly Page[]): MiniSearch | null {
  const known = indexes.get(topics);
  if (known || !library.makes) return known ?? null;
  const index = new library.makes({
    idField: 'at',
    fields: ['title', 'words', 'body', 'elsewhere'],
    tokenize: (text) => folded(text).split(' '),
    processTerm: (term) => (term === '' || idle.has(term) ? null : term),
    searchOptions: {
      boost: { title: 4, words: 4, elsewhere: 0.5 },
      prefix: (term) => term.length >= leastInBody,
      fuzzy: (term) => (term.length < leastInBody ? 0 : term.length < wrongLetters.longFrom ? wrongLetters.few : wrongLetters.many),
    },
  });
  index.addAll(topics.map(({ title, words = [], body, elsewhere = '' }, at) => ({ at, title, words: words.join('. '), body, elsewhere })));
  indexes.set(topics, index);
  return index;
}

/**
 * At most 25 topics: first those whose title begins so or that are meant by exactly this word, then those with a word in the title or another word of theirs that does, those that
 * contain it, and, after `readyToSearch`, those that speak of its words, in this language or else in another, also where some letters are wrong.
 */
export function suggest(topics: readonly Page[], typed: string): Found[] {
  const wanted = folded(typed);
  const ranked = topics.flatMap((topic): (Found & { at: number })[] => {
    const word = topic.words?.find((one) => folded(one) === wanted) ?? topic.words?.find((one) => ` ${folded(one)}`.includes(` ${wanted}`)) ?? null;
    const name = folded(topic.title);
    if (name.startsWith(wanted)) return [{ topic, word: null, at: 0 }];
    if (word !== null && folded(word) === wanted) return [{ topic, word, at: 0 }];
    if (` ${name}`.includes(` ${wanted}`)) return [{ topic, word: null, at: 1 }];
    if (word !== null) return [{ topic, word, at: 1 }];
    return name.includes(wanted) ? [{ topic, word: null, at: 2 }] : [];
  });
  const meant = ranked.sort((a, b) => a.at - b.at).map(({ topic, word }) => ({ topic, word }));
  const isNew = (topic: Topic) => !meant.some((one) => one.topic === topic);
  const spoken = wanted.length < leastInBody ? [] : (indexOf(topics)?.search(wanted) ?? []);
  return [
    ...meant,
    ...spoken
      .map(({ id }) => topics[id]!)
      .filter(isNew)
      .map((topic) => ({ topic, word: null })),
  ].slice(0, most);
}

/** The topic with this id, as the menu sends it, or else the one that fits what was typed best. */
export const findTopic = (topics: readonly Page[], asked: string): Topic | null =>
  topics.find(({ id }) => id === asked) ?? (folded(asked) === '' ? null : (suggest(topics, asked)[0]?.topic ?? null));
