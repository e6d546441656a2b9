import { expect, test } from 'vitest';
import { onlyLong } from '../tools/often.ts';
import { temporaryFolder } from './program.ts';
import { playCampaigns } from './storage.ts';

test('120 answers of Campaign take no more than 20 KB, all that belongs to them counted', { ...onlyLong, timeout: 120_000 }, async () => {
  const { answers, bytes } = await playCampaigns(temporaryFolder(), 15);
  expect(answers).toBeGreaterThan(1500);
  expect(((bytes / answers) * 120) / 1024).toBeLessThan(20);
});
