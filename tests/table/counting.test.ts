/** What is counted of people's requests to the tables. */
import { expect, test } from 'vitest';
import { counting } from '../../src/table/work/counting.ts';
import { ada, bob, must, openTestContext, place } from './context.ts';

test('answers that are taken and refused shares are counted; other refusals are not', async () => {
  const context = openTestContext({ limits: { 'invitations.person': 1 } });
  const counted: (string | undefined)[][] = [];
  const tables = counting(context.tables, (...one) => void counted.push(one));
  const open = (channel: string, game = 'demo') =>
    tables.open({ game, place: { ...place, channel }, host: ada, invited: [bob], options: {}, lang: 'en', request: context.request() });
  await must(open('1'));
  expect((await open('1')).ok).toBe(false);
  expect(counted).toEqual([]);
  expect((await open('2')).ok).toBe(false);
  expect(counted).toEqual([['refused budget', 'too-many-open']]);
});
