/** The two markers of a state: its issue and its key demographic. */

import { msg } from '../../messages.ts';
import type { Issue, StateId } from '../../vocabulary.ts';
import { part } from '../parts/part.ts';
import { majority, moveMarker, note, swapKey, takeUp } from '../table.ts';

/** Moves the issue marker `n` spaces toward an issue; at the end of the track it stops. */
export const shift = part<{ in: StateId | null; toward: Issue | null; n: number }>('shift', {
  run(turn, { in: id, toward, n }) {
    const tile = takeUp(turn.state, id);
    if (!tile || !toward) return;
    const [was, from] = [majority(tile), tile.square];
    const spaces = moveMarker(tile, toward, n);
    if (spaces === 0) return turn.tell('all', msg('shifts.none', { state: tile.id, toward }));
    note(turn.state, { kind: 'shift', state: tile.id, toward, spaces });
    turn.tell('all', msg('shifts', { state: tile.id, toward, spaces, turned: majority(tile) !== was, ...(spaces < n && { end: true }), from }));
  },
  foresee({ tile, seen }, { toward, n }) {
    const was = majority(tile);
    const spaces = moveMarker(tile, toward, n);
    seen.spaces += spaces;
    if (spaces === 0) seen.stuck = true;
    if (majority(tile) !== was) seen.decides = majority(tile);
  },
  sign: ({ n, toward }) => [{ kind: 'shift', n, issue: toward }],
  says: ({ n, toward }) => ({ do: 'shift', n, toward }),
});

/** Makes the state's other group its key demographic. */
export const alterKey = part<{ in: StateId | null }>('alterKey', {
  run(turn, { in: id }) {
    const tile = takeUp(turn.state, id);
    if (!tile) return;
    swapKey(tile);
    note(turn.state, { kind: 'key', state: tile.id, group: tile.key });
    turn.tell('all', msg('key', { state: tile.id, group: tile.key }));
  },
  foresee({ tile, seen }) {
    swapKey(tile);
    seen.key = tile.key;
  },
  sign: () => [{ kind: 'key' }],
  says: () => ({ do: 'key' }),
});
