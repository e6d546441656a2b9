/** When words stand in for the picture of the hand: a line for each card, with what it would lead to. */

/** Separates cards that can't be played for the same reason. */
export const alike = '~~, ~~';
/** “**3 · Trust** – …”, for several alike “**3, 4 · Trust** – …”; struck through if it can't be played. */
const numbered = /^(?:\*\*|~~)(\d+(?:, \d+)* · .+?)(?:\*\*|~~) – (.+)$/u;

/** The labels that options use for the cards of a line: “3 · Trust”, “4 · Trust”. */
const labelsOf = (line: string): string[] =>
  (numbered.exec(line)?.[1] ?? '').split(alike).flatMap((names) => {
    const [, numbers = '', name = ''] = /^([\d, ]+) · (.+)$/u.exec(names) ?? [];
    return name === '' ? [] : numbers.split(', ').map((number) => `${number} · ${name}`);
  });

/** Moves what the options tell about a card into the line that describes it; lines about anything else stay where they are. */
export function withHand(words: string, lines: readonly string[]): { words: string; lines: string[] } {
  const known = words.split('\n');
  const labels = new Set(known.flatMap(labelsOf));
  const told = new Map<string, string[]>();
  const left = lines.filter((line) => {
    const cards = labelsOf(line);
    if (cards.length === 0 || !cards.every((label) => labels.has(label))) return true;
    for (const label of cards) told.set(label, [...(told.get(label) ?? []), numbered.exec(line)![2]!]);
    return false;
  });
  // For identical cards the same is told, so it is said once.
  const whole = known.map((line) => [line, ...new Set(labelsOf(line).flatMap((label) => told.get(label) ?? []))].join(' · '));
  return { words: whole.join('\n'), lines: left };
}
