/** Ce qu’on peut essayer la prochaine fois après un coup coûteux, en français. */
import type { Tip } from '../tips.ts';

export const tips: { readonly [T in Tip]: string } = {
  finish: 'Cherchez d’abord les États qu’une de vos cartes gagne tout de suite. L’électeur qui fait gagner un État vaut plus que tous les autres.',
  near: 'Deux États à un électeur de la victoire sont plus difficiles à défendre qu’un seul. Approchez-vous là où vous avez déjà la carte qui conclut.',
  shift: 'Regardez les deux rangées d’un État : là où vous menez sur l’autre enjeu, déplacer le marqueur peut faire plus que rallier un électeur.',
  stop: 'Avant chaque coup, cherchez les États que l’adversaire peut gagner avec une seule carte, et arrêtez-le dans le plus grand.',
  later: 'Les électeurs de l’enjeu qui ne décide pas ne sont pas perdus : ils compteront dès que le marqueur passera le milieu.',
  lower:
    'Regardez aussi les États de l’adversaire : là où il mène, un électeur ou un déplacement du marqueur peut le retarder plus que la même carte ne vous avancerait ailleurs.',
  media: 'Un Soutien médiatique reste en vigueur jusqu’à ce qu’un autre le remplace : plus tôt il est joué, plus souvent il sert.',
  unplugs: 'Le Soutien médiatique de l’adversaire continue de l’aider. Plus tôt vous y mettez fin, moins il en profite.',
  pay: 'Quand vous payez en cartes, défaites-vous de celles qui servent le moins, et gardez celles qui font piocher ou peuvent bientôt gagner un État.',
  draw: 'Tant que vos cartes font peu, piocher n’est pas un tour perdu, mais regardez d’abord ce que l’adversaire pourrait gagner pendant ce temps.',
  bring: 'Faites entrer un État où vous menez. Si l’adversaire mène dans tous ceux qui restent, prenez-en un petit.',
  key: 'Un Soutien démographique n’agit que là où son groupe est la clé démographique. Voyez dans votre main quel groupe cela devrait être.',
  away: 'Changez la clé d’un État avant que le Soutien démographique adverse n’en profite.',
  news: 'Quand vous choisissez l’État touché par la Dernière minute, passez-les tous en revue : où vous aide-t-elle le plus, où vous nuit-elle le moins ?',
};
