/**
 * Custom ids say all that a press means, so that any process can answer it, years later: `v1:<table>:<ref>:<action>:<arg>`.
 * Everybody can read them: they never carry a secret.
 */

export const actions = [
  'accept',
  'again',
  'agree',
  'answer',
  'begin',
  'board',
  'bring',
  'cancel',
  'choose',
  'computer',
  'consent',
  'decline',
  'describe',
  'end',
  'export',
  'film',
  'games',
  'guide',
  'hand',
  'hint',
  'hustings',
  'join',
  'late',
  'later',
  'leaders',
  'leave',
  'lesson',
  'log',
  'manage',
  'mark',
  'move',
  'options',
  'order',
  'orders',
  'page',
  'pick',
  'play',
  'playnow',
  'replay',
  'propose',
  'refuse',
  'resign',
  'rules',
  'seat',
  'server',
  'set',
  'setting',
  'show',
  'sit',
  'sure',
  'take',
  'thread',
  'timing',
  'undo',
  'withdraw',
  'watch',
  'why',
  'words',
] as const;
export type Action = (typeof actions)[number];

export interface Press {
  /** The table, or '-' where there is none. */
  table: string;
  /** The decision a press answers, or '-'. */
  ref: string;
  action: Action;
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

/** How every custom id of this table begins: what finds its posts among others. */
export const ownIds = (table: string): string => `v1:${table}:`;

/** Null for everything this version did not write: a button of an older or newer one. */
export function decode(customId: string): Press | null {
  const found = /^v1:([\w.~-]+):([\w.~-]+):([a-z]+)(?::(.+))?$/su.exec(customId);
  const action = actions.find((known) => known === found?.[3]);
  if (!found || !action) return null;
  return { table: found[1]!, ref: found[2]!, action, arg: found[4] ?? '' };
}
