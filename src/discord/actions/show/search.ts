/** Finds rules by what a player types: a part of a title, or a word for what they are about. */
import type MiniSearch from 'minisearch';
import type { Logger } from 'pino';
import type { Topic } from '../../../i18n/types.ts';
import { folded } from '../../speech/folded.ts';
import { most, type Page } from './topics.ts';

/** Shorter beginnings of words occur in every text, and are no typing errors. */
const leastInBody = 4;
/** How many letters may be wrong: `few` in a word of four letters, `many` from `longFrom` letters on. */
const wrongLetters = { few: 1, many: 2, longFrom: 7 };
/** Words that occur everywhere and aren't worth searching for. */
const idle = new Set(
  `a an and are can do does for from how i if in is it my of on or the there they this to was what when where which who why with you your
  au aux avec c ce combien comment d dans de des du elle en est et il j je l la le les ma mes mon ne on ou par pas pour qu quand que quel quelle
  qui quoi s sa se ses si son sont sur un une vous`.split(/\s+/),
);

/** A topic that fits, and the word that found it; null if its title or text did. */
export interface Found {
  topic: Topic;
  word: string | null;
}

/** The library, once loaded; `isMissed`: a failure to load it was logged. */
const library: { makes: typeof MiniSearch | null; isMissed: boolean } = { makes: null, isMissed: false };

/**
 * Loads the full-text search, which tolerates typing errors, when a player first searches: few do. If loading fails, because its files are being
 * replaced under a running program, `suggest` works without it, and the next search tries again. Never rejects.
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

/** The index of these pages, for as long as the pages are referenced. */
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
 * At most 25 topics: first those whose title begins with what was typed, or that have exactly this other word; then those with a word in the title,
 * or an other word, that begins with it; then those whose title contains it; and, after `readyToSearch`, those whose text uses its words, in this
 * language or another, even misspelled.
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

/** The topic with this id, as the menu sends it, or else the best match for what was typed. */
export const findTopic = (topics: readonly Page[], asked: string): Topic | null =>
  topics.find(({ id }) => id === asked) ?? (folded(asked) === '' ? null : (suggest(topics, asked)[0]?.topic ?? null));
