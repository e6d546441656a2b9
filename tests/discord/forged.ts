/** Interactions that come from none of this bot's own buttons: forged, mangled, of another version, of another table. */

import type Database from 'better-sqlite3';
import {
  type APIInteraction,
  type APIMessage,
  ComponentType,
  InteractionResponseType as Kind,
  MessageFlags,
  ApplicationCommandOptionType as Option,
  InteractionType as Type,
} from 'discord-api-types/v10';
import pino from 'pino';
import { expect } from 'vitest';
import { presses } from '../../src/discord/actions/index.ts';
import { interactionOf } from '../../src/discord/connection/answers.ts';
import { openPanels } from '../../src/discord/interactions/panels.ts';
import type { Services } from '../../src/discord/interactions/services.ts';
import { openFilms } from '../../src/discord/pictures/films.ts';
import { openPictures } from '../../src/discord/pictures/pictures.ts';
import { openRouter } from '../../src/discord/routing/router.ts';
import type { Api } from '../../src/discord/wire/api.ts';
import { openLinks } from '../../src/discord/wire/parts.ts';
import { openRandom, type Random, startRandom } from '../../src/kernel/random.ts';
import { film } from '../../src/render/film.ts';
import { connect, storeOn } from '../../src/store/sqlite/open.ts';
import { openTables } from '../../src/table/index.ts';
import { cryptoChance } from '../../src/table/work/chance.ts';
import { seedOf } from '../standing/play.ts';
import { pixel } from '../tools/pixel.ts';
import { games } from './setting.ts';

const [ada, ben, cleo, dan, eve] = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name, i) => ({ id: `118124000000000001${i}`, name }));
const guild = '1181230000000000001';
/** Where Ada and Ben play, where Dan has invited Eve, and where there is no game. */
const [playing, gathering, empty] = ['1181230000000000101', '1181230000000000102', '1181230000000000103'] as const;
/** View Channel, Send Messages, Attach Files; no threads. */
const enough = String((1n << 10n) | (1n << 11n) | (1n << 15n));

/** The first answers, one entry for each time. */
interface Told {
  first: { type: Kind; data?: { flags?: number } }[];
}

/**
 * Sends `times` forged interactions, and compares each answer with those allowed. Throws on the first that isn't refused, with what reproduces it.
 */
export async function forge(times: number, seed = 1): Promise<void> {
  const connection = connect(':memory:');
  const errors: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void errors.push(line) });
  const { tables } = openTables({ store: storeOn(connection), games, clock: Date.now, chance: cryptoChance, log });
  const services: Services = {
    games,
    stopped: [],
    tables,
    pictures: openPictures(async () => pixel, log),
    panels: openPanels(log),
    films: openFilms(async () => pixel, film),
    api: untouched(),
    hurry() {},
    now: Date.now,
    log,
  };
  const route = openRouter(services);
  const tableIds = { playing: await begin(services), gathering: await invite(services) };
  const written = connection.client.prepare('select total_changes()').pluck();
  const kept = everythingIn(connection.client);

  const random = openRandom(startRandom(seedOf(seed)), () => {});
  let rows = written.get();
  const before = kept();
  for (let i = 0; i < times; i++) {
    const payload = await payloadOf(random, services, tableIds, i);
    const told: Told = { first: [] };
    const interaction = interactionOf(payload, {
      first: async (answer) => {
        told.first.push(answer as Told['first'][number]);
        return null;
      },
      rest: new Proxy({}, { get: () => async () => ({ id: '1' }) }) as never,
      moderates: async () => false,
      times: { born: () => performance.now(), patience: () => 60_000, acknowledged() {} },
      links: openLinks(),
    });
    const what = `${i}: ${JSON.stringify(payload.data)}`;
    expect(interaction, what).not.toBe(null);
    await route(interaction!);
    // A write can be undone again, and then everything is as before.
    const isUntouched = rows === written.get() || before === kept();
    rows = written.get();
    if (errors.length > 0 || !isUntouched || !isRefusal(payload, told)) {
      throw new Error(`Not refused, number ${what}\n${JSON.stringify(told)}\nuntouched: ${isUntouched}\n${errors.join('\n')}`);
    }
  }
  connection.client.close();
}

