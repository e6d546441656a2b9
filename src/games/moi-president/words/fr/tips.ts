/** What to try next time after a costly move, in French, by the reason for the move that it passed up. */
import type { Reasons } from '../../rules/reasons.ts';
import { five, toBeElected } from '../../vocabulary.ts';

const attack = 'Attaquez tant que les points sont en campagne. À plusieurs, visez d’après le total.';
const safe = `Dès ${five} points de campagne, on peut vous attaquer ; le socle est à l’abri. Mettez vos grosses cartes à l’abri avant d’approcher des ${toBeElected}.`;
const lay = 'Les points en main ne comptent pas encore. Si rien ne fait plus, posez la carte qui en vaut le plus.';
const arm = `Un duel demande ${five} points de campagne des deux côtés. Avec un Débat ou une Polémique en main, posez de quoi vous en servir.`;
const discard = 'Si rien de jouable ne vous aide, défaussez ce dont vous avez le moins besoin. Une nouvelle carte fera peut-être mieux.';
const base =
  'Une carte Socle, c’est une chance sur deux de points imprenables. Jouez-la plutôt que de défausser. En cas d’échec, une carte Indécis peut encore les gagner.';

export const tips: { readonly [R in keyof Reasons]?: string } = {
  'why.elected': `Au début de chaque tour, demandez-vous quelle carte peut vous mener à ${toBeElected}, et avec quelles chances.`,
  'why.parries': 'Jouez Immunité quand une attaque coûte cher. Gardée trop longtemps, elle ne protège plus rien.',
  'why.diverts': 'Diversion ne sauve pas seulement vos points : elle peut envoyer l’attaque vers qui mène.',
  'why.spares': 'Gardez Immunité pour une attaque qui coûte cher. C’est en tête que vous en aurez le plus besoin.',
  'why.attacks': attack,
  'why.attacks.leader': attack,
  'why.attacks.closest': attack,
  'why.hurts': attack,
  'why.stops': 'Si quelqu’un peut être élu à son prochain tour, cherchez d’abord tout ce qui peut l’en empêcher.',
  'why.trusts': safe,
  'why.trusts.die': safe,
  'why.trusts.first': safe,
  'why.socle': base,
  'why.socle.first': base,
  'why.undecided': 'Indécis réussit une fois sur deux : tentez-les quand ils valent environ le double de ce que vous pourriez poser.',
  'why.near': lay,
  'why.leads': lay,
  'why.lays': lay,
  'why.lays.armed': arm,
  'why.lays.arms': arm,
  'why.lays.closer': arm,
  'why.lays.safe': `Avec moins de ${five} points de campagne, vous êtes hors d’atteinte des attaques. Petites cartes et socle rapportent sans ce risque.`,
  'why.swaps.points': 'Avant de jouer une carte spéciale, comparez, en points, ce que vous recevriez et ce que vous donneriez.',
  'why.debate': 'Le Grand Débat rapporte le plus quand les autres y risquent plus de points que vous.',
  'why.hopes': discard,
  'why.little': discard,
  'why.useless': discard,
  'why.undueled': discard,
  'why.unattacked': discard,
  'why.secure': discard,
  'why.draws': discard,
  'why.waits': discard,
};
