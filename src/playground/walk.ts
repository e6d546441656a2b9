/** Components in reading order, however deeply nested. */
import type {
  APIMessageComponent,
  APIMessageTopLevelComponent,
  APIModalComponent,
  APITextDisplayComponent,
  APIUnfurledMediaItem,
} from 'discord-api-types/v10';
import { ComponentType } from 'discord-api-types/v10';

export type AnyComponent = APIMessageComponent | APIModalComponent | APITextDisplayComponent;

export interface Located {
  component: AnyComponent;
  path: readonly PropertyKey[];
}

/** Every component of a message or modal in reading order, each with its place in the form. */
export function* walk(components: readonly AnyComponent[], path: readonly PropertyKey[] = ['components']): Generator<Located> {
  for (const [at, component] of components.entries()) yield* within(component, [...path, at]);
}

function* within(component: AnyComponent, path: readonly PropertyKey[]): Generator<Located> {
  yield { component, path };
  if ('components' in component) yield* walk(component.components, [...path, 'components']);
  if ('accessory' in component) yield* within(component.accessory, [...path, 'accessory']);
  if ('component' in component) yield* within(component.component, [...path, 'component']);
}

/** Every picture or file a message's components show, each with its place in the form. */
export function* mediaOf(
  components: readonly APIMessageTopLevelComponent[],
): Generator<{ media: APIUnfurledMediaItem; path: readonly PropertyKey[] }> {
  for (const { component, path } of walk(components)) {
    if (component.type === ComponentType.Thumbnail) yield { media: component.media, path: [...path, 'media'] };
    if (component.type === ComponentType.File) yield { media: component.file, path: [...path, 'file'] };
    if (component.type === ComponentType.MediaGallery)
      for (const [at, { media }] of component.items.entries()) yield { media, path: [...path, 'items', at, 'media'] };
  }
}

/** All text in text displays. */
export function textOf(components: readonly AnyComponent[]): string[] {
  return [...walk(components)].flatMap(({ component }) => (component.type === ComponentType.TextDisplay ? [component.content] : []));
}
