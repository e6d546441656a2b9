/** What Discord adds to a message before anyone reads it: numbers, addresses, sizes, and whom it pings. */
import type { APIAllowedMentions, APIAttachment, APIEmbed, APIMessageTopLevelComponent, APIUser } from 'discord-api-types/v10';
import { ComponentType, EmbedType, SeparatorSpacingSize } from 'discord-api-types/v10';
import type { People } from './people.ts';
import { picturesOf } from './rules/embeds.ts';
import { type AnyComponent, mediaOf, textOf, walk } from './walk.ts';

const SCHEME = 'attachment://';

/** The components as a message has them: all numbered and complete, with each `attachment://` replaced by an address that can be fetched. */
export function settleComponents(
  given: readonly APIMessageTopLevelComponent[],
  files: readonly APIAttachment[],
  newId: () => string,
): APIMessageTopLevelComponent[] {
  const components = structuredClone([...given]);
  const places = [...walk(components)];
  const taken = new Set(places.map(({ component }) => component.id));
  let number = 0;
  for (const { component } of places) {
    complete(component, files);
    if (component.id) continue;
    do number += 1;
    while (taken.has(number));
    component.id = number;
  }
  for (const { media } of mediaOf(components)) {
    const file = fileAt(media.url, files);
    const size = { width: file?.width ?? null, height: file?.height ?? null, content_type: file?.content_type ?? null };
    Object.assign(
      media,
      { id: file?.id ?? newId(), proxy_url: file?.proxy_url ?? media.url },
      file && { url: file.url, ...size, attachment_id: file.id },
    );
  }
  return components;
}

/** Fills in the bot's omissions. */
function complete(component: AnyComponent, files: readonly APIAttachment[]): void {
  switch (component.type) {
    case ComponentType.Container:
      component.accent_color ??= null;
      component.spoiler ??= false;
      break;
    case ComponentType.Thumbnail:
      component.description ??= null;
      component.spoiler ??= false;
      break;
    case ComponentType.MediaGallery:
      for (const item of component.items) Object.assign(item, { description: item.description ?? null, spoiler: item.spoiler ?? false });
      break;
    case ComponentType.File: {
      const file = fileAt(component.file.url, files);
      Object.assign(component, { spoiler: component.spoiler ?? false }, file && { name: file.filename, size: file.size });
      break;
    }
    case ComponentType.Separator:
      component.divider ??= true;
      component.spacing ??= SeparatorSpacingSize.Small;
      break;
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect:
      component.min_values ??= 1;
      component.max_values ??= 1;
      break;
  }
}

export function settleEmbeds(given: readonly APIEmbed[], files: readonly APIAttachment[]): APIEmbed[] {
  const embeds = structuredClone([...given]);
  for (const embed of embeds) {
    embed.type = EmbedType.Rich;
    for (const picture of picturesOf(embed)) {
      const file = fileAt(picture.url, files);
      if (file) Object.assign(picture, { url: file.url, proxy_url: file.proxy_url, ...(file.width && { width: file.width, height: file.height }) });
    }
  }
  return embeds;
}

function fileAt(url: string, files: readonly APIAttachment[]): APIAttachment | undefined {
  return url.startsWith(SCHEME) ? files.find(({ filename }) => filename === url.slice(SCHEME.length)) : undefined;
}

/** The files a message lists below itself: those that no component and no embed shows. */
export function looseFiles(
  files: readonly APIAttachment[],
  components: readonly APIMessageTopLevelComponent[],
  embeds: readonly APIEmbed[],
): APIAttachment[] {
  const shown = new Set([...[...mediaOf(components)].map(({ media }) => media.url), ...embeds.flatMap(picturesOf).map(({ url }) => url)]);
  return files.filter(({ url }) => !shown.has(url));
}

/** The people a message pings: those it names, as far as the bot allows it. */
export function pinged(
  people: People,
  content: string,
  components: readonly APIMessageTopLevelComponent[],
  allowed: APIAllowedMentions | null,
): APIUser[] {
  const named = [content, ...textOf(components)].flatMap((text) => [...text.matchAll(/<@!?(\d{17,20})>/g)].map((match) => match[1] ?? ''));
  const mayPing = (id: string) =>
    allowed === null || (allowed.parse as readonly string[] | undefined)?.includes('users') || allowed.users?.includes(id);
  return [...new Set(named)].filter(mayPing).flatMap((id) => people.user(id) ?? []);
}
