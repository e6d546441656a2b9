/** A button that the address names, pressed once for whoever sits down there. */
import { type APIMessage, ComponentType, MessageFlags } from 'discord-api-types/v10';
import { walk } from '../../walk.ts';
import type { Actions } from './actions.ts';
import type { State } from './state.ts';

const isPrivate = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;

const hasButton = ({ components }: APIMessage, customId: string): boolean =>
  [...walk(components ?? [])].some(
    ({ component }) => component.type === ComponentType.Button && 'custom_id' in component && component.custom_id === customId && !component.disabled,
  );

/** Looks, at each change, whether it can be pressed by now. Not where it is gone, nor where what it shows stands there already. `customId` is null where none is named. */
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
