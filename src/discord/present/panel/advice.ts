/** What advice says: an answer in words, and its chance. */
import type { Decision } from '../../../kernel/types.ts';
import { inGroup, type Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';

/** A chance in percent, to the nearest five: nobody can tell more. */
export const percentOf = (chance: number): number => Math.round(chance * 20) * 5;

/** By how many games in 100 an answer wins more often than another, `by` from 0 to 1: as exact as its chance from ten on, and never more than it. */
export const leadOf = (by: number, percent: number | null): number => Math.min(by < 0.1 ? Math.round(by * 100) : percentOf(by), percent ?? 100);

/**
 * An answer in words: the labels of its options. Where several options read alike, their groups tell them apart, if they differ.
 */
export function nameOf({ options }: Pick<Decision, 'options'>, picked: readonly string[], say: Speech['text']): string {
  const labels = options.map(({ label }) => say(label));
  const groupsOf = (label: string): Set<string> => new Set(options.flatMap(({ group }, i) => (labels[i] === label && group ? [say(group)] : [])));
  const names = options.flatMap(({ id, group }, i) => {
    if (!picked.includes(id)) return [];
    if (!group || groupsOf(labels[i]!).size < 2) return [labels[i]!];
    return [inGroup(labels[i]!, say(group))];
  });
  return names.length === 0 ? say(bot('bot.button.none')) : say.list(names);
}
