/** Numbers that pages of rules quote: all from the declarations, so that a corrected value is corrected there too. */
import type { Lang } from '../../../i18n/types.ts';
import { cities } from '../data/cities.ts';
import { infosCards, infosKinds } from '../data/infos.ts';
import { type SquareKind, squares } from '../data/squares.ts';
import { protectedValues } from '../vocabulary.ts';
import { properNames } from './names.ts';

const values = [...new Set(cities.map(({ points }) => points))].sort((a, b) => a - b);
const worth = (value: number) => cities.filter(({ points }) => points === value);

/** Values of which all cities together are safe, with how many cities there are. */
export const groups = protectedValues.map((value) => ({ value, n: worth(value).length })).filter(({ n }) => n > 0);
/** “2, 3, 4, or 5”, « 2, 3, 4 ou 5 »: the values of which all cities together are safe. */
export const safeValues = (lang: Lang): string => new Intl.ListFormat(lang, { type: 'disjunction' }).format(groups.map(({ value }) => String(value)));
/** Values that are never safe, as a list. */
export const unsafeValues = (lang: Lang): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(values.filter((value) => !protectedValues.includes(value)).map(String));
export const least = values[0] ?? 0;
export const most = values.at(-1) ?? 0;

/** **10** Lille / **7** Paris / … */
export const cityTable = values
  .toReversed()
  .map(
    (value) =>
      `**${value}** ${worth(value)
        .map(({ id }) => properNames[id])
        .join(', ')}`,
  )
  .join('\n');

/** The points of the city on a square. A wrong name gives none here: the check of values tells of it when all pages are made. */
export const pointsAt = (name: string): number => cities.find(({ id }) => id === name)?.points ?? 0;

export const squaresOf = (kind: SquareKind): number => squares.filter((square) => square.kind === kind).length;
/** How many Infos cards of each kind there are: one number where all kinds have as many. */
export const infosOfKind: string = [...new Set(infosKinds.map((kind) => infosCards.filter((card) => card.kind === kind).length))].join('–');
/** How many cities the rules name. */
export const named = 4;

/** What a square has room for: “Clermont” of Clermont-Ferrand. */
export const shortOf = (name: string): string => (name.length > 12 ? (name.split(/[ -]/)[0] ?? name) : name);
