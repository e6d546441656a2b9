/** What is said once below each kind of question, to whoever meets it for the first time, in French. */
import type { Firsts } from '../../../../i18n/types.ts';
import type { Messages } from '../../messages.ts';

export const firsts: Firsts<Messages> = {
  'ask.roll': `"6 Nantes (4, libre)" : un 6 mène à Nantes, qui vaut 4 points et n'est à personne. Libre, elle est à vous ; prise, c'est la bataille.`,
  'ask.tie': null,
  'ask.free': 'Les nombres sont des points-voix : leur somme fait votre force, et 45 suffisent quand les 24 villes sont prises.',
  'ask.give': 'Les nombres sont des points-voix. Leur total est votre force dans les batailles.',
  'ask.get': null,
  'ask.attack': "Une attaque sans parade décide sans les dés. Elle ne sert qu'une fois : gardez-la pour une ville qui la vaut.",
  'ask.parry': "Chaque attaque a sa seule parade. Parée, les deux cartes partent, et à vous d'attaquer si vous voulez.",
  'ask.commit':
    'Le pourcentage est votre chance de gagner. La plus grande force ajoute 1 au dé, chaque carte Président 1 de plus ; elles sont dépensées de toute façon.',
  'ask.fly': "Vous y arrivez comme par le dé : une ville libre est à vous, celle d'autrui se dispute.",
  'ask.block': 'Seule la carte Hélicoptère bloque un vol ; elle peut aussi servir dans une bataille, mais une seule fois.',
  'ask.insist': null,
};
