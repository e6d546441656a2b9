/** A battle: both sides with their dice or the cards they showed, and between them the city with its old and new owners. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, icon, inset, rect, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import type { PresidentView } from '../rules/view.ts';
import type { Battle, Count, Transfer } from '../state.ts';
import type { MediaId } from '../vocabulary.ts';
import { brief } from '../words/parts.ts';
import type { Fight, Happening } from './highlight-events.ts';
import { cityTile, type Film, inner, isDone, shift, shiftWide, struck, words } from './highlight-parts.ts';
import { rolling } from './highlight-way.ts';
import { ownIcons } from './icons.ts';
import { contested, die, plate, token } from './inks.ts';
import { news, print } from './palette.ts';
import { signOf } from './question-parts.ts';

const high = 216;
const wide = 446;
const settled = 0.5;

/** A side's result. */
type Standing = 'won' | 'lost' | 'open';

/** A player's plate with the name above: the winner's is outlined and marked, the loser's faded. */
function side(seat: Seat, standing: Standing, at: Box, say: Say, room = 0): { shapes: Shape[]; on: string; colour: string } {
  const [on, colour] = standing === 'lost' ? [print.raised, print.quiet] : [print.panel, print.text];
  const mark = box(at.x + at.w - 74, at.y + 18, 56, 56);
  return {
    on,
    colour,
    shapes: [
      ...plate(at, on, { radius: 12, shadow: standing === 'lost' ? 0 : 4 }),
      ...(standing === 'won'
        ? [rect(inset(at, 5), { radius: 9, stroke: { colour: news, width: 10 } }), icon(icons.check, mark, { stroke: { colour: news, width: 9 } })]
        : []),
      ...token(seat, at.x + 60, at.y + 54, 84, say),
      title(box(at.x + 112, at.y + 14, at.w - 194 - room, 80), brief(say, seat), { ...words, weight: 700, size: 60, min: 36, colour, on }),
    ],
  };
}

/** A bonus to a die, above the sign of its source. */
const added = (d: string, n: number, at: Box, colour: string, on: string, say: Say): Shape[] => [
  icon(d, box(at.x + at.w / 2 - 20, at.y - 2, 40, 40), { fill: colour === print.quiet ? print.quiet : print.accent }),
  title(box(at.x, at.y + 40, at.w, 58), `+${say.number(n)}`, { size: 55, colour, on, align: 'centre' }),
];

/** One side's roll: the die, its bonuses, and the total; in small beside the name, the die of a tie before it. */
function thrown(
  { seat, die: face, strength, presidents, total }: Count,
  tied: Count | undefined,
  standing: Standing,
  at: Box,
  progress: number,
  say: Say,
): Shape[] {
  const { shapes, on, colour } = side(seat, standing, at, say, tied ? 72 : 0);
  const low = at.y + 106;
  const extra = [
    ...(strength > 0 ? [{ d: ownIcons.town as string, n: strength }] : []),
    ...(presidents > 0 ? [{ d: icons.star as string, n: presidents }] : []),
  ];
  return [
    ...shapes,
    ...(tied && progress > 0 ? die(tied.die, box(at.x + at.w - 150, at.y + 20, 60, 60), print.raised, print.quiet) : []),
    ...rolling(face, box(at.x + 20, low, 88, 88), progress, settled, seat),
    ...(progress === 0 ? [] : extra.flatMap(({ d, n }, i) => added(d, n, box(at.x + 122 + i * 88, low, 84, 98), colour, on, say))),
    ...(progress < settled
      ? []
      : [title(box(at.x + at.w - 138, low - 8, 116, 104), say.number(total), { size: 116, min: 55, colour, on, align: 'right' })]),
  ];
}

