/** The rules, in French and in our own words. Figures come from the printed tables. */

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
    body: `Vous voulez l’investiture de votre parti. Le premier à avoir **${majority} des ${counts.votes} voix** gagne aussitôt, même au milieu d’une primaire. Si personne n’y arrive en **${counts.primaries} primaires**, la **Convention** élimine les candidats un par un jusqu’à ce que l’un d’eux y arrive.

Une primaire se joue dans un, deux ou trois États. Chacun joue des cartes **face cachée**, sur sa section et sur celles des autres ; puis on les retourne, et le plus gros total positif emporte chaque État. Gonflez votre total, ruinez celui des autres, et bluffez.

Autour d’une table, comptez deux à trois heures ; par messages, une à quatre semaines.`,
  },
  {
    id: 'setup',
    title: 'Mise en place et premier Distributeur',
    about: ['incumbent'],
    ...following<typeof options>(
      (
        here,
      ) => `Le nombre écrit sur chacun des ${counts.states} États est celui de ses voix. Chacun reçoit **${baseHand} cartes**${here?.incumbent ? `, et le vainqueur de la partie précédente **${incumbentHand}**` : ''}.

Une enchère désigne le premier **Distributeur** (Dealer) : chacun choisit en secret des cartes de sa main, et on les révèle ensemble. Le plus gros total d’Argent et de Soutiens l’emporte (le sort départage les égalités). Chacun reprend ses cartes, mais tout le monde les a vues.

Le Distributeur choisit la primaire et y joue en dernier. On joue dans le sens des aiguilles d’une montre. Après chaque primaire, le rôle de Distributeur passe à gauche.`,
    ),
  },
  {
    id: 'sequence',
    title: 'Séquence de jeu',
    body: `1. Le Distributeur **choisit une primaire** encore sur la carte, et l’ordre de ses États.
2. **Campagne** : en partant de sa gauche, chacun joue ses cartes face cachée ; le Distributeur joue en dernier.
3. **Résolution** : État par État, on retourne les cartes, on désigne le gagnant et on défausse les cartes.
4. **Nouvelles cartes** : chacun complète sa main à ${baseHand} ; le gagnant du tour en tire davantage (voir Bandwagon). Ces cartes ne servent qu’au tour suivant.
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
    body: `Cela compte lors du Super Tuesday. Deux primaires se touchent si deux de leurs États ont une frontière terrestre commune. Une primaire de plusieurs États est désignée par son premier État.

${bordering(state, 'rien').replaceAll('**:', '** :')}`,
  },
  {
    id: 'campaign',
    title: 'La campagne',
    body: `Vous n’avez qu’un tour de campagne par primaire. Vous pouvez alors jouer, **dans chaque État** :

- sur **votre section** : une carte Argent, un Problème et autant de Soutiens, de Démentis et de Zéros que vous voulez, mais pas de Rumeur ;
- sur **la section de chaque adversaire** : une carte, n’importe laquelle. Une carte Argent augmente son total !

Vous pouvez ignorer un État, ou passer. Une fois vos cartes validées, vous ne pouvez plus rien changer. Les autres voient où sont vos cartes et combien il y en a, mais pas lesquelles.

**Le total** d’une section, c’est son Argent et ses Soutiens moins ses Rumeurs. Le plus gros total positif gagne l’État. Si aucun n’est positif, les voix vont aux **Indécis** (Undecided). Les cartes que d’autres jouent sur votre section comptent aussi, même si vous avez passé.`,
  },
  {
    id: 'ties',
    title: 'Égalités',
    body: `Les joueurs à égalité au plus gros total positif refont aussitôt campagne dans cet État, à partir de zéro et avec les cartes qui leur restent : chacun sur sa section, plus une carte sur celle de chaque autre joueur à égalité. On recommence tant que l’égalité persiste. Si personne ne joue de carte ou si aucun total n’est positif, les voix vont aux Indécis. Un joueur à égalité participe même s’il préparait une autre primaire à ce tour.`,
  },
  {
    id: 'rumors',
    title: 'Rumeurs et Démenti (Rumors, Squelch)',
    body: `Il y a ${of('rumor')} **Rumeurs** (Rumors) de ${range('rumor')}. Chacune réduit le total de la section où elle se trouve. Il y a ${of('squelch')} **Démentis** (Squelch) : un seul annule toutes les Rumeurs de sa section, dans cet État.

${titled('rumor', cardName, (value) => k(-value)).replaceAll('**:', '** :')}`,
  },
  {
    id: 'problems',
    title: 'Les cartes Problème (Problem)',
    body: `Elles s’appliquent dans cet ordre :

- **Blocage** (Deadlock, ${of('deadlock')} cartes) : personne ne gagne l’État ; ses voix vont aux Indécis.
- **Scandale** (Scandal, ${of('scandal')} cartes) : toutes les cartes de l’État sont défaussées, et on y refait aussitôt campagne avec les cartes encore en main.
- **Décision du parti** (Party Ruling, ${of('party-ruling')} cartes) : dans tout l’État, aucun Soutien ne compte.
- **Décision de l’État** (State Ruling, ${of('state-ruling')} cartes) : aucun Soutien ne compte sur la section où elle se trouve.
- **Enfant du pays** (Favorite Son, ${of('favorite-son')} cartes) : le candidat de la section gagne l’État, quels que soient les totaux. Il ne sert qu’une fois par partie et par candidat, **peu importe qui l’a joué** : vous pouvez épuiser celui d’un rival en le jouant sur sa section dans un petit État. Ensuite c’est un Zéro, comme un second sur la même section. Si plusieurs agissent dans un même État, on ne compare que les totaux de leurs candidats. Sous un Blocage ou un Scandale, il n’a pas d’effet et *n’est pas* épuisé.

À la Convention, Blocage et Enfant du pays sont des Zéros.`,
  },
  {
    id: 'money',
    title: 'Argent (Money)',
    body: `Il y a ${of('money')} cartes **Argent** de ${range('money')}. L’Argent s’ajoute au total de sa section. Dans chaque État, vous pouvez poser une carte Argent sur votre section. Seul l’Argent permet de préparer une primaire.`,
  },
  {
    id: 'endorsements',
    title: 'Soutiens (Endorsements)',
    body: `Il y a ${of('endorsement')} **Soutiens** de ${range('endorsement')}. Ils s’ajoutent au total de leur section, et vous pouvez en jouer autant que vous voulez sur la vôtre, mais une Décision du parti ou de l’État (Ruling) les annule.

${titled('endorsement', cardName, k).replaceAll('**:', '** :')}`,
  },
  {
    id: 'zero',
    title: 'Zéro (Zero)',
    ...following<typeof options>(
      (here) =>
        `Il y a ${of('zero')} **Zéros**. Ils n’ont aucun effet, mais personne ne le sait tant qu’ils sont face cachée.${here && !here['super-tuesday'] ? '' : ` Défaussez-en ${tuesday.zeros} pour proclamer le Super Tuesday${here ? '' : ', si l’option est active'}.`}`,
    ),
  },
  {
    id: 'groundwork',
    title: 'Préparer le terrain (Groundwork)',
    body: `Au lieu de faire campagne, vous pouvez **préparer une autre primaire** encore sur la carte : défaussez une ou plusieurs cartes Argent face visible, et leur total y est inscrit à votre nom. Vous pouvez en ajouter aux tours suivants. Vous ne participez pas à la primaire en cours, même si l’on y refait campagne après un Scandale. Les cartes jouées sur votre section comptent quand même, et si elles vous mettent à égalité en tête, vous participez à la nouvelle campagne. Lors d’un Super Tuesday, vous ne pouvez préparer aucune des deux primaires en cours.

Quand une primaire préparée est choisie, le joueur qui y a le plus d’argent est le **favori** (Favorite) et le suivant est le **second** (Runner-Up). À égalité, c’est celui qui a le plus de voix, puis le plus proche du Distributeur. Avant la campagne, le favori prend **une carte au hasard à chacun, sauf au second**. Pendant cette primaire, il ne peut pas en préparer une autre et doit jouer ou défausser au moins autant de cartes qu’il en a pris (ou toutes, s’il en a moins). L’argent inscrit disparaît ensuite.`,
  },
  {
    id: 'bandwagon',
    title: 'Le pion Bandwagon',
    body: `Le joueur qui gagne le plus de voix dans un tour tire **une carte de plus** et prend le pion Bandwagon ; s’il l’avait déjà, il en tire **deux de plus**. Si plusieurs sont à égalité, chacun tire une carte de plus et personne n’a le pion. Si personne n’a gagné de voix, personne n’a le pion.

Un joueur qui, pendant un tour, n’a ni fait campagne ni préparé de primaire peut garder plus de ${baseHand} cartes (proclamer le Super Tuesday ne compte pas). Les autres n’en gardent que ${baseHand} et défaussent le reste avant de tirer.`,
  },
  {
    id: 'convention',
    title: 'La Convention',
    about: ['extended-convention', 'sealed-convention'],
    body: `Le candidat en tête prend le pion Bandwagon et tire une carte (à égalité, chacun en tire une, sans le pion).

À chaque tour, **toutes les voix indécises** (Undecided) sont en jeu comme un seul État, et le gagnant les prend toutes. Puis chacun tire des cartes, et le rôle de Distributeur passe à gauche. Si personne n’a ${majority} voix, le candidat qui en a **le moins est éliminé** : ses voix deviennent indécises, sa main va à la défausse. Le dernier en course gagne.

Un tour sans gagnant n’entraîne pas d’élimination, sauf si c’est le deuxième de suite. Les joueurs à égalité à la dernière place font campagne pour rester en course : le gagnant est sauvé et complète sa main, et les autres continuent jusqu’à ce qu’il n’en reste qu’un. Si deux fois personne ne dépasse zéro, le sort décide.`,
  },
  {
    id: 'super-tuesday',
    title: 'Option : Super Tuesday',
    about: ['super-tuesday'],
    body: `Quand le Distributeur a choisi une primaire, un autre joueur peut défausser **${number(tuesday.zeros)} Zéros** et proclamer le Super Tuesday, tant qu’il reste deux primaires voisines. Il tire ${tuesday.forTheDealer} cartes, devient le Distributeur et choisit **jusqu’à deux primaires ayant une frontière commune**. Tout le monde tire ${tuesday.forEverybody} cartes, en commençant par lui ; puis il choisit laquelle des deux primaires se joue en premier, et l’ordre des États de chacune. On les joue l’une après l’autre sans tirer de cartes entre elles, et elles comptent ensemble pour le Bandwagon. Le Distributeur précédent perd son tour.

On pose la question à tous ceux qui pourraient avoir ${number(tuesday.zeros)} Zéros : elle ne trahit donc rien. L’Alaska et Hawaï n’ont pas de voisin.`,
  },
  {
    id: 'incumbent',
    title: 'Option : Titulaire',
    about: ['incumbent'],
    body: `Si les mêmes joueurs rejouent, le vainqueur de la partie précédente a une main de **${incumbentHand} cartes**, plus les bonus.`,
  },
  {
    id: 'extended-convention',
    title: 'Option : Convention prolongée',
    about: ['extended-convention'],
    body: `Le Distributeur choisit les États indécis mis en jeu ensemble : aucun, une partie ou tous. Puis le Distributeur suivant fait de même avec le reste. Si aucun Distributeur n’en choisit, tous sont en jeu. Tant qu’il reste des voix indécises, personne n’est éliminé. Quand il n’y en a plus, le candidat qui a le moins de voix est éliminé.`,
  },
  {
    id: 'sealed-convention',
    title: 'Option maison : Convention simultanée',
    about: ['sealed-convention'],
    body: `Dans le jeu imprimé, le Distributeur du premier tour de la Convention joue en dernier pour le plus gros lot de la partie, et gagne plus souvent que les autres. Avec cette option, **tous jouent en même temps** à la Convention, y compris quand on refait campagne. Personne ne voit combien de cartes les autres jouent avant que tous aient validé. Pour le reste, rien ne change.`,
  },
  {
    id: 'orders',
    title: 'Les consignes',
    list: 'orders',
    body: `Pour ne pas faire attendre les autres, vous pouvez laisser des **consignes** avec \`/candidat consignes\`, ou quand vous passez dans une nouvelle campagne. Elles restent secrètes, elles s’appliquent quelles que soient vos cartes, et vous pouvez les changer quand vous voulez. Si aucune ne s’applique, la question vous est posée. Elles valent dans les primaires, pas à la Convention.`,
  },
  {
    id: 'leaving',
    title: 'Quitter la table',
    body: `Un joueur qui part est éliminé aussitôt : ses voix vont aux Indécis, sa main va à la défausse, ses préparations sont effacées et le pion Bandwagon retourne à la réserve. Les cartes déjà jouées restent, mais sa section ne compte plus. S’il ne reste qu’un candidat, ce candidat gagne.

Si le Distributeur part avant d’avoir choisi une primaire, son voisin de gauche devient le Distributeur et choisit. Si une primaire est déjà choisie, on la joue comme prévu, et ce voisin est le Distributeur suivant.`,
  },
];
