/** Where people can act on a table from, and how the door treats interactions that Discord would never send. */
import { type APIInteraction, ComponentType, ApplicationCommandOptionType as Option, InteractionType as Type } from 'discord-api-types/v10';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { interactionOf } from '../../src/discord/connection/answers.ts';
import { openPanels } from '../../src/discord/interactions/panels.ts';
import type { Services } from '../../src/discord/interactions/services.ts';
import { openFilms } from '../../src/discord/pictures/films.ts';
import { openPictures } from '../../src/discord/pictures/pictures.ts';
import { openRouter } from '../../src/discord/routing/router.ts';
import { encode } from '../../src/discord/wire/ids.ts';
import { openLinks } from '../../src/discord/wire/parts.ts';
import { film } from '../../src/render/film.ts';
import type { Person } from '../../src/table/model/types.ts';
import { ada, bob, cleo, openTestContext, place, type TestContext } from '../table/context.ts';
import { thinkingGame } from '../table/demo-mind.ts';
import { pixel } from '../tools/pixel.ts';

/** View Channel, Send Messages, Attach Files, and threads. */
const enough = (1n << 10n) | (1n << 11n) | (1n << 15n) | (1n << 35n) | (1n << 38n);
const elsewhere = '300000000000000002';
let made = 0;

/** The bot with nobody at the other end. `hear` returns its answers, `threads` has those it opened, `faults` what it logged. */
function door(context: TestContext) {
  const faults: string[] = [];
  const threads: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void faults.push(line) });
  const api = { openThread: async (channel: string) => `${threads.push(channel)}`, send: async () => ({ channel: '1', message: '1' }) };
  const route = openRouter({
    ...{ games: context.games as Services['games'], stopped: [], tables: context.tables, api: api as unknown as Services['api'] },
    ...{ pictures: openPictures(async () => pixel, log), films: openFilms(async () => pixel, film), panels: openPanels(log), hurry() {} },
    ...{ now: () => context.clock.now, log },
  });
  const hear = async (payload: object): Promise<string> => {
    const told: string[] = [];
    const interaction = interactionOf(payload as APIInteraction, {
      first: async (...given) => {
        told.push(JSON.stringify(given));
        return null;
      },
      rest: new Proxy(
        {},
        {
          get:
            () =>
            async (...given: unknown[]) => {
              told.push(JSON.stringify(given));
              return { id: '1' };
            },
        },
      ) as never,
      moderates: async () => false,
      times: { born: () => performance.now(), patience: () => 60_000, acknowledged() {} },
      links: openLinks(),
    });
    if (interaction) await route(interaction);
    return told.join('\n');
  };
  return { hear, faults, threads };
}

const common = ({ id, name }: Person, channel: string, guild: string | null, permissions = enough) => ({
  ...{ id: String(1_400_000_000_000_000_000n + BigInt(++made)), application_id: '1181230000000000007', token: 'token', version: 1, locale: 'en-US' },
  ...{ channel: { id: channel, type: 0 }, app_permissions: String(enough) },
  ...(guild === null
    ? { user: { id, username: name, global_name: name } }
    : { guild_id: guild, member: { user: { id, username: name, global_name: name }, roles: [], permissions: String(permissions) } }),
});

const press = (customId: string, isPrivate = true) => ({
  type: Type.MessageComponent,
  data: { custom_id: customId, component_type: ComponentType.Button },
  message: { id: '1181230000000000999', flags: isPrivate ? 64 : 0, components: [] },
});

describe('what is done about a table', () => {
  const refusal = /isn’t in this channel|That game is in <#/;

  test('is done where it is, and by nobody from another channel or server', async () => {
    const context = openTestContext();
    const { id } = await context.hand.beginTurns();
    const { hear, faults } = door(context);
    const at = (who: Person, action: Parameters<typeof encode>[0]['action'], channel: string, guild: string | null = place.guild, isPrivate = true) =>
      hear({ ...common(who, channel, guild), ...press(encode({ table: id, action }), isPrivate) });
    for (const action of ['log', 'describe', 'show', 'replay', 'film', 'play', 'hand', 'undo', 'hint', 'whatif'] as const) {
      expect(await at(cleo, action, elsewhere), `${action} by a stranger elsewhere`).toMatch(refusal);
      expect(await at(cleo, action, place.channel, '9'), `${action} from another server`).toMatch(refusal);
    }
    expect(await at(ada, 'play', elsewhere, place.guild, false)).toContain(`That game is in <#${place.channel}>`);
    expect(await at(ada, 'play', elsewhere, '9'), 'on another server').toContain(`That game is in <#${place.channel}>`);
    expect(await at(ada, 'show', elsewhere), 'what everybody sees').toContain(`That game is in <#${place.channel}>`);
    expect(await at(ada, 'play', elsewhere), 'a panel of her own').not.toMatch(refusal);
    expect(await at(ada, 'play', place.channel)).not.toMatch(refusal);
    expect(await at(cleo, 'log', place.channel), 'anybody there may look').not.toMatch(refusal);
    expect((await context.store.due(context.clock.now + 1e9, 99)).map(({ kind }) => kind)).not.toContain('show');
    expect(faults).toEqual([]);
  });

  test('goes on in direct messages for those who play, and for nobody else', async () => {
    const context = openTestContext();
    const { id } = await context.hand.beginTurns();
    const { hear } = door(context);
    const direct = (who: Person) => hear({ ...common(who, '77', null), ...press(encode({ table: id, action: 'play' })) });
    expect(await direct(ada)).not.toMatch(refusal);
    expect(await direct(cleo)).toMatch(refusal);
  });

  test('goes on for those who look back on their own game, wherever they are', async () => {
    const context = openTestContext();
    const { id } = await context.hand.beginTurns();
    await context.tables.resign(id, ada.id, context.request());
    const { hear } = door(context);
    const look = (who: Person) => hear({ ...common(who, elsewhere, '9'), ...press(encode({ table: id, action: 'replay', arg: 'f0' })) });
    expect(await look(bob)).not.toMatch(refusal);
    expect(await look(cleo)).toMatch(refusal);
  });

  test('renames nobody from a direct message', async () => {
    const context = openTestContext();
    const { id } = await context.hand.beginTurns();
    const { hear } = door(context);
    await hear({ ...common({ ...ada, name: 'Global Ada' }, '77', null), ...press(encode({ table: id, action: 'play' })) });
    expect((await context.tables.find(id))!.people.map(({ name }) => name)).toEqual(['Ada', 'Bob']);
    await hear({ ...common({ ...ada, name: 'Nick' }, place.channel, place.guild), ...press(encode({ table: id, action: 'play' })) });
    expect((await context.tables.find(id))!.people.map(({ name }) => name)).toEqual(['Nick', 'Bob']);
  });
});

