/** What to try next time after a costly move, in French, by the reason for the move that it passed up. */
import type { Reasons } from '../../rules/reasons.ts';

const dealer = 'Le Distributeur joue en dernier : choisissez beaucoup de voix avec une main forte, et peu avec une main faible.';
const prepare = 'Là où il y a peu à gagner, regardez votre Argent : il peut faire de vous le favori d’une primaire à venir.';
const save =
  'Tous les États ne valent pas leur prix. Là où les autres ont posé beaucoup de cartes pour peu de voix, gardez les vôtres pour la primaire suivante.';
const stop = 'Dès que quelqu’un approche des 270 voix, regardez d’abord les États qui lui donneraient la victoire.';

export const tips: { readonly [R in keyof Reasons]?: string } = {
  'why.clinches': stop,
  'why.denies': stop,
  'why.elected': stop,
  'why.wins': 'Cherchez d’abord les États que vous remportez quoi qu’il y ait face cachée.',
  'why.son':
    'Un Enfant du pays bat tous les totaux, mais une seule fois. Jouez-le dans le premier grand État que votre argent ne peut pas gagner, là où ni Scandale ni Blocage n’est à craindre.',
  'why.scandal':
    'Un Scandale pénalise surtout qui a posé le plus. Jouez-le là où les autres ont beaucoup dépensé et où il vous reste des cartes pour recommencer.',
  'why.deadlock':
    'Avant de laisser beaucoup de voix à un rival, cherchez un Blocage dans votre main : il les envoie à la Convention, où vous pouvez encore les gagner.',
  'why.totals': 'Passez les États en revue : combien faut-il pour gagner chacun, et où quelques dollars de plus changent-ils le plus de voix ?',
  'why.lowers': 'Une Rumeur retire à un rival ce qu’il vous faudrait sinon ajouter. Comparez les deux avant de finir votre tour ou de passer.',
  'why.rules': 'Une Décision annule tous les Soutiens d’une section. Jouez-la là où un rival a posé plus de cartes qu’un seul Argent.',
  'why.squelches':
    'Avant de miser gros sur un État, demandez-vous si une Rumeur pourrait tout défaire, et si un Démenti ne coûterait pas moins que plus d’argent.',
  'why.renews': 'Posez les cartes qui ne vous servent à rien : vous en piochez d’autres, et vos rivaux se demandent d’ici là ce qu’elles valent.',
  'why.bluffs': 'Une carte face cachée fait dépenser davantage, même sans effet. Un Zéro suffit.',
  'why.names': dealer,
  'why.names.big': dealer,
  'why.names.few': dealer,
  'why.names.many': dealer,
  'why.names.small': dealer,
  'why.names.strong': dealer,
  'why.names.weak': dealer,
  'why.names.favorite': 'Choisissez la primaire que vous avez préparée tant que vous en êtes le favori.',
  'why.names.clear': 'Avant de choisir une primaire, voyez qui l’a préparée : son favori vous prend une carte.',
  'why.groundwork': prepare,
  'why.prepares': prepare,
  'why.prepares.favorite': prepare,
  'why.passes': save,
  'why.passes.crowded': save,
  'why.passes.idle': save,
  'why.passes.son': 'Gardez un Enfant du pays pour un plus gros lot : il y a des États de plus de vingt voix à gagner ainsi.',
};
