/** What Discord demands of each component of a message. */
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { componentId, customId, emoji, link, media, snowflake } from './schema.ts';

const fault = (context: z.RefinementCtx, path: PropertyKey[], code: string, message: string) =>
  context.addIssue({ code: 'custom', path, message, params: { code } });

const button = z
  .object({
    type: z.literal(ComponentType.Button),
    id: componentId,
    style: z.int().min(1).max(6),
    label: z.string().max(80).optional(),
    emoji: emoji.optional(),
    custom_id: customId.optional(),
    sku_id: snowflake.optional(),
    url: link.optional(),
    disabled: z.boolean().optional(),
  })
  .superRefine((it, context) => {
    if (it.style === ButtonStyle.Premium) {
      if (!it.sku_id) fault(context, ['sku_id'], 'BASE_TYPE_REQUIRED', 'A premium button needs a sku_id');
      return;
    }
    const isLink = it.style === ButtonStyle.Link;
    if (isLink && !it.url) fault(context, ['url'], 'BASE_TYPE_REQUIRED', 'A url is required');
    if (!isLink && it.url)
      fault(context, ['url'], 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE', 'A custom id and url cannot both be specified');
    if (!isLink && !it.custom_id) fault(context, ['custom_id'], 'BASE_TYPE_REQUIRED', 'A custom id is required');
    if (isLink && it.custom_id)
      fault(context, ['custom_id'], 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE', 'A custom id and url cannot both be specified');
    if (!it.label && !it.emoji) fault(context, ['label'], 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A button needs a label or an emoji');
  });

const selectBase = {
  id: componentId,
  custom_id: customId,
  placeholder: z.string().max(150).optional(),
  min_values: z.int().min(0).max(25).optional(),
  max_values: z.int().min(1).max(25).optional(),
  disabled: z.boolean().optional(),
  required: z.boolean().optional(),
};

interface Range {
  min_values?: number | undefined;
  max_values?: number | undefined;
}

function checkRange(it: Range, context: z.RefinementCtx): void {
  const most = it.max_values ?? 1;
  if ((it.min_values ?? 1) > most) fault(context, ['min_values'], 'SELECT_COMPONENT_MIN_VALUES_TOO_LARGE', `Must be at most max_values (${most})`);
}

const option = z.object({
  label: z.string().min(1).max(100),
  value: z.string().min(1).max(100),
  description: z.string().max(100).optional(),
  emoji: emoji.optional(),
  default: z.boolean().optional(),
});

const stringSelect = z
  .object({ type: z.literal(ComponentType.StringSelect), ...selectBase, options: z.array(option).min(1).max(25) })
  .superRefine((it, context) => {
    checkRange(it, context);
    const { options } = it;
    for (const [at, { value }] of options.entries())
      if (options.findIndex((other) => other.value === value) < at)
        fault(context, ['options', at, 'value'], 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used');
    if ((it.max_values ?? 1) > options.length)
      fault(context, ['max_values'], 'SELECT_COMPONENT_MAX_VALUES_TOO_LARGE', `Must be at most the number of options (${options.length})`);
    if (options.filter((each) => each.default).length > (it.max_values ?? 1))
      fault(context, ['options'], 'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES', 'More options are chosen beforehand than may be chosen');
  });

function populatedSelect<T extends ComponentType>(type: T, chosen: readonly string[]) {
  const defaults = z.array(z.object({ id: snowflake, type: z.enum(chosen) })).max(25);
  return z
    .object({ type: z.literal(type), ...selectBase, default_values: defaults.optional(), channel_types: z.array(z.int()).optional() })
    .superRefine((it, context) => {
      checkRange(it, context);
      if ((it.default_values?.length ?? 0) > (it.max_values ?? 1))
        fault(context, ['default_values'], 'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES', 'More values are chosen beforehand than may be chosen');
    });
}

export const selects = [
  stringSelect,
  populatedSelect(ComponentType.UserSelect, ['user']),
  populatedSelect(ComponentType.RoleSelect, ['role']),
  populatedSelect(ComponentType.MentionableSelect, ['user', 'role']),
  populatedSelect(ComponentType.ChannelSelect, ['channel']),
] as const;

const row = z
  .object({
    type: z.literal(ComponentType.ActionRow),
    id: componentId,
    components: z
      .array(z.discriminatedUnion('type', [button, ...selects]))
      .min(1)
      .max(5),
  })
  .superRefine(({ components }, context) => {
    const isSelect = components.some((it) => it.type !== ComponentType.Button);
    if (isSelect && components.length > 1)
      fault(context, ['components'], 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'A select fills its row: nothing can stand beside it');
  });

export const textDisplay = z.object({ type: z.literal(ComponentType.TextDisplay), id: componentId, content: z.string().min(1).max(4000) });
const description = z.string().max(1024).nullish();
const spoiler = z.boolean().optional();
const thumbnail = z.object({ type: z.literal(ComponentType.Thumbnail), id: componentId, media, description, spoiler });

const section = z.object({
  type: z.literal(ComponentType.Section),
  id: componentId,
  components: z.array(textDisplay).min(1).max(3),
  accessory: z.discriminatedUnion('type', [button, thumbnail]),
});

const gallery = z.object({
  type: z.literal(ComponentType.MediaGallery),
  id: componentId,
  items: z.array(z.object({ media, description, spoiler })).min(1).max(10),
});

const ownFile = media.refine(({ url }) => url.startsWith('attachment://'), 'A file component shows a file of its own message (attachment://)');
const file = z.object({ type: z.literal(ComponentType.File), id: componentId, file: ownFile, spoiler });

const separator = z.object({
  type: z.literal(ComponentType.Separator),
  id: componentId,
  divider: z.boolean().optional(),
  spacing: z.int().min(1).max(2).optional(),
});

const container = z.object({
  type: z.literal(ComponentType.Container),
  id: componentId,
  accent_color: z.int().min(0).max(0xffffff).nullish(),
  spoiler,
  components: z.array(z.discriminatedUnion('type', [row, textDisplay, section, gallery, file, separator])).min(1),
});

/** The top-level components of a message; `checkWhole` decides which of them are allowed without Components V2. */
export const messageComponents = z.array(z.discriminatedUnion('type', [row, textDisplay, section, gallery, file, separator, container]));
