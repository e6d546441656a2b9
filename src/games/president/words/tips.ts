/** Which tip a costly move earns, by the reason for the move that it passed up. */
import type { Reasons } from '../rules/reasons.ts';

export const tipOf = {
  'why.elected': 'elect',
  'why.denies': 'elect',
  'why.takes.last': 'last',
  'why.takes.ends': 'last',
  'why.takes.none': 'last',
  'why.group': 'group',
  'why.attacks': 'spend',
  'why.parries': 'spend',
  'why.commits': 'spend',
  'why.blocks': 'spend',
  'why.insists': 'spend',
  'why.spares': 'keep',
  'why.strong': 'keep',
  'why.dice': 'keep',
  'why.yields': 'parry',
  'why.gives.up': 'parry',
  'why.lets': 'lets',
  'why.flies': 'fly',
  'why.flies.free': 'fly',
  'why.flies.fights': 'fly',
  'why.flies.card': 'fly',
  'why.swaps': 'exchange',
  'why.swaps.even': 'exchange',
  'why.takes': 'take',
  'why.takes.best': 'take',
  'why.takes.passed': 'take',
} as const satisfies { readonly [R in keyof Reasons]?: string };

export type Tip = (typeof tipOf)[keyof typeof tipOf];
