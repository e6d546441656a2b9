/** What a local Discord contains: its people, roles and channels, the bot, and the text of the first page. All of it is optional. */
import { GatewayIntentBits, Locale, PermissionFlagsBits } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Begun } from './protocol.ts';
import { snowflake } from './rules/schema.ts';

type Permission = keyof typeof PermissionFlagsBits;

const permission = z.enum(Object.keys(PermissionFlagsBits) as [Permission, ...Permission[]]);
const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a color such as #c2410c');
const name = z.string().min(1).max(100);
const spoken = z.union([z.string(), z.object({ en: z.string() }).catchall(z.string())]);

const person = z.strictObject({
  name: z.string().min(1).max(32),
  /** The person's key in addresses (`/?as=ada`) and tests (default: their name in lower case). */
  key: z
    .string()
    .regex(/^[a-z0-9_.-]{1,32}$/, 'must consist of small letters, digits, dots, dashes or underscores')
    .optional(),
  id: snowflake.optional(),
  color: color.optional(),
  roles: z.array(name).optional(),
});

const channel = z.strictObject({
  name: z.string().regex(/^[\p{Ll}\p{Lo}\p{N}_-]{1,100}$/u, 'must be a channel name: small letters, digits, dashes and underscores'),
  id: snowflake.optional(),
  topic: z.string().max(1024).optional(),
  /** The names of the roles and people who see the channel, besides the owner. They include the bot only if it's named. Default: everyone. */
  only: z.array(name).optional(),
});

/** A button of an offer: seats `as` at this tab, or side by side with those of `with` in one window, and uses a command there as `as`. */
const way = z.strictObject({
  label: spoken,
  as: name,
  with: z.array(name).max(3).optional(),
  channel: name.optional(),
  /** With its group and subcommand: `poll start`. */
  command: z.string().min(1),
  /** By name; a person is given by key, the bot by its name. */
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  /** Another option, chosen beside the button; the first value is preselected. */
  choice: z
    .strictObject({ label: spoken, option: z.string().min(1), values: z.array(z.strictObject({ label: spoken, value: z.string() })).min(1) })
    .optional(),
});

/** Draws the PNG that `key` names: another picture needs another key. Called on the first request, and again only if it fails. */
interface Picture {
  key: string;
  alt: string;
  draw(): Promise<Uint8Array>;
}

/** Something begun here and still under way, as a program reports it, with an optional picture. */
type Told = Omit<Begun, 'picture'> & { picture?: Picture | null };

/** Lists what is under way here, with what waits for a person first, in the language of this locale. Called at each visit to the first page. */
type TellsBegun = (locale: string) => Promise<readonly Told[]>;

/** Draws a PNG for a reader of this locale. Called on the first request, and again only if it fails. */
type DrawsPicture = (locale: string) => Promise<Uint8Array>;

const offer = z.strictObject({
  title: spoken,
  /** A description in one sentence. */
  text: spoken.optional(),
  /** The small print: how many people, how long. */
  note: spoken.optional(),
  /** The path of a PNG, or a function that draws one. */
  picture: z.union([z.string().min(1), z.custom<DrawsPicture>((given) => typeof given === 'function')]).optional(),
  ways: z.array(way).min(1).max(6),
});

const shape = z.strictObject({
  /** The server's name. */
  name: name.optional(),
  bot: z
    .strictObject({
      name: z.string().min(2).max(32).optional(),
      /** A description for people who name it in a command, where it can be named like a person: it then comes first among them. */
      about: spoken.optional(),
      /** The permissions it asked for when invited. */
      permissions: z.array(permission).optional(),
      /** The privileged intents switched on for it. */
      intents: z.array(z.enum(['GuildMembers', 'GuildPresences', 'MessageContent'])).optional(),
    })
    .optional(),
  /** The first one owns the server. */
  people: z.array(person).min(1).max(50).optional(),
  roles: z
    .array(z.strictObject({ name, id: snowflake.optional(), permissions: z.array(permission).optional(), color: color.optional() }))
    .max(50)
    .optional(),
  channels: z.array(channel).min(1).max(100).optional(),
  /** The languages a reader of the page can choose, by Discord's locales. The default is what fits their browser, or the first. */
  languages: z
    .array(z.strictObject({ locale: z.enum(Locale), name }))
    .min(1)
    .optional(),
  /** The text of the first page about this place. */
  welcome: spoken.optional(),
  /** What the first page offers to try, each a card with its buttons. */
  offers: z.array(offer).max(50).optional(),
  /** Lists what is under way here, which the first page then begins with. Only from a program. */
  begun: z.custom<TellsBegun>((given) => typeof given === 'function').optional(),
});

export type World = z.input<typeof shape>;

/** The world is impossible. The message has one line for each problem, saying what to do. */
export class WorldError extends Error {
  override name = 'WorldError';
}

const six: NonNullable<World['people']> = [
  { name: 'Ada', id: '1181240000000000011', color: '#c2410c' },
  { name: 'Ben', id: '1181240000000000027', color: '#1d4ed8' },
  { name: 'Cleo', id: '1181240000000000039', color: '#7e22ce' },
  { name: 'Dan', id: '1181240000000000043', color: '#15803d' },
  { name: 'Eve', id: '1181240000000000058', color: '#be185d' },
  { name: 'Finn', id: '1181240000000000066', color: '#0f766e' },
];

