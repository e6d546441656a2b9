/** The orders of Infos cards and squares, in English: made from the declarations, so that a corrected number is also corrected here. */
import { type InfosOrder, offerMore } from '../../data/infos.ts';
import { type GoldOrder, goldNumbers, type Special, type Square, specially } from '../../data/squares.ts';
import { properNames } from '../names.ts';

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const word = (n: number): string => words[n] ?? String(n);
const cities = (n: number): string => (n === 1 ? 'city' : 'cities');
const weakest = (n: number, rank = 'weakest'): string => (n === 1 ? `${rank} city` : `${word(n)} ${rank} cities`);
export const turns = (n: number): string => (n === 1 ? 'a turn' : `${word(n)} turns`);

const values = (least: number, most: number): string =>
  least === most ? `worth ${least}` : most - least === 1 ? `worth ${least} or ${most}` : `worth ${least} to ${most}`;

/** Names of the squares that are not cities. */
export const squareNames: { readonly [S in Special]: string } = {
  depart: 'Départ',
  media: 'Media',
  infos: 'Infos',
  helicopter: 'Helicopter',
  punch: 'Punch',
  extinction: 'Lost voice',
  battant: 'Fighter',
  faiblesse: 'Weakness',
  epuisement: 'Worn out',
  oubli: 'Forgotten team',
};
const where = (name: string): string => specially(squareNames, name) ?? properNames[name] ?? name;

const orders: { readonly [O in InfosOrder['order']]: (does: Extract<InfosOrder, { order: O }>) => string } = {
  lose: ({ rank, n }) => `Lose your ${weakest(n, rank)}.`,
  spend: ({ n }) => `Put ${n === 'all' ? 'all your' : word(n)} Président ${n === 1 ? 'card' : 'cards'} under the Media pile.`,
  take: ({ least, most, n, may }) => `Take ${may ? 'up to ' : ''}${word(n)} free ${cities(n)} of your choice, ${values(least, most)} points.`,
  given: ({ n }) => `The player whose pawn follows yours gives you their ${weakest(n)}.`,
  exchange: ({ with: partner, n }) => {
    const other = partner === 'left' ? 'the player on your left' : 'the player whose pawn follows yours';
    const theirs = n === 1 ? 'the weakest city' : `the ${word(n)} weakest`;
    return `Exchange your ${weakest(n)} for ${theirs} of ${other}${n === 1 ? '' : ' (or as many as you both have)'}.`;
  },
  offer: () =>
    `Exchange one of your cities for another player’s city worth the same or ${offerMore === 1 ? 'one point' : `up to ${word(offerMore)} points`} more.`,
  next: ({ square }) => `Advance to the next ${where(square)} square and ${square === 'media' ? 'take its card' : 'use it'}.`,
  go: ({ square }) => (square === 'depart' ? 'Return to Départ and take a Media card.' : `Go straight to ${where(square)} and resolve the square.`),
  draw: ({ n }) => `Take ${word(n)} Media ${n === 1 ? 'card' : 'cards'}.`,
};

/** “Lose your two weakest cities.” */
export function infosOrder<O extends InfosOrder>(does: O): string {
  // The table has one sentence for each order, and each takes exactly that order.
  const say = orders[does.order] as (does: O) => string;
  return say(does);
}

/** The sentences printed on the gold squares. */
export const goldOrders: { readonly [O in GoldOrder]: string } = {
  punch: 'You’re on a roll. Roll again!',
  extinction: `You’ve lost your voice. Miss ${turns(goldNumbers.extinction)}, doctor’s orders!`,
  battant: `You’re a fighter. Advance ${word(goldNumbers.battant)} squares!`,
  faiblesse: `You’ve run out of steam. You lose your ${weakest(goldNumbers.faiblesse)}!`,
  epuisement: `Your campaign is wearing you out. Miss ${turns(goldNumbers.epuisement)}!`,
  oubli: 'You’ve forgotten your team. Go back to Départ and fetch it, without taking a Media card!',
};

const shortly: { readonly [S in Special]: string } = {
  depart: 'take a Media card',
  media: 'take a Media card',
  infos: 'read an Infos card',
  helicopter: 'fly anywhere except to the other Helicopter',
  punch: 'roll again',
  extinction: `miss ${turns(goldNumbers.extinction)}`,
  battant: `advance ${goldNumbers.battant} squares`,
  faiblesse: `lose your ${weakest(goldNumbers.faiblesse)}`,
  epuisement: `miss ${turns(goldNumbers.epuisement)}`,
  oubli: 'go back to Départ without a Media card',
};

/** The effect of a square that isn't a city, in a few words. */
export const orderWords = ({ name }: Square): string => specially(shortly, name) ?? '';
