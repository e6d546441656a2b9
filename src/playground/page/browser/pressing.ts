/** A button named in the address, pressed once for the person who takes a seat there. */
import { type APIMessage, ComponentType, MessageFlags } from 'discord-api-types/v10';
import { walk } from '../../walk.ts';
import type { Actions } from './actions.ts';
import type { State } from './state.ts';

const isPrivate = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;

const hasButton = ({ components }: APIMessage, customId: string): boolean =>
  [...walk(components ?? [])].some(
    ({ component }) => component.type === ComponentType.Button && 'custom_id' in component && component.custom_id === customId && !component.disabled,
  );

/**
 * Checks after each change whether it can be pressed by now. Doesn't press if it's gone, or if what it shows is already there. `customId` is null if
 * none is named.
 */
export function openPressing(customId: string | null, state: State, page: Actions): () => void {
  let left = customId;
  return () => {
    const messages = state.messages.get(state.channel ?? '');
    if (left === null || !messages || !state.bot?.online) return;
    const named = left;
    left = null;
    const at = messages.findLastIndex((message) => !isPrivate(message) && hasButton(message, named));
    if (at >= 0 && !messages.slice(at).some(isPrivate)) void page.press(messages[at]!, named);
  };
}
