/**
 * The 24 cities. Points follow the rules' own footnote: electors registered in March 1986, in the city's département, in steps of 180,000.
 * Paris, Marseille, Laval and Caen are named by the rules; the other names are a reconstruction. To correct a value, correct its line.
 */
import type { CityId } from '../vocabulary.ts';

export interface City {
  id: CityId;
  points: number;
  departement: number;
  registered: number;
  /** Degrees. */
  east: number;
  north: number;
}

const city = (id: CityId, points: number, departement: number, registered: number, east: number, north: number): City => ({
  id,
  points,
  departement,
  registered,
  east,
  north,
});

export const cities: readonly City[] = [
  city('lille', 10, 59, 1_628_461, 3.06, 50.63),
  city('paris', 7, 75, 1_250_385, 2.35, 48.86),
  city('marseille', 6, 13, 1_078_652, 5.37, 43.3),
  city('lyon', 5, 69, 862_545, 4.84, 45.76),
  city('rouen', 5, 76, 798_272, 1.1, 49.44),
  city('bordeaux', 5, 33, 763_802, -0.58, 44.84),
  city('nantes', 4, 44, 688_412, -1.55, 47.22),
  city('nice', 4, 6, 636_668, 7.27, 43.7),
  city('strasbourg', 4, 67, 607_410, 7.75, 48.58),
  city('grenoble', 4, 38, 598_230, 5.73, 45.19),
  city('toulouse', 4, 31, 567_920, 1.44, 43.6),
  city('rennes', 3, 35, 518_887, -1.68, 48.11),
  city('montpellier', 3, 34, 502_238, 3.88, 43.61),
  city('nancy', 3, 54, 469_044, 6.18, 48.69),
  city('caen', 3, 14, 407_430, -0.37, 49.18),
  city('clermont-ferrand', 3, 63, 396_949, 3.08, 45.78),
  city('orleans', 2, 45, 356_377, 1.9, 47.9),
  city('reims', 2, 51, 349_094, 4.03, 49.26),
  city('dijon', 2, 21, 310_156, 5.04, 47.32),
  city('besancon', 2, 25, 303_828, 6.02, 47.24),
  city('avignon', 2, 84, 294_941, 4.81, 43.95),
  city('poitiers', 2, 86, 268_616, 0.34, 46.58),
  city('limoges', 2, 87, 261_425, 1.26, 45.83),
  city('laval', 2, 53, 193_489, -0.77, 48.07),
];

const byId = new Map(cities.map((one) => [one.id, one]));

export function cityOf(id: CityId): City {
  const found = byId.get(id);
  if (!found) throw new Error(`There is no city '${id}'.`);
  return found;
}

export const pointsOf = (id: CityId): number => cityOf(id).points;