/** Returns a function that reads all rows of all tables as text. */
function everythingIn(client: Database.Database): () => string {
  const names = client.prepare("select name from sqlite_master where type = 'table'").pluck().all();
  // Looks are counted in `uses`, which changes nothing in a game.
  const tables = names.filter((name) => name !== 'uses').map((name) => client.prepare(`select * from "${name}"`));
  return () =>
    JSON.stringify(
      tables.map((table) => table.all()),
      (_, value) => (typeof value === 'bigint' ? String(value) : value),
    );
}

/** One answer, visible only to the person who made the interaction. */
function isRefusal({ type, message }: APIInteraction, { first }: Told): boolean {
  const [answer, ...more] = first;
  if (!answer || more.length > 0) return false;
  if (type === Type.ApplicationCommandAutocomplete) return answer.type === Kind.ApplicationCommandAutocompleteResult;
  if (answer.type === Kind.ChannelMessageWithSource) return (Number(answer.data?.flags) & MessageFlags.Ephemeral) !== 0;
  return answer.type === Kind.UpdateMessage && (Number(message?.flags) & MessageFlags.Ephemeral) !== 0;
}

/** The bot must do nothing with its own rights: a call to any of these means that a forgery got through. */
function untouched(): Api {
  const never = (what: string) => async () => {
    throw new Error(`The bot was made to ${what}.`);
  };
  const looks = { presence: async () => 'unknown' as const, exists: async () => true };
  return new Proxy(looks, { get: (known, name) => known[name as keyof typeof looks] ?? never(String(name)) }) as unknown as Api;
}

async function begin({ tables }: Services): Promise<string> {
  const place = { guild, channel: playing };
  const told = await tables.open({ game: 'duel', place, host: ada!, invited: [ben!], options: {}, lang: 'en', request: 'open' });
  if (!told.ok) throw new Error(told.error.why);
  await tables.accept(told.value.id, ben!, 'accept');
  return told.value.id;
}

async function invite({ tables }: Services): Promise<string> {
  const told = await tables.open({
    game: 'demo',
    place: { guild, channel: gathering },
    host: dan!,
    invited: [eve!],
    options: {},
    lang: 'fr',
    request: 'invite',
  });
  if (!told.ok) throw new Error(told.error.why);
  return told.value.id;
}

/** What a player can do at their own table with only its id, which everyone can read. */
const rightful: ReadonlySet<string> = new Set(['resign', 'undo', 'show', 'order', 'agree', 'later', 'timing', 'propose']);
/** What everyone can do. An id whose end is cut off can name a game by chance. */
const open: ReadonlySet<string> = new Set(['show', 'playnow']);
const odd = [
  '',
  '-',
  '#0',
  '#-1',
  '#99999',
  '0',
  '-1',
  '1e9',
  '999999999999',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '../..',
  '%00',
  '\u202e',
  '🗳️'.repeat(9),
  'é',
  ' ',
  ':',
  '::',
  'x'.repeat(80),
  '1.AA',
  '0.////',
  '999.__',
  'sure',
];

