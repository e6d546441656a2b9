/** Checks the pictures of what posts decided, in random games. */
import { expect } from 'vitest';
import { highlight } from '../../../src/games/president/picture/highlight.ts';
import { happeningIn } from '../../../src/games/president/picture/highlight-events.ts';
import { view } from '../../../src/games/president/rules/view.ts';
import type { President } from '../../../src/games/president/state.ts';
import type { Lang } from '../../../src/i18n/types.ts';
import { openRandom, startRandom } from '../../../src/kernel/random.ts';
import type { Message } from '../../../src/kernel/types.ts';
import { sayOf } from '../../standing/checks.ts';
import { playRandom, seedOf } from '../../standing/play.ts';
import { faultsOfWords } from '../../tools/picture-faults.ts';
import { standing } from './standing.ts';

const instants = [0, 0.25, 0.5, 1];

/**
 * Plays these games, with posts of one answer and of several, and draws what each decided: in one size and not too high. In one of `fits` it checks
 * every text; in one of `twins` it compares the picture with that of a state that a spectator cannot tell from this one. It always checks the last
 * post.
 */
export function watchHighlights(games: readonly number[], lang: Lang, { fits, twins }: { fits: number; twins: number }) {
  const chance = openRandom(startRandom(seedOf(7)), () => {});
  const kinds = new Set<string>();
  let [drawn, posts] = [0, 0];
  for (const n of games) {
    let told: Message[] = [];
    playRandom(standing, n, {
      after(now, _answer, happened) {
        told.push(...happened.flatMap(({ to, message }) => (to === 'all' ? [message] : [])));
        if (!now.outcome && chance.below('post', 3) === 0) return;
        const state = now as President;
        const say = sayOf(standing.game, lang, state.seats);
        const seen = view(state, null);
        const shown = highlight(seen, told, say);
        const last = told;
        told = [];
        posts++;
        if (!shown) return;
        kinds.add(happeningIn(seen, last)!.what);
        drawn++;
        const isLooked = now.outcome !== null || drawn % fits === 0;
        const other = drawn % twins === 0 ? highlight(view(standing.twin(state, null, chance) as President, null), last, say) : null;
        for (const progress of instants) {
          const scene = shown.at(progress);
          expect([scene.width, scene.height]).toEqual([1200, shown.at(0).height]);
          expect(scene.height).toBeLessThanOrEqual(440);
          if (isLooked) expect(faultsOfWords(scene), last.map(({ key }) => key).join(' ')).toEqual([]);
          if (other) expect(other.at(progress)).toEqual(scene);
        }
      },
    });
  }
  return { kinds, drawn, posts };
}
