/** Numbers that pages of rules quote, all derived from the declarations, so that correcting a value corrects them too. */
import type { Lang } from '../../../i18n/types.ts';
import { cities } from '../data/cities.ts';
import { infosCards, infosKinds } from '../data/infos.ts';
import { type SquareKind, squares } from '../data/squares.ts';
import { protectedValues } from '../vocabulary.ts';
import { properNames } from './names.ts';

const values = [...new Set(cities.map(({ points }) => points))].sort((a, b) => a - b);
const worth = (value: number) => cities.filter(({ points }) => points === value);

/** Values for which a full group is safe, with the number of cities in it. */
export const groups = protectedValues.map((value) => ({ value, n: worth(value).length })).filter(({ n }) => n > 0);
/** “2, 3, 4, or 5”, « 2, 3, 4 ou 5 »: the values for which a full group is safe. */
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

/** The points of the city on a square. 0 for a wrong name, which the check of values reports when all pages are made. */
export const pointsAt = (name: string): number => cities.find(({ id }) => id === name)?.points ?? 0;

export const squaresOf = (kind: SquareKind): number => squares.filter((square) => square.kind === kind).length;
/** The number of Infos cards of each kind: one number if all kinds have the same. */
export const infosOfKind: string = [...new Set(infosKinds.map((kind) => infosCards.filter((card) => card.kind === kind).length))].join('–');
/** How many cities the rules name. */
export const named = 4;

/** A name short enough for a square: “Clermont” for Clermont-Ferrand. */
export const shortOf = (name: string): string => (name.length > 12 ? (name.split(/[ -]/)[0] ?? name) : name);
