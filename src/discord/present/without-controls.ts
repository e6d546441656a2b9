import { type APIComponentInContainer, type APIMessage, type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';

type Any = APIMessageTopLevelComponent | APIComponentInContainer;

/** A message's components without rows of buttons and menus, ready to be sent back; null if there are none to take away. */
export function withoutControls({ components = [] }: APIMessage): APIMessageTopLevelComponent[] | null {
  let taken = 0;
  const keep = <C extends Any>(list: readonly C[]): C[] =>
    list.flatMap((component): C[] => {
      if (component.type === ComponentType.ActionRow) {
        taken++;
        return [];
      }
      if (component.type === ComponentType.Container) return [{ ...component, components: keep(component.components) }];
      if (component.type === ComponentType.MediaGallery) return [{ ...component, items: component.items.map(asAttached) }];
      return [component];
    });
  const kept = keep(components);
  return taken > 0 && kept.length > 0 ? kept : null;
}

type Item = Extract<Any, { type: ComponentType.MediaGallery }>['items'][number];

/** Addresses of attachments expire: a picture that stays is named by its file. */
function asAttached({ media, description }: Item): Item {
  const name = new URL(media.url).pathname.split('/').at(-1) ?? '';
  return { media: { url: `attachment://${decodeURIComponent(name)}` }, ...(description != null && { description }) };
}
