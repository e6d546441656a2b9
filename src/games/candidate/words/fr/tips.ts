/** What to try next time after a costly move, in French. */
import type { Tip } from '../tips.ts';

export const tips: { readonly [T in Tip]: string } = {
  stop: 'Dès que quelqu’un approche des 270 voix, regardez d’abord les États qui lui donneraient la victoire.',
  wins: 'Cherchez d’abord les États que vous remportez quoi qu’il y ait face cachée.',
  son: 'Un Enfant du pays bat tous les totaux, mais une seule fois. Jouez-le dans le premier grand État que votre argent ne peut pas gagner, là où ni Scandale ni Blocage n’est à craindre.',
  scandal:
    'Un Scandale pénalise surtout qui a posé le plus. Jouez-le là où les autres ont beaucoup dépensé et où il vous reste des cartes pour recommencer.',
  deadlock:
    'Avant de laisser beaucoup de voix à un rival, cherchez un Blocage dans votre main : il les envoie à la Convention, où vous pouvez encore les gagner.',
  totals: 'Passez les États en revue : combien faut-il pour gagner chacun, et où quelques dollars de plus changent-ils le plus de voix ?',
  lowers: 'Une Rumeur retire à un rival ce qu’il vous faudrait sinon ajouter. Comparez les deux avant de finir votre tour ou de passer.',
  rules: 'Une Décision annule tous les Soutiens d’une section. Jouez-la là où un rival a posé plus de cartes qu’un seul Argent.',
  squelches:
    'Avant de miser gros sur un État, demandez-vous si une Rumeur pourrait tout défaire, et si un Démenti ne coûterait pas moins que plus d’argent.',
  renews: 'Posez les cartes qui ne vous servent à rien : vous en piochez d’autres, et vos rivaux se demandent d’ici là ce qu’elles valent.',
  bluffs: 'Une carte face cachée fait dépenser davantage, même sans effet. Un Zéro suffit.',
  dealer: 'Le Distributeur joue en dernier : choisissez beaucoup de voix avec une main forte, et peu avec une main faible.',
  namesFavorite: 'Choisissez la primaire que vous avez préparée tant que vous en êtes le favori.',
  namesClear: 'Avant de choisir une primaire, voyez qui l’a préparée : son favori vous prend une carte.',
  prepare: 'Là où il y a peu à gagner, regardez votre Argent : il peut faire de vous le favori d’une primaire à venir.',
  save: 'Tous les États ne valent pas leur prix. Là où les autres ont posé beaucoup de cartes pour peu de voix, gardez les vôtres pour la primaire suivante.',
  passesSon: 'Gardez un Enfant du pays pour un plus gros lot : il y a des États de plus de vingt voix à gagner ainsi.',
};
