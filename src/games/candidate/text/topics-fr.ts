/** Les règles, en français et dans nos mots : the rules in French. */

import type { Topic } from '../../../i18n/types.ts';

export const topics: Topic[] = [
  {
    id: 'overview',
    title: 'Le jeu en une minute',
    body: `Vous voulez l’investiture de votre parti. Qui a le premier **270 des 538 voix** gagne aussitôt, même au milieu d’une primaire. Si personne n’y est arrivé après les **23 primaires**, la **Convention** élimine les candidats un par un jusqu’à ce que quelqu’un y arrive.

Une primaire se joue dans un, deux ou trois États. Chacun place des cartes **face cachée**, chez soi et chez les autres ; puis on les retourne, et la plus grande somme positive emporte chaque État.`,
  },
  {
    id: 'setup',
    title: 'Préparation et premier Distributeur',
    body: `51 marqueurs de vote sont sur leurs États ; le nombre est celui des voix. Chacun reçoit **5 cartes**.

Pour désigner le premier **Distributeur**, chacun choisit en secret des cartes de sa main. On les révèle ensemble : la plus grande somme d’argent et de Soutiens l’emporte ; le sort départage. Chacun reprend ses cartes (mais on les a vues).

On joue dans le sens des aiguilles d’une montre. Après chaque primaire, le rôle de Distributeur passe à gauche.`,
  },
  {
    id: 'sequence',
    title: 'Séquence de jeu',
    body: `1. Le Distributeur **choisit une primaire** encore sur la carte, et l’ordre de ses États.
2. **Campagne** : chacun à partir de la gauche du Distributeur place ses cartes face cachée ; le Distributeur joue en dernier.
3. **Résolution** : État par État on retourne les cartes, on décide, on défausse.
4. **Nouvelles cartes** : chacun complète sa main à 5 ; le gagnant du tour en tire plus (voir Bandwagon). Elles servent au tour suivant.
5. Le rôle de Distributeur passe à gauche.

Quand la pioche est vide, on mélange la défausse.`,
  },
  {
    id: 'primaries',
    title: 'Les primaires',
    body: `Cinq primaires sont **simples** (une étoile), huit sont **doubles** (un carré), dix sont **triples** (un rond). On fait campagne pour tous les États d’une primaire à la fois, et on les résout l’un après l’autre dans l’ordre donné par le Distributeur : cases A, B et C.`,
  },
  {
    id: 'campaign',
    title: 'La campagne',
    body: `Pendant votre seul tour de campagne vous pouvez, **dans chaque État** de la primaire :

- sur **votre section** : une carte Argent, une carte Problem et autant de Soutiens, de Démentis et de Zéros que vous voulez, mais pas de Rumeur ;
- sur **la section de chaque adversaire** : une carte, n’importe laquelle. Une carte Argent augmente sa somme !

Vous pouvez ignorer un État, ou passer. Une fois validé, on ne change plus rien ; les autres voient combien de vos cartes sont où, mais pas lesquelles.

**La somme** d’une section est l’argent plus les Soutiens moins les Rumeurs. La plus grande somme positive gagne l’État. Si aucune n’est positive, les voix vont aux **Indécis**. Les cartes placées chez vous par d’autres comptent, même si vous avez passé.`,
  },
  {
    id: 'ties',
    title: 'Égalités',
    body: `Qui partage la plus grande somme positive refait aussitôt campagne pour cet État, avec les cartes encore en main et à partir de zéro : chacun chez soi, et une carte chez chaque autre candidat à égalité. On recommence tant que la tête est à égalité. Si personne ne joue de carte ou si aucune somme n’est positive, les voix vont aux Indécis. Qui a préparé une autre primaire à ce tour n’agit pas.`,
  },
  {
    id: 'rumors',
    title: 'Rumeurs et Démenti',
    body: `Il y a 10 **Rumeurs**. Chacune réduit la somme de l’adversaire chez qui elle se trouve. Il y a 5 **Démentis** (Squelch) : un seul sur une section y annule toutes les Rumeurs, dans cet État.`,
  },
  {
    id: 'problems',
    title: 'Les cartes Problem',
    body: `On les regarde dans cet ordre :

- **Deadlock** (3) : personne ne gagne l’État ; ses voix vont aux Indécis.
- **Scandal** (4) : toutes les cartes de l’État sont défaussées, et on y refait aussitôt campagne avec les cartes encore en main.
- **Party Ruling** (2) : aucun Soutien ne compte dans tout l’État.
- **State Ruling** (4) : aucun Soutien ne compte sur la section où elle se trouve.
- **Favorite Son** (6) : qui tient la section gagne l’État, quelles que soient les sommes. Une fois par partie et par candidat, **peu importe qui l’a jouée** : offerte à un rival dans un petit État, elle est perdue pour lui. Ensuite c’est un Zéro. Si plusieurs agissent dans un même État, seuls leurs candidats sont comparés.

À la Convention, Deadlock et Favorite Son sont des Zéros.`,
  },
  {
    id: 'money',
    title: 'Argent',
    body: '48 cartes de 10 000 à 100 000 $. L’argent s’ajoute à la section où il se trouve : une carte chez vous dans chaque État. Lui seul paie une préparation.',
  },
  {
    id: 'endorsements',
    title: 'Soutiens',
    body: '18 cartes de 10 000 à 50 000 $. Elles s’ajoutent à leur section, autant que vous voulez chez vous, mais un Party Ruling ou un State Ruling les annule.',
  },
  {
    id: 'zero',
    title: 'Zéro',
    body: '8 cartes sans effet : du bluff parmi les cartes cachées. Deux d’entre elles proclament le Super Tuesday, si l’option est active.',
  },
  {
    id: 'groundwork',
    title: 'La préparation sous terrain',
    body: `Au lieu de faire campagne, vous pouvez **préparer une autre primaire** encore sur la carte : défaussez une ou plusieurs cartes Argent face visible, leur somme y est inscrite à votre nom. Vous pouvez en ajouter plus tard. Vous ne participez pas à la primaire en cours, même si l’on refait campagne ; les cartes jouées chez vous comptent.

Quand une primaire préparée est choisie, qui y a le plus d’argent est le **favori**, le suivant le **second** (à égalité : le plus de voix, puis le plus près du Distributeur). Avant la campagne, le favori prend **une carte au hasard à chacun, sauf au second**. Il ne peut pas en préparer une autre pendant cette primaire et doit jouer ou défausser au moins autant de cartes qu’il en a pris. L’argent placé disparaît.`,
  },
  {
    id: 'bandwagon',
    title: 'Le pion Bandwagon',
    body: `Qui gagne le plus de voix à un tour tire **une carte de plus** et prend le pion Bandwagon ; s’il l’avait déjà, **deux de plus**. Si plusieurs sont à égalité, chacun tire une carte de plus et personne n’a le pion. Si personne n’a gagné de voix, personne n’a le pion.

Qui n’a rien fait pendant un tour, ni campagne ni préparation, peut garder plus de 5 cartes ; les autres défaussent jusqu’à 5 avant de tirer.`,
  },
  {
    id: 'convention',
    title: 'La Convention',
    body: `Le candidat en tête prend le pion Bandwagon et tire une carte (à égalité, chacun en tire une, sans le pion).

À chaque tour **toutes les voix indécises** sont en jeu comme un seul État. Le gagnant les prend toutes. Puis on tire des cartes et le Distributeur change. Si personne n’a 270 voix, le candidat qui en a **le moins est éliminé**, et ses voix deviennent indécises. Le dernier en course gagne.

Un tour sans gagnant n’élimine personne ; deux de suite, oui. Qui partage la dernière place fait campagne pour rester : le gagnant est sauf, et ainsi de suite jusqu’au dernier. Si personne ne dépasse zéro deux fois, le sort décide.`,
  },
  {
    id: 'super-tuesday',
    title: 'Option : Super Tuesday',
    body: `Quand le Distributeur a choisi une primaire, un autre joueur peut abattre **deux Zéros** et proclamer le Super Tuesday, tant qu’il reste deux primaires voisines. Il tire 2 cartes, devient Distributeur et choisit **jusqu’à deux primaires ayant une frontière commune**, et leur ordre. Tout le monde tire 3 cartes. On les résout l’une après l’autre sans tirer de cartes entre elles ; le Bandwagon compte les deux ensemble. Le Distributeur interrompu perd son tour.

On demande à tous ceux qui pourraient avoir deux Zéros : ainsi personne n’apprend qui n’en avait pas. L’Alaska et Hawaï ne touchent à rien.`,
  },
  {
    id: 'incumbent',
    title: 'Option : Titulaire',
    body: 'Si la même table rejoue, le vainqueur de la partie précédente a une main de **6 cartes**, en dehors de tout bonus.',
  },
  {
    id: 'extended-convention',
    title: 'Option : Convention prolongée',
    body: `Le Distributeur choisit quels États indécis sont en jeu : aucun, une partie ou tous, comme un seul. Puis le Distributeur suivant fait de même avec ceux qui restent. Quand tous les Distributeurs de suite n’en ont choisi aucun, tous sont en jeu. On n’élimine le dernier que lorsque la case est vide.`,
  },
  {
    id: 'leaving',
    title: 'Quitter la table',
    body: `Qui s’en va est éliminé aussitôt : voix aux Indécis, main à la défausse, préparations effacées, pion Bandwagon à la réserve ; le rôle de Distributeur passe à gauche. Les cartes déjà jouées restent. S’il ne reste qu’un candidat, il gagne.`,
  },
];
