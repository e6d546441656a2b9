/** A Media Support that comes into force: what it changes, and the one it replaces. */
import type { Say } from '../../../i18n/types.ts';
import { box, icon, rect, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { wordsWidth } from '../../../scene/room.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import { cardOf } from '../rules/cards/index.ts';
import type { Act } from './highlight-events.ts';
import { doneOf, faint } from './highlight-parts.ts';
import { candidates, night, screen, token } from './studio.ts';

export function mediaShapes({ now, old }: NonNullable<Act['media']>, at: Box, progress: number, say: Say): Shape[] {
  const on = night.panel;
  const { low } = candidates[now.side];
  const gone = doneOf(progress, { from: 0.1, to: 0.4 });
  const come = doneOf(progress, { from: 0.35, to: 0.8 });
  const { lasting } = cardOf(now.card);
  const first = box(at.x + 24, at.y + 16, at.w - 48, 72);
  const second = box(at.x + 16, at.y + 104, at.w - 32, at.h - 120);
  const line = box(first.x + 76, first.y, first.w - 90, first.h);
  return [
    ...screen(at, on),
    ...(old
      ? [
          ...token(old.side, first.x + 32, first.y + first.h / 2, 52, on, gone > 0.5),
          title(line, say.title(old.card), { size: 52, min: 36, role: 'secondary', colour: night.quiet, on }),
          ...faint(
            [
              rect(box(line.x - 6, line.y + line.h / 2 - 3, Math.min(line.w, wordsWidth(say.title(old.card), 52)) + 12, 7), {
                fill: night.accent,
                radius: 3,
              }),
            ],
            gone,
          ),
        ]
      : [title(line, say(look('look.no-media')).split('\n')[0]!, { size: 48, min: 36, weight: 600, role: 'secondary', colour: night.quiet, on })]),
    ...faint(
      [
        rect(second, { fill: low, radius: 10, stroke: { colour: night.accent, width: 5 } }),
        icon(icons.microphone, box(second.x + 16, second.y + 30, 80, second.h - 60), { fill: night.text }),
        ...token(now.side, second.x + 142, second.y + second.h / 2, 68, low),
        title(
          box(second.x + 192, second.y + 8, second.w - 208, second.h - 16),
          lasting ? say(look('look.lasting', { lasting, by: now.side })) : say.title(now.card),
          {
            size: 64,
            min: 40,
            role: 'secondary',
            colour: night.text,
            on: low,
          },
        ),
      ],
      come,
    ),
  ];
}
