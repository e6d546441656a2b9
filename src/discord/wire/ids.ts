/**
 * Custom ids say all that a press means, so that any process can answer it, years later: `v1:<table>:<ref>:<action>:<arg>`.
 * Everybody can read them: they never carry a secret.
 */

/**
 * The names of all kinds of buttons and menus: `actions/index.ts` has them, who declare themselves there.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by those who declare themselves.
export interface Declared {}
export type Action = keyof Declared & string;

export interface Press {
  /** The table, or '-' where there is none. */
  table: string;
  /** The decision a press answers, or '-'. */
  ref: string;
  /** An `Action` of this version, or of another one. */
  action: string;
  arg: string;
}

/** Stands for the table of what belongs to none, and for the decision of what answers none. */
export const none = '-';
export const mostCharacters = 100;

/** Throws if the id would be too long for Discord, or could not be read again. */
export function encode({ table = none, ref = none, action, arg = '' }: Partial<Press> & { action: Action }): string {
  for (const part of [table, ref]) if (!/^[\w.~-]+$/.test(part)) throw new Error(`'${part}' cannot stand in a custom id.`);
  const id = write({ table, ref, action, arg });
  if (id.length > mostCharacters) throw new Error(`The custom id '${id}' is too long.`);
  return id;
}

const write = ({ table, ref, action, arg }: Press): string => `v1:${table}:${ref}:${action}${arg === '' ? '' : `:${arg}`}`;

/** Whether it can be encoded. */
export const fits = (press: Press): boolean => write(press).length <= mostCharacters;

/** A lesson has no table: this and its game’s command stand in its place. No table's id begins so. */
export const lessonMark = '~';

/** The game of a lesson whose button was pressed; null: it is a table's. */
export const lessonGame = (table: string): string | null => (table.startsWith(lessonMark) ? table.slice(lessonMark.length) : null);

/** How every custom id of this table begins: what finds its posts among others. */
export const ownIds = (table: string): string => `v1:${table}:`;

/** Null for everything that no version writes. */
export function decode(customId: string): Press | null {
  const found = /^v1:([\w.~-]+):([\w.~-]+):([a-z]+)(?::(.+))?$/su.exec(customId);
  return found && { table: found[1]!, ref: found[2]!, action: found[3]!, arg: found[4] ?? '' };
}

/** When an id of Discord's own was made, in milliseconds since 1970. */
export const snowflakeTime = (id: string): number => Number(BigInt(id) >> 22n) + 1_420_070_400_000;