/** The contested city, and its old and new owners. */
function prize(view: PresidentView, change: Transfer, at: Box, progress: number, end: 'taken' | 'kept' | 'open', say: Say): Shape[] {
  const disc = 56;
  const low = box(at.x, at.y + high - disc - 4, at.w, disc);
  const said = end === 'kept' && isDone(progress) ? look('look.kept') : look('look.fight');
  return [
    contested(change.city, box(at.x, at.y, at.w, 56), say),
    ...cityTile(change, view, box(at.x + at.w / 2 - 49, at.y + 63, 98, 84), progress, say),
    ...(end === 'taken'
      ? shift(change, box(at.x + (at.w - shiftWide(disc)) / 2, low.y, shiftWide(disc), disc), progress, say)
      : [
          title(low, say(said), {
            ...words,
            weight: 700,
            size: 48,
            min: 36,
            align: 'centre',
            colour: end === 'kept' && isDone(progress) ? news : print.text,
            on: print.deep,
          }),
        ]),
  ];
}

/** The newcomer is on the left, the city's owner on the right. */
const places = (at: Box): { left: Box; middle: Box; right: Box } => ({
  left: box(at.x, at.y, wide, high),
  middle: box(at.x + wide + 8, at.y, inner - 2 * wide - 16, high),
  right: box(at.x + inner - wide, at.y, wide, high),
});

const changeOf = ({ city, owner }: Fight, changes: readonly Transfer[]): Transfer =>
  changes.find((one) => one.city === city) ?? { city, from: owner, to: owner };

/** The roll that decided. */
export function dicePart(view: PresidentView, battle: Battle, changes: readonly Transfer[], say: Say): Film | null {
  const [mine, theirs] = battle.throws.at(-1) ?? [];
  const tied = battle.throws.at(-2) ?? [];
  if (!mine || !theirs) return null;
  return {
    high,
    shapes(at, progress) {
      const { left, middle, right } = places(at);
      const standing = ({ seat }: Count): Standing => (progress < settled ? 'open' : seat === battle.winner ? 'won' : 'lost');
      return [
        ...thrown(mine, tied[0], standing(mine), left, progress, say),
        ...prize(view, changeOf(battle, changes), middle, progress, battle.winner === battle.newcomer ? 'taken' : 'kept', say),
        ...thrown(theirs, tied[1], standing(theirs), right, progress, say),
      ];
    },
  };
}

/** The card a player showed: its sign and its title; an empty frame if there was none, or none yet. */
function cardLine(
  card: MediaId | null,
  said: string,
  at: Box,
  { since, isOut, progress }: { since: number; isOut: boolean; progress: number },
  colour: string,
  on: string,
): Shape[] {
  const sign = box(at.x + 20, at.y + 104, 96, 96);
  if (progress < since) return [rect(inset(sign, 4), { radius: 10, stroke: { colour: print.quiet, width: 4, dash: [10, 8] } })];
  return [
    ...(card === null ? [rect(inset(sign, 4), { radius: 10, stroke: { colour: print.quiet, width: 4, dash: [10, 8] } })] : signOf(card, sign)),
    ...(isOut ? struck(inset(sign, 8)) : []),
    title(box(at.x + 132, at.y + 100, at.w - 148, 104), said, { ...words, size: 52, min: 38, lines: 2, leading: 1, colour, on }),
  ];
}

type Attack = Extract<Happening, { what: 'attack' }>;

/** An attack and its answer. */
export function attackPart(view: PresidentView, { fight, attack, parry, end, changes }: Attack, say: Say): Film {
  const { newcomer, owner } = fight;
  const won = end === 'taken' ? newcomer : end === 'kept' ? owner : null;
  return {
    high,
    shapes(at, progress) {
      const { left, middle, right } = places(at);
      const isOut = end === 'parried' && isDone(progress);
      const one = (seat: Seat, here: Box): Shape[] => {
        const standing: Standing = won === null || !isDone(progress) ? 'open' : seat === won ? 'won' : 'lost';
        const { shapes, on, colour } = side(seat, standing, here, say);
        const isAttacker = seat === attack.by;
        const card = isAttacker ? attack.card : (parry?.card ?? null);
        const said = card === null ? say(end === 'open' ? look('look.parry-open') : look('look.no-parry')) : say.title(card);
        const since = isAttacker ? 0.15 : 0.4;
        return [...shapes, ...cardLine(card, said, here, { since, isOut, progress }, colour, on)];
      };
      const prizeEnd = end === 'taken' || end === 'kept' ? end : 'open';
      return [...one(newcomer, left), ...prize(view, changeOf(fight, changes), middle, progress, prizeEnd, say), ...one(owner, right)];
    },
  };
}
