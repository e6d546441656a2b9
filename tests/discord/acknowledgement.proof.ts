import { expect, test } from 'vitest';
import { measure } from '../../bench/acknowledgement.ts';

test('on bad days no press is lost: after two seconds of standing still, on a slow disk, with more pictures than can be drawn', async () => {
  const { still, slow, busy } = await measure();
  expect([still.lost, slow.lost, busy.lost]).toEqual([0, 0, 0]);
  expect([still.ms.length, slow.ms.length, busy.ms.length]).toEqual([24, 24, 500]);
});
