/** Everything this game says, in every language. */
import { fromEachFolder } from '../../../i18n/languages.ts';
import type { GameTexts } from '../../../i18n/types.ts';
import type { Printed } from './printed.ts';

export const texts = await fromEachFolder<GameTexts>(async (lang) => (await import(`./${lang}/index.ts`)).texts);
export const printed = await fromEachFolder<Printed>(async (lang) => (await import(`./${lang}/printed.ts`)).printed);
