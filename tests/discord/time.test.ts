/** A clock that runs out, through the real client. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { here, openWorld } from '../faults/world.ts';
import { begun, hour } from './timing.ts';

test('a clock runs out: one is reminded once by a mention, the others are told, and claim the win', async () => {
  const { world, ada, late, other, board, says } = await begun({ clock: '24+12' });
  expect(ada.text(await board())).toMatch(/Deadline: <t:\d+:R>/);
  world.pass(13 * hour);
  const reminder = await says(/⏰/);
  expect(reminder.mentions.map(({ id }) => id)).toEqual([late.user.id]);
  expect(ada.buttons(reminder)).toEqual(['Play', 'Remind me in 3 h', 'Remind me in 24 h']);
  const { message: later } = await late.press(reminder, 'Remind me in 3 h');
  expect(late.text(later!)).toMatch(/I’ll remind you/);
  world.pass(12 * hour);
  const zero = await says(/time has run out/);
  expect(zero.mentions.map(({ id }) => id)).toEqual([other.user.id]);
  expect(other.text(zero)).toMatch(/claim the win \(possible <t:\d+:R>\)/);
  world.pass(24 * hour);
  const { message: sure } = await other.press(zero, 'Claim the win');
  await other.press(sure!, 'Yes, for good');
  expect(ada.text(await says(/^### /m))).toContain('ran out of time');
});

/** Ada and Ben at a table, both asked for a bid at the same moment. */
async function bidding() {
  const world = await openWorld();
  onTestFinished(() => world.close());
  const { ada, ben } = world;
  const { message } = await ada.command(here, 'duel', { subcommand: 'start', options: { opponent: 'ben', clock: '24+12' } });
  await ben.press(message!, 'Accept');
  // The clock stands still until the first board's calls are noted.
  const table = (await world.bot.tables.of(ada.user.id))[0]!;
  await expect.poll(async () => (await world.store.table(table.id))?.called, { timeout: 5000 }).toHaveLength(2);
  const calls = () => ada.messages(here).filter((one) => /⏰/.test(ada.text(one)));
  const call = (who: APIMessage['mentions'][number]['id'][]) =>
    ada.wait(
      () =>
        calls().find(
          ({ mentions }) =>
            mentions
              .map(({ id }) => id)
              .toSorted()
              .join() === who.toSorted().join(),
        ),
      `a call of ${who}`,
    );
  return { world, ada, ben, calls, call };
}

test('what was sent is noted, so that no other process sends it again', async () => {
  const { world, ada, ben, call } = await bidding();
  world.pass(13 * hour);
  await call([ada.user.id, ben.user.id]);
  const left = () => world.store.claimJobs('remind', 'another', Number.MAX_SAFE_INTEGER, 0, 9);
  await expect.poll(async () => (await left()).length, { timeout: 5000 }).toBe(0);
});

test('two who are asked at the same time are reminded by one post, which calls both', async () => {
  const { world, ada, ben, calls, call } = await bidding();
  world.pass(13 * hour);
  await call([ada.user.id, ben.user.id]);
  expect(calls()).toHaveLength(1);
});

test('two who are reminded a minute apart are both called, and the later post still names the other', async () => {
  const { world, ada, ben, calls, call } = await bidding();
  world.pass(13 * hour);
  const reminder = await call([ada.user.id, ben.user.id]);
  await ada.press(reminder, 'Remind me in 3 h');
  world.pass(hour / 60);
  await ben.press(reminder, 'Remind me in 3 h');
  world.pass(3 * hour - hour / 60);
  await call([ada.user.id]);
  world.pass(hour / 60);
  const later = await call([ben.user.id]);
  expect(ada.text(later)).toContain(`<@${ada.user.id}>`);
  await ada.wait(() => calls().length === 1, 'the earlier post to go');
});

/** The player who is asked for a card has left the server, and nobody knows yet. */
async function deserted() {
  const at = await begun({ clock: '24+12' });
  at.world.place.leaveServer(at.late.key);
  const name = at.late.user.global_name!;
  return { ...at, name };
}

test('who has left the server is noticed at /… time: everybody reads so, and the other may go on at once', async () => {
  const { other, says, name } = await deserted();
  const { message: panel } = await other.command(here, 'duel', { subcommand: 'time' });
  expect(other.text(panel!)).toContain(`${name} has left the server.`);
  expect(other.buttons(panel!)).toContain('Claim the win');
  await says(new RegExp(`${name} has left the server. The others may choose how to go on`));
  await says(/time has run out/);
  const { message: sure } = await other.press(panel!, 'Claim the win');
  await other.press(sure!, 'Yes, for good');
  await says(/^### /m);
});

test('who has left the server is noticed at the next reminder, and the other is asked then', async () => {
  const { world, other, says, name } = await deserted();
  world.pass(13 * hour);
  await says(new RegExp(`${name} has left the server`));
  const zero = await says(/time has run out/);
  expect(zero.mentions.map(({ id }) => id)).toEqual([other.user.id]);
});

test('who has left the server is not asked: the other cancels alone', async () => {
  const { other, says } = await deserted();
  await other.command(here, 'duel', { subcommand: 'cancel' });
  await says(/agreed to end this game/);
});

test('one pauses for a day from the panel, which says until when; and anybody proposes another clock there', async () => {
  const { world, late, other, board, says, table } = await begun({ clock: '24+12' });
  const { message: panel } = await late.command(here, 'duel', { subcommand: 'time' });
  const { message: paused } = await late.press(panel!, 'Pause for a day');
  expect(late.text(paused!)).toMatch(/has paused the game, and the clocks are stopped\. It goes on <t:\d+:R>/);
  expect(late.buttons(paused!)).toEqual(expect.arrayContaining(['Propose a pause', 'Resume', 'Who decides']));
  const { message: theirs } = await other.command(here, 'duel', { subcommand: 'time' });
  expect(other.buttons(theirs!)).not.toContain('Resume');
  expect(other.buttons(await board())).not.toContain('Resume');
  const [clocks] = /v1:[^"]*timing[^"]*clock[^"]*/.exec(JSON.stringify(theirs!.components))!;
  await other.select(theirs!, clocks, 'Propose: 3 days, plus 1 day each turn');
  const proposal = await says(/would like to change the time to answer to \*\*3 days, plus 1 day each turn\*\*\. Everyone would start again/);
  expect(late.text(proposal)).toContain('Everyone asked must agree.');
  await late.press(proposal, 'Agree');
  await expect.poll(async () => (await table()).clock, { timeout: 5000 }).toBe('72+24');
  world.pass(25 * hour);
  await expect.poll(async () => (await table()).paused, { timeout: 5000 }).toBeNull();
  expect((await table()).banks.A?.left).toBe(72 * hour);
});

test('who decides what is a press away from the help and from the clocks, in the reader’s language', async () => {
  const { ada, ben } = await begun();
  const { message: help } = await ada.command(here, 'duel', { subcommand: 'help' });
  const { message: all } = await ada.press(help!, 'Who decides');
  expect(ada.text(all!)).toContain('**a draw** (twice a day)');
  expect(ada.text(all!)).toContain('in the last 48 hours');
  const { message: panel } = await ben.command(here, 'duel', { subcommand: 'time' });
  await ben.press(panel!, 'Who decides');
});
