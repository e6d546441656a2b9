/** What to try next time after a costly move, in French, by the reason for the move that it passed up. */
import type { Reasons } from '../../rules/reasons.ts';

const elect = 'Avant chaque choix, demandez-vous quelle ville déciderait de l’élection, pour vous ou pour un rival, et commencez par elle.';
const spend = 'Les cartes sont faites pour les villes qui comptent : celles qui valent le plus, complètent un groupe ou décident de l’élection.';
const keep =
  'Chaque carte ne sert qu’une fois. Pour une petite ville, laissez les dés décider, surtout si votre force électorale est la plus grande.';
const fly =
  'Sur un hélicoptère, cherchez d’abord la plus grande ville libre. Une bataille justifie le déplacement si vous avez une attaque en main, ou la plus grande force.';
const exchange = 'Dans un échange, comparez les points des villes, et voyez si l’une d’elles complète un groupe.';
const take = 'Quand vous choisissez des villes, prenez le plus de points, sauf si un rival a davantage besoin d’une plus petite.';
const last =
  'Personne n’est élu tant qu’il reste une ville libre. Avec la majorité, prenez-les vite ; si c’est un rival qui l’a, laissez les dernières.';
const parry = 'Une parade ne répond qu’à une attaque, et les dés décident ensuite. Dépensez-la si la ville en vaut la peine.';

export const tips: { readonly [R in keyof Reasons]?: string } = {
  'why.elected': elect,
  'why.denies': elect,
  'why.takes.last': last,
  'why.takes.ends': last,
  'why.takes.none': last,
  'why.group': 'Dès qu’un groupe est complet, plus personne ne peut en prendre les villes. Celle qui manque encore vaut plus que ses points.',
  'why.attacks': spend,
  'why.parries': spend,
  'why.commits': spend,
  'why.blocks': spend,
  'why.insists': spend,
  'why.spares': keep,
  'why.strong': keep,
  'why.dice': keep,
  'why.yields': parry,
  'why.gives.up': parry,
  'why.lets': 'Hélicoptère en panne gagne aussi une bataille. Ne bloquez qu’un vol qui en vaut une.',
  'why.flies': fly,
  'why.flies.free': fly,
  'why.flies.fights': fly,
  'why.flies.card': fly,
  'why.swaps': exchange,
  'why.swaps.even': exchange,
  'why.takes': take,
  'why.takes.best': take,
  'why.takes.passed': take,
};
