/** Ordered misbehavior: each kind once, as a bot meets it. */
import { Events, PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { FaultKind, Seen } from '../index.ts';
import { HandClock } from '../index.ts';
import { pixel, refusalOf, stage } from './helpers.ts';

describe('a server that misbehaves', () => {
  const answered: FaultKind[] = ['502', '500', 'reset'];
  test.each(answered)('once with %s, is tried again and answered', async (kind) => {
    const { ada, place, errors } = await stage((interaction) => interaction.reply('here'));
    place.faults.next({ kind, route: /callback$/ });
    expect((await ada.command('lounge', 'go')).message?.content).toBe('here');
    expect(errors).toEqual([]);
  });

  const doubled: FaultKind[] = ['502-after-success', 'reset-after-success'];
  test.each(doubled)('with %s, lets the second try meet its own success', async (kind) => {
    const { ada, place, errors } = await stage((interaction) => interaction.reply('here'));
    place.faults.next({ kind, route: /callback$/ });
    expect((await ada.command('lounge', 'go')).message?.content).toBe('here');
    await expect.poll(() => errors).toMatchObject([{ code: 40060 }]);
    expect(ada.messages('lounge')).toHaveLength(1);
  });

  test('with an answer that never comes, lets the second try meet its own success', async () => {
    const { ada, place, errors } = await stage((interaction) => interaction.reply('here'), {}, { timeout: 150 });
    place.faults.next({ kind: 'timeout-after-success', route: /callback$/ });
    expect((await ada.command('lounge', 'go')).message?.content).toBe('here');
    await expect.poll(() => errors).toMatchObject([{ code: 40060 }]);
  });

  test('that closes the connection, is not tried again by discord.js', async () => {
    const clock = new HandClock();
    const { ada, place, errors } = await stage((interaction) => interaction.reply('here'), { clock });
    place.faults.next({ kind: 'drop', route: /callback$/ });
    const gone = refusalOf(ada.command('lounge', 'go'));
    await expect.poll(() => errors).toMatchObject([{ code: 'UND_ERR_SOCKET' }]);
    clock.pass({ seconds: 4 });
    expect((await gone).message).toMatch('did not respond');
    place.faults.next({ kind: 'drop-after-success', route: /callback$/ });
    expect((await ada.command('lounge', 'go')).message?.content).toBe('here');
  });

  test('with 429, is obeyed', async () => {
    const { ada, place, errors } = await stage(async (interaction) => {
      await interaction.deferReply();
      await interaction.editReply('here');
    });
    place.faults.next({ kind: '429', route: /^PATCH .*@original$/, retryAfter: 0.05 });
    const statuses: number[] = [];
    place.onRequest(({ method, status }) => method === 'PATCH' && statuses.push(status));
    expect((await ada.command('lounge', 'go')).message?.content).toBe('here');
    expect([statuses, errors]).toEqual([[429, 200], []]);
  });

  test('with 502 for ever, is given up', async () => {
    const clock = new HandClock();
    const { ada, place, errors } = await stage((interaction) => interaction.reply('here'), { clock }, { retries: 1 });
    place.faults.next({ kind: '502', times: 9 });
    const gone = refusalOf(ada.command('lounge', 'go'));
    await expect.poll(() => errors).toMatchObject([{ status: 502 }]);
    clock.pass({ seconds: 4 });
    expect((await gone).message).toMatch('did not respond');
  });

  test('by breaking the connection, gets the bot back and has missed nothing', async () => {
    const { ada, place, client } = await stage((interaction) => interaction.reply('here'));
    const resumed = new Promise((resolve) => client.once(Events.ShardResume, resolve));
    place.dropSockets();
    expect((await ada.command('lounge', 'go')).message?.content).toBe('here');
    await resumed;
  });

  test('by losing the session, gets a new one', async () => {
    const impatient = { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => {} }) };
    const { ada, place, client } = await stage((interaction) => interaction.reply('here'), {}, {}, { ws: impatient });
    const back = new Promise((resolve) => client.once(Events.ShardReady, resolve));
    place.loseSession();
    await back;
    expect((await ada.command('lounge', 'go')).message?.content).toBe('here');
  });
});

describe('what the bot may do', () => {
  test('can be taken away, and it is told', async () => {
    const { ada, place, client } = await stage((interaction) => interaction.reply(String(interaction.appPermissions.has('SendMessages'))));
    const lounge = await client.channels.fetch(place.channelId('lounge'));
    if (!lounge?.isSendable() || lounge.isDMBased()) throw new Error('no text channel');
    const { ViewChannel, SendMessages } = PermissionFlagsBits;
    place.setBotPermissions('lounge', ViewChannel);
    await expect(lounge.send('hello')).rejects.toMatchObject({ code: 50013 });
    expect((await ada.command('lounge', 'go')).message?.content).toBe('false');
    await expect.poll(() => lounge.permissionsFor(client.user)?.has('SendMessages')).toBe(false);
    place.setBotPermissions('lounge', ViewChannel | SendMessages);
    await lounge.send('hello');
    await expect(lounge.send({ files: [{ attachment: pixel, name: 'a.png' }] })).rejects.toMatchObject({ code: 50013 });
    place.setBotPermissions('lounge', 0n);
    await expect(lounge.send('hello')).rejects.toMatchObject({ code: 50001 });
  });

  test('ends with its channel, its message and its thread', async () => {
    const { place, client } = await stage((interaction) => interaction.reply('x'));
    const lounge = await client.channels.fetch(place.channelId('lounge'));
    if (lounge?.type !== 0) throw new Error('no text channel');
    const message = await lounge.send('board');
    const thread = await message.startThread({ name: 'game' });
    await expect(message.startThread({ name: 'again' })).rejects.toThrow();
    const turn = await thread.send('turn');
    place.setThread('game', { archived: true });
    await expect(turn.edit('turn 2')).rejects.toMatchObject({ code: 50083 });
    await thread.send('awake');
    await turn.edit('turn 2');
    place.setThread('game', { archived: true, locked: true });
    await expect(thread.send('locked')).rejects.toMatchObject({ code: 50083 });
    place.deleteMessage(message.id);
    await expect(message.edit('gone')).rejects.toMatchObject({ code: 10008 });
    place.deleteChannel('lounge');
    await expect(client.rest.get(`/channels/${lounge.id}`)).rejects.toMatchObject({ code: 10003 });
    await expect(client.rest.get(`/channels/${thread.id}`)).rejects.toMatchObject({ code: 10003 });
  });
});

test('every request can be looked at', async () => {
  const { ada, place } = await stage((interaction) => interaction.reply({ content: 'here', files: [{ attachment: pixel, name: 'a.png' }] }));
  const seen: Seen[] = [];
  const end = place.onRequest((request) => seen.push(request));
  await ada.command('lounge', 'go');
  end();
  await ada.command('lounge', 'go');
  expect(seen).toMatchObject([
    { method: 'POST', route: '/interactions/:id/:token/callback', body: { type: 4, data: { content: 'here' } }, status: 204 },
  ]);
  expect(seen[0]?.files).toMatchObject([{ number: '0', name: 'a.png', type: 'image/png', bytes: pixel }]);
});