async function payloadOf(random: Random, services: Services, ids: { playing: string; gathering: string }, i: number): Promise<APIInteraction> {
  const some = <T>(items: readonly T[]): T => random.pick('some', items);
  const asker = some([ada!, ben!, cleo!]);
  const asked = await services.tables.snapshot(ids.playing, asker.id);
  const isSeated = asker !== cleo;
  const channel = some([playing, playing, gathering, empty]);
  const text = (): string => (random.below('odd', 3) > 0 ? some(odd) : letters(random));
  const isPrivate = random.below('private', 2) === 0;
  const message = { id: '1181230000000000999', flags: isPrivate ? 64 : 0, components: [] } as unknown as APIMessage;

  const customId = (): string => {
    if (random.below('free', 8) === 0) return text().slice(0, 100);
    const table = some([ids.playing, ids.gathering, '-', 'aaaaaaaaaa', 'constructor', text()]);
    const action =
      random.below('unknown', 9) === 0 ? some(['constructor', 'toString', 'hasown', 'nobody']) : some(presses.map(({ name }) => name).sort());
    const isOwn = isSeated && table === ids.playing;
    const ref = !isOwn && asked.ok && asked.value.asked ? some([asked.value.asked.ref, '-']) : some(['0-0', '7-1', '99999-99999', '1-0-0', 'x']);
    const arg = some([
      text(),
      'duel.0.aim',
      `duel.${text()}.aim`,
      'duel.00.',
      `demo.0${text()}.AAAAAAAAAAA`,
      '1',
      '2',
      'gain',
      `${some(['0', '1', '7'])}.${text()}`,
    ]);
    if ((isOwn && rightful.has(action)) || (open.has(action) && table !== '-')) return `v1:${table}:${ref}:nothing:${arg}`;
    return `v1:${table}:${ref}:${action}${arg === '' ? '' : `:${arg}`}`.slice(0, 100);
  };

  const base = {
    id: String(1_400_000_000_000_000_000n + BigInt(i)),
    application_id: '1181230000000000007',
    token: 'token',
    version: 1,
    guild_id: guild,
    channel: { id: channel, type: 0 },
    member: { user: { id: asker.id, username: asker.name.toLowerCase(), global_name: asker.name }, roles: [], permissions: '0' },
    app_permissions: enough,
    locale: some(['fr', 'en-US', 'xx', '']),
  };
  const of = (type: Type, data: object, more: object = {}) => ({ ...base, type, data, ...more }) as unknown as APIInteraction;

  const kind = random.below('kind', 12);
  if (kind < 4) return of(Type.MessageComponent, { custom_id: customId(), component_type: ComponentType.Button }, { message });
  if (kind < 7) {
    const values = Array.from({ length: random.below('values', 4) }, () => some([text(), ids.gathering, '1', 'any', 'length']));
    const custom_id = customId();
    const options = some([[], values.map((value) => ({ label: 'x', value })), [{ label: 'x', value: text() }]]);
    const menu = { type: ComponentType.StringSelect, custom_id, options };
    const component_type = some([ComponentType.StringSelect, ComponentType.StringSelect, ComponentType.UserSelect, ComponentType.ChannelSelect]);
    return of(
      Type.MessageComponent,
      { custom_id, component_type, values },
      { message: { ...message, components: [{ type: 1, components: [menu] }] } },
    );
  }
  if (kind === 7) {
    const inner = [{ type: ComponentType.Label, component: { type: ComponentType.TextInput, custom_id: text(), value: text() } }];
    return of(Type.ModalSubmit, { custom_id: customId(), components: inner }, random.below('source', 2) === 0 ? { message } : {});
  }
  const command = some(['duel', 'duel', 'duel', 'demo', 'campaign', 'games', 'hustings', 'nothing', 'constructor', '__proto__']);
  if (kind === 8) {
    const topic = { type: Option.String, name: some(['topic', text()]), value: text(), focused: true };
    return of(Type.ApplicationCommandAutocomplete, { id: '1', name: command, type: 1, options: [{ type: 1, name: 'rules', options: [topic] }] });
  }
  const type = some([1, 1, 1, 1, 2, 3]);
  const subcommand = some(['start', 'hand', 'board', 'log', 'orders', 'rules', 'help', 'constructor', 'toString', '__proto__', text()]);
  const named = (value: string) => ['opponent', 'player2'].map((name) => ({ type: Option.User, name, value }));
  // A bot, yourself, or a choice that isn't offered: none of them starts a game.
  const nobody = some([
    { options: named(asker.id), users: [{ ...base.member.user }] },
    {
      options: named('5'),
      users: [{ id: '5', username: 'robot', global_name: null, bot: true }],
    },
    { options: [{ type: Option.String, name: 'length', value: text() || '?' }], users: [] },
  ]);
  const given =
    subcommand === 'start'
      ? nobody.options
      : [{ type: some([3, 4, 5, 6]), name: some(['topic', 'language', text()]), value: some([text(), 7, true]) }];
  const resolved = { users: Object.fromEntries(nobody.users.map((user) => [user.id, user])) };
  const options = some([
    [{ type: Option.Subcommand, name: subcommand, options: given }],
    [{ type: Option.Subcommand, name: subcommand, options: given }],
    [],
    given,
    undefined,
  ]);
  const isStart = command !== 'demo' && subcommand === 'start' && options?.[0]?.type === Option.Subcommand;
  return of(
    Type.ApplicationCommand,
    { id: '1', name: isStart && nobody.users.length === 0 ? 'demo' : command, type, options, resolved },
    { app_permissions: enough },
  );
}

const letters = (random: Random): string =>
  String.fromCodePoint(
    ...Array.from({ length: random.below('length', 24) }, () =>
      random.below('plane', 4) === 0 ? random.below('code', 0xd7ff) : 32 + random.below('ascii', 95),
    ),
  );
