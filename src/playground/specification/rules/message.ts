/** What a rule about messages gets to see. */
import { type Fields, fieldsOf, objectsOf } from '../json.ts';
import type { SentFile } from '../request.ts';

/** How a message is sent: by the bot's token, as answer or follow-up to an interaction, as type 7, as an edit, or in a way not yet decided. */
export type Way = 'post' | 'reply' | 'update' | 'edit' | 'any';

/** A component with its place in the tree. */
export interface Part {
  readonly type: unknown;
  readonly fields: Fields;
  /** Like `components[0].accessory`. */
  readonly place: string;
  readonly parent: Part | null;
}

export interface Sent {
  readonly body: Fields;
  readonly way: Way;
  readonly files: readonly SentFile[];
  readonly parts: readonly Part[];
  readonly v2: boolean;
}

export type Report = (problem: string) => void;

/** Something Discord refuses, or that doesn't do what its sender meant. */
export type Rule = (sent: Sent, report: Report) => void;

export const FLAG = { suppressEmbeds: 1 << 2, ephemeral: 1 << 6, suppressNotifications: 1 << 12, v2: 1 << 15 } as const;

export const TYPE = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const;

export function sentMessage(body: Fields, way: Way, files: readonly SentFile[]): Sent {
  const flags = typeof body.flags === 'number' ? body.flags : 0;
  return { body, way, files, parts: partsOf(body.components), v2: (flags & FLAG.v2) !== 0 };
}

/** Whether the whole message is new; an edit keeps the fields it doesn't name. */
export function isNew({ way }: Sent): boolean {
  return way !== 'edit' && way !== 'update';
}

/** Every component, parents first. */
function partsOf(components: unknown): Part[] {
  const parts: Part[] = [];
  gather(components, 'components', null, parts);
  return parts;
}

function gather(components: unknown, place: string, parent: Part | null, parts: Part[]): void {
  objectsOf(components).forEach((fields, i) => {
    gatherOne(fields, `${place}[${i}]`, parent, parts);
  });
}

function gatherOne(fields: Fields, place: string, parent: Part | null, parts: Part[]): void {
  const part: Part = { type: fields.type, fields, place, parent };
  parts.push(part);
  if (fields.components !== undefined) gather(fields.components, `${place}.components`, part, parts);
  for (const only of ['accessory', 'component']) {
    const inner = fieldsOf(fields[only]);
    if (inner) gatherOne(inner, `${place}.${only}`, part, parts);
  }
}

export function isSelect(type: unknown): boolean {
  return type === TYPE.stringSelect || (typeof type === 'number' && type >= TYPE.userSelect && type <= TYPE.channelSelect);
}
