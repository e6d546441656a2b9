import { cities } from '../data/cities.ts';

/** Names that are the same in every language: the candidates are people, the cities are places. */
export const properNames: { readonly [id: string]: string } = {
  A: 'Aimé Lapromesse',
  B: 'Barnabé Tourneveste',
  C: 'Clémence Sondage',
  D: 'Désirée Lurne',
  E: 'Edgar Langdebois',
  F: 'Fanny Grandsoir',
  ...Object.fromEntries(cities.map(({ id, name }) => [id, name])),
};
