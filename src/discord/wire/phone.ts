/** How much room a phone has for buttons, by the letter widths of Discord's client, the wider of the two. */
import { type APIActionRowComponent, type APIButtonComponentWithCustomId, ComponentType } from 'discord-api-types/v10';
import { phone } from '../../scene/room.ts';
import { limits, type Part, type Row } from './parts.ts';

/** In pixels, on a phone 390 wide: the width of a row, a button's padding around its label, and the gap between two buttons. */
const row: { readonly [of in 'width' | 'padding' | 'gap']: number } = { width: 330, padding: 32, gap: 8 };
const letters = 14;

/** Letter widths of labels in em, rounded up. */
const classes: readonly (readonly [letters: string, wide: number])[] = [
  [' ', 0.25],
  ['ijlIî’', 0.3],
  ["',;:.·!", 0.35],
  ['frt()/', 0.4],
  ['1', 0.45],
  ['-–', 0.5],
  ['s“”?', 0.55],
  ['acekvxyzFJL7éèêàç', 0.6],
  ['BRSTZ04&$+', 0.7],
  ['ACDGHKUVXYÀ', 0.75],
  ['NOQ', 0.8],
  ['w', 0.85],
  ['mM', 0.95],
  ['œ…→W%', 1.05],
];
const widths = new Map(classes.flatMap(([some, wide]) => [...some].map((one) => [one, wide] as const)));
const usual = 0.65;

const widthOf = (label: string): number =>
  Math.min(row.width, [...label].reduce<number>((sum, one) => sum + (widths.get(one) ?? usual), 0) * letters + row.padding);

/** How many lines these buttons take on a phone, in one row of a message. */
export function linesOf(labels: readonly string[]): number {
  let [lines, used] = [0, row.width];
  for (const label of labels) {
    const wide = widthOf(label);
    if (used + row.gap + wide > row.width) {
      lines++;
      used = wide;
    } else used += row.gap + wide;
  }
  return lines;
}

/** Rows of at most five buttons, in order, split so that they take as few lines on a phone as possible. */
export function evenRows(buttons: readonly APIButtonComponentWithCustomId[]): Row[] {
  const most = limits.buttonsInRow;
  if (buttons.length === 0) return [];
  if (buttons.length <= most) return [rowOf(buttons)];
  const labels = buttons.map(({ label }) => label ?? '');
  const least = buttons.length - most * (Math.ceil(buttons.length / most) - 1);
  const sizes = Array.from({ length: most - least + 1 }, (_, i) => most - i);
  const cost = (size: number) => linesOf(labels.slice(0, size)) + linesOf(labels.slice(size, size + most));
  const size = sizes.reduce((best, one) => (cost(one) < cost(best) ? one : best));
  return [rowOf(buttons.slice(0, size)), ...evenRows(buttons.slice(size))];
}

const rowOf = (components: readonly APIButtonComponentWithCustomId[]): APIActionRowComponent<APIButtonComponentWithCustomId> => ({
  type: ComponentType.ActionRow,
  components: [...components],
});

/** How many lines the buttons and menus of these parts take on a phone. */
export const controlLines = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => {
    if (!('components' in part) || part.type !== ComponentType.ActionRow) return sum;
    const labels = part.components.flatMap((one) => ('label' in one ? [one.label ?? ''] : []));
    return sum + (labels.length === part.components.length ? linesOf(labels) : 1);
  }, 0);

/** A label is never cut shorter than this; less would say nothing. */
const leastLetters = 9;

/**
 * The labels, shortened until they take at most this many lines: «3 · Town Hall Meetings», «3 · Town Hall…», «3». `numbers`: what stands for a label
 * whose picture shows the rest; null for a label that must stay whole. Unchanged if they fit or nothing helps.
 */
export function shortLabels(labels: readonly string[], numbers: readonly (string | null)[], lines: number): string[] {
  const takes = (some: readonly string[]) => {
    let sum = 0;
    for (let i = 0; i < some.length; i += limits.buttonsInRow) sum += linesOf(some.slice(i, i + limits.buttonsInRow));
    return sum;
  };
  if (takes(labels) <= lines || numbers.every((one) => one === null)) return [...labels];
  const cut = (most: number) =>
    labels.map((label, i) => (numbers[i] !== null && label.length > most ? `${label.slice(0, most - 1).trimEnd()}…` : label));
  for (let most = 24; most >= leastLetters; most--) if (takes(cut(most)) <= lines) return cut(most);
  return labels.map((label, i) => numbers[i] ?? label);
}

const kinds = { heading: { size: 17, line: 21.25 }, small: { size: 13, line: 18.85 }, plain: { size: 16, line: 23.2 } } as const;
/** Lines aren't filled, since words don't break. Text letters are narrower than button letters. */
const loose = 1.04;

const kindOf = (line: string): { size: number; line: number } =>
  line.startsWith('#') ? kinds.heading : line.startsWith('-# ') ? kinds.small : kinds.plain;

/** How high these lines of text are on a phone, in pixels. */
export const textHeight = (content: string): number =>
  content.split('\n').reduce((sum, line) => {
    const { size, line: high } = kindOf(line);
    const shown = line.replace(/^(?:#+|-#) /, '').replaceAll(/[*~]{2}/g, '');
    const wide = [...shown].reduce<number>((all, one) => all + (widths.get(one) ?? usual), 0) * size * loose;
    return sum + Math.max(1, Math.ceil(wide / phone.wide)) * high;
  }, 0);

/** The pixels left on a phone's screen beside a picture of this height, these texts, and these controls with a line of aids below them. */
export const roomBeside = (picture: number, texts: readonly string[], controls: readonly Part[]): number => {
  // Some controls are headings.
  const written = [...texts, ...controls.map((part) => ('content' in part ? part.content : ''))].filter((one) => one !== '');
  const lines = controlLines(controls) + 1;
  const used = picture + written.reduce((sum, one) => sum + textHeight(one), 0) + lines * (phone.control + phone.gap);
  return phone.high - phone.around - used - (written.length + 1) * phone.gap;
};
