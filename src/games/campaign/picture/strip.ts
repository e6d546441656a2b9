/** The lower third: the latest events in words, the news, the media, and the public counts. */

import type { Say } from '../../../i18n/types.ts';
import { box, icon, rect, sprite, title, words } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { wordsWidth } from '../../../scene/room.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { deckSize } from '../data/numbers.ts';
import { tileOf } from '../data/states.ts';
import { look } from '../labels.ts';
import { cardOf } from '../rules/cards/index.ts';
import { type CampaignView, drawOf, isConceded } from '../rules/view.ts';
import { type Side, sides } from '../vocabulary.ts';
import { emblem } from './pictograms.ts';
import { alarm, candidates, facing, glass, night, screen, slanted, token } from './studio.ts';
import { changedIn } from './tile.ts';

function howItEnded(view: CampaignView): 'won' | 'conceded' | 'even' | 'deadlock' | 'agreed' {
  if (view.winners?.length !== 1) return drawOf(view);
  return isConceded(view) ? 'conceded' : 'won';
}

/** The longest sentence that fits on the strip in readable letters. */
const mostLetters = 58;
const fitting = (choices: readonly string[]): string => choices.find((said) => said.length <= mostLetters) ?? choices.at(-1)!;

/** What has just happened: what was played, by name, and its result. */
function story(view: CampaignView, say: Say): string {
  if (view.phase === 'over')
    return say(look('look.over', { how: howItEnded(view), margin: Math.abs(view.sides.obama.votes - view.sides.mccain.votes) }));
  if (view.phase === 'preparing') return say(sides.some((side) => view.sides[side].drafted !== null) ? look('look.drafting') : look('look.choosing'));
  const { latest } = view;
  if (!latest) return say(look('look.opening'));
  const what = outcome(view, say);
  if (latest.did !== 'play' || latest.cards.length === 0) return what[0] ?? say(look('look.did', { side: latest.by, drew: latest.did === 'draw' }));
  const played = latest.cards.map((card) => say.title(card)).join(' + ');
  return fitting([
    ...what.map((said) => say(look('look.led-to', { played, what: said }))),
    ...(latest.cards.length > 1 ? [played, say.title(latest.cards.at(-1)!)] : [played]),
  ]);
}

/** The most important change of the last turn, in full and then in shorter versions. */
function outcome({ recent }: CampaignView, say: Say): string[] {
  const won = recent.flatMap((change) => (change.kind === 'won' ? [change] : []));
  if (won.length === 1) {
    const { by, state } = won[0]!;
    return [say(look('look.took', { side: by, state, votes: tileOf(state).votes })), say(look('look.took-several', { side: by, states: [state] }))];
  }
  if (won.length > 1) {
    const taken = sides.map((side) => ({ side, states: won.filter(({ by }) => by === side).map(({ state }) => state) }));
    return [taken.flatMap(({ side, states }) => (states.length > 0 ? [say(look('look.took-several', { side, states }))] : [])).join(' · ')];
  }
  const moved = [...new Set(recent.map(({ state }) => state))]
    .map((state) => ({ state, brief: changedIn(recent, state, say).brief }))
    .filter(({ brief }) => brief.length > 0);
  if (moved.length === 1)
    return [
      say(look('look.happened', { state: moved[0]!.state, what: moved[0]!.brief.join(', ') })),
      say(look('look.in', { state: moved[0]!.state })),
    ];
  return moved.length > 1 ? [say(look('look.moves', { states: moved.map(({ state }) => state) })), moved.map(({ state }) => state).join(', ')] : [];
}

/** The side that has just played, and the sign of the card's kind. */
function player({ phase, latest }: CampaignView, x: number, at: Box): Shape[] {
  if (phase !== 'playing' || !latest) return [];
  const card = latest.did === 'play' ? latest.cards.at(-1) : undefined;
  const middle = at.y + at.h / 2;
  return [
    ...token(latest.by, x + 22, middle, 42, glass.plate),
    ...(card ? emblem(cardOf(card).type, box(x + 54, middle - 22, 44, 44), glass.ink, glass.plate) : []),
  ];
}

/** A state just won, called as on television: its outline, white on the winner's color. */
function called({ phase, recent }: CampaignView, at: Box): Shape[] {
  const won = recent.flatMap((change) => (change.kind === 'won' ? [change] : []));
  if (phase !== 'playing' || won.length !== 1) return [];
  const { by, state } = won[0]!;
  return [
    slanted(at, { fill: candidates[by].light }, 'both', 18),
    sprite(`us/${state}`, box(at.x + 28, at.y + 6, at.w - 56, at.h - 12), { fill: night.text }),
  ];
}

/** The lower third: who has just played which card, and its result. */
export function headline(view: CampaignView, at: Box, say: Say): Shape[] {
  const tag = say(look('look.just-now'));
  const head = Math.round(wordsWidth(tag, 34)) + 56;
  const signs = player(view, at.x + head + 8, at);
  const from = at.x + head + 8 + (signs.length === 0 ? 0 : view.latest?.did === 'play' ? 112 : 58);
  const call = called(view, box(at.x + at.w - 140, at.y, 140, at.h));
  const to = at.x + at.w - (call.length === 0 ? 28 : 148);
  return [
    slanted(at, { fill: glass.plate }, 'both', 18),
    ...call,
    slanted({ ...at, w: head }, { fill: night.accent }, 'both', 18),
    title(box(at.x + 24, at.y, head - 48, at.h), tag, { size: 34, min: 28, role: 'secondary', colour: night.ink, on: night.accent, align: 'centre' }),
    ...signs,
    title(box(from, at.y, to - from, at.h), story(view, say), {
      size: 46,
      min: 26,
      role: 'secondary',
      colour: glass.ink,
      on: glass.plate,
    }),
  ];
}

