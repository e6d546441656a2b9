/**
 * Discord's Components V2 in this bot's words. Plain objects in Discord's own form; nothing here knows about any game. Their sentences name commands as
 * people type them, `/campaign start` in backticks; a command that Discord knows becomes a clickable mention.
 */
import {
  type APIActionRowComponent,
  type APIApplicationCommand,
  type APIButtonComponentWithCustomId,
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  type APITextDisplayComponent,
  ApplicationCommandOptionType,
  ButtonStyle,
  ComponentType,
  MessageFlags,
  type APIApplicationCommandOption as Option,
} from 'discord-api-types/v10';

export interface File {
  name: string;
  data: Buffer;
}

/** A whole message, ready to be sent in any way. */
export interface Post {
  components: APIMessageTopLevelComponent[];
  files: File[];
  /** The users it may ping. */
  mentions: string[];
}

export type Row = APIActionRowComponent<APIButtonComponentWithCustomId | APIStringSelectComponent>;
export type Part = APIComponentInContainer;

/** Discord's limits that the bot could reach. */
export const limits = { text: 4000, alt: 1024, buttonsInRow: 5, buttonLabel: 80, choices: 25, choiceText: 100, placeholder: 150 } as const;

/** The words that stand in for a picture keep at least this many characters. */
export const leastWords = 600;

/**
 * `text` in at most `most` characters, with an ellipsis if it was cut. Never cuts through a character, mention or timestamp, or leaves bold or
 * italics open.
 */
export function clamp(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = wholeTo(text, most - 1);
  const ended = opensBold(cut) ? boldEnded(wholeTo(text, most - 1 - bold.length)) : cut;
  return `${opensItalic(ended) ? italicEnded(wholeTo(ended, Math.min(ended.length, most - 2))) : ended}…`;
}

const bold = '**';

