/** Sentences name commands as people type them, `/campaign start` between backticks; where Discord knows the command, that becomes a press. */
import { type APIApplicationCommand, ApplicationCommandOptionType, type APIApplicationCommandOption as Option } from 'discord-api-types/v10';
import { limits, type Post } from './parts.ts';

/** What is needed of a command that Discord knows. */
type Known = Pick<APIApplicationCommand, 'id' | 'name' | 'name_localizations' | 'options'>;

export interface Links {
  /** The commands as Discord has them, with their ids; until then, and for all others, names stay as they are typed. */
  learn(commands: readonly Known[]): void;
  /** The post with its commands to press. It stays as it is where it would become too long. */
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

/** Every way in which a command or its subcommands are typed, in whichever language, with its mention: that has the names Discord has them by. */
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

/** What is between backticks, and begins with a slash. Strangers' names have no backtick that counts: theirs are disarmed. */
const typed = /(?<!\\)`\/([^`\n]+)`/g;

/** The command by its longest known name; what is typed after it stays to be typed. */
function press(whole: string, line: string, mentions: ReadonlyMap<string, string>): string {
  const words = line.split(' ');
  for (let n = Math.min(words.length, 2); n > 0; n--) {
    const found = mentions.get(words.slice(0, n).join(' '));
    if (found) return [found, ...(n < words.length ? [`\`${words.slice(n).join(' ')}\``] : [])].join(' ');
  }
  return whole;
}

/** Texts alone: labels, menus and descriptions of pictures are read as they are. */
function linked(part: unknown, mentions: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(part)) return part.map((one) => linked(one, mentions));
  if (typeof part !== 'object' || part === null) return part;
  if ('content' in part && typeof part.content === 'string')
    return { ...part, content: part.content.replaceAll(typed, (whole, line: string) => press(whole, line, mentions)) };
  return 'components' in part ? { ...part, components: linked(part.components, mentions) } : part;
}

/** The characters of all its texts. */
function lengthOf(part: unknown): number {
  if (Array.isArray(part)) return part.reduce((sum: number, one) => sum + lengthOf(one), 0);
  if (typeof part !== 'object' || part === null) return 0;
  const own = 'content' in part && typeof part.content === 'string' ? part.content.length : 0;
  return own + ('components' in part ? lengthOf(part.components) : 0);
}
