/** What holds for the picture of every event. */
import { expect } from 'vitest';
import { candidate } from '../../../src/games/candidate/game.ts';
import { view } from '../../../src/games/candidate/rules/view.ts';
import type { Candidate } from '../../../src/games/candidate/state.ts';
import { langs } from '../../../src/i18n/types.ts';
import type { Random } from '../../../src/kernel/random.ts';
import type { Scene } from '../../../src/scene/types.ts';
import { sayOf } from '../../standing/checks.ts';
import { fitReport } from '../../tools/fit-report.ts';
import { faultsOf } from '../../tools/scene-faults.ts';
import { kindOf, type Post } from './scene-samples.ts';
import { standing } from './standing.ts';

/** Words and figures, except the letters on tokens, whose colors and patterns say the same. */
const read = (scene: Scene) => fitReport(scene).filter(({ text }) => text.role !== 'mark' && text.text.length > 2);

/** Returns whether the post has a picture. Checks that it has one size, is readable at every instant, changes, and depends on nothing secret. */
export function checkHighlight(post: Post, state: Candidate, chance: Random): boolean {
  const kind = kindOf(post);
  for (const lang of langs) {
    const say = sayOf(candidate, lang, state.seats);
    const drawing = candidate.highlight!(post.view, post.told, say);
    if (!drawing) return false;
    const scenes = [0, 0.25, 0.5, 1].map((at) => drawing.at(at));
    const [first, last] = [scenes[0]!, scenes[3]!];
    for (const scene of scenes) {
      expect([scene.width, scene.height], kind).toEqual([1200, first.height]);
      expect(faultsOf(scene), kind).toEqual([]);
      expect(
        read(scene).flatMap(({ cut, size, text }) => (cut || size < 36 ? [`${text.text}: ${size}`] : [])),
        kind,
      ).toEqual([]);
    }
    expect(first.height, kind).toBeLessThanOrEqual(440);
    expect(first, kind).not.toEqual(last);
    const other = candidate.highlight!(view(standing.twin(state, null, chance), null), post.told, say);
    expect(other?.at(1), kind).toEqual(last);
  }
  return true;
}
