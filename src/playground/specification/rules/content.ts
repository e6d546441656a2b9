/** Rules for a message's content, in either of the two forms. */
import { type Fields, fieldsOf, given, lengthOf, listOf, objectsOf, textOf, wordOf } from '../json.ts';
import { FLAG, isNew, type Rule, TYPE, type Way } from './message.ts';

const V2_ONLY: ReadonlySet<unknown> = new Set([TYPE.section, TYPE.text, TYPE.thumbnail, TYPE.gallery, TYPE.file, TYPE.separator, TYPE.container]);

export const emptyMessage: Rule = (sent, report) => {
  const { body, files } = sent;
  if (!isNew(sent) || files.length > 0 || textOf(body.content).trim() !== '' || given(body.poll)) return;
  if (['embeds', 'components', 'attachments', 'sticker_ids'].some((field) => listOf(body[field]).length > 0)) return;
  report('the message is empty: it has neither content, embeds, components nor files');
};

export const rowsWithoutV2: Rule = ({ body, v2 }, report) => {
  const rows = listOf(body.components).length;
  if (!v2 && rows > 5) report(`components: ${rows} rows, at most 5 without the Components V2 flag`);
};

export const v2PartsWithoutFlag: Rule = ({ parts, v2 }, report) => {
  const odd = v2 ? undefined : parts.find(({ type }) => V2_ONLY.has(type));
  if (odd) report(`${odd.place}: type ${wordOf(odd.type)} needs the Components V2 flag (32768)`);
};

export const v2WithContent: Rule = ({ body, v2 }, report) => {
  if (!v2) return;
  if (textOf(body.content) !== '') report('content: cannot stand beside the Components V2 flag');
  if (given(body.poll)) report('poll: cannot stand beside the Components V2 flag');
  for (const field of ['embeds', 'sticker_ids']) {
    if (listOf(body[field]).length > 0) report(`${field}: cannot stand beside the Components V2 flag`);
  }
};

export const v2WithoutParts: Rule = (sent, report) => {
  if (sent.v2 && isNew(sent) && sent.parts.length === 0) report('components: the Components V2 flag is set, but nothing to show');
};

export const fortyParts: Rule = ({ parts }, report) => {
  if (parts.length > 40) report(`components: ${parts.length} in total with the nested ones, at most 40`);
};

export const fourThousandCharacters: Rule = ({ parts }, report) => {
  let total = 0;
  for (const { type, fields } of parts) if (type === TYPE.text) total += lengthOf(textOf(fields.content));
  if (total > 4000) report(`components: ${total} characters of text in total, at most 4000`);
};

const ALLOWED: Record<Way, number> = {
  post: FLAG.suppressEmbeds | FLAG.suppressNotifications | FLAG.v2,
  reply: FLAG.suppressEmbeds | FLAG.suppressNotifications | FLAG.v2 | FLAG.ephemeral,
  update: FLAG.suppressEmbeds | FLAG.v2,
  edit: FLAG.suppressEmbeds | FLAG.v2,
  any: FLAG.suppressEmbeds | FLAG.suppressNotifications | FLAG.v2 | FLAG.ephemeral,
};

export const flagsOfThisWay: Rule = ({ body, way }, report) => {
  const wrong = typeof body.flags === 'number' ? body.flags & ~ALLOWED[way] : 0;
  if (wrong === 0) return;
  const ephemeral = wrong & FLAG.ephemeral ? ' (an ephemeral message can only be made by a reply)' : '';
  report(`flags: ${wrong} cannot be set by this request${ephemeral}`);
};

function charactersOf(embed: Fields): number {
  const fields = objectsOf(embed.fields).flatMap(({ name, value }) => [name, value]);
  const texts = [embed.title, embed.description, fieldsOf(embed.footer)?.text, fieldsOf(embed.author)?.name, ...fields];
  return texts.reduce<number>((sum, text) => sum + lengthOf(textOf(text)), 0);
}

export const embedsTotal: Rule = ({ body }, report) => {
  const total = objectsOf(body.embeds).reduce((sum, embed) => sum + charactersOf(embed), 0);
  if (total > 6000) report(`embeds: ${total} characters in total, at most 6000`);
};

export const emptyEmbeds: Rule = ({ body }, report) => {
  objectsOf(body.embeds).forEach((embed, i) => {
    if (charactersOf(embed) === 0 && !['image', 'thumbnail', 'video'].some((field) => given(embed[field]))) report(`embeds[${i}]: is empty`);
    objectsOf(embed.fields).forEach(({ name, value }, n) => {
      if (textOf(name).trim() === '' || textOf(value).trim() === '') report(`embeds[${i}].fields[${n}]: needs a name and a value`);
    });
  });
};

export const mentionsEitherWay: Rule = ({ body }, report) => {
  const allowed = fieldsOf(body.allowed_mentions);
  for (const kind of ['users', 'roles']) {
    const both = allowed && listOf(allowed.parse).includes(kind) && listOf(allowed[kind]).length > 0;
    if (both) report(`allowed_mentions: "${kind}" is in parse and also listed`);
  }
};