describe('a thread', () => {
  const offered = async (permissions: bigint) => {
    const context = openTestContext();
    await context.hand.beginTurns();
    const { hear, threads } = door(context);
    const options = [{ name: 'start', type: Option.Subcommand, options: [] }];
    const told = await hear({
      ...{ ...common(cleo, place.channel, place.guild, permissions), type: Type.ApplicationCommand },
      data: { id: '1', name: 'demo', type: 1, options },
    });
    const id = /"(v1:-:-:thread:[^"]+)"/.exec(told.replaceAll('\\"', '"'))?.[1] ?? null;
    return { told, id, hear, threads };
  };

  test('is opened for whoever may open one, and only offered to them', async () => {
    const may = await offered(enough);
    expect(may.id).not.toBeNull();
    await may.hear({ ...common(cleo, place.channel, place.guild), ...press(may.id!) });
    expect(may.threads).toEqual([place.channel]);
    const mayNot = await offered(enough & ~(1n << 35n));
    expect(mayNot.id).toBeNull();
    expect(mayNot.told).toContain('aren’t allowed to open a thread');
  });

  test('is opened for nobody else, whatever they press', async () => {
    const { id, hear, threads } = await offered(enough);
    for (const right of [35n, 38n, 10n]) {
      const told = await hear({ ...common(cleo, place.channel, place.guild, enough & ~(1n << right)), ...press(id!) });
      expect(told).toContain('aren’t allowed to open threads');
    }
    expect(threads).toEqual([]);
  });
});

describe('what Discord would not send', () => {
  const context = openTestContext({ games: [thinkingGame] });
  const { hear, faults } = door(context);
  const command = (subcommand: string, options: object[], resolved = {}) =>
    hear({
      ...{ ...common(ada, place.channel, place.guild), type: Type.ApplicationCommand },
      data: { id: '1', name: 'demo', type: 1, options: [{ name: subcommand, type: Option.Subcommand, options }], resolved },
    });
  const user = (value: unknown) => [{ name: 'player2', type: Option.User, value }];

  test.each<[string, () => Promise<string>, RegExp]>([
    ['a number without end', () => command('watch', [{ name: 'players', type: Option.Integer, value: 1e308 }]), /can’t read that/],
    ['a fraction', () => command('watch', [{ name: 'players', type: Option.Integer, value: 2.5 }]), /can’t read that/],
    ['nobody', () => command('start', user('5'), { users: { 5: null } }), /can’t read that/],
    ['somebody of whom nothing is known', () => command('start', user('5')), /can’t read that/],
    ['an id that is none', () => command('start', user('NaN'), { users: { NaN: { id: 'NaN', username: 'x' } } }), /can’t read that/],
    ['a text without end', () => command('start', [{ name: 'language', type: Option.String, value: 'x'.repeat(7000) }]), /can’t read that/],
    [
      'a choice that is no text',
      () => hear({ ...common(ada, place.channel, place.guild), ...press('x'), data: { custom_id: 5, component_type: 2 } }),
      /can’t read that/,
    ],
  ])('%s is refused in a sentence, and is no incident', async (_, ask, said) => {
    expect(await ask()).toMatch(said);
    expect(faults).toEqual([]);
    expect(await context.tables.at(place.channel)).toBeNull();
  });

  test.each([
    [90_000, 4],
    [-1, 2],
  ])('of %i computers as many play as can', async (players, n) => {
    const other = openTestContext({ games: [thinkingGame] });
    const at = door(other);
    const options = [{ name: 'watch', type: Option.Subcommand, options: [{ name: 'players', type: Option.Integer, value: players }] }];
    await at.hear({
      ...{ ...common(ada, place.channel, place.guild), type: Type.ApplicationCommand },
      data: { id: '1', name: 'demo', type: 1, options },
    });
    expect((await other.tables.at(place.channel))!.people).toHaveLength(n);
    await other.computers.stop();
  });

  test('an interaction of nobody is not answered, and throws nothing', async () => {
    expect(await hear({ ...common(ada, place.channel, place.guild), member: null, ...press('x') })).toBe('');
    expect(await hear({ ...common(ada, place.channel, place.guild), app_permissions: 'NaN', ...press('x') })).not.toBe('');
  });
});
