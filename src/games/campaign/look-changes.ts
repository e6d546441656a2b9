/** What has just changed, gathered by state. */

import type { Say } from '../../i18n/types.ts';
import type { Change } from './state.ts';
import { look } from './text/look-messages.ts';
import { type Issue, issues, type StateId } from './vocabulary.ts';

export interface Changed {
  /** Circles that changed hands. */
  circles: { [I in Issue]: Set<number> };
  /** How many spaces the marker has moved toward Economy; negative toward Defense. */
  moved: number;
  key: boolean;
  isNew: boolean;
  /** The same in short words. */
  said: string[];
}

export function changedIn(recent: readonly Change[], state: StateId, say: Say): Changed {
  const changed: Changed = { circles: { defense: new Set(), economy: new Set() }, moved: 0, key: false, isNew: false, said: [] };
  let keys = 0;
  for (const change of recent) {
    if (change.state !== state) continue;
    if (change.kind === 'support') for (const circle of change.circles) changed.circles[change.issue].add(circle);
    else if (change.kind === 'shift') changed.moved += change.toward === 'economy' ? change.spaces : -change.spaces;
    else if (change.kind === 'key') keys++;
    else if (change.kind === 'new') changed.isNew = true;
  }
  changed.key = keys % 2 === 1;
  changed.said = wordsOf(changed, recent, state, say);
  return changed;
}

function wordsOf({ circles, moved, key, isNew }: Changed, recent: readonly Change[], state: StateId, say: Say): string[] {
  const said: string[] = [];
  if (isNew) said.push(say(look('look.new')));
  for (const issue of issues) if (circles[issue].size > 0) said.push(say(look('look.gain', { n: circles[issue].size, issue })));
  if (moved !== 0) said.push(say(look('look.shift', { issue: moved > 0 ? 'economy' : 'defense', spaces: Math.abs(moved) })));
  const group = recent.findLast((change) => change.kind === 'key' && change.state === state);
  if (key && group?.kind === 'key') said.push(say(look('look.key', { group: group.group })));
  return said;
}

export const isChanged = ({ said }: Changed): boolean => said.length > 0;
