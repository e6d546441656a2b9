/** What cards do, read from their parts and put in words by every language: so no sentence can say anything else than what happens. */

import type { Fields, Json, Step } from '../../../../kernel/types.ts';
import { type Group, issues, sides } from '../../vocabulary.ts';
import type { Aspect, Deed, Doer, Where } from './meaning.ts';
import { fieldsOf, partOf, refIn } from './part.ts';

interface Scope {
  where: Where;
  /** In how many states, where they are several. */
  times: number;
}

/** Deeds in one place, in the order of the card. */
export interface Clause extends Scope {
  deeds: Deed[];
}

/** Reads the parts of a card, of a news card or of a face of the die. Throws at a kind of part that has no words. */
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

  /** The fields of a part as the card tells them: by whom, and on or toward which issue. */
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

  /** The issue of a part; «the same» where this clause has named it as majority or minority issue before. */
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

/** The group that a Demographic Support rallies; null of every other card. */
export function groupOf({ play }: { play: readonly Step[] }): Group | null {
  for (const { deeds } of deedsOf(play)) for (const deed of deeds) if (deed.do === 'group') return deed.group;
  return null;
}
