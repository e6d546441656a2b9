/**
 * A custom id says everything a press means, so that any process can answer it, even years later: `v1:<table>:<ref>:<action>:<arg>`.
 * Anyone can read custom ids, so they never carry a secret.
 */

/**
 * The names of all kinds of buttons and menus. Each kind declares itself here; `actions/index.ts` lists them.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by those who declare themselves.
export interface Declared {}
export type Action = keyof Declared & string;

export interface Press {
  /** The table, or '-' if there is none. */
  table: string;
  /** The decision a press answers, or '-'. */
  ref: string;
  /** An `Action` of this or another version. */
  action: string;
  arg: string;
}

/** In the table field: belongs to no table. In the ref field: answers no decision. */
export const none = '-';
export const mostCharacters = 100;

/** Throws if the id would be too long for Discord or couldn't be decoded again. */
export function encode({ table = none, ref = none, action, arg = '' }: Partial<Press> & { action: Action }): string {
  for (const part of [table, ref]) if (!/^[\w.~-]+$/.test(part)) throw new Error(`'${part}' cannot stand in a custom id.`);
  const id = write({ table, ref, action, arg });
  if (id.length > mostCharacters) throw new Error(`The custom id '${id}' is too long.`);
  return id;
}

const write = ({ table, ref, action, arg }: Press): string => `v1:${table}:${ref}:${action}${arg === '' ? '' : `:${arg}`}`;

/** Whether it can be encoded. */
export const fits = (press: Press): boolean => write(press).length <= mostCharacters;

/** A lesson has no table: this mark and its game’s command go in the table field. No table's id begins with it. */
export const lessonMark = '~';

/** The game of a lesson whose button was pressed; null: the button belongs to a table. */
export const lessonGame = (table: string): string | null => (table.startsWith(lessonMark) ? table.slice(lessonMark.length) : null);

/** The prefix of this table's custom ids, by which its posts are found. */
export const ownIds = (table: string): string => `v1:${table}:`;

/** Null for anything that no version writes. */
export function decode(customId: string): Press | null {
  const found = /^v1:([\w.~-]+):([\w.~-]+):([a-z]+)(?::(.+))?$/su.exec(customId);
  return found && { table: found[1]!, ref: found[2]!, action: found[3]!, arg: found[4] ?? '' };
}

/** When Discord created one of its ids, in milliseconds since 1970. */
export const snowflakeTime = (id: string): number => Number(BigInt(id) >> 22n) + 1_420_070_400_000;