/** At most this many characters, without a partial character, mark or angle-bracket token at the end. */
const wholeTo = (text: string, most: number): string =>
  text
    .slice(0, Math.max(0, most))
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/<(?:[@#t][^<>]*)?$/, '')
    .replace(/(?<!\*)\\?\*$/, '');

const opensBold = (text: string): boolean => text.split(bold).length % 2 === 0;

/** Whether a star opens a word and has no closing star. */
const opensItalic = (text: string): boolean => /(?<![\\*])\*(?![\s*])[^*]*$/.test(text) && (text.match(/(?<!\\)\*/g) ?? []).length % 2 === 1;

/** Closes an open italic span at the end of the text; drops one that has only just begun. */
const italicEnded = (text: string): string => (opensItalic(text) ? `${text.trimEnd()}*` : text);

/** Closes an open bold span at the end of the text; drops one that has only just begun. */
function boldEnded(text: string): string {
  if (!opensBold(text)) return text;
  const full = text.trimEnd();
  return full.endsWith(bold) ? full.slice(0, -bold.length) : full + bold;
}

/** Leaves a picture as it is; cuts stand-in words to as many whole lines as fit, but never below `leastWords` characters. */
export function shortened(part: Part, room: number): Part {
  if (!('content' in part) || part.content.length <= room) return part;
  const cut = clamp(part.content, Math.max(room, leastWords) - 2);
  return text(`${cut.slice(0, Math.max(cut.lastIndexOf('\n'), 0)) || cut}\n…`);
}

export const text = (content: string): APITextDisplayComponent => ({ type: ComponentType.TextDisplay, content: clamp(content, limits.text) });

type Style = 'primary' | 'secondary' | 'success' | 'danger';
const styles = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

export const button = (label: string, custom_id: string, style: Style = 'secondary', disabled = false): APIButtonComponentWithCustomId => ({
  type: ComponentType.Button,
  style: styles[style],
  label: clamp(label.trim() || '–', limits.buttonLabel),
  custom_id,
  ...(disabled && { disabled }),
});

/** Rows of at most five buttons, in order. */
export function rows(buttons: APIButtonComponentWithCustomId[]): Row[] {
  const list: Row[] = [];
  for (let i = 0; i < buttons.length; i += limits.buttonsInRow) {
    list.push({ type: ComponentType.ActionRow, components: buttons.slice(i, i + limits.buttonsInRow) });
  }
  return list;
}

interface Menu {
  custom_id: string;
  placeholder: string;
  options: APISelectMenuOption[];
  min?: number;
  max?: number;
}

export const menu = ({ custom_id, placeholder, options, min = 1, max = 1 }: Menu): Row => ({
  type: ComponentType.ActionRow,
  components: [
    { type: ComponentType.StringSelect, custom_id, placeholder: clamp(placeholder, limits.placeholder), min_values: min, max_values: max, options },
  ],
});

export const gallery = (file: string, alt: string): APIMediaGalleryComponent => ({
  type: ComponentType.MediaGallery,
  items: [{ media: { url: `attachment://${file}` }, description: clamp(alt.trim() || '–', limits.alt) }],
});

/** A frame around parts, with a colored edge. `colour` is `#RRGGBB`. */
export const container = (colour: string, components: Part[]): APIContainerComponent => ({
  type: ComponentType.Container,
  accent_color: Number.parseInt(colour.slice(1), 16),
  components,
});

/** A message without files; `mentions` are the users it may ping. */
export const postOf = (components: readonly (Part | APIMessageTopLevelComponent)[], mentions: string[] = []): Post => ({
  components: components as Post['components'],
  files: [],
  mentions,
});

/** One or a few lines of text and nothing else. */
export const note = (...lines: string[]): Post => postOf([text(lines.join('\n'))]);

/** A line of text and a file to download. */
export const filePost = (line: string, file: File): Post => ({
  components: [text(line), { type: ComponentType.File, file: { url: `attachment://${file.name}` } }],
  files: [file],
  mentions: [],
});

export const mention = (user: string): string => `<@${user}>`;

/** A new message for all or for the asker alone, or a change of an existing one, which never notifies anyone. */
export type Writing = 'all' | 'asker' | 'change';

/** A post as Discord takes it, without its files. `attachments` names all the files it will have. A post that pings nobody is sent silently. */
export const wire = ({ components, files, mentions }: Post, to: Writing) => ({
  flags: MessageFlags.IsComponentsV2 | flagsTo(to, mentions),
  components,
  attachments: files.map(({ name }, id) => ({ id: String(id), filename: name })),
  // Discord refuses the ids of computers and of people whose data was deleted.
  allowed_mentions: { parse: [], users: mentions.filter((user) => /^\d+$/.test(user)) },
});

/** Discord notifies everyone who follows a channel, whether or not a message mentions them, unless the message says otherwise. */
const flagsTo = (to: Writing, mentions: readonly string[]): number =>
  to === 'asker' ? MessageFlags.Ephemeral : to === 'all' && mentions.length === 0 ? MessageFlags.SuppressNotifications : 0;

/** The fields used of a registered command. */
type Known = Pick<APIApplicationCommand, 'id' | 'name' | 'name_localizations' | 'options'>;

export interface Links {
  /** Takes the commands as Discord has registered them, with their ids; until then, and for all others, names stay as typed. */
  learn(commands: readonly Known[]): void;
  /** The post with its commands as mentions, or unchanged if that would make it too long. */
  within(post: Post): Post;
}

export function openLinks(): Links {
  let mentions = new Map<string, string>();
  return {
    learn(commands) {
      mentions = new Map(commands.flatMap(mentionsOf));
    },
    within(post) {
      if (mentions.size === 0) return post;
      const components = linked(post.components, mentions) as Post['components'];
      return lengthOf(components) > limits.text ? post : { ...post, components };
    },
  };
}

/** Every name under which a command or its subcommands are typed, in any language, with its mention, which uses the registered names. */
function mentionsOf({ id, options = [], ...command }: Known): [typed: string, mention: string][] {
  const subcommands = options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
  if (subcommands.length === 0) return namesOf(command).map((name) => [name, `</${command.name}:${id}>`]);
  return namesOf(command).flatMap((first) =>
    subcommands.flatMap((sub) => namesOf(sub).map((second): [string, string] => [`${first} ${second}`, `</${command.name} ${sub.name}:${id}>`])),
  );
}

const namesOf = ({ name, name_localizations }: Pick<Option, 'name' | 'name_localizations'>): string[] => [
  ...new Set([name, ...Object.values(name_localizations ?? {}).flatMap((one) => one ?? [])]),
];

/** Text in backticks that begins with a slash. Backticks in players' names are escaped, so they don't match. */
const typed = /(?<!\\)`\/([^`\n]+)`/g;

/** Links the command by its longest known name; any words after it stay as text. */
function press(whole: string, line: string, mentions: ReadonlyMap<string, string>): string {
  const words = line.split(' ');
  for (let n = Math.min(words.length, 2); n > 0; n--) {
    const found = mentions.get(words.slice(0, n).join(' '));
    if (found) return [found, ...(n < words.length ? [`\`${words.slice(n).join(' ')}\``] : [])].join(' ');
  }
  return whole;
}

/** Links texts only: labels, menus and alt texts stay as they are. */
function linked(part: unknown, mentions: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(part)) return part.map((one) => linked(one, mentions));
  if (typeof part !== 'object' || part === null) return part;
  if ('content' in part && typeof part.content === 'string')
    return { ...part, content: part.content.replaceAll(typed, (whole, line: string) => press(whole, line, mentions)) };
  return 'components' in part ? { ...part, components: linked(part.components, mentions) } : part;
}

/** The number of characters in all its texts. */
function lengthOf(part: unknown): number {
  if (Array.isArray(part)) return part.reduce((sum: number, one) => sum + lengthOf(one), 0);
  if (typeof part !== 'object' || part === null) return 0;
  const own = 'content' in part && typeof part.content === 'string' ? part.content.length : 0;
  return own + ('components' in part ? lengthOf(part.components) : 0);
}
