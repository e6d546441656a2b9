import type { KindTexts } from './names.ts';

export const frCards: KindTexts = {
  campagne: {
    name: 'Campagne',
    short: 'Dans votre zone campagne : ces points comptent, mais peuvent se perdre.',
    long: `Posez la carte dans votre zone campagne. Ses points comptent aussitôt, mais une attaque, un Tourne-points ou un Grand débat peuvent vous les prendre.`,
  },
  socle: {
    name: 'Socle',
    short: 'Dé 4, 5 ou 6 : dans votre socle, pour toujours. 1, 2 ou 3 : chez les indécis.',
    long: `Lancez le dé. Avec **4, 5 ou 6**, la carte va dans votre socle et n’en sort plus jamais. Avec **1, 2 ou 3**, elle rejoint la zone indécis.`,
  },
  confiance: {
    name: 'Confiance',
    short: 'Dé 4, 5 ou 6 : une de vos cartes campagne passe dans votre socle.',
    long: `Lancez le dé. Avec **4, 5 ou 6**, vous déplacez une carte de votre zone campagne, au choix, vers votre socle. Avec **1, 2 ou 3**, rien. Il faut au moins une carte en zone campagne.`,
  },
  indecis: {
    name: 'Indécis',
    short: 'Dé 4, 5 ou 6 : toute la zone indécis passe dans votre socle.',
    long: `Lancez le dé. Avec **4, 5 ou 6**, toutes les cartes de la zone indécis vont dans votre socle, quelles qu’elles aient été. Avec **1, 2 ou 3**, rien. Il faut au moins une carte chez les indécis.`,
  },
  debat: {
    name: 'Débat',
    short: 'Duel au dé : le plus haut prend une carte campagne à l’autre.',
    long: `Désignez un adversaire ; il vous faut à tous deux au moins 5 points de campagne. Chacun lance le dé, égalité relancée. Le plus haut choisit **une carte de la zone campagne du perdant** et l’ajoute à la sienne.`,
  },
  polemique: {
    name: 'Polémique',
    short: 'Duel au dé : le plus bas perd une carte campagne, qui va aux indécis.',
    long: `Désignez un adversaire ; il vous faut à tous deux au moins 5 points de campagne. Chacun lance le dé, égalité relancée. Le plus bas choisit **une de ses cartes campagne** et la déplace dans la zone indécis.`,
  },
  affaire: {
    name: 'Affaire',
    short: 'La cible, qui a au moins 5 points de campagne, en défausse 5.',
    long: `Désignez un adversaire qui a au moins 5 points de campagne. Il **défausse 5 points** de sa zone campagne, sans qu’on lui rende la monnaie : il choisit un lot de cartes valant au moins 5 dont aucune ne serait de trop. Vous-même n’avez besoin d’aucun point.`,
  },
  immunite: {
    name: 'Immunité',
    short: 'En réponse à une attaque : elle est annulée.',
    long: `Ne se joue qu’en réponse à une attaque contre vous : **l’attaque est annulée**. Vous piochez aussitôt pour revenir à quatre cartes. À votre tour, elle peut seulement être défaussée.`,
  },
  diversion: {
    name: 'Diversion',
    short: 'En réponse à une attaque : elle est détournée sur un autre joueur.',
    long: `Ne se joue qu’en réponse à une attaque contre vous : **vous la détournez** sur un autre joueur qui a au moins 5 points de campagne, attaquant compris. Il peut se défendre à son tour, et ainsi de suite. Détournée sur l’attaquant, l’attaque change de camp : c’est vous qui attaquez, lui qui est visé. Vous piochez aussitôt. À deux joueurs, ces cartes ne sont pas dans le jeu.`,
  },
  'nouvelle-donne': {
    name: 'Nouvelle donne',
    short: 'Mains, défausse et pioche sont mélangées ; quatre nouvelles cartes à chacun.',
    long: `Toutes les mains, la défausse (cette carte comprise) et la pioche sont mélangées, puis chacun reçoit **quatre nouvelles cartes**. La zone indécis, les campagnes et les socles ne bougent pas.`,
  },
  'tourne-main': {
    name: 'Tourne-main',
    short: 'Chacun donne sa main à son voisin. Vous choisissez le sens.',
    long: `Vous piochez d’abord, puis choisissez le sens : chacun donne **ses quatre cartes en main** à son voisin. Seuls celui qui donne et celui qui reçoit savent lesquelles.`,
  },
  'tourne-points': {
    name: 'Tourne-points',
    short: 'Chacun donne sa campagne à son voisin. Vous choisissez le sens.',
    long: `Vous choisissez le sens : chacun donne **toute sa zone campagne** à son voisin, même vide. Les socles restent.`,
  },
  'grand-debat': {
    name: 'Grand débat',
    short: 'Chacun joue 5 points de campagne au dé : 1, 2 ou 3, ils vont aux indécis.',
    long: `À tour de rôle, vous d’abord, chaque joueur qui a au moins 5 points de campagne lance le dé. Avec **1, 2 ou 3**, il déplace **5 points** de sa zone campagne chez les indécis, sans qu’on lui rende la monnaie. Avec **4, 5 ou 6**, il est épargné.`,
  },
};
