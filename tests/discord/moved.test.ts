/** Both channels are told of a move, even if the worker that made it couldn't tell them and the press came again. */
import { expect, test } from 'vitest';
import { tellMoved } from '../../src/discord/actions/agreements/moving.ts';
import type { Services } from '../../src/discord/interactions/services.ts';
import { ada, bob, must, openTestContext, place } from '../table/context.ts';

const there = { ...place, channel: '300000000000000002' };

async function movedOnce() {
  const context = openTestContext();
  const { tables, hand, outbox, clock } = context;
  const { id } = await hand.begin();
  const post = async (channel: string) => {
    for (const delivery of await outbox.due(clock.now, 10)) await outbox.done(delivery, { post: { channel, message: '1' }, isNew: true, call: null });
  };
  await post(place.channel);
  for (const { id: user } of [ada, bob]) await must(tables.agree(id, user, there, [ada.id, bob.id], `${user} agrees`));
  const told: { [channel: string]: string } = {};
  const send = async (channel: string, post: unknown) => {
    told[channel] = JSON.stringify(post);
    return '1';
  };
  const services = { api: { send }, log: { debug() {} }, games: context.games } as unknown as Services;
  const again = async () => {
    const found = (await tables.find(id))!;
    const { table } = await must(tables.agree(id, bob.id, there, [ada.id, bob.id], `${bob.id} agrees`));
    await tellMoved(services, found, table, 'again', true);
    return told;
  };
  return { post, again };
}

test('they are told by a press that came again, while the last board stands in the other channel', async () => {
  const { again } = await movedOnce();
  const told = await again();
  expect(Object.keys(told).sort()).toEqual([place.channel, there.channel]);
  expect(told[place.channel]).toContain(`goes on in <#${there.channel}>`);
  expect(told[there.channel]).toContain(`from <#${place.channel}> goes on here`);
});

test('nothing false is said where the next board stands already', async () => {
  const { post, again } = await movedOnce();
  await post(there.channel);
  expect(await again()).toEqual({});
});
