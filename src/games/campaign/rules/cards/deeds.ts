/** What cards do, read from their parts and put in words by every language: so no sentence can say anything else than what happens. */

import type { Json, Step } from '../../../../kernel/types.ts';
import { type Group, groups, type Issue, issues, type Side, sides } from '../../vocabulary.ts';

/** An issue as a card names it; `either`: chosen freely; `same`: the one just named. */
export type Aspect = Issue | 'majority' | 'minority' | 'either' | 'same';

/** Who does it: a side by name, or whoever plays the card (or takes the bonus). */
export type Doer = Side | 'me';

export type Deed =
  | { do: 'gain' | 'take'; by: Doer; n: number; issue: Aspect }
  | { do: 'shift'; n: number; toward: Aspect }
  | { do: 'key' | 'leader' | 'lose-media' | 'stay' }
  | { do: 'draw' | 'discard'; by: Doer; n: number }
  | { do: 'play-one'; by: Doer }
  | { do: 'group'; by: Doer; group: Group };

/**
 * Where deeds happen: nowhere on the map, in a state the player chooses, in another one, in one where the opponent leads, in several,
 * in one for each card discarded, or in the state the news is about.
 */
export type Where = 'nowhere' | 'one' | 'other' | 'behind' | 'several' | 'paid' | 'affected';

/** Deeds in one place, in the order of the card. `times`: in how many states, where they are several. */
export interface Clause {
  where: Where;
  times: number;
  deeds: Deed[];
}

const places: { readonly [kind: string]: Where } = { chooseState: 'one', chooseOtherState: 'other', chooseStateBehind: 'behind' };

const refOf = (value: Json | undefined): string | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.ref === 'string' ? value.ref : null;
const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 1);
const doerOf = (value: Json | undefined): Doer => sides.find((side) => side === value) ?? 'me';
const isStep = (value: Json): value is Step => typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.kind === 'string';

/** Reads the parts of a card, of a news card or of a face of the die. Throws at a kind of part that has no words. */
export function deedsOf(steps: readonly Step[]): Clause[] {
  const reader = new Reader();
  for (const step of steps) reader.read(step);
  return reader.clauses;
}

class Reader {
  readonly clauses: Clause[] = [];
  private readonly where = new Map<string, { where: Where; times: number }>([['affected', { where: 'affected', times: 1 }]]);
  private readonly aspects = new Map<string, Aspect>();

  read(step: Step): void {
    const { kind, by, n } = step;
    if (places[kind]) this.where.set(String(step.as), { where: places[kind], times: 1 });
    else if (kind === 'readIssue') this.aspects.set(String(step.as), step.which === 'majority' ? 'majority' : 'minority');
    else if (kind === 'chooseIssue' || kind === 'chooseDirection') this.aspects.set(String(step.as), 'either');
    else if (kind === 'gainSupport') this.add(step, { do: 'gain', by: doerOf(by), n: numberOf(n), issue: this.aspect(step, step.issue) });
    else if (kind === 'takeUndecided') this.add(step, { do: 'take', by: doerOf(by), n: numberOf(n), issue: this.aspect(step, step.issue) });
    else if (kind === 'shift') this.add(step, { do: 'shift', n: numberOf(n), toward: this.aspect(step, step.toward) });
    else if (kind === 'alterKey') this.add(step, { do: 'key' });
    else if (kind === 'leaderTakesUndecided') this.add(step, { do: 'leader' });
    else if (kind === 'drawCards') this.add(step, { do: 'draw', by: doerOf(by), n: numberOf(n) });
    else if (kind === 'discardCards') this.add(step, { do: 'discard', by: doerOf(by), n: numberOf(n) });
    else if (kind === 'playOneOf') this.add(step, { do: 'play-one', by: doerOf(by) });
    else if (kind === 'demographicSupport') this.add(step, { do: 'group', by: doerOf(by), group: groupOf(step.group) });
    else if (kind === 'removeMedia') this.add(step, { do: 'lose-media' });
    else if (kind === 'stayInForce') this.add(step, { do: 'stay' });
    else if (kind === 'inDifferentStates') this.readSeveral(step);
    else throw new Error(`There are no words for the part '${kind}' of a card.`);
  }

  private readSeveral(step: Step): void {
    this.where.set('s', typeof step.times === 'number' ? { where: 'several', times: step.times } : { where: 'paid', times: 1 });
    if (Array.isArray(step.steps)) for (const inner of step.steps.filter(isStep)) this.read(inner);
  }

  private add(step: Step, deed: Deed): void {
    const place = this.placeOf(step);
    const last = this.clauses.at(-1);
    if (last && last.where === place.where && place.where !== 'nowhere') last.deeds.push(deed);
    else this.clauses.push({ ...place, deeds: [deed] });
  }

  private placeOf(step: Step): { where: Where; times: number } {
    const ref = refOf(step.in);
    return (ref === null ? undefined : this.where.get(ref)) ?? { where: 'nowhere', times: 1 };
  }

  /** The issue of a part; «the same» where this clause has named it as majority or minority issue before. */
  private aspect(step: Step, value: Json | undefined): Aspect {
    const ref = refOf(value);
    if (ref === null) return issues.find((issue) => issue === value) ?? 'either';
    const aspect = this.aspects.get(ref) ?? 'either';
    if (aspect === 'either') return aspect;
    const { where } = this.placeOf(step);
    const last = this.clauses.at(-1);
    const named = where === 'behind' ? 'majority' : last?.where === where ? last.deeds.map(aspectOf).find((one) => one === aspect) : undefined;
    return named === aspect ? 'same' : aspect;
  }
}

const aspectOf = (deed: Deed): Aspect | null => (deed.do === 'gain' || deed.do === 'take' ? deed.issue : deed.do === 'shift' ? deed.toward : null);

function groupOf(value: Json | undefined): Group {
  const group = groups.find((one) => one === value);
  if (!group) throw new Error(`There is no demographic group ${JSON.stringify(value)}.`);
  return group;
}
