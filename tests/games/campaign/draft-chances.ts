/** What both sides are told of their chances while they draft. */
import { assess } from '../../../src/computer/assess.ts';
import { trustIn } from '../../../src/computer/levels.ts';
import { campaign } from '../../../src/games/campaign/game.ts';
import type { Campaign } from '../../../src/games/campaign/state.ts';
import { sides } from '../../../src/games/campaign/vocabulary.ts';
import { copyJson } from '../../../src/kernel/copy.ts';
import { informationSetFor } from '../../../src/kernel/information-set.ts';
import type { Mind } from '../../../src/kernel/mind.ts';
import { applyInPlace, decisions, start } from '../../../src/kernel/run.ts';
import { fastRandom } from '../../../src/kernel/simulation.ts';
import type { Core } from '../../../src/kernel/types.ts';
import { trusted } from '../../../src/table/looking-back/review/account.ts';
import type { Player } from '../../arena/players.ts';
import { seedOf } from '../../standing/play.ts';

const { rules } = campaign;

/** The mean of what both sides are told at each card they keep, at the choice of their states, and at the beginning of the game. */
export function toldInDrafts(mind: Mind, player: Player, drafts: number, ways: number): number[] {
  const all: number[][] = [];
  for (let n = 0; n < drafts; n++) {
    const state = start(rules, { seats: [...sides], options: { deck: 'draft' }, champion: null, seed: seedOf(n + 1) }).state as Campaign & Core;
    const random = fastRandom(n + 1);
    const tell = (seat: string, at: number): void => {
      const { chances } = assess({ rules, mind }, informationSetFor(mind, copyJson(state), seat), { ways, seed: random.below('seed', 2 ** 32) });
      all[at] ??= [];
      all[at].push(trusted(chances, trustIn(mind, ['regular']))[seat]!);
    };
    while (state.phase === 'preparing') {
      const asked = random.pick('next', decisions(rules, state));
      const side = sides.find((one) => one === asked.seat)!;
      tell(side, state.campaigners[side].draft?.kept.length ?? 15);
      const picked = player({ rules, mind }, state, asked, random);
      const done = applyInPlace(rules, state, { decision: asked.id, seat: side, picked });
      if (!done.ok) throw new Error(JSON.stringify(done.error));
    }
    for (const side of sides) tell(side, 16);
  }
  return all.map((told) => told.reduce((sum, one) => sum + one, 0) / told.length);
}

/** How far the farthest of them is from even. */
export const farthest = (told: readonly number[]): number => Math.max(...told.map((one) => Math.abs(one - 0.5)));
