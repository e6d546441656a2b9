/** Ce qu’on peut essayer la prochaine fois après un coup coûteux, en français. */
import { five, toBeElected } from '../../vocabulary.ts';
import type { Tip } from '../tips.ts';

export const tips: { readonly [T in Tip]: string } = {
  elected: `Au début de chaque tour, demandez-vous quelle carte peut vous mener à ${toBeElected}, et avec quelles chances.`,
  parries: 'Jouez Immunité quand une attaque coûte cher. Gardée trop longtemps, elle ne protège plus rien.',
  diverts: 'Diversion ne sauve pas seulement vos points : elle peut envoyer l’attaque vers qui mène.',
  spares: 'Gardez Immunité pour une attaque qui coûte cher. C’est en tête que vous en aurez le plus besoin.',
  attack: 'Attaquez tant que les points sont en campagne. Visez d’abord qui est en tête.',
  stops: 'Si quelqu’un peut être élu à son prochain tour, cherchez d’abord tout ce qui peut l’en empêcher.',
  safe: `Dès ${five} points de campagne, on peut vous attaquer ; le socle est à l’abri. Mettez vos grosses cartes à l’abri avant d’approcher des ${toBeElected}.`,
  base: 'Une carte Socle, c’est une chance sur deux de points imprenables. En cas d’échec, une carte Indécis peut encore les gagner.',
  undecided: 'Indécis réussit une fois sur deux : tentez-les quand ils valent environ le double de ce que vous pourriez poser.',
  lay: 'Les points en main ne comptent pas encore. Si rien ne fait plus, posez la carte qui en vaut le plus.',
  arm: `Un duel demande ${five} points de campagne des deux côtés. Avec un Débat ou une Polémique en main, posez de quoi vous en servir.`,
  laysSafe: `Avec moins de ${five} points de campagne, vous êtes hors d’atteinte des attaques. Petites cartes et socle rapportent sans ce risque.`,
  swapsPoints: 'Avant de jouer une carte spéciale, comparez, en points, ce que vous recevriez et ce que vous donneriez.',
  debate: 'Le Grand Débat rapporte le plus quand les autres y risquent plus de points que vous.',
  discard: 'Si rien de jouable ne vous aide, défaussez ce dont vous avez le moins besoin. Une nouvelle carte fera peut-être mieux.',
};
