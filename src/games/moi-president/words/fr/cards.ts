import { five } from '../../vocabulary.ts';
import type { KindTexts } from '../names.ts';
import { dieRanges } from '../parts.ts';
import { aHand, lucky, unlucky } from './numbers.ts';

const answers = 'La cible peut répondre par **Immunité** ou **Diversion**.';
const unanswered = 'Rien ne peut contrer une carte spéciale.';

export const kindTexts: KindTexts = {
  campagne: {
    name: 'Campagne',
    short: 'Posez-la dans votre zone campagne : ses points comptent, mais peuvent se perdre.',
    long: `Posez la carte dans votre zone campagne. Ses points comptent aussitôt, mais une attaque, un Tourne-points ou un Grand débat peuvent vous les prendre.`,
  },
  socle: {
    name: 'Socle',
    short: `Lancez le dé : sur ${dieRanges.lucky}, elle va dans votre socle pour toujours ; sur ${dieRanges.unlucky}, chez les indécis.`,
    long: `Lancez le dé. Sur **${lucky}**, la carte va dans votre socle et n’en sort plus jamais. Sur **${unlucky}**, elle rejoint la zone indécis.`,
  },
  confiance: {
    name: 'Confiance',
    short: `Lancez le dé : sur ${dieRanges.lucky}, une de vos cartes campagne peut passer dans votre socle.`,
    long: `Lancez le dé. Sur **${lucky}**, vous pouvez déplacer une carte de votre zone campagne, au choix, vers votre socle. Sur **${unlucky}**, il ne se passe rien. Il faut au moins une carte en zone campagne.`,
  },
  indecis: {
    name: 'Indécis',
    short: `Lancez le dé : sur ${dieRanges.lucky}, toute la zone indécis passe dans votre socle.`,
    long: `Lancez le dé. Sur **${lucky}**, toutes les cartes de la zone indécis vont dans votre socle, quelles qu’elles soient. Sur **${unlucky}**, il ne se passe rien. Il faut au moins une carte chez les indécis.`,
  },
  debat: {
    name: 'Débat',
    short: 'Duel au dé : le plus haut prend une carte campagne à l’autre.',
    long: `Désignez un adversaire ; il vous faut à tous deux au moins ${five} points de campagne. Chacun lance le dé ; en cas d’égalité, on relance. Le plus haut choisit **une carte de la zone campagne du perdant** et l’ajoute à la sienne. ${answers}`,
  },
  polemique: {
    name: 'Polémique',
    short: 'Duel au dé : le plus bas perd une carte campagne, qui va aux indécis.',
    long: `Désignez un adversaire ; il vous faut à tous deux au moins ${five} points de campagne. Chacun lance le dé ; en cas d’égalité, on relance. Le plus bas choisit **une de ses cartes campagne** et la déplace dans la zone indécis. ${answers}`,
  },
  affaire: {
    name: 'Affaire',
    short: `La cible défausse ${five} points de campagne ; il faut qu’elle les ait.`,
    long: `Désignez un adversaire qui a au moins ${five} points de campagne. La cible **défausse ${five} points** de sa zone campagne, sans qu’on lui rende la monnaie : elle choisit des cartes qui valent au moins ${five}, sans en ajouter d’inutile. Vous-même, vous n’avez besoin d’aucun point. ${answers}`,
  },
  immunite: {
    name: 'Immunité',
    short: 'En réponse à une attaque contre vous, elle l’annule.',
    long: `Ne se joue qu’en réponse à un Débat, une Polémique ou une Affaire contre vous : **l’attaque est annulée**. Vous piochez aussitôt pour revenir à ${aHand} cartes. À votre tour, elle peut seulement être défaussée.`,
  },
  diversion: {
    name: 'Diversion',
    short: 'En réponse à une attaque contre vous, elle la détourne sur quelqu’un d’autre.',
    long: `Ne se joue qu’en réponse à un Débat, une Polémique ou une Affaire contre vous : **vous la détournez** sur un autre joueur qui a au moins ${five} points de campagne, l’attaquant si vous voulez. Ce joueur peut répondre à son tour, et ainsi de suite. Si vous la détournez sur l’attaquant, les rôles s’inversent : c’est vous qui attaquez, et lui qui est visé. Vous piochez aussitôt. À votre tour, elle peut seulement être défaussée. À deux joueurs, ces cartes ne sont pas dans le jeu.`,
  },
  'nouvelle-donne': {
    name: 'Nouvelle donne',
    short: `Mains, défausse et pioche sont mélangées ; ${aHand} nouvelles cartes pour chacun.`,
    long: `Toutes les mains, la défausse (cette carte comprise) et la pioche sont mélangées, puis chacun reçoit **${aHand} nouvelles cartes**. La zone indécis, les campagnes et les socles ne bougent pas. ${unanswered}`,
  },
  'tourne-main': {
    name: 'Tourne-main',
    short: 'Vous piochez, puis choisissez le sens : chacun donne sa main à son voisin.',
    long: `Vous piochez d’abord, puis choisissez le sens : chacun donne **ses ${aHand} cartes en main** à son voisin. Seules la personne qui donne et celle qui reçoit les voient. ${unanswered}`,
  },
  'tourne-points': {
    name: 'Tourne-points',
    short: 'Vous choisissez le sens : chacun donne sa campagne à son voisin.',
    long: `Vous choisissez le sens : chacun donne **toute sa zone campagne** à son voisin, même vide. Les socles restent. ${unanswered}`,
  },
  'grand-debat': {
    name: 'Grand débat',
    short: `Avec au moins ${five} points de campagne, chacun lance le dé : sur ${dieRanges.unlucky}, il en laisse ${five} aux indécis.`,
    long: `À tour de rôle, vous d’abord, chaque joueur qui a au moins ${five} points de campagne lance le dé. Sur **${unlucky}**, **${five} points** de sa zone campagne, à son choix, vont chez les indécis, sans qu’on lui rende la monnaie. Sur **${lucky}**, il ne se passe rien. ${unanswered}`,
  },
};
