/** The lower third: what has just happened in words, the news, the media, and what everybody may count. */

import type { Say } from '../../i18n/types.ts';
import { box, icon, inset, panel, rect, title, words } from '../../scene/build.ts';
import { icons } from '../../scene/icons.ts';
import type { Box, Shape } from '../../scene/types.ts';
import { cardOf } from './cards/card.ts';
import './cards/mccain.ts';
import './cards/obama.ts';
import { tileOf } from './data/states.ts';
import { changedIn } from './look-changes.ts';
import { isEven } from './look-header.ts';
import { candidates, night, token } from './look-palette.ts';
import { look } from './text/look-messages.ts';
import type { CampaignView } from './view.ts';
import { type Side, sides, votesToWin } from './vocabulary.ts';

function howItEnded(view: CampaignView): 'won' | 'conceded' | 'even' | 'deadlock' {
  if (view.winners?.length === 1) return view.sides[view.winners[0]!].votes >= votesToWin ? 'won' : 'conceded';
  return isEven(view) ? 'even' : 'deadlock';
}

/** What has just happened, the weightiest first. */
function story(view: CampaignView, say: Say): string {
  const { recent } = view;
  if (view.phase === 'over')
    return say(look('look.over', { how: howItEnded(view), margin: Math.abs(view.sides.obama.votes - view.sides.mccain.votes) }));
  if (view.phase === 'preparing') return say(sides.some((side) => view.sides[side].drafted !== null) ? look('look.drafting') : look('look.choosing'));
  const won = recent.flatMap((change) => (change.kind === 'won' ? [change] : []));
  if (won.length === 1) {
    const { by, state } = won[0]!;
    return say(look('look.took', { side: by, state, votes: tileOf(state).votes }));
  }
  if (won.length > 1) {
    const taken = sides.map((side) => ({ side, states: won.filter(({ by }) => by === side).map(({ state }) => state) }));
    return taken.flatMap(({ side, states }) => (states.length > 0 ? [say(look('look.took-several', { side, states }))] : [])).join(' · ');
  }
  const moved = [...new Set(recent.map(({ state }) => state))]
    .map((state) => ({ state, brief: changedIn(recent, state, say).brief }))
    .filter(({ brief }) => brief.length > 0);
  if (moved.length === 1) return say(look('look.happened', { state: moved[0]!.state, what: moved[0]!.brief.join(', ') }));
  if (moved.length > 1) return say(look('look.moves', { states: moved.map(({ state }) => state) }));
  return say(view.turn <= 1 ? look('look.opening') : look('look.quiet'));
}

/** A line of the lower third: a tag, and a sentence beside it. */
function line(at: Box, tag: string, colour: string, said: string, strong: boolean): Shape[] {
  const head = { ...at, w: 152 };
  return [
    rect(head, { fill: colour, radius: 8 }),
    title(inset(head, 8, 0), tag, { size: 34, min: 28, role: 'secondary', colour: night.ink, on: colour, align: 'centre' }),
    title({ ...at, x: at.x + 168, w: at.w - 176 }, said, {
      size: 40,
      min: 26,
      weight: strong ? 700 : 600,
      role: 'secondary',
      colour: strong ? night.text : night.quiet,
      on: night.panel,
    }),
  ];
}

function media(view: CampaignView, at: Box, say: Say): Shape[] {
  const shapes: Shape[] = [panel(at, night.panel)];
  const inner = inset(at, 20, 12);
  if (!view.media) {
    return [
      ...shapes,
      icon(icons.microphone, box(inner.x, at.y + 36, 40, 40), { fill: night.line }),
      title(box(inner.x + 56, inner.y, inner.w - 56, inner.h), say(look('look.no-media')), {
        size: 34,
        min: 26,
        weight: 600,
        lines: 2,
        leading: 1.15,
        role: 'secondary',
        colour: night.quiet,
        on: night.panel,
      }),
    ];
  }
  const { card, by } = view.media;
  const { lasting } = cardOf(card);
  return [
    ...shapes,
    rect(box(at.x, at.y, 12, at.h), { fill: candidates[by].colour, radius: 6 }),
    icon(icons.microphone, box(inner.x + 4, at.y + 18, 36, 36), { fill: night.text }),
    ...token(by, inner.x + 22, at.y + 82, 36, night.panel),
    title(box(inner.x + 48, at.y + 12, inner.w - 40, 44), say.title(card), {
      size: 40,
      min: 26,
      role: 'secondary',
      colour: night.text,
      on: night.panel,
    }),
    ...(lasting
      ? [
          title(box(inner.x + 48, at.y + 60, inner.w - 40, 40), say(look('look.lasting', { lasting, by })), {
            size: 32,
            min: 26,
            weight: 600,
            role: 'secondary',
            colour: night.quiet,
            on: night.panel,
          }),
        ]
      : []),
  ];
}

function counts(view: CampaignView, side: Side, at: Box, say: Say): Shape[] {
  const { hand, deck, discard, tokens, drafted, chosen } = view.sides[side];
  const middle = at.y + at.h / 2;
  const shapes: Shape[] = [panel(at, night.panel), ...token(side, at.x + 44, middle, 44, night.panel)];
  const room = box(at.x + 84, at.y, at.w - 104, at.h);
  if (view.phase === 'preparing') {
    const said = drafted !== null ? say(look('look.kept', { n: drafted })) : say(chosen ? look('look.ready') : look('look.waiting'));
    return [...shapes, title(room, said, { size: 38, min: 28, weight: 600, role: 'secondary', colour: night.text, on: night.panel })];
  }
  const said = [look('look.hand', { n: hand }), look('look.deck', { n: deck }), look('look.discard', { n: discard.length })].map(say);
  return [
    ...shapes,
    title({ ...room, w: room.w - 92 }, said.join('  ·  '), {
      size: 36,
      min: 28,
      weight: 600,
      role: 'secondary',
      colour: night.text,
      on: night.panel,
    }),
    ...token(side, at.x + at.w - 80, middle, 28, night.panel, true),
    words(box(at.x + at.w - 60, at.y, 52, at.h), `×${say.number(tokens)}`, { size: 28, min: 26, colour: night.quiet, on: night.panel }),
  ];
}

/** From `y` down: two lines of words beside the media, and the counts of both sides. */
export function strip(view: CampaignView, y: number, say: Say): Shape[] {
  const told = box(24, y, 776, 112);
  const news = view.news.last;
  return [
    panel(told, night.panel),
    ...line(box(told.x + 8, y + 8, told.w - 16, 46), say(look('look.just-now')), night.accent, story(view, say), true),
    ...line(
      box(told.x + 8, y + 58, told.w - 16, 46),
      say(look('look.news')),
      night.quiet,
      news ? say(look('look.headline', { title: say.title(news.card), state: news.state })) : say(look('look.no-news')),
      false,
    ),
    ...media(view, box(816, y, 360, 112), say),
    ...sides.flatMap((side, i) => counts(view, side, box(24 + i * 584, y + 128, 568, 64), say)),
  ];
}
