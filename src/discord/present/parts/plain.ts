/** Text for where markdown is not drawn: alt texts, buttons, menus. */
import { clamp } from '../../wire/parts.ts';

/** The same words on one line without markdown, every line of them a sentence. */
export function withoutMarkdown(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:-#|#{1,3}|[-*]) /, '')
        .replaceAll(/\*+|~~|__|`/g, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .map((line, i, lines) => (i < lines.length - 1 && !/[.!?:;,…]\s*[”»)]?$/u.test(line) ? `${line}.` : line))
    .join(' ');
}

/**
 * As many whole sentences from the beginning as fit into `most` characters; at least a cut piece of the first. A line ends its sentence, however the
 * next begins.
 */
export function sentences(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (let rest = text; rest !== ''; ) {
    const lines = rest.trimStart();
    const [line] = lines.split('\n', 1) as [string];
    const [head, left] = firstSentence(line);
    const next = left + lines.slice(line.length);
    if (kept.length + head.length + 2 > most) break;
    kept = kept === '' ? head : `${kept} ${head}`;
    rest = next;
  }
  return kept === '' ? clamp(text, most) : `${kept} …`;
}

/** The first sentence of a text, and the rest of it. What stands in quotes is never cut. */
export function firstSentence(text: string): [string, string] {
  const whole = text.trim();
  for (const { index, 0: end } of whole.matchAll(/(?<!\b\p{L})[.!?…](?:\s?[”»])?\s+(?=[\p{Lu}«“\p{N}])/gu)) {
    const head = whole.slice(0, index + end.length).trimEnd();
    if (head.length >= 12 && isClosed(head)) return [head, whole.slice(index + end.length)];
  }
  return [whole, ''];
}

const isClosed = (text: string): boolean => ['“”', '«»'].every(([open, close]) => text.split(open!).length === text.split(close!).length);
