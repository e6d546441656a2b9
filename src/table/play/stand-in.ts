/** An answer that no person gave: a computer's, or one for a player who is away. */

import { freeOf } from '../../kernel/question.ts';
import { openRandom, startRandom } from '../../kernel/random.ts';
import { apply } from '../../kernel/run.ts';
import type { Decision } from '../../kernel/types.ts';
import { msg } from '../model/messages.ts';
import { type Loaded, positionOf } from '../work/loaded/loaded.ts';
import type { Context, Work } from '../work/work.ts';
import { goOn } from './move.ts';

/**
 * Answers a decision with `wanted`; otherwise with the game's own answer for absent players, which knows only what their seat may know; otherwise
 * with the first options. If the player is away, everyone is told that the game plays for them.
 */
export async function answerFor(context: Context, work: Work, loaded: Loaded, decision: Decision, wanted: string[] | null = null): Promise<Loaded> {
  const { rules } = loaded.game;
  const { seat } = decision;
  const { state, asked } = await positionOf(loaded);
  const first = freeOf(decision).slice(0, decision.min);
  const usual = () =>
    rules.away?.(
      { view: rules.view(state, seat), decision },
      openRandom(startRandom(context.chance.seed()), () => {}),
    ) ?? first;
  for (const pick of [() => wanted, usual, () => first]) {
    const picked = pick();
    if (picked === null) continue;
    const applied = apply(rules, state, { decision: decision.id, seat, picked }, asked);
    if (!applied.ok) continue;
    const told = loaded.row.away.includes(seat) ? [{ to: 'all' as const, message: msg('table.by-default', { seat }) }] : [];
    return (await goOn(context, work, loaded, { ...applied.value, events: [...told, ...applied.value.events] }, { kind: 'answer', seat, picked }))
      .next;
  }
  throw new Error(`Nothing that is offered is taken for '${decision.ask.key}'.`);
}
