/** Rules for files and what shows them. */
import { type Fields, fieldsOf, objectsOf, repeated, textOf, wordOf } from '../json.ts';
import type { SentFile } from '../request.ts';
import { isNew, type Report, type Rule, type Sent, TYPE } from './message.ts';

const MIB = 1024 * 1024;
const SCHEME = 'attachment://';

/** The files and size that any request may have, whatever it's for. */
export function sizesOfFiles(files: readonly SentFile[], body: unknown, report: Report): void {
  if (files.length === 0) return;
  if (files.length > 10) report(`files: ${files.length}, at most 10`);
  for (const { name, size } of files) {
    if (size > 10 * MIB) report(`files: ${name} is larger than 10 MiB`);
    if (size === 0) report(`files: ${name} is empty`);
  }
  const total = files.reduce((sum, { size }) => sum + size, 0);
  // Up to 24 MiB of files the body can't matter: a message's JSON stays far below a MiB.
  if (total > 24 * MIB && total + Buffer.byteLength(JSON.stringify(body ?? null)) > 25 * MIB) report('files: the request is larger than 25 MiB');
}

export const attachmentsOfFiles: Rule = (sent, report) => {
  const entries = objectsOf(sent.body.attachments);
  for (const id of repeated(entries.map((entry) => entry.id))) report(`attachments: duplicate id ${wordOf(id)}`);
  const lost = entries.find((entry) => !(Number(wordOf(entry.id)) < sent.files.length) && (isNew(sent) || isIndex(entry)));
  if (lost) report(`attachments: id ${wordOf(lost.id)} names no file of this request`);
  for (const name of repeated(namesOf(sent))) report(`files: two are called ${name}`);
};

/** `attachment://` must refer to a file of this request or, in an edit, to one that the message already has. */
export const attachmentsShown: Rule = (sent, report) => {
  const names = namesOf(sent);
  const older = !isNew(sent) && (sent.body.attachments === undefined || objectsOf(sent.body.attachments).some((entry) => !isIndex(entry)));
  const shown = new Set<string>();
  for (const { url, place } of addressesOf(sent)) {
    if (!url.startsWith(SCHEME)) continue;
    const name = url.slice(SCHEME.length);
    shown.add(name);
    if (!/^[\w.-]+$/.test(name)) report(`${place}: Discord renames files like "${name}": use letters, digits, "_", "-" and "."`);
    else if (!names.includes(name) && !older) report(`${place}: ${url} without such a file`);
  }
  if (!sent.v2 || sent.parts.length === 0) return;
  for (const name of names) if (!shown.has(name)) report(`files: ${name} is shown by no component`);
};

export const addressesThatWork: Rule = (sent, report) => {
  for (const { url, place, attached } of addressesOf(sent)) {
    if (attached && !url.startsWith(SCHEME)) report(`${place}: a file component shows attachment:// only`);
    else if (!/^(https?|attachment):\/\/./.test(url)) report(`${place}: "${url}" is neither http, https nor attachment://`);
  }
};

/** An upload's index among the files; files that a message already has go by their snowflake. */
function isIndex(entry: Fields): boolean {
  return wordOf(entry.id).length < 15;
}

/** The names the files will have: an entry in `attachments` may rename its file. */
function namesOf({ body, files }: Sent): string[] {
  if (files.length === 0) return [];
  const names = files.map((file) => file.name);
  for (const { id, filename } of objectsOf(body.attachments))
    if (filename && names[Number(wordOf(id))] !== undefined) names[Number(wordOf(id))] = textOf(filename);
  return names;
}

interface Address {
  url: string;
  place: string;
  attached: boolean;
}

function addressesOf({ body, parts }: Sent): Address[] {
  const addresses: Address[] = [];
  const add = (media: unknown, place: string, key = 'url', attached = false) => {
    const url = fieldsOf(media)?.[key];
    if (typeof url === 'string') addresses.push({ url, place, attached });
  };
  for (const { type, fields, place } of parts) {
    if (type === TYPE.thumbnail) add(fields.media, `${place}.media`);
    if (type === TYPE.file) add(fields.file, `${place}.file`, 'url', true);
    if (type === TYPE.gallery) objectsOf(fields.items).forEach(({ media }, i) => void add(media, `${place}.items[${i}]`));
  }
  objectsOf(body.embeds).forEach((embed, i) => {
    for (const field of ['image', 'thumbnail', 'video']) add(embed[field], `embeds[${i}].${field}`);
    for (const field of ['author', 'footer']) add(embed[field], `embeds[${i}].${field}`, 'icon_url');
  });
  return addresses;
}
