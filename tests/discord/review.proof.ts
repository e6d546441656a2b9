/** A review takes a while. If its game is deleted meanwhile, the progress gives way to what became of the game. */
import { expect, test } from 'vitest';
import type { Thinker } from '../../src/table/work/deps.ts';
import { stage } from './setting.ts';
import { begun } from './table.ts';

/** Never comes to an end. */
const thinker: Thinker = {
  think: () => ({ thought: new Promise<null>(() => {}), callOff: () => {} }),
  assess: () => ({ thought: new Promise<null>(() => {}), callOff: () => {} }),
};

test('a review of a game that is deleted meanwhile says that the game is closed', async () => {
  const on = await stage({ thinker });
  const { ada, ben } = await begun(on, 'campaign');
  const { message: sure } = await ben.command('#lounge', 'campaign', { subcommand: 'resign' });
  await ben.press(sure!, 'Give up for good');
  const last = await ada.wait(() => ada.messages('#lounge').findLast((one) => ada.buttons(one).includes('Rematch')), 'the result');
  const { message } = await ada.press(last, 'Review');
  const told = () => ada.text(ada.message(message!));
  expect(told()).toContain('%');
  const [guild] = await on.tables.guilds();
  await on.tables.eraseServer(guild!);
  // Only what has been told in full is deleted.
  const id = (await on.store.latest(last.channel_id))!;
  const isThere = async () => {
    await on.tables.sweep();
    return (await on.tables.find(id)) !== null;
  };
  await expect.poll(isThere).toBe(false);
  await ada.wait(() => !told().includes('%'), 'what became of the game');
  expect(told()).toBe('This game is closed. Start a new one.');
  expect(on.errors).toEqual([]);
});
