import type { Say } from '../../i18n/types.ts';
import type { View } from '../../kernel/rules.ts';
import type { Scene } from '../../scene/types.ts';
import type { Now } from '../game.ts';

/** The public board. */
export function board(_view: View, now: Now, say: Say): Scene {
  const text = now.toAct.map((seat) => say.seat(seat)).join(' · ');
  return {
    width: 1200,
    height: 1040,
    background: '#0E1A2B',
    layers: [
      {
        shapes: [
          {
            shape: 'text',
            text,
            face: 'display',
            weight: 700,
            size: 60,
            x: 32,
            y: 24,
            w: 1136,
            h: 80,
            colour: '#F4F1E8',
            on: '#0E1A2B',
            role: 'essential',
          },
        ],
      },
    ],
  };
}
