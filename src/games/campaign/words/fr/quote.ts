/** Counts and titles as French sentences have them. */
import type { Forms, Say } from '../../../../i18n/types.ts';

export const count = (n: number, forms: Forms<'fr'>, say: Say<'fr'>): string => `${say.number(n)} ${say.plural(n, forms)}`;
/** French slogans may carry guillemets of their own. */
export const quoted = (say: Say<'fr'>, id: string): string => (say.title(id).startsWith('«') ? say.title(id) : `« ${say.title(id)} »`);
export const quotedAll = (say: Say<'fr'>, ids: readonly string[]): string => say.list(ids.map((id) => quoted(say, id)));
export const onIssue = { defense: 'sur la Défense', economy: "sur l'Économie" } as const;
export const toIssue = { defense: 'vers la Défense', economy: "vers l'Économie" } as const;
