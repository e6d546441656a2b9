/** Text for where markdown is not drawn: alt texts, buttons, menus. */

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

/** The first sentence of a text, and the rest of it. */
export function firstSentence(text: string): [string, string] {
  const found = /^(.{12,}?(?<!\b\p{L})[.!?…](?:\s?[”»])?)\s+(?=[\p{Lu}«“\p{N}])(.*)$/su.exec(text.trim());
  return found ? [found[1]!, found[2]!] : [text.trim(), ''];
}
