/** What to try next time after a costly move, in French, by the reason for the move that it passed up. */
import type { Reasons } from '../../rules/reasons.ts';

const finish =
  'Cherchez d’abord les États qu’une de vos cartes gagne tout de suite. L’électeur qui fait gagner un État vaut plus que tous les autres.';
const stop = 'Avant chaque coup, cherchez les États que l’adversaire peut gagner avec une seule carte, et arrêtez-le dans le plus grand.';
const shift =
  'Regardez les deux rangées d’un État : là où vous menez sur l’autre enjeu, déplacer le marqueur peut faire plus que rallier un électeur.';
const later = 'Les électeurs de l’enjeu qui ne décide pas ne sont pas perdus : ils compteront dès que le marqueur passera le milieu.';
const lower =
  'Regardez aussi les États de l’adversaire : là où il mène, un électeur ou un déplacement du marqueur peut le retarder plus que la même carte ne vous avancerait ailleurs.';
const pay =
  'Quand vous payez en cartes, défaites-vous de celles qui servent le moins, et gardez celles qui font piocher ou peuvent bientôt gagner un État.';
const draw =
  'Tant que vos cartes font peu, piocher n’est pas un tour perdu, mais regardez d’abord ce que l’adversaire pourrait gagner pendant ce temps.';
const bring = 'Faites entrer un État où vous menez. Si l’adversaire mène dans tous ceux qui restent, prenez-en un petit.';
const news =
  'Quand vous choisissez l’État touché par la Dernière minute, passez-les tous en revue : où vous aide-t-elle le plus, où vous nuit-elle le moins ?';
const key = 'Un Soutien démographique n’agit que là où son groupe est la clé démographique. Voyez dans votre main quel groupe cela devrait être.';
const near =
  'Deux États à un électeur de la victoire sont plus difficiles à défendre qu’un seul. Approchez-vous là où vous avez déjà la carte qui conclut.';
const away = 'Changez la clé d’un État avant que le Soutien démographique adverse n’en profite.';

export const tips: { readonly [R in keyof Reasons]?: string } = {
  'why.elected': finish,
  'why.wins': finish,
  'why.near': near,
  'why.near.several': near,
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
  'why.media': 'Un Soutien médiatique reste en vigueur jusqu’à ce qu’un autre le remplace : plus tôt il est joué, plus souvent il sert.',
  'why.unplugs': 'Le Soutien médiatique de l’adversaire continue de l’aider. Plus tôt vous y mettez fin, moins il en profite.',
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
  'why.key.away': away,
  'why.key.later': away,
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
