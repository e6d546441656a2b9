/** What a press asks of the store: whether another process has changed its table, once for what is done at one moment. */
import { expect, test } from 'vitest';
import type { Store } from '../../src/table/model/store/store.ts';
import { freshStore } from '../store/fresh.ts';
import { stage } from './setting.ts';
import { begun, bid } from './table.ts';

/** A store, and how often it was asked each question since this was last looked at. */
function counted(): { store: Store; take(): { [question: string]: number } } {
  const store = freshStore();
  const asked = new Map<string, number>();
  const counting = Object.entries(store).map(([name, ask]: [string, unknown]) => {
    const count = (...given: unknown[]): unknown => {
      asked.set(name, (asked.get(name) ?? 0) + 1);
      return (ask as (...given: unknown[]) => unknown)(...given);
    };
    return [name, typeof ask === 'function' ? count : ask];
  });
  const take = () => {
    const all = Object.fromEntries(asked);
    asked.clear();
    return all;
  };
  return { store: Object.fromEntries(counting) as Store, take };
}

test('a press on a panel asks once what has changed, and once more after it was answered', async () => {
  const { store, take } = counted();
  const on = await stage({ store });
  const { ada, board } = await begun(on);
  const panel = await bid(ada, await board());
  take();
  await ada.press(panel, '2');
  expect(take().current).toBeLessThanOrEqual(2);
  expect(ada.text(panel)).toContain('You bid 2');
});

test('a board asks once what has changed, and once who plays', async () => {
  const { store, take } = counted();
  const on = await stage({ store });
  const { ada, ben, board } = await begun(on);
  await bid(ada, await board(), '1', '1');
  const panel = await bid(ben, await board(), '1');
  take();
  await ben.press(panel, '1');
  await ada.wait(() => ada.messages('#lounge').some((one) => ada.text(one).includes('bids are in')), 'the board');
  await on.discord.stop();
  // The press, what follows it, the board, and what is tidied up after it.
  expect(take()).toMatchObject({ current: expect.toSatisfy((n: number) => n <= 6), people: expect.toSatisfy((n: number) => n <= 3) });
});
