import { type APIComponentInContainer, type APIMessage, type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';

type Any = APIMessageTopLevelComponent | APIComponentInContainer;

/**
 * A message's components without rows of buttons and menus, ready to be sent back; null if there are none to take away.
 * Pictures are named by their files, since addresses expire; or with `byAddress` as they came.
 */
export function withoutControls({ components = [] }: APIMessage, byAddress = false): APIMessageTopLevelComponent[] | null {
  let taken = 0;
  const keep = <C extends Any>(list: readonly C[]): C[] =>
    list.flatMap((component): C[] => {
      if (component.type === ComponentType.ActionRow) {
        taken++;
        return [];
      }
      if (component.type === ComponentType.Container) return [{ ...component, components: keep(component.components) }];
      if (component.type === ComponentType.MediaGallery) return [{ ...component, items: component.items.map((item) => picture(item, byAddress)) }];
      return [component];
    });
  const kept = keep(components);
  return taken > 0 && kept.length > 0 ? kept : null;
}

type Item = Extract<Any, { type: ComponentType.MediaGallery }>['items'][number];

function picture({ media, description }: Item, byAddress: boolean): Item {
  const name = new URL(media.url).pathname.split('/').at(-1) ?? '';
  const url = byAddress ? media.url : `attachment://${decodeURIComponent(name)}`;
  return { media: { url }, ...(description != null && { description }) };
}
