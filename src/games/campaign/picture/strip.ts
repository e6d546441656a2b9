/** The lower third: what has just happened in words, the news, the media, and what everybody may count. */

import type { Say } from '../../../i18n/types.ts';
import { box, icon, inset, panel, rect, title, words } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { tileOf } from '../data/states.ts';
import { look } from '../labels.ts';
import { cardOf } from '../rules/cards/index.ts';
import type { CampaignView } from '../rules/view.ts';
import { type Side, sides } from '../vocabulary.ts';
import { changedIn } from './changes.ts';
import { drawOf, isConceded } from './header.ts';
import { candidates, night, token } from './palette.ts';

function howItEnded(view: CampaignView): 'won' | 'conceded' | 'even' | 'deadlock' | 'agreed' {
  if (view.winners?.length !== 1) return drawOf(view);
  return isConceded(view) ? 'conceded' : 'won';
}

/** The longest a sentence may be to stand in the strip in letters one can read. */
const mostLetters = 45;
const fitting = (choices: readonly string[]): string => choices.find((said) => said.length <= mostLetters) ?? choices.at(-1)!;

/** What has just happened: what was played, by name, and what it led to. */
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

/** What the last turn changed, the weightiest first; the same again in fewer letters. */
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

/** A line of the lower third: a tag, and a sentence beside it. */
function line(at: Box, tag: string, tagWidth: number, colour: string, said: string, strong: boolean): Shape[] {
  const head = { ...at, w: tagWidth };
  return [
    rect(head, { fill: colour, radius: 8 }),
    title(inset(head, 8, 0), tag, { size: 34, min: 28, role: 'secondary', colour: night.ink, on: colour, align: 'centre' }),
    title({ ...at, x: at.x + tagWidth + 16, w: at.w - tagWidth - 24 }, said, {
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
  const tags = [say(look('look.just-now')), say(look('look.news'))] as const;
  const tagWidth = Math.max(...tags.map((tag) => Math.round(tag.length * 13.4 + 24)));
  return [
    panel(told, night.panel),
    ...line(box(told.x + 8, y + 8, told.w - 16, 46), tags[0], tagWidth, night.accent, story(view, say), true),
    ...line(
      box(told.x + 8, y + 58, told.w - 16, 46),
      tags[1],
      tagWidth,
      night.quiet,
      news ? say(look('look.headline', { title: say.title(news.card), state: news.state })) : say(look('look.no-news')),
      false,
    ),
    ...media(view, box(816, y, 360, 112), say),
    ...sides.flatMap((side, i) => counts(view, side, box(24 + i * 584, y + 128, 568, 64), say)),
  ];
}
