/** Sentences name commands as people type them, `/campaign start` in backticks; a command that Discord knows becomes a clickable mention. */
import { type APIApplicationCommand, ApplicationCommandOptionType, type APIApplicationCommandOption as Option } from 'discord-api-types/v10';
import { limits, type Post } from './parts.ts';

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
