/** A player tries out what an answer might lead to, alone, on their panel. */
import type { Asked } from '../../../table/model/types.ts';
import { gameOf, type PressContext } from '../../interactions/services.ts';
import { tryOutPanel } from '../../present/panel/try-out.ts';
import type { Press } from '../../wire/ids.ts';
import { from, press } from '../declare.ts';
import { backToPanel, browsingOf, onPanel, panel, pickedBy } from './play.ts';

/** Shows everything that waits behind *More*. */
const whole = 'more';

/** Begins a try-out, looks at a place in one, or answers there. */
export async function whatIf(context: PressContext, press: Press): Promise<void> {
  const { interaction, person, tables } = context;
  const { table, ref, action, arg } = press;
  const isBrowsing = action === 'page' || action === 'mark';
  // Nothing counts, so a risky answer needs no confirmation.
  const picked = (asked: Asked) => pickedBy(context, action === 'sure' ? { ...press, action: 'pick' } : press, asked);
  const told = await tables.whatIf(table, person.id, ref, action === 'whatif' || isBrowsing ? null : picked, interaction.id);
  if (!told.ok) return backToPanel(context, table, told.error);
  const { snapshot } = told.value;
  const game = gameOf(context, snapshot.table.game)!;
  const browsing = isBrowsing && snapshot.asked ? browsingOf(context, press, snapshot.asked) : undefined;
  const of = tryOutPanel(game, told.value, context.speech(game, snapshot.table), { isWhole: arg === whole && action === 'whatif', browsing });
  return onPanel(context, { ...snapshot.table, phase: 'playing' }, 'shows', panel(context, of));
}

export const presses = [from('panel', press('whatif', whatIf))];
