/** The effect of each square on `me`, the player who stops on it. Declarations only. */
import { bound } from '../../../../kernel/rules.ts';
import type { Step } from '../../../../kernel/types.ts';
import { goldNumbers, type Special, type Square, specially } from '../../data/squares.ts';
import { arrive } from '../effects/battle.ts';
import { loseCities, pickCities } from '../effects/cities.ts';
import { flight } from '../effects/flight.ts';
import { drawInfos } from '../effects/infos.ts';
import { drawMedia } from '../effects/media.ts';
import { advance, fetchTeam, roll, skipTurns } from '../effects/movement.ts';

const me = bound('me');

const specials: { readonly [S in Special]: readonly Step[] } = {
  /** Stopping on Départ gives a Media card, just as passing it does. */
  depart: [drawMedia({ by: me })],
  media: [drawMedia({ by: me })],
  infos: [drawInfos({ by: me })],
  helicopter: [flight({ by: me })],
  /** "Vous avez le punch. Rejouez !" */
  punch: [roll({ by: me, again: true, alone: false })],
  /** "Vous avez une extinction de voix. Passez un tour sur ordre de votre médecin !" */
  extinction: [skipTurns({ by: me, n: goldNumbers.extinction })],
  /** "Vous êtes un battant. Avancez de 6 cases !" */
  battant: [advance({ by: me, n: goldNumbers.battant })],
  /** "Vous n'avez plus le punch. Vous perdez votre plus faible carte ville !" */
  faiblesse: [
    pickCities({ owner: me, rank: 'weakest', n: goldNumbers.faiblesse, as: 'cities' }),
    loseCities({ by: me, cities: bound('cities'), due: 'faiblesse' }),
  ],
  /** "Votre campagne vous épuise. Passez deux tours !" */
  epuisement: [skipTurns({ by: me, n: goldNumbers.epuisement })],
  /** "Vous avez oublié votre équipe. Retournez la chercher à la case DÉPART sans prendre de carte Media !" */
  oubli: [fetchTeam({ by: me })],
};

export const stepsOf = ({ name }: Square): readonly Step[] => specially(specials, name) ?? [arrive({ by: me, city: name })];
