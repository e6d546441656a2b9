/** Random games, cut into posts anywhere, and the checks on each picture. */
import { expect } from 'vitest';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import { highlight } from '../../../src/games/moi-president/picture/highlight.ts';
import { view } from '../../../src/games/moi-president/rules/view.ts';
import type { MoiPresident } from '../../../src/games/moi-president/state.ts';
import { openSay } from '../../../src/i18n/say.ts';
import { langs } from '../../../src/i18n/types.ts';
import { openRandom, startRandom } from '../../../src/kernel/random.ts';
import type { Message } from '../../../src/kernel/types.ts';
import { usual } from '../../standing/casts.ts';
import { playRandom, seedOf } from '../../standing/play.ts';
import { shortenedIn } from '../../tools/fit-report.ts';
import { faultsOfWords } from '../../tools/picture-faults.ts';
import { standing } from './standing.ts';

const players = Object.fromEntries(moiPresident.seats.map((seat, i) => [seat, usual[i]!]));
const voices = langs.map((lang) => openSay({ lang, texts: moiPresident.texts[lang], players }));
const instants = [0, 0.25, 0.5, 1];

/** Returns the keys of all messages told in a post with a picture. Checks every word of one picture in `rarely`. */
export function watchHighlights(games: readonly number[], rarely = 8): Set<string> {
  const chance = openRandom(startRandom(seedOf(71)), () => {});
  const keys = new Set<string>();
  for (const n of games) {
    let told: Message[] = [];
    playRandom(standing, n, {
      after(state, _answer, events) {
        told.push(...events.flatMap(({ message, to }) => (to === 'all' ? [message] : [])));
        if (!state.outcome && chance.below('post', 3) > 0) return;
        const now = state as MoiPresident;
        const say = chance.pick('voice', voices);
        const drawn = highlight(view(now, null), told, say);
        const scenes = instants.map((progress) => drawn?.at(progress) ?? null);
        const other = highlight(view(standing.twin(now, null, chance), null), told, say);
        const named = told.map(({ key }) => key).join(' ');
        expect(
          instants.map((progress) => other?.at(progress) ?? null),
          named,
        ).toEqual(scenes);
        const sizes = new Set(scenes.map((scene) => scene && `${scene.width} ${scene.height}`));
        expect(sizes.size, named).toBe(1);
        const last = scenes.at(-1);
        if (last) {
          expect(last.height, named).toBeLessThanOrEqual(440);
          for (const { key } of told) keys.add(key);
          if (chance.below('words', rarely) === 0) expect([...faultsOfWords(last), ...shortenedIn(last)], named).toEqual([]);
        }
        told = [];
      },
    });
  }
  return keys;
}
