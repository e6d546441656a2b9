/** Which tip a costly move earns, by the reason for the move that it passed up. */
import type { Reasons } from '../rules/reasons.ts';

export const tipOf = {
  'why.clinches': 'stop',
  'why.denies': 'stop',
  'why.elected': 'stop',
  'why.wins': 'wins',
  'why.son': 'son',
  'why.scandal': 'scandal',
  'why.deadlock': 'deadlock',
  'why.totals': 'totals',
  'why.lowers': 'lowers',
  'why.rules': 'rules',
  'why.squelches': 'squelches',
  'why.renews': 'renews',
  'why.bluffs': 'bluffs',
  'why.names': 'dealer',
  'why.names.big': 'dealer',
  'why.names.few': 'dealer',
  'why.names.many': 'dealer',
  'why.names.small': 'dealer',
  'why.names.strong': 'dealer',
  'why.names.weak': 'dealer',
  'why.names.favorite': 'namesFavorite',
  'why.names.clear': 'namesClear',
  'why.groundwork': 'prepare',
  'why.prepares': 'prepare',
  'why.prepares.favorite': 'prepare',
  'why.passes': 'save',
  'why.passes.crowded': 'save',
  'why.passes.idle': 'save',
  'why.passes.son': 'passesSon',
} as const satisfies { readonly [R in keyof Reasons]?: string };

export type Tip = (typeof tipOf)[keyof typeof tipOf];
