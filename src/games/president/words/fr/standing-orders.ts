/** Les consignes, en français. */

import type { Phrases } from '../../../../i18n/types.ts';
import type { Messages } from '../../messages.ts';
import { type OrderId, worthy } from '../../vocabulary.ts';

const orderNames = {
  parry: 'Montrer la parade dès que je l’ai (batailles et vols)',
  'parry-from-5': `Montrer la parade à partir de ${worthy} points-voix`,
  'parry-below-5-never': `Pas de parade pour moins de ${worthy} points-voix`,
  'attack-never': 'Ne jamais montrer d’attaque',
  'attack-below-5-never': `Pas d’attaque pour une ville de moins de ${worthy} points-voix`,
  'attack-always': 'Montrer une attaque dès que j’en ai une',
  'commit-none': 'N’engager aucune carte Président',
  'commit-below-5-none': `Pas de carte Président pour une ville de moins de ${worthy} points-voix`,
  'commit-all': 'Engager toutes mes cartes Président',
  'block-never': 'Ne jamais bloquer de vol',
  'block-below-5-never': `Ne pas bloquer de vol vers une ville de moins de ${worthy} points-voix`,
  'block-always': 'Bloquer le premier vol que je peux',
  'tie-first': 'À égalité, perdre la première ville de la liste',
} as const;
/** Ce que fait chaque consigne, et ce qu’elle laisse demander. */
const orderDetails: { readonly [O in OrderId]: string } = {
  parry: 'Pour toute ville et tout vol bloqué. L’attaque est annulée : une autre peut suivre, ou les dés décident.',
  'parry-from-5': `Pour une ville ou un vol de ${worthy} points-voix ou plus. En dessous, on vous le demande.`,
  'parry-below-5-never': `L’attaque réussit, et vous gardez votre carte. À partir de ${worthy}, on vous le demande.`,
  'attack-never': 'L’adversaire peut attaquer ; sinon, les dés décident.',
  'attack-below-5-never': `À partir de ${worthy}, on vous le demande.`,
  'attack-always': 'Pour toute ville, en gardant l’attaque Hélicoptère pour la fin.',
  'commit-none': 'Vous ne comptez que sur le dé et sur votre force.',
  'commit-below-5-none': `À partir de ${worthy}, on vous le demande.`,
  'commit-all': 'Toutes partent dans la première bataille tranchée aux dés.',
  'block-never': 'Vous laissez partir tous les vols, où qu’ils aillent.',
  'block-below-5-never': `Ni vers une case sans ville. À partir de ${worthy}, on vous le demande.`,
  'block-always': 'Où qu’il aille. Vous dépensez l’attaque Hélicoptère.',
  'tie-first': 'Quand vous perdez ou échangez une ville et que plusieurs se valent.',
};
/** Ce que dit la réponse qui laisse une consigne : là où elle est proposée, on ne montre et n’engage rien, sauf pour la parade. */
const offers: { readonly [O in OrderId]?: string } = {
  parry: 'Toujours parer',
  'parry-from-5': `Toujours parer à partir de ${worthy}`,
  'parry-below-5-never': `Ne jamais parer pour moins de ${worthy}`,
  'tie-first': 'Toujours la première',
  'attack-below-5-never': `Jamais d’attaque pour moins de ${worthy}`,
  'commit-below-5-none': `Jamais de carte Président pour moins de ${worthy}`,
  'block-never': 'Laisser partir tous les vols',
  'block-below-5-never': `Laisser partir vers une ville de moins de ${worthy}`,
};
const orderGroups = { parry: 'Parades', attack: 'Attaques', commit: 'Cartes Président', block: 'Hélicoptère', tie: 'Villes à égalité' } as const;

export const standingOrders: Pick<Phrases<Messages, 'fr'>, 'order' | 'offer' | 'offer.detail' | 'order.detail' | 'order.group'> = {
  order: ({ id }) => orderNames[id],
  offer: ({ id }) => offers[id] ?? orderNames[id],
  'offer.detail': ({ ids }) => `On ne vous le demandera plus. Consigne : ${ids.map((id) => orderNames[id]).join(' ; ')}`,
  'order.detail': ({ id }) => orderDetails[id],
  'order.group': ({ group: name }) => orderGroups[name],
};
