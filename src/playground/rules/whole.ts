/** What Discord demands of a message as a whole, once it is written or edited. */
import type { APIEmbed, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { ComponentType, MessageFlags } from 'discord-api-types/v10';
import { refusal } from '../errors.ts';
import { mediaOf, textOf, walk } from '../walk.ts';
import { embedProblems, picturesOf } from './embeds.ts';
import { type Problem, refuseIfAny } from './form.ts';

/** A message as it would be after the request. */
export interface Whole {
  content: string;
  embeds: readonly APIEmbed[];
  components: readonly APIMessageTopLevelComponent[];
  flags: number;
  /** The names of the files it would have. */
  files: readonly string[];
}

const MOST_COMPONENTS = 40;
const MOST_TEXT = 4000;
const MOST_ROWS = 5;
const MOST_FILES = 10;

/** Throws unless Discord would accept the whole message. */
export function checkWhole(whole: Whole): void {
  const isV2 = (whole.flags & MessageFlags.IsComponentsV2) !== 0;
  refuseIfAny([
    ...(isV2 ? v2Problems(whole) : legacyProblems(whole)),
    ...embedProblems(whole.embeds),
    ...idProblems(whole.components),
    ...fileProblems(whole),
  ]);
  const { content, embeds, components, files } = whole;
  const isEmpty = isV2 ? components.length === 0 : content.trim() === '' && embeds.length + components.length + files.length === 0;
  if (isEmpty) throw refusal('emptyMessage');
}

function v2Problems({ content, embeds, components }: Whole): Problem[] {
  const problems: Problem[] = [];
  const legacy = (field: string) =>
    problems.push({
      path: [field],
      code: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      message: `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
    });
  if (content !== '') legacy('content');
  if (embeds.length > 0) legacy('embeds');
  const total = [...walk(components)].length;
  if (total > MOST_COMPONENTS)
    problems.push({
      path: ['components'],
      code: 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      message: `The total number of components (${total}) exceeds ${MOST_COMPONENTS}`,
    });
  const text = textOf(components).reduce((sum, each) => sum + each.length, 0);
  if (text > MOST_TEXT)
    problems.push({
      path: ['components'],
      code: 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      message: `The total text (${text}) exceeds ${MOST_TEXT}`,
    });
  return problems;
}

function legacyProblems({ components }: Whole): Problem[] {
  const problems: Problem[] = components.flatMap(({ type }, at) =>
    type === ComponentType.ActionRow
      ? []
      : [
          {
            path: ['components', at, 'type'],
            code: 'UNION_TYPE_CHOICES',
            message: 'Value of field "type" must be one of (1,): this component needs IS_COMPONENTS_V2.',
          },
        ],
  );
  if (components.length > MOST_ROWS)
    problems.push({ path: ['components'], code: 'BASE_TYPE_BAD_LENGTH', message: `Must be between 1 and ${MOST_ROWS} in length.` });
  return problems;
}

/** Custom ids and component ids must each be unique in the message. */
function idProblems(components: readonly APIMessageTopLevelComponent[]): Problem[] {
  const seen = new Set<string | number>();
  const problems: Problem[] = [];
  for (const { component, path } of walk(components)) {
    const customId = 'custom_id' in component ? component.custom_id : null;
    if (customId !== null && seen.has(customId))
      problems.push({ path: [...path, 'custom_id'], code: 'COMPONENT_CUSTOM_ID_DUPLICATED', message: 'Component custom id cannot be duplicated' });
    if (component.id && seen.has(component.id))
      problems.push({ path: [...path, 'id'], code: 'COMPONENT_ID_DUPLICATED', message: 'Component id cannot be duplicated' });
    if (customId !== null) seen.add(customId);
    if (component.id) seen.add(component.id);
  }
  return problems;
}

function fileProblems({ components, embeds, files }: Whole): Problem[] {
  const problems: Problem[] = [];
  if (files.length > MOST_FILES)
    problems.push({ path: ['attachments'], code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${MOST_FILES} or fewer in length.` });
  const isMissing = (url: string) => url.startsWith('attachment://') && !files.includes(url.slice('attachment://'.length));
  for (const { media, path } of mediaOf(components))
    if (isMissing(media.url))
      problems.push({
        path: [...path, 'url'],
        code: 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
        message: `No file of this message is called so: ${media.url}`,
      });
  for (const [at, embed] of embeds.entries())
    for (const picture of picturesOf(embed))
      if (isMissing(picture.url))
        problems.push({ path: ['embeds', at], code: 'URL_TYPE_INVALID_URL', message: `No file of this message is called so: ${picture.url}` });
  return problems;
}
