/**
 * The picture of what a post decided: the card and what it moved, the duel with its dice, the attack and whom it reached, the dice of a Grand débat.
 */
import type { Say } from '../../../i18n/types.ts';
import type { Message } from '../../../kernel/types.ts';
import { box } from '../../../scene/build.ts';
import type { Layer } from '../../../scene/types.ts';
import type { Highlight } from '../../game.ts';
import type { MoiPresidentView } from '../rules/view.ts';
import { struck } from './highlight-duel.ts';
import { type Attacked, type DecisiveEvent, decisive } from './highlight-event.ts';
import { handsPassed, zonesPassed } from './highlight-gifts.ts';
import { elected, type Plan, stripHigh, width } from './highlight-parts.ts';
import { departed, laid, tried } from './highlight-points.ts';
import { onItsWay } from './highlight-road.ts';
import { dealtAnew, debated } from './highlight-round.ts';
import { cloth } from './ornament.ts';
import { paper } from './palette.ts';

/** A duel has struck once its dice are known; an attack without dice, once it is paid for. */
const hasStruck = ({ rounds, took, gave, paid }: Attacked): boolean => rounds.length > 0 || (took ?? gave ?? paid) !== null;

function planOf(event: DecisiveEvent, view: MoiPresidentView, isTight: boolean, say: Say): Plan {
  switch (event.what) {
    case 'lay':
      return laid(event, view, say);
    case 'bonus':
      return tried(event, view, say);
    case 'attack':
      return hasStruck(event) ? struck(event, view, isTight, say) : onItsWay(event, say);
    case 'hands':
      return handsPassed(event, isTight, say);
    case 'zones':
      return zonesPassed(event, view, isTight, say);
    case 'deal':
      return dealtAnew(event, view, say);
    case 'debate':
      return debated(event, view, say);
    case 'leave':
      return departed(event, say);
  }
}

const under = (high: number): Layer => ({
  key: `moi-president/highlight-${high}`,
  shapes: cloth(box(0, 0, width, high), 60, { ground: paper.table, thread: paper.thread }),
});

/** Null if only discards and the first roll were told: the board shows those. */
export function highlight(view: MoiPresidentView, told: readonly Message[], say: Say): Highlight | null {
  const event = decisive(told, view);
  if (!event) return null;
  const winner = view.ending === 'won.elected' ? view.winners?.[0] : undefined;
  const plan = planOf(event, view, winner !== undefined, say);
  const height = plan.high + (winner === undefined ? 0 : stripHigh);
  return {
    at: (progress) => ({
      width,
      height,
      background: paper.table,
      layers: [under(height), { shapes: [...plan.shapes(progress), ...(winner === undefined ? [] : elected(winner, plan.high - 8, progress, say))] }],
    }),
  };
}
