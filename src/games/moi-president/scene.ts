import type { Say } from '../../i18n/types.ts';
import type { Scene } from '../../scene/types.ts';
import type { Now } from '../game.ts';
import type { MoiPresidentView } from './view.ts';

export function board(_view: MoiPresidentView, _now: Now, _say: Say): Scene {
  return { width: 1200, height: 1040, background: '#0E1A2B', layers: [] };
}