/** The ticker along the lower edge: the latest news. */
function ticker(view: CampaignView, at: Box, say: Say): Shape[] {
  const tag = say(look('look.news'));
  const head = Math.round(wordsWidth(tag, 34)) + 64;
  const news = view.news.last;
  return [
    rect(at, { fill: night.deep }),
    rect({ ...at, h: 3 }, { fill: alarm.top }),
    facing({ ...at, w: head }, { fill: alarm.top }, 'right', 16),
    title(box(24, at.y, head - 48, at.h), tag, { size: 34, min: 28, role: 'secondary', colour: night.text, on: alarm.top, align: 'centre' }),
    title(
      box(head + 16, at.y, at.w - 172 - head - 16, at.h),
      news ? say(look('look.headline', { title: say.title(news.card), state: news.state })) : say(look('look.no-news')),
      {
        size: 38,
        min: 26,
        weight: 600,
        role: 'secondary',
        colour: news ? night.text : night.quiet,
        on: night.deep,
      },
    ),
    ...station(box(at.x + at.w - 156, at.y, 156, at.h)),
  ];
}

function media(view: CampaignView, at: Box, say: Say): Shape[] {
  const ground = night.panel;
  const line = { role: 'secondary', on: ground } as const;
  if (!view.media) {
    return [
      ...screen(at, ground),
      icon(icons.microphone, box(at.x + 16, at.y + 22, 44, 44), { fill: night.line }),
      title(box(at.x + 76, at.y + 8, at.w - 92, at.h - 16), say(look('look.no-media')), {
        ...line,
        size: 34,
        min: 26,
        weight: 600,
        lines: 2,
        leading: 1.15,
        colour: night.quiet,
      }),
    ];
  }
  const { card, by } = view.media;
  const { lasting } = cardOf(card);
  const room = box(at.x + 76, at.y + 4, at.w - 88, 44);
  return [
    ...screen(at, ground),
    rect(box(at.x, at.y, 64, at.h), { fill: candidates[by].low, radius: 10 }),
    icon(icons.microphone, box(at.x + 14, at.y + 6, 36, 36), { fill: night.text }),
    ...token(by, at.x + 32, at.y + 64, 32, candidates[by].low),
    title(lasting ? room : { ...room, h: at.h - 8 }, say.title(card), {
      ...line,
      size: 40,
      min: 26,
      lines: lasting ? 1 : 2,
      leading: 1,
      colour: night.text,
    }),
    ...(lasting
      ? [
          title({ ...room, y: at.y + 46, h: 38 }, say(look('look.lasting', { lasting, by })), {
            ...line,
            size: 32,
            min: 26,
            weight: 600,
            colour: night.quiet,
          }),
        ]
      : []),
  ];
}

/** The public counts of a side, on its end of the desk. */
function counts(view: CampaignView, side: Side, at: Box, say: Say): Shape[] {
  const { hand, deck, discard, tokens, drafted, chosen } = view.sides[side];
  const { light } = candidates[side];
  const line = { min: 28, weight: 600, role: 'secondary', colour: night.text, on: night.panel } as const;
  const shapes: Shape[] = [
    ...screen(at, night.panel),
    rect(box(at.x, at.y, 64, at.h), { fill: light, radius: 10 }),
    ...token(side, at.x + 32, at.y + at.h / 2, 44, light),
  ];
  const room = box(at.x + 76, at.y, at.w - 88, at.h);
  if (view.phase === 'preparing') {
    const isReady = drafted === null ? chosen : drafted === deckSize;
    const said = say(isReady ? look('look.ready') : look('look.waiting'));
    return [...shapes, title(room, said, { ...line, size: 38 })];
  }
  const upper = [look('look.hand', { n: hand }), look('look.deck', { n: deck })].map(say).join('  ·  ');
  return [
    ...shapes,
    title({ ...room, y: at.y + 4, h: 42 }, upper, { ...line, size: 40 }),
    title({ ...room, y: at.y + 46, h: 38, w: room.w - 92 }, say(look('look.discard', { n: discard.length })), {
      ...line,
      size: 34,
      colour: night.quiet,
    }),
    ...token(side, at.x + at.w - 82, at.y + 65, 28, night.panel, true),
    words(box(at.x + at.w - 62, at.y + 46, 54, 38), `×${say.number(tokens)}`, { size: 28, min: 26, colour: night.quiet, on: night.panel }),
  ];
}

/** The station's sign at the right edge. */
export const station = (at: Box): Shape[] => [
  facing(at, { fill: glass.plate }, 'left', 16),
  icon(icons.star, box(at.x + 28, at.y + (at.h - 30) / 2, 30, 30), { fill: alarm.top }),
  title(box(at.x + 64, at.y, at.w - 80, at.h), '2008', { size: 42, role: 'secondary', colour: glass.ink, on: glass.plate }),
];

/** The end of a night on which nothing was counted: the lower third and the ticker. */
export const lastWords = (view: CampaignView, y: number, say: Say): Shape[] => [
  ...headline(view, box(24, y, 1152, 60), say),
  ...ticker(view, box(0, 1096 - 50, 1200, 50), say),
];

/** From `y` down: the lower third, the desk with both sides' counts and the media between them, and the ticker. */
export function strip(view: CampaignView, y: number, say: Say): Shape[] {
  const desk = (i: number) => box(24 + i * 388, y + 70, 376, 88);
  return [
    ...headline(view, box(24, y, 1152, 60), say),
    ...counts(view, 'obama', desk(0), say),
    ...media(view, desk(1), say),
    ...counts(view, 'mccain', desk(2), say),
    ...ticker(view, box(0, 1096 - 50, 1200, 50), say),
  ];
}
