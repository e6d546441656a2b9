/** The two markers of a state: its issue and its key demographic. */

import { effect } from '../../../../kernel/effect.ts';
import { msg } from '../../messages.ts';
import type { Campaign } from '../../state.ts';
import type { Issue, StateId } from '../../vocabulary.ts';
import { inPlay, majority, moveMarker, note, swapKey } from '../table.ts';

/** Moves the issue marker `n` spaces toward an issue; at the end of the track it stops. */
export const shift = effect<Campaign, { in: StateId | null; toward: Issue | null; n: number }>('shift', {
  run(turn, { in: id, toward, n }) {
    const tile = inPlay(turn.state, id);
    if (!tile || !toward) return;
    const was = majority(tile);
    const spaces = moveMarker(tile, toward, n);
    if (spaces === 0) return turn.tell('all', msg('shifts.none', { state: tile.id, toward }));
    note(turn.state, { kind: 'shift', state: tile.id, toward, spaces });
    turn.tell('all', msg('shifts', { state: tile.id, toward, spaces, turned: majority(tile) !== was }));
  },
});

/** The other group of the state becomes its key demographic. */
export const alterKey = effect<Campaign, { in: StateId | null }>('alterKey', {
  run(turn, { in: id }) {
    const tile = inPlay(turn.state, id);
    if (!tile) return;
    swapKey(tile);
    note(turn.state, { kind: 'key', state: tile.id, group: tile.key });
    turn.tell('all', msg('key', { state: tile.id, group: tile.key }));
  },
});
