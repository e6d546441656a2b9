import { expect, test } from 'vitest';
import { langs } from '../../../src/i18n/types.ts';
import { decisions } from '../../../src/kernel/run.ts';
import type { Core } from '../../../src/kernel/types.ts';
import type { Scene } from '../../../src/scene/types.ts';
import { playRandom } from '../../standing/play.ts';
import { fitReport } from '../../tools/fit-report.ts';
import { faultsOf } from '../../tools/scene-faults.ts';
import { saying } from './scene-samples.ts';
import { standing } from './standing.ts';

const { game } = standing;
const says = langs.map(saying);

function troubles(scene: Scene): string[] {
  const cut = fitReport(scene).flatMap(({ cut, text, lines }) => (cut ? [`cut off: ${text.text} → ${lines.join(' / ')}`] : []));
  return [...faultsOf(scene), ...cut];
}

/** Everything wrong with the pictures of a state, for both seats and in every language. */
function look(state: Core): string[] {
  const open = decisions(game.rules, state);
  return game.seats.flatMap((seat) => {
    const view = game.rules.view(state, seat);
    const about = open.find((decision) => decision.seat === seat)?.options.flatMap((option) => option.about ?? []) ?? [];
    const now = { toAct: open.map((decision) => decision.seat), about };
    return says.flatMap((say) => {
      const hand = game.hand(view, say);
      return [...troubles(game.board(view, now, say)), ...(hand ? troubles(hand) : [])];
    });
  });
}

test('pictures stay readable and whole through random games', () => {
  const found = new Set<string>();
  let seen = 0;
  for (let n = 0; n < 8; n++) {
    const { state } = playRandom(standing, n, {
      before(before, _, answer) {
        if (Number(answer.decision) % 7 !== 0) return;
        seen++;
        for (const trouble of look(before)) found.add(trouble);
      },
    });
    for (const trouble of look(state)) found.add(trouble);
  }
  expect(seen).toBeGreaterThan(40);
  expect([...found]).toEqual([]);
});
