/**
 * Reads what cards do from their parts, for each language to put into words, so that no sentence can say anything but what happens; and tries the
 * rest of a card on a copy of a state's tile, so that every choice can say what it leads to.
 */

import { isSeq } from '../../../../kernel/rules.ts';
import type { Fields, Json, Step } from '../../../../kernel/types.ts';
import type { Foresight } from '../../messages.ts';
import type { Campaign, Tile } from '../../state.ts';
import { type CardId, type Group, issues, type Side, sides } from '../../vocabulary.ts';
import { cardOf, fieldsOf, partOf, refIn } from '../cards/card.ts';
import { copyTile, standing, tokensLeft, tokensOn, winnerOf } from '../table.ts';
import type { Aspect, Deed, Doer, Hit, Trial, Where } from './meaning.ts';

interface Scope {
  where: Where;
  /** The number of states, for deeds in several. */
  times: number;
}

/** Deeds in one place, in the order of the card. */
export interface Clause extends Scope {
  deeds: Deed[];
}

/** Reads the parts of a card, of a news card or of a face of the die. Throws if a kind of part has no words. */
export function deedsOf(steps: readonly Step[]): Clause[] {
  const clauses: Clause[] = [];
  const scopes = new Map<string, Scope>([['affected', { where: 'affected', times: 1 }]]);
  const aspects = new Map<string, Aspect>();

  function read(step: Step): void {
    const part = partOf(step);
    if (!part) throw new Error(`There are no words for the part '${step.kind}' of a card.`);
    const said = part.says(told(step));
    if ('do' in said) add(said, scopeOf(step));
    else if ('issue' in said) aspects.set(said.as, said.issue);
    else {
      scopes.set(said.as, { where: said.where, times: said.times ?? 1 });
      for (const inner of said.inside ?? []) read(inner);
    }
  }

  function add(deed: Deed, scope: Scope): void {
    const last = clauses.at(-1);
    if (last && last.where === scope.where && scope.where !== 'nowhere') last.deeds.push(deed);
    else clauses.push({ ...scope, deeds: [deed] });
  }

  /** The fields of a part as the card puts them: who does it, and on or toward which issue. */
  function told(step: Step): Fields {
    const fields = fieldsOf(step);
    if ('by' in fields) fields.by = doerOf(fields.by);
    for (const field of ['issue', 'toward']) if (field in fields) fields[field] = aspect(step, step[field]);
    return fields;
  }

  function scopeOf(step: Step): Scope {
    const ref = refIn(step.in);
    return (ref === null ? undefined : scopes.get(ref)) ?? { where: 'nowhere', times: 1 };
  }

  /** The issue of a part; `same` if this clause has already named it as the majority or minority issue. */
  function aspect(step: Step, value: Json | undefined): Aspect {
    const ref = refIn(value);
    if (ref === null) return issues.find((issue) => issue === value) ?? 'either';
    const aspect = aspects.get(ref) ?? 'either';
    if (aspect === 'either') return aspect;
    const { where } = scopeOf(step);
    const last = clauses.at(-1);
    const named = where === 'behind' ? 'majority' : last?.where === where ? last.deeds.map(aspectOf).find((one) => one === aspect) : undefined;
    return named === aspect ? 'same' : aspect;
  }

  for (const step of steps) read(step);
  return clauses;
}

const doerOf = (value: Json | undefined): Doer => sides.find((side) => side === value) ?? 'me';

const aspectOf = (deed: Deed): Aspect | null => (deed.do === 'gain' || deed.do === 'take' ? deed.issue : deed.do === 'shift' ? deed.toward : null);

/** The deeds of all clauses, in order, each with its clause and the deed before it. */
export function inOrder(steps: readonly Step[]): { deed: Deed; clause: Clause; before: Deed | undefined }[] {
  const all = deedsOf(steps).flatMap((clause) => clause.deeds.map((deed) => ({ deed, clause })));
  return all.map((one, i) => ({ ...one, before: all[i - 1]?.deed }));
}

/** The group that a Demographic Support rallies; null for every other card. */
export function groupOf({ play }: { play: readonly Step[] }): Group | null {
  for (const { deeds } of deedsOf(play)) for (const deed of deeds) if (deed.do === 'group') return deed.group;
  return null;
}

export interface Ahead {
  steps: readonly Step[];
  names: Fields;
}

/** The rest of the sequence that is asking now. */
export function aroundTop(state: Campaign): Ahead {
  const around = state.stack.findLast(isSeq);
  return around ?? { steps: [], names: {} };
}

/** When wins are settled: after each part of a strategy card, but only at the end of a news card. */
export type Settling = 'each' | 'end';

/** Tries `steps` on a copy of `tile`, with the given names; a step that needs a name not given yet is skipped. */
export function foresee(
  state: Pick<Campaign, 'tiles'>,
  tile: Tile,
  { steps, names }: Ahead,
  chosen: Fields,
  me: Side,
  settling: Settling = 'each',
): Foresight {
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

/** Whether all fields are known. */
const isWhole = (fields: Fields): fields is { [field: string]: NonNullable<Fields[string]> } =>
  Object.values(fields).every((value) => value !== null);

/** The states that a card of the hand would affect if it were played now; null if that is still to be chosen. */
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
