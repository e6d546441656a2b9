/**
 * The 24 cities. Points follow the rules' own footnote: registered voters in March 1986, in the city's département, in steps of 180,000. The rules
 * name Paris, Marseille, Laval and Caen; the other names are a reconstruction. To correct a name or a value, correct its line, but keep the id: saved
 * games refer to the city by it.
 */
import { finder } from '../../kit/lookup.ts';
import type { CityId } from '../vocabulary.ts';

export interface City {
  id: CityId;
  /** The same in every language. */
  name: string;
  points: number;
  departement: number;
  registered: number;
  /** Degrees. */
  east: number;
  north: number;
}

const city = (id: CityId, name: string, points: number, departement: number, registered: number, east: number, north: number): City => ({
  id,
  name,
  points,
  departement,
  registered,
  east,
  north,
});

export const cities: readonly City[] = [
  city('lille', 'Lille', 10, 59, 1_628_461, 3.06, 50.63),
  city('paris', 'Paris', 7, 75, 1_250_385, 2.35, 48.86),
  city('marseille', 'Marseille', 6, 13, 1_078_652, 5.37, 43.3),
  city('lyon', 'Lyon', 5, 69, 862_545, 4.84, 45.76),
  city('rouen', 'Rouen', 5, 76, 798_272, 1.1, 49.44),
  city('bordeaux', 'Bordeaux', 5, 33, 763_802, -0.58, 44.84),
  city('nantes', 'Nantes', 4, 44, 688_412, -1.55, 47.22),
  city('nice', 'Nice', 4, 6, 636_668, 7.27, 43.7),
  city('strasbourg', 'Strasbourg', 4, 67, 607_410, 7.75, 48.58),
  city('grenoble', 'Grenoble', 4, 38, 598_230, 5.73, 45.19),
  city('toulouse', 'Toulouse', 4, 31, 567_920, 1.44, 43.6),
  city('rennes', 'Rennes', 3, 35, 518_887, -1.68, 48.11),
  city('montpellier', 'Montpellier', 3, 34, 502_238, 3.88, 43.61),
  city('nancy', 'Nancy', 3, 54, 469_044, 6.18, 48.69),
  city('caen', 'Caen', 3, 14, 407_430, -0.37, 49.18),
  city('clermont-ferrand', 'Clermont-Ferrand', 3, 63, 396_949, 3.08, 45.78),
  city('orleans', 'Orléans', 2, 45, 356_377, 1.9, 47.9),
  city('reims', 'Reims', 2, 51, 349_094, 4.03, 49.26),
  city('dijon', 'Dijon', 2, 21, 310_156, 5.04, 47.32),
  city('besancon', 'Besançon', 2, 25, 303_828, 6.02, 47.24),
  city('avignon', 'Avignon', 2, 84, 294_941, 4.81, 43.95),
  city('poitiers', 'Poitiers', 2, 86, 268_616, 0.34, 46.58),
  city('limoges', 'Limoges', 2, 87, 261_425, 1.26, 45.83),
  city('laval', 'Laval', 2, 53, 193_489, -0.77, 48.07),
];

export const cityOf: (id: CityId) => City = finder('city', cities);

/** The points of all cities together: 89, as in the rules. */
export const allPoints = cities.reduce((sum, { points }) => sum + points, 0);

export const pointsOf = (id: CityId): number => cityOf(id).points;
