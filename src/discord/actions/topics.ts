/** Finding rules by what somebody types of their titles. */
import type { Topic } from '../../i18n/types.ts';

const most = 25;
/** Shorter beginnings of words stand in every text. */
const leastInBody = 4;

/** Letters alone: without accents, case and punctuation. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** At most 25 topics: first those whose title begins so, then those with a word that does, those that contain it, and those that speak of it. */
export function suggest(topics: readonly Topic[], typed: string): Topic[] {
  const wanted = folded(typed);
  const rank = ({ title, body }: Topic): number => {
    const name = folded(title);
    if (name.startsWith(wanted)) return 0;
    if (` ${name}`.includes(` ${wanted}`)) return 1;
    if (name.includes(wanted)) return 2;
    return wanted.length >= leastInBody && ` ${folded(body)}`.includes(` ${wanted}`) ? 3 : 4;
  };
  const ranked = topics.map((topic) => ({ topic, at: rank(topic) })).filter(({ at }) => at < 4);
  return ranked
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ topic }) => topic);
}

/** The topic with this id, as the menu sends it, or else the one whose title fits what was typed best. */
export const findTopic = (topics: readonly Topic[], asked: string): Topic | null =>
  topics.find(({ id }) => id === asked) ?? (folded(asked) === '' ? null : (suggest(topics, asked)[0] ?? null));
