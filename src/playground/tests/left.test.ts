/** A press that leaves its message as it was: what follows it, and what its token may do with the message. */
import { MessageFlags, MessageType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { buttons, refusalOf, stageWithClock } from './helpers.ts';

/** A board in the lounge, and what the bot does about a press on it. */
async function pressed(
  does: (token: string, rest: (method: 'post' | 'patch' | 'delete', path?: string, body?: object) => Promise<unknown>) => unknown,
) {
  const on = await stageWithClock((interaction) => interaction.reply({ content: 'board', components: [buttons('Play')] }));
  on.on(async (interaction) => {
    if (!interaction.isButton()) return;
    await interaction.deferUpdate();
    const { applicationId, token } = interaction;
    await does(token, (method, path = '', body) =>
      on.client.rest[method](`/webhooks/${applicationId}/${token}${path}`, { auth: false, ...(body && { body }) }),
    );
  });
  const { message: board } = await on.ada.command('lounge', 'go');
  return { ...on, board: board! };
}

test('the person reads what follows for them alone', async () => {
  const { ada, board } = await pressed((_, rest) => rest('post', '', { content: 'your hand', flags: MessageFlags.Ephemeral }));
  const { message } = await ada.press(board, 'Play');
  expect(message).toMatchObject({ content: 'your hand', type: MessageType.Reply, message_reference: { message_id: board.id } });
  expect(ada.message(board).content).toBe('board');
});

test('a person who did not wait for it reads it later', async () => {
  const { ada, board } = await pressed((_, rest) => rest('post', '', { content: 'your hand', flags: MessageFlags.Ephemeral }));
  const { message } = await ada.press(board, 'Play', { settle: false });
  expect(message!.id).toBe(board.id);
  expect((await ada.settled(message!)).content).toBe('your hand');
  expect((await ada.settled(board)).content).toBe('board');
});

test('what an earlier press is answered later is not taken for the answer to this one', async () => {
  let presses = 0;
  const answers: (() => Promise<unknown>)[] = [];
  const { ada, board } = await pressed(async (_, rest) => {
    const n = ++presses;
    const say = () => rest('post', '', { content: `answer ${n}`, flags: MessageFlags.Ephemeral });
    if (n === 1) answers.push(say);
    else for (const answer of [...answers, say]) await answer();
  });
  await ada.press(board, 'Play', { settle: false });
  expect((await ada.press(board, 'Play')).message?.content).toBe('answer 2');
});

test('if nothing does, the message itself is the answer, as it has become', async () => {
  const { ada, board } = await pressed((_, rest) => rest('patch', '/messages/@original', { components: [] }));
  const { message } = await ada.press(board, 'Play');
  expect(message).toMatchObject({ id: board.id, components: [] });
});

test('the token posts replies to the message, changes and deletes both, and is refused after a quarter of an hour', async () => {
  const refusals: unknown[] = [];
  const { ada, ben, board, clock } = await pressed(async (_, rest) => {
    const next = (await rest('post', '', { content: 'next board' })) as { id: string };
    await rest('patch', '/messages/@original', { content: 'old board', components: [] });
    await ada.wait(() => ada.message(board).content === 'old board', 'the change');
    await rest('patch', `/messages/${next.id}`, { content: 'changed board' });
    refusals.push((await refusalOf(rest('patch', `/messages/${ben.id}`, { content: 'not mine' }))).code);
    await rest('delete', '/messages/@original');
    clock.pass({ minutes: 15, seconds: 1 });
    for (const path of ['', `/messages/${next.id}`])
      refusals.push((await refusalOf(rest(path === '' ? 'post' : 'patch', path, { content: 'late' }))).code);
  });
  await ada.press(board, 'Play');
  await ada.wait(() => refusals.length === 3, 'the refusals');
  expect(refusals).toEqual([10008, 50027, 50027]);
  expect(ben.messages('lounge').map(({ content }) => content)).toEqual(['changed board']);
  expect(ben.last('lounge')).toMatchObject({ type: MessageType.Reply, message_reference: { message_id: board.id } });
});
