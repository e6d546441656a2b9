/** Ce qu’on peut essayer la prochaine fois après un coup coûteux, en français. */
import type { Tip } from '../tips.ts';

export const tips: { readonly [T in Tip]: string } = {
  elect: 'Avant chaque choix, demandez-vous quelle ville déciderait de l’élection, pour vous ou pour un rival, et commencez par elle.',
  last: 'Personne n’est élu tant qu’il reste une ville libre. Avec la majorité, prenez-les vite ; si c’est un rival qui l’a, laissez les dernières.',
  group: 'Dès qu’un groupe est complet, plus personne ne peut en prendre les villes. Celle qui manque encore vaut plus que ses points.',
  spend: 'Les cartes sont faites pour les villes qui comptent : celles qui valent le plus, complètent un groupe ou décident de l’élection.',
  keep: 'Chaque carte ne sert qu’une fois. Pour une petite ville, laissez les dés décider, surtout si votre force électorale est la plus grande.',
  parry: 'Une parade ne répond qu’à une attaque, et les dés décident ensuite. Dépensez-la si la ville en vaut la peine.',
  lets: 'Hélicoptère en panne gagne aussi une bataille. Ne bloquez qu’un vol qui en vaut une.',
  fly: 'Sur un hélicoptère, cherchez d’abord la plus grande ville libre. Une bataille justifie le déplacement si vous avez une attaque en main, ou la plus grande force.',
  exchange: 'Dans un échange, comparez les points des villes, et voyez si l’une d’elles complète un groupe.',
  take: 'Quand vous choisissez des villes, prenez le plus de points, sauf si un rival a davantage besoin d’une plus petite.',
};
