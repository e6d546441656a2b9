/** The cause of an event, as a panel beside it: the card, the news, or the die. */
import type { Say } from '../../../i18n/types.ts';
import { box, columns, icon, inset, rect, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { icons } from '../../../scene/icons.ts';
import { die } from '../../../scene/tokens.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import { bonusFor } from '../rules/cards/die.ts';
import { cardOf } from '../rules/cards/index.ts';
import { type CardId, type Group, opponentOf, type Side } from '../vocabulary.ts';
import type { Act, Roll } from './highlight-events.ts';
import { doneOf, faint } from './highlight-parts.ts';
import { emblem, glyphHeight, glyphRow, glyphScale } from './pictograms.ts';
import { alarm, candidates, glass, night, token } from './studio.ts';

export const causeWidth = 344;
const litHeight = 124;
const stripHeight = 72;

/** When a card's dice are rolled: after everything else it does. */
const rolling = { from: 0.5, to: 0.9 };

/** The face on top at an instant; others show before the die comes to rest. */
export function faceAt(face: number, progress: number, { from, to } = rolling): number {
  const turns = 5;
  const left = Math.ceil((1 - Math.min(1, Math.max(0, (progress - from) / (to - from)))) * turns);
  return left === 0 ? face : ((face - 1 + left * 2 + (left % 2)) % 6) + 1;
}

const dieLook = { fill: glass.top, pip: glass.ink };

/** The signs of the bonus a face offers the opponent of the side that rolled; crossed out if declined. */
export function bonusSigns({ side, face, declined }: Roll, at: Box, on: string): Shape[] {
  const signed = { play: [...bonusFor(face)], side: opponentOf(side) };
  const none = (mark: Box): Shape => icon(icons.cross, mark, { stroke: { colour: glass.ink, width: 6 } });
  if (signed.play.length === 0) return [none(box(at.x, at.y + (at.h - 40) / 2, 40, 40))];
  const scale = glyphScale([signed], at.w, (at.h - 4) / glyphHeight);
  const y = at.y + (at.h - glyphHeight * scale) / 2;
  const middle = at.y + at.h / 2;
  return [
    ...glyphRow(signed, at.x, y, scale, on),
    ...(declined ? [rect(box(at.x - 6, middle - 4, Math.min(at.w, 120 * scale), 8), { fill: alarm.top, radius: 4 })] : []),
  ];
}

/** A card: the sign of its kind in its side's light, its title, and below it its group or what its dice bring. */
function cardPanel(card: CardId, { rolls, group }: Pick<Act, 'rolls' | 'group'>, at: Box, progress: number, say: Say): Shape[] {
  const { side, type } = cardOf(card);
  const { light, low } = candidates[side];
  const radius = side === 'obama' ? 28 : 8;
  const lit = { ...at, h: litHeight };
  const ground = mix(light, low, 0.5);
  const across = 76;
  const hasStrip = rolls.length > 0 || group !== null;
  const strip = { ...at, y: at.y + at.h - stripHeight, h: stripHeight };
  const dice = rolls.map((_, i) => box(at.x + at.w - 12 - (rolls.length - i) * (across + 8), at.y + (litHeight - across) / 2, across, across));
  const sign = rolls.length > 0 ? box(at.x + 68, at.y + 20, 84, 84) : box(at.x + at.w / 2 - 52, at.y + 10, 104, 104);
  const words = box(at.x + 18, at.y + litHeight + 6, at.w - 36, at.h - litHeight - (hasStrip ? stripHeight : 0) - 12);
  const rolled = doneOf(progress, { from: 0.4, to: 0.5 });
  return [
    rect(at, { fill: glass.top, radius }),
    rect({ ...lit, h: litHeight + radius }, { fill: ground, radius }),
    rect(box(at.x, at.y + litHeight, at.w, radius + 2), { fill: glass.top }),
    ...token(side, at.x + 38, at.y + 38, 46, ground),
    ...emblem(type, sign, night.text, ground),
    title(words, say.title(card), {
      size: 56,
      min: 36,
      lines: 4,
      leading: 1.02,
      role: 'secondary',
      colour: glass.ink,
      on: glass.top,
      align: 'centre',
    }),
    ...rolls.flatMap((roll, i) => faint(die(faceAt(roll.face, progress), dice[i]!, dieLook), rolled)),
    ...(hasStrip ? [rect(strip, { fill: glass.low, radius }), rect({ ...strip, h: radius }, { fill: glass.low })] : []),
    ...(rolls.length > 0 ? bonuses(rolls, strip, doneOf(progress, { from: 0.88, to: 1 })) : group ? groupLine(group, strip, say) : []),
  ];
}

/** The bonuses that Going Negative dice bring the opponent. */
function bonuses(rolls: readonly Roll[], at: Box, done: number): Shape[] {
  const on = glass.low;
  const cells = columns(box(at.x + 84, at.y + 6, at.w - 100, at.h - 12), rolls.length, 20);
  return faint(
    [...token(opponentOf(rolls[0]!.side), at.x + 44, at.y + at.h / 2, 44, on), ...rolls.flatMap((roll, i) => bonusSigns(roll, cells[i]!, on))],
    done,
  );
}

/** The group whose undecided voters come over. */
const groupLine = (group: Group, at: Box, say: Say): Shape[] => [
  icon(icons.group, box(at.x + 14, at.y + 10, 48, 48), { fill: glass.ink }),
  title(box(at.x + 72, at.y + 2, at.w - 84, at.h - 4), say.title(group), {
    size: 44,
    min: 36,
    lines: 2,
    leading: 0.92,
    role: 'secondary',
    colour: glass.ink,
    on: glass.low,
  }),
];

/** News on its red; `by`: the side whose Media Support chose the state it hits. */
function newsPanel(card: CardId, by: Side | null, at: Box, say: Say): Shape[] {
  const head = { ...at, h: 72 };
  const foot = by ? 60 : 0;
  return [
    rect(at, { fill: glass.top, radius: 10 }),
    rect(head, { fill: alarm.top, radius: 10 }),
    rect(box(at.x, at.y + 60, at.w, 16), { fill: alarm.top }),
    title(inset(head, 12, 0), say(look('look.news')), { size: 56, min: 40, role: 'secondary', colour: night.text, on: alarm.top, align: 'centre' }),
    title(box(at.x + 18, at.y + 82, at.w - 36, at.h - 90 - foot), say.title(card), {
      size: 54,
      min: 36,
      lines: 4,
      leading: 1.04,
      role: 'secondary',
      colour: glass.ink,
      on: glass.top,
      align: 'centre',
    }),
    ...(by
      ? [
          icon(icons.microphone, box(at.x + at.w / 2 - 56, at.y + at.h - 58, 48, 48), { fill: glass.ink }),
          ...token(by, at.x + at.w / 2 + 34, at.y + at.h - 34, 44, glass.top),
        ]
      : []),
  ];
}

/** A die that a side rolled for going negative. */
export function diePanel(rolls: readonly Roll[], at: Box, progress: number, say: Say): Shape[] {
  const { side } = rolls[0]!;
  const { light, low } = candidates[side];
  const on = mix(light, low, 0.5);
  const across = rolls.length > 1 ? 128 : 148;
  const room = at.h - 84;
  const first = at.x + (at.w - rolls.length * across - (rolls.length - 1) * 20) / 2;
  return [
    rect(at, { fill: on, radius: side === 'obama' ? 28 : 8 }),
    ...token(side, at.x + 50, at.y + 48, 56, on),
    title(box(at.x + 96, at.y + 8, at.w - 112, 80), say(look('look.name', { side })), { size: 68, min: 55, colour: night.text, on }),
    ...rolls
      .slice(0, 2)
      .flatMap(({ face }, i) =>
        die(
          faceAt(face, progress, { from: 0.05, to: 0.65 }),
          box(first + i * (across + 20), at.y + 78 + (room - across) / 2, across, across),
          dieLook,
        ),
      ),
  ];
}

/** The panel of an act's cause; empty if the cause is not known. */
export function causePanel({ cause, rolls, group }: Act, at: Box, progress: number, say: Say): Shape[] {
  if (cause?.kind === 'card') return cardPanel(cause.card, { rolls: rolls.slice(-2), group }, at, progress, say);
  if (cause?.kind === 'news') return newsPanel(cause.card, cause.by, at, say);
  return cause ? diePanel(rolls, at, progress, say) : [];
}
