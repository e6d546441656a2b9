/** Les règles, en français et dans nos mots : the rules in French. Figures come from the printed tables. */

import { capital } from '../../../../i18n/capitals.ts';
import { following } from '../../../../i18n/options.ts';
import type { Topic } from '../../../../i18n/types.ts';
import type { options } from '../../options.ts';
import { baseHand, incumbentHand, majority, tuesday } from '../../vocabulary.ts';
import { bordering, counts, listed, of, thousands, titled } from '../facts.ts';
import { cardName, states } from './names.ts';
import { k } from './parts.ts';

const number = (n: number): string =>
  ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'][n] ?? String(n);
const range = (family: 'money' | 'endorsement' | 'rumor'): string => {
  const [from, to] = thousands(family);
  return `${k(from)} à ${k(to)}`;
};
const state = (id: string): string => states[id] ?? id;
const [single, double, triple] = counts.sizes;

export const topics: Topic<typeof options>[] = [
  {
    id: 'overview',
    title: 'Le jeu en une minute',
    body: `Vous voulez l’investiture de votre parti. Qui a le premier **${majority} des ${counts.votes} voix** gagne aussitôt, même au milieu d’une primaire. Si personne n’y est arrivé après les **${counts.primaries} primaires**, la **Convention** élimine les candidats un par un jusqu’à ce que quelqu’un y arrive.

Une primaire se joue dans un, deux ou trois États. Chacun place des cartes **face cachée**, chez soi et chez les autres ; puis on les retourne, et le plus gros total positif emporte chaque État. Gonflez le vôtre, ruinez le leur, bluffez.

Autour d’une table, comptez deux à trois heures ; par messages, une à quatre semaines.`,
  },
  {
    id: 'setup',
    title: 'Mise en place et premier Distributeur',
    about: ['incumbent'],
    ...following<typeof options>(
      (
        here,
      ) => `${counts.states} marqueurs de vote sont posés sur leurs États ; le nombre est celui des voix. Chacun reçoit **${baseHand} cartes**${here?.incumbent ? `, et le vainqueur de la partie précédente **${incumbentHand}**` : ''}.

Pour désigner le premier **Distributeur** (Dealer), on fait une enchère : chacun choisit en secret des cartes de sa main. On les révèle ensemble ; le plus gros total d’Argent et de Soutiens l’emporte, le sort départage. Chacun reprend ses cartes (mais on les a vues).

Le Distributeur choisit la primaire et y joue en dernier. On joue dans le sens des aiguilles d’une montre. Après chaque primaire, le rôle de Distributeur passe à gauche.`,
    ),
  },
  {
    id: 'sequence',
    title: 'Séquence de jeu',
    body: `1. Le Distributeur **choisit une primaire** encore sur la carte, et l’ordre de ses États.
2. **Campagne** : en partant de sa gauche, chacun place ses cartes face cachée ; le Distributeur joue en dernier.
3. **Résolution** : État par État, on retourne les cartes devant tout le monde, on décide, on défausse.
4. **Nouvelles cartes** : chacun complète sa main à ${baseHand} ; le gagnant du tour en tire plus (voir Bandwagon). Elles ne servent qu’au tour suivant.
5. Le rôle de Distributeur passe à gauche.

Quand la pioche (draw pile, talon) est vide, on mélange la défausse (discard pile). La défausse est visible de tous : **Texte** en donne la liste.`,
  },
  {
    id: 'primaries',
    title: 'Les primaires',
    body: `${capital(number(single), 'fr')} primaires sont **simples** (une étoile sur le plateau), ${number(double)} sont **doubles** (un carré), ${number(triple)} sont **triples** (un rond). On fait campagne pour tous les États d’une primaire à la fois, et on les résout l’un après l’autre dans l’ordre donné par le Distributeur : cases A, B et C.

${listed(state, (names, votes) => `- ${names} : **${votes}**`)}`,
  },
  {
    id: 'borders',
    title: 'Quelles primaires se touchent',
    body: `Pour le Super Tuesday : par voie de terre, quelque part le long de leurs États. Une primaire de plusieurs États est désignée par le premier.

${bordering(state, 'rien').replaceAll('**:', '** :')}`,
  },
  {
    id: 'campaign',
    title: 'La campagne',
    body: `Pendant votre seul tour de campagne vous pouvez, **dans chaque État** de la primaire :

- sur **votre section** : une carte Argent, un Problème et autant de Soutiens, de Démentis et de Zéros que vous voulez, mais pas de Rumeur ;
- sur **la section de chaque adversaire** : une carte, n’importe laquelle. Une carte Argent augmente son total !

Vous pouvez ignorer un État, ou passer. Une fois validé, on ne change plus rien ; les autres voient combien de vos cartes sont où, mais pas lesquelles.

**Le total** d’une section est l’Argent plus les Soutiens moins les Rumeurs. Le plus gros total positif gagne l’État. Si aucun n’est positif, les voix vont aux **Indécis** (Undecided). Les cartes placées chez vous par d’autres comptent, même si vous avez passé.`,
  },
  {
    id: 'ties',
    title: 'Égalités',
    body: `Qui partage le plus gros total positif refait aussitôt campagne pour cet État, avec les cartes encore en main et à partir de zéro : chacun chez soi, et une carte chez chaque autre candidat à égalité. On recommence tant que la tête est à égalité. Si personne ne joue de carte ou si aucun total n’est positif, les voix vont aux Indécis. Qui a préparé une autre primaire à ce tour et se trouve à égalité y participe aussi.`,
  },
  {
    id: 'rumors',
    title: 'Rumeurs et Démenti (Rumors, Squelch)',
    body: `Il y a ${of('rumor')} **Rumeurs** (Rumors) de ${range('rumor')}. Chacune réduit le total de l’adversaire chez qui elle se trouve. Il y a ${of('squelch')} **Démentis** (Squelch) : un seul sur une section y annule toutes les Rumeurs, dans cet État.

${titled('rumor', cardName, (value) => k(-value)).replaceAll('**:', '** :')}`,
  },
  {
    id: 'problems',
    title: 'Les cartes Problème (Problem)',
    body: `On les regarde dans cet ordre :

- **Blocage** (Deadlock, ${of('deadlock')} cartes) : personne ne gagne l’État ; ses voix vont aux Indécis.
- **Scandale** (Scandal, ${of('scandal')} cartes) : toutes les cartes de l’État sont défaussées, et on y refait aussitôt campagne avec les cartes encore en main.
- **Décision du parti** (Party Ruling, ${of('party-ruling')} cartes) : aucun Soutien ne compte dans tout l’État.
- **Décision de l’État** (State Ruling, ${of('state-ruling')} cartes) : aucun Soutien ne compte sur la section où elle se trouve.
- **Fils du pays** (Favorite Son, ${of('favorite-son')} cartes) : qui tient la section gagne l’État, quels que soient les totaux. Une fois par partie et par candidat, **peu importe qui l’a joué** : offert à un rival dans un petit État, il est perdu pour lui. Ensuite c’est un Zéro, comme un second sur la même section. Si plusieurs agissent dans un même État, seuls leurs candidats sont comparés. Sous un Blocage ou un Scandale, il reste sans effet et *n’est pas* consommé.

À la Convention, Blocage et Fils du pays sont des Zéros.`,
  },
  {
    id: 'money',
    title: 'Argent (Money)',
    body: `${of('money')} cartes de ${range('money')}. L’Argent s’ajoute à la section où il se trouve : une carte chez vous dans chaque État. Lui seul permet de préparer une primaire.`,
  },
  {
    id: 'endorsements',
    title: 'Soutiens (Endorsements)',
    body: `${of('endorsement')} cartes de ${range('endorsement')}. Elles s’ajoutent à leur section, autant que vous voulez chez vous, mais une décision du parti ou de l’État (Ruling) les annule.

${titled('endorsement', cardName, k).replaceAll('**:', '** :')}`,
  },
  {
    id: 'zero',
    title: 'Zéro (Zero)',
    ...following<typeof options>(
      (here) =>
        `${of('zero')} cartes sans effet : du bluff parmi les cartes cachées.${here && !here['super-tuesday'] ? '' : ` ${capital(number(tuesday.zeros), 'fr')} d’entre elles proclament le Super Tuesday${here ? '' : ', si l’option est active'}.`}`,
    ),
  },
  {
    id: 'groundwork',
    title: 'Préparer le terrain (Groundwork)',
    body: `Au lieu de faire campagne, vous pouvez **préparer une autre primaire** encore sur la carte : défaussez une ou plusieurs cartes Argent face visible, leur somme y est inscrite à votre nom. Vous pouvez en ajouter plus tard. Vous ne participez pas à la primaire en cours, même si l’on y refait campagne après un Scandale ou une égalité ; les cartes jouées chez vous comptent. Lors d’un Super Tuesday, on ne prépare aucune des deux primaires en cours.

Quand une primaire préparée est choisie, qui y a le plus d’argent est le **favori** (Favorite), le suivant le **second** (Runner-Up) ; à égalité : le plus de voix, puis le plus près du Distributeur. Avant la campagne, le favori prend **une carte au hasard à chacun, sauf au second**. Il ne peut pas en préparer une autre pendant cette primaire et doit jouer ou défausser au moins autant de cartes qu’il en a pris (s’il en a moins, toutes). L’argent placé disparaît.`,
  },
  {
    id: 'bandwagon',
    title: 'Le pion Bandwagon',
    body: `Qui gagne le plus de voix à un tour tire **une carte de plus** et prend le pion Bandwagon ; qui l’avait déjà en tire **deux de plus**. Si plusieurs sont à égalité, chacun tire une carte de plus et personne n’a le pion. Si personne n’a gagné de voix, personne n’a le pion.

Qui n’a rien fait pendant un tour, ni campagne ni préparation, garde sa main même au-delà de ${baseHand} cartes (proclamer le Super Tuesday n’est ni l’une ni l’autre) ; les autres défaussent jusqu’à ${baseHand} avant de tirer.`,
  },
  {
    id: 'convention',
    title: 'La Convention',
    about: ['extended-convention', 'sealed-convention'],
    body: `Le candidat en tête prend le pion Bandwagon et tire une carte (à égalité, chacun en tire une, sans le pion).

À chaque tour **toutes les voix indécises** (Undecided) sont en jeu comme un seul État. Le gagnant les prend toutes. Puis on tire des cartes et le Distributeur change. Si personne n’a ${majority} voix, le candidat qui en a **le moins est éliminé** : ses voix deviennent indécises, sa main va à la défausse. Le dernier en course gagne.

Un tour sans gagnant n’entraîne aucune élimination ; deux de suite, si. Qui partage la dernière place fait campagne pour rester : le gagnant est sauf et complète sa main, et ainsi de suite jusqu’au dernier. Si personne ne dépasse zéro deux fois, le sort décide.`,
  },
  {
    id: 'super-tuesday',
    title: 'Option : Super Tuesday',
    about: ['super-tuesday'],
    body: `Quand le Distributeur a choisi une primaire, un autre joueur peut abattre **${number(tuesday.zeros)} Zéros** et proclamer le Super Tuesday, tant qu’il reste deux primaires voisines. Il tire ${tuesday.forTheDealer} cartes, devient le Distributeur et choisit **jusqu’à deux primaires ayant une frontière commune**. Tout le monde tire ${tuesday.forEverybody} cartes, en commençant par lui ; puis il choisit celle qu’on résout en premier, et l’ordre de leurs États. On les résout l’une après l’autre sans tirer de cartes entre elles ; le Bandwagon compte les deux ensemble. Le Distributeur interrompu perd son tour.

On demande à tous ceux qui pourraient avoir ${number(tuesday.zeros)} Zéros : ainsi personne n’apprend qui n’en avait pas. L’Alaska et Hawaï ne touchent à rien.`,
  },
  {
    id: 'incumbent',
    title: 'Option : Titulaire',
    about: ['incumbent'],
    body: `Si la même table rejoue, le vainqueur de la partie précédente a une main de **${incumbentHand} cartes**, en dehors de tout bonus.`,
  },
  {
    id: 'extended-convention',
    title: 'Option : Convention prolongée',
    about: ['extended-convention'],
    body: `Le Distributeur choisit quels États indécis sont en jeu : aucun, une partie ou tous, comme un seul. Puis le Distributeur suivant fait de même avec ceux qui restent. Quand tous les Distributeurs de suite n’en ont choisi aucun, tous sont en jeu. On n’élimine le dernier que lorsque la case est vide.`,
  },
  {
    id: 'sealed-convention',
    title: 'Option maison : Convention simultanée',
    about: ['sealed-convention'],
    body: `Dans le jeu imprimé, le Distributeur du premier tour de la Convention joue en dernier pour le plus gros lot de la partie, et gagne plus souvent que les autres. Avec cette option, **tous jouent en même temps** à la Convention, y compris quand on refait campagne ; personne ne voit combien de cartes les autres ont placées avant que tous aient validé. Pour le reste, rien ne change.`,
  },
  {
    id: 'orders',
    title: 'Les consignes',
    list: 'orders',
    body: `Pour ne pas faire attendre la table, vous pouvez laisser des **consignes** avec \`/candidat consignes\`, ou par la réponse qui passe dans une nouvelle campagne. Elles restent secrètes, répondent à votre place quoi que vous ayez en main, et se changent quand vous voulez. Là où aucune ne répond, on vous demande. Elles valent pour les primaires ; à la Convention, il n’y en a pas.`,
  },
  {
    id: 'leaving',
    title: 'Quitter la table',
    body: `Qui s’en va est éliminé aussitôt : voix aux Indécis, main à la défausse, préparations effacées, pion Bandwagon à la réserve. Les cartes déjà jouées restent ; la section de qui est parti ne compte plus. S’il ne reste qu’un candidat, il gagne.

Si le Distributeur part avant d’avoir choisi une primaire, son voisin de gauche devient le Distributeur et choisit. Si elle est déjà choisie, on la joue comme prévu, et ce voisin est le Distributeur suivant.`,
  },
];
