/** Ce qu’ordonnent les cartes Infos et les cases, en français : tiré des déclarations, pour qu’un nombre corrigé se dise aussi. */
import { type InfosOrder, offerMore } from '../../data/infos.ts';
import { type GoldOrder, goldNumbers, type Special, type Square, specially } from '../../data/squares.ts';
import { properNames } from '../names.ts';

const words = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];
const word = (n: number): string => words[n] ?? String(n);
const une = (n: number): string => (n === 1 ? 'une' : word(n));
const weakest = (n: number, rank = 'faible'): string => (n === 1 ? `votre ville la plus ${rank}` : `vos ${word(n)} villes les plus ${rank}s`);
export const turns = (n: number): string => (n === 1 ? 'un tour' : `${word(n)} tours`);

const values = (least: number, most: number): string => {
  if (least === most) return `de valeur ${least}`;
  return most - least === 1 ? `de valeur ${least} ou ${most}` : `de valeur ${least} à ${most}`;
};

/** Les noms des cases qui ne sont pas des villes. */
export const squareNames: { readonly [S in Special]: string } = {
  depart: 'Départ',
  media: 'Media',
  infos: 'Infos',
  helicopter: 'Hélicoptère',
  punch: 'Punch',
  extinction: 'Extinction de voix',
  battant: 'Battant',
  faiblesse: 'Faiblesse',
  epuisement: 'Épuisement',
  oubli: 'Équipe oubliée',
};
const known = (name: string): string | undefined => specially(squareNames, name) ?? properNames[name];
const to = (name: string): string => `à ${known(name) ?? name}`;

const orders: { readonly [O in InfosOrder['order']]: (does: Extract<InfosOrder, { order: O }>) => string } = {
  lose: ({ rank, n }) => `Perdez ${weakest(n, rank === 'weakest' ? 'faible' : 'forte')}.`,
  spend: ({ n }) => `Remettez ${n === 'all' ? 'toutes vos' : une(n)} ${n === 1 ? 'carte' : 'cartes'} Président sous la pile Media.`,
  take: ({ least, most, n, may }) =>
    `Prenez ${may ? 'jusqu’à ' : ''}${une(n)} ${n === 1 ? 'ville libre' : 'villes libres'} ${values(least, most)}, à votre choix.`,
  given: ({ n }) => `Le joueur dont le pion vous suit vous donne ${n === 1 ? 'sa ville la plus faible' : `ses ${word(n)} villes les plus faibles`}.`,
  exchange: ({ with: partner, n }) => {
    const other = partner === 'left' ? 'du joueur à votre gauche' : 'du joueur dont le pion vous suit';
    const theirs = n === 1 ? 'la plus faible' : `les ${word(n)} plus faibles`;
    return `Échangez ${weakest(n)} contre ${theirs} ${other}${n === 1 ? '' : ' (moins, si l’un de vous en a moins)'}.`;
  },
  offer: () =>
    `Échangez une de vos villes contre une ville d’un joueur de votre choix, de même valeur ou valant ${offerMore === 1 ? 'un point' : `jusqu’à ${word(offerMore)} points`} de plus.`,
  next: ({ square }) => `Avancez jusqu’à la prochaine case ${known(square) ?? ''} et ${square === 'media' ? 'prenez-y une carte' : 'utilisez-la'}.`,
  go: ({ square }) => (square === 'depart' ? 'Retournez à la case Départ et prenez une carte Media.' : `Allez droit ${to(square)} et jouez la case.`),
  draw: ({ n }) => `Prenez ${une(n)} ${n === 1 ? 'carte' : 'cartes'} Media.`,
};

/** « Perdez vos deux villes les plus faibles. » */
export function infosOrder<O extends InfosOrder>(does: O): string {
  // The table has one sentence for each order, and each takes exactly that order.
  const say = orders[does.order] as (does: O) => string;
  return say(does);
}

/** Les phrases imprimées sur les cases or, mot à mot. */
export const goldOrders: { readonly [O in GoldOrder]: string } = {
  punch: 'Vous avez le punch. Rejouez !',
  extinction: `Vous avez une extinction de voix. Passez ${turns(goldNumbers.extinction)} sur ordre de votre médecin !`,
  battant: `Vous êtes un battant. Avancez de ${goldNumbers.battant} cases !`,
  faiblesse: `Vous n’avez plus le punch. Vous perdez ${goldNumbers.faiblesse > 1 ? `vos ${word(goldNumbers.faiblesse)} plus faibles cartes villes` : 'votre plus faible carte ville'} !`,
  epuisement: `Votre campagne vous épuise. Passez ${turns(goldNumbers.epuisement)} !`,
  oubli: 'Vous avez oublié votre équipe. Retournez la chercher à la case Départ sans prendre de carte Media !',
};

const shortly: { readonly [S in Special]: string } = {
  depart: 'prenez une carte Media',
  media: 'prenez une carte Media',
  infos: 'lisez une carte Infos',
  helicopter: 'volez où vous voulez, sauf vers l’autre Hélicoptère',
  punch: 'rejouez',
  extinction: `passez ${turns(goldNumbers.extinction)}`,
  battant: `avancez de ${goldNumbers.battant} cases`,
  faiblesse: `perdez ${weakest(goldNumbers.faiblesse)}`,
  epuisement: `passez ${turns(goldNumbers.epuisement)}`,
  oubli: 'retournez à la case Départ, sans carte Media',
};

/** Ce que fait une case qui n’est pas une ville, en peu de mots. */
export const orderWords = ({ name }: Square): string => specially(shortly, name) ?? '';
