/** What the rest of a card would do to a state, tried on a copy of its tile, so that every choice can say what it leads to. */

import { isSeq } from '../../../../kernel/effect.ts';
import type { Fields, Step } from '../../../../kernel/types.ts';
import type { Foresight } from '../../messages.ts';
import type { Campaign, Tile } from '../../state.ts';
import { type CardId, issues, type Side } from '../../vocabulary.ts';
import { cardOf } from '../cards/card.ts';
import { copyTile, standing, tokensLeft, tokensOn, winnerOf } from '../table.ts';
import type { Hit, Trial } from './meaning.ts';
import { fieldsOf, partOf } from './part.ts';

export interface Ahead {
  steps: readonly Step[];
  names: Fields;
}

/** What is still to come in the sequence that asks now. */
export function aroundTop(state: Campaign): Ahead {
  const around = state.stack.findLast(isSeq);
  return around ?? { steps: [], names: {} };
}

/** When wins are settled: after each part of a strategy card, but only after a news card as a whole. */
export type Settling = 'each' | 'end';

/** Tries `steps` on a copy of `tile`, with the names given; what needs a name that nobody has given yet is left open. */
export function foresee(state: Campaign, tile: Tile, { steps, names }: Ahead, chosen: Fields, me: Side, settling: Settling = 'each'): Foresight {
  const known: Fields = { ...names, ...chosen, me };
  const tried = copyTile(tile);
  const seen: Foresight = { ...standing(tile), gains: [], spaces: 0, stuck: false, decides: null, key: null, wins: null, open: false, either: [] };
  const trial: Trial = {
    tile: tried,
    seen,
    tokens: (side) => tokensLeft(state, side) + tokensOn(tile, side) - tokensOn(tried, side),
    name: (as, value) => {
      known[as] = value;
    },
    either(as, turned) {
      if (chosen[as] !== undefined) return;
      seen.open = true;
      for (const issue of issues) {
        const { wins } = foresee(state, tile, { steps, names }, { ...chosen, [as]: issue }, me, settling);
        if (wins) seen.either.push({ issue, turned, wins });
      }
    },
  };
  for (const step of steps) {
    const foresees = partOf(step)?.foresee;
    if (typeof foresees !== 'function') continue;
    const fields = fieldsOf(step, known);
    if (fields.in !== tile.id) continue;
    if (isWhole(fields)) foresees(trial, fields);
    seen.wins = winnerOf(tried);
    if (seen.wins && settling === 'each') break;
  }
  return seen;
}

/** All of it is known. */
const isWhole = (fields: Fields): fields is { [field: string]: NonNullable<Fields[string]> } =>
  Object.values(fields).every((value) => value !== null);

/** The states a card of the hand would touch if it were played now; null where that is still to be chosen. */
export function hitsOf(state: Campaign, by: Side, card: CardId): Hit[] | null {
  const { play } = cardOf(card);
  for (const step of play) {
    const foresees = partOf(step)?.foresee;
    const fields = fieldsOf(step, { me: by });
    if (foresees && typeof foresees === 'object' && isWhole(fields)) return foresees.everywhere(state, fields);
  }
  const only = state.tiles.length === 1 ? state.tiles[0] : undefined;
  if (!only || !play.some((step) => 'in' in step)) return null;
  const { gains, wins, either } = foresee(state, only, { steps: play, names: {} }, { s: only.id }, by);
  const n = gains.reduce((sum, { from, to }) => sum + to - from, 0);
  return [{ state: only.id, n, wins: wins ?? either.find(({ wins }) => wins === by)?.wins ?? null }];
}
