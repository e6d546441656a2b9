/** The top of a board: whose turn it is, and all electoral votes on one bar with the majority in its middle. */

import type { Say } from '../../../i18n/types.ts';
import { box, circle, icon, rect, title, words } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { icons } from '../../../scene/icons.ts';
import { wordsWidth } from '../../../scene/room.ts';
import type { Shape } from '../../../scene/types.ts';
import { votesToWin } from '../data/numbers.ts';
import { look } from '../labels.ts';
import type { CampaignView } from '../rules/view.ts';
import { type Side, sides } from '../vocabulary.ts';
import { tugOfWar } from './race-bar.ts';
import { alarm, candidates, facing, night, token, wall } from './studio.ts';

/** Whether both sides have the same number of votes. */
const isEven = ({ sides: { obama, mccain } }: CampaignView): boolean => obama.votes === mccain.votes;

/** Whether a player gave up, so that nobody was elected. */
export const isConceded = ({ ended }: CampaignView): boolean => ended === 'won.left';

/** Whether a player gave up before any state was won: nothing was counted that night. */
export const isUncounted = (view: CampaignView): boolean => isConceded(view) && sides.every((side) => view.sides[side].won.length === 0);

/** How a game without a winner ended. */
export const drawOf = (view: CampaignView): 'even' | 'deadlock' | 'agreed' =>
  view.ended !== null && !['draw.quiet', 'draw.votes'].includes(view.ended) ? 'agreed' : isEven(view) ? 'even' : 'deadlock';

function status(view: CampaignView, acting: readonly Side[], say: Say): string {
  if (view.phase === 'over') {
    const winner = view.winners?.length === 1 ? view.winners[0]! : null;
    if (!winner) return say(look('look.drawn', { how: drawOf(view) }));
    return say(isConceded(view) ? look('look.concedes', { side: winner === 'obama' ? 'mccain' : 'obama' }) : look('look.elected'));
  }
  if (view.phase === 'preparing')
    return say(sides.some((side) => view.sides[side].drafted !== null) ? look('look.both-draft') : look('look.both-choose'));
  const side = acting[0] ?? view.active;
  return side ? say(look('look.turn-of', { side })) : say(look('look.both-choose'));
}

/** A side's name, votes and how many it still needs: Obama's from the left, McCain's from the right. */
function plates(view: CampaignView, side: Side, acting: boolean, say: Say): Shape[] {
  const { votes, drafted } = view.sides[side];
  // In the draft, the race is who has kept how many cards.
  const isDraft = view.phase === 'preparing' && drafted !== null;
  const isUntold = isUncounted(view);
  const isLeft = side === 'obama';
  const won = view.winners?.length === 1 && view.winners[0] === side;
  const lit = acting || won;
  const plate = box(isLeft ? 24 : 644, 72, 532, 88);
  const { light, low } = candidates[side];
  const slab = { ...plate, x: isLeft ? plate.x : plate.x + plate.w - 96, w: 96 };
  const left = Math.max(0, votesToWin - votes);
  const align = isLeft ? 'left' : 'right';
  const name = box(isLeft ? plate.x + 112 : plate.x + plate.w - 332, plate.y + 2, 220, 50);
  const score = box(isLeft ? plate.x + 336 : plate.x + 42, plate.y, 154, plate.h);
  const [from, lean] = isLeft ? (['right', 26] as const) : (['left', -26] as const);
  return [
    facing(plate, { fill: light }, from, lean),
    facing(box(isLeft ? plate.x : plate.x + 15, plate.y + 51, plate.w - 15, plate.h - 51), { fill: mix(light, low, 0.6) }, from, 11),
    rect({ ...plate, x: isLeft ? plate.x : plate.x + 30, w: plate.w - 30, h: 3 }, { fill: '#FFFFFF', opacity: 0.45 }),
    rect(slab, { fill: lit ? night.accent : night.deep }),
    ...(lit ? [facing(plate, { stroke: { colour: night.accent, width: 6 } }, from, lean)] : []),
    ...token(side, slab.x + 48, plate.y + 44, 64, lit ? night.accent : night.deep),
    title(isUntold ? { ...name, h: plate.h - 4 } : name, say(look('look.name', { side })), {
      size: isUntold ? 72 : 56,
      min: 55,
      colour: night.text,
      on: light,
      align,
    }),
    ...(isUntold
      ? []
      : [title(score, say.number(isDraft ? drafted : votes), { size: 96, colour: night.text, on: light, align: isLeft ? 'right' : 'left' })]),
    ...(isConceded(view)
      ? []
      : left > 0
        ? [
            words({ ...name, y: plate.y + 54, h: 30 }, say(isDraft ? look('look.of-deck') : look('look.to-go', { n: left })), {
              size: 28,
              min: 26,
              weight: 600,
              colour: night.text,
              on: light,
              align,
            }),
          ]
        : [icon(icons.check, box(isLeft ? name.x : name.x + name.w - 36, plate.y + 52, 34, 34), { stroke: { colour: night.accent, width: 8 } })]),
  ];
}

/** What is happening, on the banner at the top: gold while someone must act, and at the end. */
function banner(view: CampaignView, acting: readonly Side[], say: Say): Shape[] {
  const said = status(view, acting, say);
  const w = Math.min(930, Math.round(wordsWidth(said, 56)) + 96);
  return [
    facing(box(0, 0, w - 24, 60), { fill: night.accent }, 'right', 20),
    rect(box(0, 0, w - 24, 4), { fill: '#FFD666' }),
    title(box(24, 0, w - 76, 60), said, { size: 56, min: 55, colour: night.ink, on: night.accent }),
  ];
}

function onAir(view: CampaignView, say: Say): Shape[] {
  const turn = words(box(1056, 12, 120, 40), say(look('look.turn', { n: view.turn })), {
    size: 28,
    min: 26,
    weight: 600,
    colour: night.text,
    on: wall,
    align: 'right',
  });
  if (view.phase === 'over') return [turn];
  const tag = box(936, 12, 116, 40);
  return [
    rect(tag, { fill: alarm.top, radius: 6 }),
    circle(tag.x + 20, tag.y + 20, 7, { fill: night.text }),
    title(box(tag.x + 34, tag.y, tag.w - 42, tag.h), say(look('look.live')), {
      size: 30,
      min: 26,
      role: 'secondary',
      colour: night.text,
      on: alarm.top,
      align: 'centre',
    }),
    ...(view.phase === 'preparing' ? [] : [turn]),
  ];
}

export function header(view: CampaignView, toAct: readonly string[], say: Say): Shape[] {
  const acting = view.phase === 'over' ? [] : sides.filter((side) => toAct.includes(side));
  return [
    ...banner(view, acting, say),
    ...onAir(view, say),
    ...sides.flatMap((side) => plates(view, side, acting.includes(side), say)),
    ...tugOfWar(view, say),
  ];
}
