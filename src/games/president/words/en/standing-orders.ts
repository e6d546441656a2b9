/** Standing orders, in English. */

import type { Phrases } from '../../../../i18n/types.ts';
import type { Messages } from '../../messages.ts';
import { type OrderId, worthy } from '../../vocabulary.ts';

const orderNames = {
  parry: 'Parry whenever I can (battles and flights)',
  'parry-from-5': `Parry at ${worthy} points or more`,
  'parry-below-5-never': `Never parry for anything under ${worthy} points`,
  'attack-never': 'Never show an attack',
  'attack-below-5-never': `No attack for cities under ${worthy} points`,
  'attack-always': 'Show an attack whenever I have one',
  'commit-none': 'Commit no Président cards',
  'commit-below-5-none': `No Président cards for cities under ${worthy} points`,
  'commit-all': 'Commit all my Président cards',
  'block-never': 'Never block a flight',
  'block-below-5-never': `Don’t block flights to cities under ${worthy} points`,
  'block-always': 'Block the first flight I can',
  'tie-first': 'When my cities tie, give up the first one listed',
} as const;
/** What each order does, and what is still asked. */
const orderDetails: { readonly [O in OrderId]: string } = {
  parry: 'In any battle or blocked flight. It only cancels the attack: another may follow, or the dice decide.',
  'parry-from-5': `For cities and flights worth ${worthy} points or more. Below that, you’re asked.`,
  'parry-below-5-never': `The attack succeeds, and you keep your card. At ${worthy} points or more, you’re asked.`,
  'attack-never': 'The other player may attack; if not, the dice decide.',
  'attack-below-5-never': `At ${worthy} points or more, you’re asked.`,
  'attack-always': 'For any city, keeping the Helicopter card for last.',
  'commit-none': 'You rely on the die and your strength alone.',
  'commit-below-5-none': `At ${worthy} points or more, you’re asked.`,
  'commit-all': 'You spend them all in the first battle that the dice decide.',
  'block-never': 'You let every flight through, wherever it’s headed.',
  'block-below-5-never': `Flights to squares without a city go through too. At ${worthy} points or more, you’re asked.`,
  'block-always': 'You spend the Helicopter card, wherever the flight is headed.',
  'tie-first': 'When cities you must lose or exchange are worth the same, the game takes the first one listed.',
};
/** The label of an answer that leaves an order: where offered, it shows or commits nothing, except for the parry. */
const offers: { readonly [O in OrderId]?: string } = {
  parry: 'Always parry',
  'parry-from-5': `Always parry at ${worthy} or more`,
  'parry-below-5-never': `Never parry for anything under ${worthy}`,
  'tie-first': 'Always the first one',
  'attack-below-5-never': `Never attack for cities under ${worthy}`,
  'commit-below-5-none': `Never commit for cities under ${worthy}`,
  'block-never': 'Let every flight through',
  'block-below-5-never': `Let flights under ${worthy} points through`,
};
const orderGroups = { parry: 'Parries', attack: 'Attacks', commit: 'Président cards', block: 'Helicopter', tie: 'Tied cities' } as const;

export const standingOrders: Pick<Phrases<Messages, 'en'>, 'order' | 'offer' | 'offer.detail' | 'order.detail' | 'order.group'> = {
  order: ({ id }) => orderNames[id],
  offer: ({ id }) => offers[id] ?? orderNames[id],
  'offer.detail': ({ ids }) => `You won’t be asked again. Standing order: ${ids.map((id) => orderNames[id]).join('; ')}`,
  'order.detail': ({ id }) => orderDetails[id],
  'order.group': ({ group: name }) => orderGroups[name],
};
