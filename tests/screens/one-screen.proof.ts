/** One question, one screen: how much of a phone each kind of question takes in random games, in each language, with the longest names. */
import { expect, test } from 'vitest';
import { standings } from '../games/standings.ts';
import { screen } from '../tools/heights.ts';
import { isLong, often } from '../tools/often.ts';
import { higher } from './limits.ts';
import { shareOver, survey, tableOf } from './survey.ts';

const games = often(5, 2);

test.each(
  standings.map((one) => [one.game.command, one] as const),
)('/%s: a question fits a phone’s screen, but for those named', (command, standing) => {
  const kinds = survey(standing, games);
  console.log(`${command}: ${games} random games\n${tableOf(kinds)}`);
  const { most, share } = higher[command]!;
  const found = kinds.flatMap(({ kind, most: reached }) => {
    const height = Math.max(...Object.values(reached));
    const limit = most[kind] ?? screen.height;
    return height > limit ? [`${kind}: ${height} of ${limit}`] : [];
  });
  expect(found).toEqual([]);
  const lower = kinds.flatMap(({ kind, most: reached }) => (kind in most && Math.max(...Object.values(reached)) <= screen.height ? [kind] : []));
  // A few games don't reach the highest questions.
  if (isLong) expect(lower, 'named, although each fits').toEqual([]);
  expect(shareOver(kinds), 'the share of panels over one screen').toBeLessThanOrEqual(share);
});
