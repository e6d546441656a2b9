import type { Say } from '../../i18n/types.ts';
import { words } from '../../scene/build.ts';
import { palettes } from '../../scene/palette.ts';
import type { Scene } from '../../scene/types.ts';
import type { Now } from '../game.ts';
import { race } from './describe.ts';
import type { CandidateView } from './view.ts';

export function board(view: CandidateView, _now: Now, say: Say): Scene {
  const { ground, text } = palettes.night;
  return {
    width: 1200,
    height: 1040,
    background: ground,
    layers: [{ shapes: [words({ x: 32, y: 32, w: 1136, h: 200 }, race(view, say), { size: 40, lines: 4, colour: text, on: ground })] }],
  };
}
