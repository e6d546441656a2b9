/** Where words stand in for the picture of the hand: a line for each card, with what it would lead to. */

/** Between cards that cannot be played for the same reason. */
export const alike = '~~, ~~';
/** “**3 · Trust** – …”, or struck through, where it cannot be played. */
const numbered = /^(?:\*\*|~~)(\d+ · .+?)(?:\*\*|~~) – (.+)$/u;

/** Puts what is told of a card among the options into the line that describes it; lines about anything else stay where they are. */
export function withHand(words: string, lines: readonly string[]): { words: string; lines: string[] } {
  const known = words.split('\n');
  const labels = new Set(known.flatMap((line) => numbered.exec(line)?.[1] ?? []));
  const told = new Map<string, string[]>();
  const left = lines.filter((line) => {
    const [, names = '', about = ''] = numbered.exec(line) ?? [];
    const cards = names.split(alike);
    if (!cards.every((label) => labels.has(label))) return true;
    for (const label of cards) told.set(label, [...(told.get(label) ?? []), about]);
    return false;
  });
  const whole = known.map((line) => [line, ...(told.get(numbered.exec(line)?.[1] ?? '') ?? [])].join(' · '));
  return { words: whole.join('\n'), lines: left };
}
