/** What to try next time after a costly move, in French, by the reason for the move that it passed up. */
import type { Reasons } from '../../rules/reasons.ts';

const finish =
  'Cherchez d’abord les États qu’une de vos cartes gagne tout de suite. L’électeur qui fait gagner un État vaut plus que tous les autres.';
const stop =
  'Avant chaque coup, cherchez les États où il ne manque à l’adversaire qu’un électeur ou un déplacement du marqueur, et arrêtez-le dans le plus grand.';
const shift =
  'Regardez les deux rangées d’un État : là où vous menez sur l’autre enjeu, déplacer le marqueur peut faire plus que rallier un électeur.';
const later = 'Les électeurs de l’enjeu qui ne décide pas ne sont pas perdus : ils compteront dès que le marqueur passera le milieu.';
const lower = 'Regardez aussi les États de l’adversaire : un électeur rallié là où il mène peut le retarder plus qu’il ne vous avancerait ailleurs.';
const pay = 'Quand vous payez en cartes, défaites-vous de celles qui ne rallient personne, et gardez celles qui peuvent bientôt gagner un État.';
const draw =
  'Tant que vos cartes font peu, piocher n’est pas un tour perdu, mais regardez d’abord ce que l’adversaire pourrait gagner pendant ce temps.';
const bring = 'Faites entrer un État où vous menez. Là où l’adversaire mène, un petit État lui rapporte moins.';
const news =
  'Quand vous choisissez l’État touché par la Dernière minute, passez-les tous en revue : où vous aide-t-elle le plus, où vous nuit-elle le moins ?';
const key = 'Un Soutien démographique n’agit que là où son groupe est la clé démographique. Voyez dans votre main quel groupe cela devrait être.';

export const tips: { readonly [R in keyof Reasons]?: string } = {
  'why.elected': finish,
  'why.wins': finish,
  'why.near': finish,
  'why.near.several': finish,
  'why.near.shift': shift,
  'why.stops': stop,
  'why.stops.shift': stop,
  'why.stops.card': stop,
  'why.minority.stops': stop,
  'why.turns': shift,
  'why.shifts': shift,
  'why.approaches': shift,
  'why.strong': shift,
  'why.minority': later,
  'why.minority.all': later,
  'why.slows': lower,
  'why.resists': lower,
  'why.media': 'Un Soutien médiatique agit à chaque tour jusqu’à ce qu’un autre le remplace : plus vous le jouez tôt, plus il rapporte.',
  'why.unplugs': 'Le Soutien médiatique de l’adversaire l’aide à chaque tour. Plus tôt vous y mettez fin, moins il en profite.',
  'why.pays': pay,
  'why.pays.wins': pay,
  'why.pays.group': pay,
  'why.pays.idle': pay,
  'why.pays.now': pay,
  'why.pays.merit': pay,
  'why.draws': draw,
  'why.draws.safe': draw,
  'why.draws.search': draw,
  'why.draws.affords': draw,
  'why.fills': draw,
  'why.enters': bring,
  'why.enters.near': bring,
  'why.enters.leads': bring,
  'why.enters.even': bring,
  'why.enters.most': bring,
  'why.enters.small': bring,
  'why.enters.key': key,
  'why.key': key,
  'why.key.away': key,
  'why.key.later': key,
  'why.rekeys': key,
  'why.aims': news,
  'why.aims.wins': news,
  'why.aims.gains': news,
  'why.aims.shifts': news,
  'why.aims.slows': news,
  'why.aims.denies': news,
  'why.aims.denies.near': news,
  'why.aims.spares': news,
  'why.aims.small': news,
};
