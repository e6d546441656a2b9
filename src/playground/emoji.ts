/** Emoji as reactions name them. This server has none of its own, so it knows only Unicode's. */
import type { APIPartialEmoji } from 'discord-api-types/v10';
import { refusal } from './errors.ts';

const ONE = /^\p{RGI_Emoji}$/v;
/** Requests the colored form of a character that is also plain text; Discord accepts emoji with and without. */
const COLORED = '\u{fe0f}';

/** The emoji in an address, such as `👍`; custom ones (`name:id`) are unknown here. Throws Discord's `Unknown Emoji`. */
export function readEmoji(text: string): APIPartialEmoji {
  if (!ONE.test(text) && !ONE.test(text + COLORED)) throw refusal('unknownEmoji');
  return { id: null, name: text };
}

/** Whether both mean the same emoji. */
export function isSameEmoji(a: APIPartialEmoji, b: APIPartialEmoji): boolean {
  const bare = ({ name }: APIPartialEmoji) => name?.replaceAll(COLORED, '');
  return a.id === b.id && bare(a) === bare(b);
}
