/** Counts and titles as English sentences have them. */
import type { Forms, Say } from '../../../../i18n/types.ts';

export const count = (n: number, forms: Forms<'en'>, say: Say<'en'>): string => `${say.number(n)} ${say.plural(n, forms)}`;
export const quoted = (say: Say<'en'>, id: string): string => `“${say.title(id)}”`;
export const quotedAll = (say: Say<'en'>, ids: readonly string[]): string => say.list(ids.map((id) => quoted(say, id)));
