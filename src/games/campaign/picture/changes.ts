/** What has just changed, grouped by state. */

import type { Say } from '../../../i18n/types.ts';
import { look } from '../labels.ts';
import type { BoardChange } from '../state.ts';
import { type Issue, issues, type StateId } from '../vocabulary.ts';

export interface Changed {
  /** Circles that changed sides. */
  circles: { [I in Issue]: Set<number> };
  /** How many spaces the marker has moved toward Economy; negative toward Defense. */
  moved: number;
  key: boolean;
  isNew: boolean;
  /** The changes in short words. */
  said: string[];
  /** Shorter still, to follow the state's name in a sentence. */
  brief: string[];
}

export function changedIn(recent: readonly BoardChange[], state: StateId, say: Say): Changed {
  const changed: Changed = { circles: { defense: new Set(), economy: new Set() }, moved: 0, key: false, isNew: false, said: [], brief: [] };
  let keys = 0;
  for (const change of recent) {
    if (change.state !== state) continue;
    if (change.kind === 'support') for (const circle of change.circles) changed.circles[change.issue].add(circle);
    else if (change.kind === 'shift') changed.moved += change.toward === 'economy' ? change.spaces : -change.spaces;
    else if (change.kind === 'key') keys++;
    else if (change.kind === 'new') changed.isNew = true;
  }
  changed.key = keys % 2 === 1;
  changed.said = wordsOf(changed, recent, state, 2, say);
  changed.brief = wordsOf(changed, recent, state, 1, say);
  return changed;
}

/** Describes each change, more briefly the more there are. If there are four changes, it leaves out what the panel shows anyway. */
function wordsOf(changed: Changed, recent: readonly BoardChange[], state: StateId, room: number, say: Say): string[] {
  const { circles, moved, key, isNew } = changed;
  const gains = issues.filter((issue) => circles[issue].size > 0);
  const moves = gains.length + (moved === 0 ? 0 : 1);
  const things = moves + (key ? 1 : 0) + (isNew ? 1 : 0);
  const short = things > 2;
  const said: string[] = [];
  if (isNew && things < 4) said.push(say(look('look.new')));
  for (const issue of gains) said.push(say(look('look.gain', { n: circles[issue].size, issue, short })));
  if (moved !== 0) said.push(say(look('look.shift', { issue: moved > 0 ? 'economy' : 'defense', spaces: Math.abs(moved), short })));
  const last = recent.findLast((change) => change.kind === 'key' && change.state === state);
  if (key && moves < 3 && last?.kind === 'key')
    said.push(say(said.length < room ? look('look.key', { group: last.group }) : look('look.key-changed')));
  return said;
}

export const isChanged = ({ said }: Changed): boolean => said.length > 0;
