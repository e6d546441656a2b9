/** When the program counts as ready. `metrics.test.ts` and `door.test.ts` ask it over HTTP. */
import { expect, test } from 'vitest';
import { openReadiness } from '../../src/process/readiness.ts';

const never = () => new Promise<never>(() => {});

test('the database must answer in time, and is asked once for all who look meanwhile', async () => {
  let asked = 0;
  const open = (ask: () => Promise<unknown>) =>
    openReadiness({
      ask: () => {
        asked++;
        return ask();
      },
      hasDrawn: () => true,
      draw: never,
      patienceMs: 20,
    });
  expect(await open(async () => null)()).toEqual({ database: true, pictures: true });
  expect(await open(() => Promise.reject(new Error('gone')))()).toEqual({ database: false, pictures: true });
  asked = 0;
  const hanging = open(never);
  expect(await Promise.all([hanging(), hanging()])).toEqual([
    { database: false, pictures: true },
    { database: false, pictures: true },
  ]);
  expect(await hanging()).toEqual({ database: false, pictures: true });
  expect(asked).toBe(1);
});

test('a database that is back is ready again', async () => {
  let isThere = false;
  const ready = openReadiness({
    ask: async () => {
      if (!isThere) throw new Error('gone');
    },
    hasDrawn: () => true,
    draw: never,
  });
  expect((await ready()).database).toBe(false);
  isThere = true;
  expect((await ready()).database).toBe(true);
});

test('a picture must have been drawn: one is drawn where none was, until one comes out', async () => {
  let drawn = 0;
  let isBroken = true;
  const ready = openReadiness({
    ask: async () => null,
    hasDrawn: () => drawn > 0,
    draw: async () => {
      if (isBroken) throw new Error('no font');
      drawn++;
    },
  });
  expect(await ready()).toEqual({ database: true, pictures: false });
  isBroken = false;
  expect(await ready()).toEqual({ database: true, pictures: true });
  await ready();
  expect(drawn).toBe(1);
});
