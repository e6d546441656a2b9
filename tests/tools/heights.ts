/** The height of a private message on a phone, by the client's widths and lines. All numbers are CSS pixels on a phone 390 wide. */
import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import type { Part, Post } from '../../src/discord/wire/parts.ts';
import { widthOf } from '../../src/render/text.ts';

interface Letters {
  size: number;
  line: number;
  weight: 400 | 600 | 700;
}

/** A client that shows messages. `letters`: its text, its headings (`###`) and its small lines (`-#`). */
export interface Client {
  /** The width for text and pictures inside a container. */
  width: number;
  letters: { text: Letters; heading: Letters; small: Letters };
  button: { height: number; padding: number; size: number; line: number };
  menu: number;
  gap: number;
  /** The space above and below the parts of a container: its padding, the author's line, “Only you can see this”. */
  around: number;
}

/** A phone's channel, between its title and the input field. */
export const screen = { width: 390, height: 706 } as const;

export const clients = {
  /** From `src/playground/page/browser/*.css`, below 720 pixels. */
  local: {
    width: 337,
    letters: {
      text: { size: 16, line: 23.2, weight: 400 },
      heading: { size: 17, line: 21.25, weight: 700 },
      small: { size: 13, line: 18.85, weight: 400 },
    },
    button: { height: 44, padding: 26, size: 14, line: 17.5 },
    menu: 44,
    gap: 8,
    around: 119,
  },
  /** Discord's client on a phone: 16-pixel letters on 21-pixel lines, 32-pixel buttons. */
  discord: {
    width: 330,
    letters: {
      text: { size: 16, line: 21, weight: 400 },
      heading: { size: 18, line: 24, weight: 700 },
      small: { size: 13, line: 17, weight: 400 },
    },
    button: { height: 32, padding: 32, size: 14, line: 18 },
    menu: 40,
    gap: 8,
    around: 88,
  },
} as const satisfies { [name: string]: Client };

/** Markup as a reader sees it. `names`: of the people mentioned. */
const read = (text: string, names: { [user: string]: string }): string =>
  text
    .replaceAll(/<@(\w+)>/g, (_, user: string) => `@${names[user] ?? user}`)
    .replaceAll(/<t:\d+:R>/g, 'in 23 hours')
    .replaceAll(/<t:\d+(?::\w)?>/g, '26 November 2026 at 16:30')
    .replaceAll(/\*\*|~~|__/g, '')
    .replaceAll(/\\(.)/g, '$1');

function linesIn(text: string, { size, weight }: Letters, width: number): number {
  let lines = 1;
  let taken = 0;
  const space = widthOf(' ', { face: 'text', weight }, size);
  for (const word of text.split(' ')) {
    const wide = widthOf(word, { face: 'text', weight }, size);
    if (taken > 0 && taken + space + wide > width) {
      lines++;
      taken = 0;
    }
    // A word wider than a line is broken.
    const parts = Math.max(1, Math.ceil(wide / width));
    lines += parts - 1;
    taken = parts > 1 ? wide - (parts - 1) * width : taken + (taken > 0 ? space : 0) + wide;
  }
  return lines;
}

const heading = /^#{1,3} /;
const small = /^-# /;

function textHeight(content: string, { letters, width }: Client, names: { [user: string]: string }): number {
  return content.split('\n').reduce((sum, line) => {
    const kind = heading.test(line) ? letters.heading : small.test(line) ? letters.small : letters.text;
    const shown = read(line.replace(heading, '').replace(small, ''), names);
    return sum + linesIn(shown, kind, width) * kind.line + (kind === letters.heading ? 2 : 0);
  }, 0);
}

type Control = { type: number; label?: string };

function rowHeight(controls: readonly Control[], { button, menu, width, gap }: Client): number {
  if (controls.some(({ type }) => type !== ComponentType.Button)) return menu;
  const heights: number[] = [];
  let taken = 0;
  for (const { label = '' } of controls) {
    const wide = widthOf(label, { face: 'text', weight: 600 }, button.size) + button.padding;
    const lines = linesIn(label, { size: button.size, line: button.line, weight: 600 }, width - button.padding);
    const high = Math.max(button.height, lines * button.line + 14);
    if (heights.length === 0 || taken + gap + wide > width) {
      heights.push(high);
      taken = Math.min(wide, width);
    } else {
      heights.push(Math.max(heights.pop()!, high));
      taken += gap + wide;
    }
  }
  return heights.reduce((sum, one) => sum + one, 0) + gap * (heights.length - 1);
}

/** The size of each picture of a message, by file name. */
type Sizes = { [file: string]: { width: number; height: number } };

interface Measured {
  sizes: Sizes;
  names?: { [user: string]: string };
}

function partHeight(part: Part | APIMessageTopLevelComponent, client: Client, of: Measured): number {
  switch (part.type) {
    case ComponentType.TextDisplay:
      return textHeight(part.content, client, of.names ?? {});
    case ComponentType.ActionRow:
      return rowHeight(part.components as Control[], client);
    case ComponentType.MediaGallery: {
      const { width, height } = of.sizes[part.items[0]!.media.url.replace('attachment://', '')]!;
      return (height * Math.min(width, client.width)) / width;
    }
    case ComponentType.Container:
      return stacked(part.components, client, of);
    default:
      throw new Error(`Nobody has measured a component of type ${part.type}.`);
  }
}

const stacked = (parts: readonly (Part | APIMessageTopLevelComponent)[], client: Client, of: Measured): number =>
  parts.reduce((sum, part) => sum + partHeight(part, client, of), 0) + client.gap * (parts.length - 1);

/** How much of a screen the message takes, from its author's line to the space below it. */
export const heightOf = ({ components }: Post, client: Client, of: Measured): number => Math.round(stacked(components, client, of) + client.around);

/** The height of each part of the message's container, for finding the long ones. */
export const heightsOf = ({ components }: Post, client: Client, of: Measured): { kind: string; height: number }[] =>
  components
    .flatMap((one): (Part | APIMessageTopLevelComponent)[] => (one.type === ComponentType.Container ? one.components : [one]))
    .map((part) => ({ kind: ComponentType[part.type], height: Math.round(partHeight(part, client, of)) }));
