/** The first time a person meets a kind of question, a gray line says what the numbers mean; after that never again. */
import { expect, test } from 'vitest';
import { freshStore } from '../store/fresh.ts';
import { stage } from './setting.ts';
import { begun, idOf } from './table.ts';

const line = '-# The highest bid wins.';

test('explains a kind of question until it is answered for the first time, to each person alone', async () => {
  const on = await stage();
  const { ada, ben, board } = await begun(on);
  const { message: panel } = await ada.press(await board(), 'Play');
  expect(ada.text(panel!)).toContain(line);
  // Looking again is not answering.
  const { message: again } = await ada.press(await board(), 'Play');
  expect(ada.text(again!)).toContain(line);
  const { message: next } = await ada.press(again!, idOf(ada, again!, '1'));
  expect(ada.text(next!)).toContain('bid');
  expect(ada.text(next!)).not.toContain(line);
  const { message: bens } = await ben.press(await board(), 'Play');
  expect(ben.text(bens!)).toContain(line);
  expect(on.errors).toEqual([]);
});

test('is remembered by the store, for each game and person alone', async () => {
  const store = freshStore();
  const on = await stage({ store });
  await on.tables.meetKind('1', 'demo', 'demo.bid');
  await on.tables.meetKind('1', 'demo', 'demo.bid');
  expect(await store.met('1', 'demo')).toEqual(['demo.bid']);
  expect([...(await on.tables.met('1', 'demo'))]).toEqual(['demo.bid']);
  expect([...(await on.tables.met('1', 'duel'))]).toEqual([]);
  expect([...(await on.tables.met('2', 'demo'))]).toEqual([]);
});
