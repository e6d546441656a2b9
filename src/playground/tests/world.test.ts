/** A world passed in: what it contains, and how it is refused. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GatewayIntentBits, PermissionFlagsBits } from 'discord.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connect, doorOf, playground } from './helpers.ts';

const world = {
  name: 'Chess Club',
  bot: { name: 'Arbiter' },
  people: [{ name: 'Zoë Ray' }, { name: 'Tom', key: 'tom', roles: ['Referees'] }, { name: 'Uma' }],
  roles: [{ name: 'Referees', permissions: ['ManageMessages' as const], color: '#336699' }],
  channels: [
    { name: 'hall', topic: 'Games' },
    { name: 'desk', only: ['Referees', 'Arbiter'] },
    { name: 'vault', only: ['uma'] },
  ],
};

describe('a world', () => {
  test('has its own name, bot, people, roles and channels', async () => {
    const client = await connect(await playground(world));
    const guild = client.guilds.cache.first()!;
    expect([guild.name, client.user.username]).toEqual(['Chess Club', 'Arbiter']);
    expect(guild.roles.cache.map(({ name, hexColor }) => `${name} ${hexColor}`).sort()).toEqual([
      '@everyone #000000',
      'Arbiter #000000',
      'Moderators #000000',
      'Referees #336699',
    ]);
    expect(guild.members.cache.map(({ displayName, roles }) => `${displayName}: ${roles.highest.name}`).sort()).toEqual([
      'Arbiter: Arbiter',
      'Tom: Referees',
      'Uma: @everyone',
      'Zoë Ray: @everyone',
    ]);
    expect(guild.ownerId).toBe(guild.members.cache.find(({ user }) => user.username === 'zoe-ray')?.id);
    const tom = guild.members.cache.find(({ displayName }) => displayName === 'Tom')!;
    expect(tom.permissions.has(PermissionFlagsBits.ManageMessages)).toBe(true);
  });

  test('shows a reserved channel to those it is for, and to the owner', async () => {
    const place = await playground(world);
    const sees = (key: string) => ['hall', 'desk', 'vault'].filter((name) => canOpen(() => place.person(key).channel(name)));
    expect(sees('zoe-ray')).toEqual(['hall', 'desk', 'vault']);
    expect(sees('tom')).toEqual(['hall', 'desk']);
    expect(sees('uma')).toEqual(['hall', 'vault']);
    const client = await connect(place);
    expect(client.guilds.cache.first()?.channels.cache.map(({ name }) => name)).toEqual(['hall', 'desk']);
    await expect(client.channels.fetch(place.channelId('vault'))).rejects.toMatchObject({ code: 50001 });
  });

  test('keeps the ids of what keeps its name, over restarts and beside other things', async () => {
    const ids = async (channels: { name: string }[]) => {
      const place = await playground({ channels });
      return [place.channelId('hall'), place.person('ada').id];
    };
    expect(await ids([{ name: 'hall' }])).toEqual(await ids([{ name: 'attic' }, { name: 'hall' }]));
  });

  test('gets a channel it did not have before, and none that somebody has deleted', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'playground-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const names = async (...wanted: string[]) => {
      const place = await playground({ file: join(folder, 'kept.db'), channels: wanted.map((name) => ({ name, topic: `For ${name}.` })) });
      const client = await connect(place);
      const found = client.guilds.cache.first()!.channels.cache.map((channel) => `${channel.name} ${'topic' in channel && channel.topic}`);
      if (!wanted.includes('yard')) place.deleteChannel('attic');
      await client.destroy();
      await place.stop();
      return found;
    };
    expect(await names('hall', 'attic')).toEqual(['hall For hall.', 'attic For attic.']);
    expect(await names('hall', 'attic', 'yard')).toEqual(['hall For hall.', 'yard For yard.']);
  });

  test('lets the bot have a privileged intent that was switched on, and read with it', async () => {
    const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent];
    const place = await playground({ bot: { intents: ['MessageContent'] } });
    const client = await connect(place, {}, { intents });
    const heard = new Promise((resolve) => client.once('messageCreate', ({ content }) => resolve(content)));
    place.person('ada').say('lounge', 'can you read this?');
    expect(await heard).toBe('can you read this?');
    const other = await playground();
    await expect(connect(other, {}, { intents })).rejects.toThrow('disallowed intents');
  });
});

describe('the pictures of what it offers', () => {
  const ways = [{ label: 'Go', as: 'ada', command: 'go' }];
  const offer = (picture: (locale: string) => Promise<Uint8Array>) => playground({ offers: [{ title: 'Go', picture, ways }] });

  test('are drawn when somebody first looks, once in each language', async () => {
    const drawn: string[] = [];
    const place = await offer(async (locale) => {
      drawn.push(locale);
      return Buffer.from(`a picture for ${locale}`);
    });
    expect(drawn).toEqual([]);
    const look = async (locale: string) => (await fetch(doorOf(place, `offers/0?locale=${locale}`))).text();
    expect(await Promise.all([look('fr'), look('fr'), look('en-US')])).toEqual(['a picture for fr', 'a picture for fr', 'a picture for en-US']);
    expect(await look('../..')).toBe('a picture for en-US');
    expect(drawn).toEqual(['fr', 'en-US']);
  });

  test('are drawn again where that failed', async () => {
    let tries = 0;
    const place = await offer(async () => {
      if (++tries === 1) throw new Error('no paint');
      return Buffer.from('a picture');
    });
    expect([(await fetch(doorOf(place, 'offers/0'))).status, (await fetch(doorOf(place, 'offers/0'))).status]).toEqual([404, 200]);
    expect((await fetch(doorOf(place, 'offers/1'))).status).toBe(404);
  });
});

test('the world of the README can be', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const written: object = JSON.parse(/```json\n(.*?)```/s.exec(readme)?.[1] ?? '');
  const place = await playground(written);
  expect(place.person('zoe').channel('desk')).toMatchObject({ name: 'desk' });
});

describe('a world that cannot be', () => {
  const refused: [string, object, string][] = [
    ['a word that is no field', { chanels: [] }, 'the world: "chanels" means nothing here. Correct its spelling, or take it out.'],
    ['a field that is missing', { people: [{ key: 'ada' }] }, 'people[0].name is missing: give it as string.'],
    ['no list', { channels: { name: 'hall' } }, 'channels must be a list: [ … ].'],
    ['a permission Discord does not know', { bot: { permissions: ['Fly'] } }, 'bot.permissions[0] must be one of: CreateInstantInvite'],
    ['a channel with a name Discord would not take', { channels: [{ name: 'The Hall' }] }, 'channels[0].name must be a channel name'],
    ['a color that is none', { people: [{ name: 'Ada', color: 'red' }] }, 'people[0].color must be a color such as #c2410c'],
    ['two of one name', { people: [{ name: 'Ada' }, { name: 'ADA' }] }, 'people: there are two called "ada". Give one of them another key.'],
    ['a role nobody made', { people: [{ name: 'Ada', roles: ['Mods'] }] }, 'people[0].roles: there is no role "Mods". Name one of: Moderators.'],
    ['a channel for nobody', { channels: [{ name: 'hall', only: ['zed'] }] }, 'channels[0].only: there is no role or person "zed".'],
    [
      'a button for nobody',
      { offers: [{ title: 'Go', ways: [{ label: 'Go', as: 'zed', command: 'go' }] }] },
      'offers[0].ways[0]: there is no person "zed". Name one of: ada, ben',
    ],
    [
      'a button into no channel',
      { offers: [{ title: 'Go', ways: [{ label: 'Go', as: 'ada', channel: 'nowhere', command: 'go' }] }] },
      'offers[0].ways[0].channel: there is no channel "nowhere".',
    ],
    ['an offer without a button', { offers: [{ title: 'Go', ways: [] }] }, 'offers[0].ways'],
  ];
  test.each(refused)('is refused with what to do: %s', async (_, given, why) => {
    await expect(playground(given)).rejects.toThrow(why);
  });
});

function canOpen(open: () => unknown): boolean {
  try {
    open();
    return true;
  } catch {
    return false;
  }
}