const two: NonNullable<World['channels']> = [
  { name: 'lounge', topic: 'Meet here.' },
  { name: 'testing', topic: 'Try the bot here.' },
];

/** The languages that the page itself speaks. */
const both: NonNullable<World['languages']> = [
  { locale: Locale.EnglishUS, name: 'English' },
  { locale: Locale.French, name: 'Français' },
];

/** A bot's usual permissions. */
const usual: Permission[] = [
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'CreatePublicThreads',
  'SendMessagesInThreads',
  'ReadMessageHistory',
  'UseApplicationCommands',
];

/** The world with defaults for everything left out. Throws a `WorldError` if it's impossible. */
export function settle(given: unknown) {
  const read = shape.safeParse(given);
  if (!read.success) throw new WorldError(read.error.issues.map(lineOf).join('\n'));
  const { name = 'Practice server', bot = {}, people = six, roles = [], channels = [], languages = both, welcome, offers = [] } = read.data;
  const settled = {
    name,
    bot: { name: bot.name ?? 'Bot', about: bot.about ?? null, permissions: bot.permissions ?? usual, intents: bot.intents ?? [] },
    people: people.map((each) => ({ ...each, key: each.key ?? keyOf(each.name) })),
    roles: roles.some((role) => role.name === MODERATORS) ? roles : [...roles, moderators],
    channels: channels.length > 0 ? channels : two,
    languages,
    welcome: welcome ?? 'Try a bot as people meet it on Discord: every tab is one person, and the bot answers them.',
    offers,
    begun: read.data.begun ?? null,
  };
  const problems = problemsOf(settled);
  if (problems.length > 0) throw new WorldError(problems.join('\n'));
  return settled;
}

export type Settled = ReturnType<typeof settle>;

export const MODERATORS = 'Moderators';
const moderators: NonNullable<World['roles']>[number] = { name: MODERATORS, id: '1181230000000000023', permissions: ['ManageChannels'] };

export const intentBits = (names: Settled['bot']['intents']): number => names.reduce((sum, each) => sum | GatewayIntentBits[each], 0);
export const permissionBits = (names: readonly Permission[]): bigint => names.reduce((sum, each) => sum | PermissionFlagsBits[each], 0n);

/** `Zoë Ray` is seated as `zoe-ray`. */
const keyOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_.]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'somebody';

/** References that match nothing, or two things. */
function problemsOf({ bot, people, roles, channels, offers }: Settled): string[] {
  const keys = people.map(({ key }) => key);
  const roleNames = roles.map(({ name }) => name);
  const channelNames = channels.map(({ name }) => name);
  const twice = (kind: string, names: readonly string[], field: string) =>
    [...new Set(names.filter((each, at) => names.indexOf(each) < at))].map(
      (each) => `${kind}: there are two called ${JSON.stringify(each)}. Give one of them another ${field}.`,
    );
  const unknown = (path: string, what: string, wanted: string, known: readonly string[]) =>
    known.includes(wanted) ? [] : [`${path}: there is no ${what} ${JSON.stringify(wanted)}. Name one of: ${known.join(', ')}.`];
  return [
    ...twice('people', keys, 'key'),
    ...twice('roles', roleNames, 'name'),
    ...twice('channels', channelNames, 'name'),
    ...people.flatMap((one, at) => (one.roles ?? []).flatMap((role) => unknown(`people[${at}].roles`, 'role', role, roleNames))),
    ...channels.flatMap((one, at) =>
      (one.only ?? []).flatMap((each) => unknown(`channels[${at}].only`, 'role or person', each, [bot.name, ...roleNames, ...keys])),
    ),
    ...offers.flatMap(({ ways }, at) =>
      ways.flatMap((one, nth) => [
        ...[one.as, ...(one.with ?? [])].flatMap((key) => unknown(`offers[${at}].ways[${nth}]`, 'person', key, keys)),
        ...(one.channel === undefined ? [] : unknown(`offers[${at}].ways[${nth}].channel`, 'channel', one.channel, channelNames)),
      ]),
    ),
  ];
}

/** One problem of the form in words: where, what, and what to do. */
function lineOf(issue: z.core.$ZodIssue): string {
  const where = issue.path.reduce<string>(
    (path, step) => (typeof step === 'number' ? `${path}[${step}]` : path === '' ? String(step) : `${path}.${String(step)}`),
    '',
  );
  const place = where === '' ? 'the world' : where;
  if (issue.code === 'unrecognized_keys')
    return `${place}: ${issue.keys.map((key) => JSON.stringify(key)).join(', ')} means nothing here. Correct its spelling, or take it out.`;
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) return `${place} is missing: give it as ${issue.expected}.`;
  if (issue.code === 'invalid_type')
    return `${place} must be ${issue.expected === 'object' ? 'an object: { … }' : issue.expected === 'array' ? 'a list: [ … ]' : issue.expected}.`;
  if (issue.code === 'invalid_value') return `${place} must be one of: ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'invalid_union') return `${place} must be text, or { "en": "…", "fr": "…" }.`;
  return `${place} ${issue.message[0]?.toLowerCase()}${issue.message.slice(1)}.`.replace(/\.\.$/, '.');
}

/** Every language Discord knows. */
const locales: readonly string[] = Object.values(Locale);

export function isLocale(text: string): text is Locale {
  return locales.includes(text);
}
