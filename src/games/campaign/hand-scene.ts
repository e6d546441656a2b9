import type { Say } from '../../i18n/types.ts';
import type { View } from '../../kernel/rules.ts';
import type { Scene } from '../../scene/types.ts';

/** What the viewer holds, or null where there is nothing to draw. */
export function hand(_view: View, _say: Say): Scene | null {
  return null;
}
