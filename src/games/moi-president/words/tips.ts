/** Which tip a costly move earns, by the reason for the move that it passed up. */
import type { Reasons } from '../rules/reasons.ts';

export const tipOf = {
  'why.elected': 'elected',
  'why.parries': 'parries',
  'why.diverts': 'diverts',
  'why.spares': 'spares',
  'why.attacks': 'attack',
  'why.attacks.leader': 'attack',
  'why.attacks.closest': 'attack',
  'why.hurts': 'attack',
  'why.stops': 'stops',
  'why.trusts': 'safe',
  'why.trusts.die': 'safe',
  'why.trusts.first': 'safe',
  'why.socle': 'base',
  'why.socle.first': 'base',
  'why.undecided': 'undecided',
  'why.near': 'lay',
  'why.leads': 'lay',
  'why.lays': 'lay',
  'why.lays.armed': 'arm',
  'why.lays.arms': 'arm',
  'why.lays.closer': 'arm',
  'why.lays.safe': 'laysSafe',
  'why.swaps.points': 'swapsPoints',
  'why.debate': 'debate',
  'why.hopes': 'discard',
  'why.little': 'discard',
  'why.useless': 'discard',
  'why.undueled': 'discard',
  'why.unattacked': 'discard',
  'why.secure': 'discard',
  'why.draws': 'discard',
  'why.waits': 'discard',
} as const satisfies { readonly [R in keyof Reasons]?: string };

export type Tip = (typeof tipOf)[keyof typeof tipOf];
