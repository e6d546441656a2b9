/** The picture of a post's decisive event: a state won, a card or news and what it moved, a Going Negative die, a new Media Support. */
import type { Say } from '../../../i18n/types.ts';
import type { Message } from '../../../kernel/types.ts';
import { box, title } from '../../../scene/build.ts';
import type { Box, Scene, Shape } from '../../../scene/types.ts';
import type { Highlight } from '../../game.ts';
import type { CampaignView } from '../rules/view.ts';
import { causePanel, causeWidth, diePanel } from './highlight-cause.ts';
import { bonusTable } from './highlight-die.ts';
import { type Act, type Roll, readTold, type Turned, turnedBy } from './highlight-events.ts';
import { mediaShapes } from './highlight-media.ts';
import { doneOf, faint, type Span } from './highlight-parts.ts';
import { formatFor, type Scenery, stateHeight } from './highlight-scenery.ts';
import { stateShapes } from './highlight-state.ts';
import { winHeight, winShapes } from './highlight-win.ts';
import { night, studio, token, wall } from './studio.ts';

const width = 1200;
const margin = 16;

const moving = (height: number, shapes: (progress: number) => Shape[]): Highlight => {
  const high = Math.ceil(height / 8) * 8;
  const ground = studio(width, high);
  return { at: (progress): Scene => ({ width, height: high, background: night.ground, layers: [ground, { shapes: shapes(progress) }] }) };
};

const causePlace = (height: number): Box => box(margin, margin, causeWidth, height);
const rightOf = (height: number): Box => box(2 * margin + causeWidth, margin, width - 3 * margin - causeWidth, height);

/** Changes happen one after another, but the voters of a group come over together. Dice come last. */
function spansOf({ deeds, group, rolls }: Act): Span[] {
  const end = rolls.length > 0 ? 0.6 : 0.85;
  const step = (end - 0.1) / deeds.length;
  return deeds.map((_, i) => (group ? { from: 0.1, to: end } : { from: 0.1 + i * step, to: 0.1 + (i + 1) * step }));
}

/** The total number of voters won, where a fourth state would be. */
function sumShapes({ deeds }: Act, at: Box, progress: number, say: Say): Shape[] {
  const gains = deeds.flatMap((deed) => (deed.kind === 'support' ? [deed] : []));
  const n = gains.reduce((sum, gain) => sum + (gain.n ?? 0), 0);
  if (n === 0) return [];
  const { side } = gains[0]!;
  const middle = at.y + at.h / 2;
  return faint(
    [
      ...token(side, at.x + at.w / 2 - 70, middle, 88, wall),
      title(box(at.x + at.w / 2, at.y, at.w / 2, at.h), `+${say.number(n)}`, { size: 110, colour: night.text, on: wall }),
    ],
    progress === 1 ? 1 : doneOf(progress, { from: 0.85, to: 1 }),
  );
}

/** A cause and the states it changed. */
function changed(act: Act, turned: readonly Turned[], say: Say): Highlight {
  const shown = turned.slice(0, 4);
  const format = formatFor(shown.length);
  const isOne = shown.length === 1;
  const grouped = isOne && (act.group !== null || act.deeds.some(({ kind }) => kind === 'key'));
  const least = act.rolls.length > 0 && act.cause?.kind === 'card' ? 340 : 268;
  const cell = stateHeight(format, grouped);
  const rows = Math.ceil(shown.length / 2);
  const height = Math.max(least, rows * cell + (rows - 1) * 12);
  const right = rightOf(height);
  const high = rows === 1 ? height : cell;
  const places = shown.map((_, i) =>
    isOne ? right : box(right.x + (i % 2) * ((right.w + 12) / 2), right.y + Math.floor(i / 2) * (cell + 12), (right.w - 12) / 2, high),
  );
  const spans = spansOf(act);
  const scenery = shown.map(
    (one): Scenery => ({
      turned: one,
      spans: one.deeds.map((deed) => spans[act.deeds.indexOf(deed)]!),
      format,
      grouped,
    }),
  );
  return moving(height + 2 * margin, (progress) => {
    const states = scenery.map((one, i) => stateShapes(one, places[i]!, progress, say));
    return [
      ...causePanel(act, causePlace(height), progress, say),
      ...states.flatMap(({ shapes }) => shapes),
      ...(shown.length === 3 ? sumShapes(act, box(places[1]!.x, places[2]!.y, places[1]!.w, cell), progress, say) : []),
      ...states.flatMap(({ flying }) => flying),
    ];
  });
}

/** A die that changed no state: what each face brings, with the face rolled lit. */
function rolled(rolls: readonly Roll[], say: Say): Highlight {
  const height = 280;
  return moving(height + 2 * margin, (progress) => [
    ...diePanel(rolls, causePlace(height), progress, say),
    ...bonusTable(rolls.at(-1)!, rightOf(height), progress),
  ]);
}

/** Null if nothing happened that the board does not show just as well. */
export function highlight(view: CampaignView, messages: readonly Message[], say: Say): Highlight | null {
  const told = readTold(messages, view);
  if (told.wins.length > 0) return moving(winHeight, (progress) => winShapes(told, view, progress, say));
  for (const act of told.acts.toReversed()) {
    // Changes at the start of a post belong to the previous one: no headline here tells their cause.
    if (act.cause === null) continue;
    const turned = turnedBy(act, view);
    if (turned.length > 0) return changed(act, turned, say);
    const { media } = act;
    if (media)
      return moving(268 + 2 * margin, (progress) => [
        ...causePanel(act, causePlace(268), progress, say),
        ...mediaShapes(media, rightOf(268), progress, say),
      ]);
    if (act.rolls.length > 0 && act.cause?.kind === 'die' && told.acts.every((one) => turnedBy(one, view).length === 0))
      return rolled(act.rolls, say);
  }
  return null;
}
