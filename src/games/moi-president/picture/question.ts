/** The picture of a question: everyone's points, and what each answer leads to, as high as fits a phone along with its buttons. */
import type { Say } from '../../../i18n/types.ts';
import type { Option, Seat } from '../../../kernel/types.ts';
import { box, columns, icon, title } from '../../../scene/build.ts';
import type { Scene, Shape } from '../../../scene/types.ts';
import { detailOf, type Posed, type Sketch } from '../../game.ts';
import type { Card } from '../data/deck.ts';
import { look } from '../labels.ts';
import { kindCards } from '../rules/cards/kinds.ts';
import type { MoiPresidentView, Own, PlaceView } from '../rules/view.ts';
import { type Attack, attacks, type Kind } from '../vocabulary.ts';
import { cardTitle } from '../words/parts.ts';
import { stamp } from './card.ts';
import { type Choice, choices } from './choice.ts';
import { type Entry, entries } from './entry.ts';
import { cloth } from './ornament.ts';
import { paper } from './palette.ts';
import { passing } from './passing.ts';
import { lines, panel, panelHigh } from './side.ts';

const width = 1200;
const margin = 16;
const gap = 14;
const inside = width - 2 * margin;

/** What goes into one picture. */
interface Asking {
  view: MoiPresidentView;
  own: Own;
  args: { readonly [name: string]: unknown };
  /** All options that can be chosen now, except those that leave a standing order. */
  options: readonly Option[];
  say: Say;
}

function sceneOf(shapes: Shape[], bottom: number): Scene {
  const height = Math.ceil((bottom + margin) / 8) * 8;
  const ground = {
    key: `moi-president/question-${height}`,
    shapes: cloth(box(0, 0, width, height), 60, { ground: paper.table, thread: paper.thread }),
  };
  return { width, height, background: paper.table, layers: [ground, { shapes }] };
}

const plain = (kind: Kind): Card => ({ id: kind, kind, points: 0 });
const placeOf = ({ view }: Asking, seat: Seat): PlaceView | undefined => view.places.find((place) => place.seat === seat);

/** Everyone's points, and below them the reader's cards with what each would lead to, or why it cannot be played. */
function playing({ view, own, options, say }: Asking): Scene {
  const above = lines(view, own.seat, box(margin, margin, inside, 0), say);
  const cards = own.hand.map((card, i): Entry => {
    const option = options.find(({ id }) => id === card.id);
    const isJoker = kindCards[card.kind].category === 'joker';
    const blocked = option?.blocked;
    const body = option === undefined ? '' : blocked && !isJoker ? say.capital(say(blocked)) : detailOf(option, say);
    return { card, n: i + 1, head: cardTitle(say, card), body, isDead: option?.blocked !== undefined };
  });
  const below = entries(cards, box(margin, above.bottom + gap, inside, 0), 2, gap, say);
  return sceneOf([...above.shapes, ...below.shapes], below.bottom);
}

const isAttack = (attack: unknown): attack is Attack => (attacks as readonly unknown[]).includes(attack);

/** The attack between both sides, the attacker on the left. */
function versus(attacker: PlaceView, target: PlaceView, attack: Attack, own: Seat, say: Say): Shape[] {
  const middle = 190;
  const w = (inside - middle) / 2;
  const x = margin + w;
  return [
    ...panel(attacker, box(margin, margin, w, panelHigh), attacker.seat === own, say),
    ...panel(target, box(x + middle, margin, w, panelHigh), target.seat === own, say),
    ...stamp(plain(attack), box(x + 45, margin, 100, 116)),
    title(box(x + 6, margin + 120, middle - 12, 44), say.title(attack), {
      size: 42,
      min: 34,
      colour: paper.white,
      on: paper.table,
      align: 'centre',
      role: 'secondary',
    }),
    icon('M3 24H43M30 12 43 24 30 36', box(x + 65, margin + 160, 60, 46), { stroke: { colour: paper.gilt, width: 5 } }),
  ];
}

/** The attacker, the target, and what each answer leads to. */
function reacting(asking: Asking): Scene | null {
  const { own, args, options, say } = asking;
  const { attack, attacker } = args;
  const [from, to] = [placeOf(asking, String(attacker)), placeOf(asking, own.seat)];
  if (!from || !to || !isAttack(attack)) return null;
  const cardOf = (id: string): Card => plain(id === 'suffer' ? attack : id === 'immunite' ? 'immunite' : 'diversion');
  const answers = options
    .filter(({ blocked }) => !blocked)
    .map((option): Entry => {
      const { id, about, label } = option;
      return { card: cardOf(id), head: say(label), body: detailOf(option, say), ...(about !== undefined && { seat: about }) };
    });
  const top = margin + panelHigh + gap;
  const first = entries(answers.slice(0, 2), box(margin, top, inside, 0), 2, gap, say);
  const more = answers.length > 2 ? entries(answers.slice(2), box(margin, first.bottom + gap, inside, 0), 2, gap, say) : null;
  return sceneOf([...versus(from, to, attack, own.seat, say), ...first.shapes, ...(more?.shapes ?? [])], (more ?? first).bottom);
}

/** The possible targets of an attack: their cards on the table, and what it could take. */
function aiming(asking: Asking): Scene | null {
  const { args, options, say } = asking;
  const { attack } = args;
  const open = options.flatMap((option) => {
    const place = option.blocked ? undefined : placeOf(asking, option.id);
    return place ? [{ option, place }] : [];
  });
  if (open.length === 0 || !isAttack(attack)) return null;
  const shapes: Shape[] = [];
  let y = margin;
  for (let from = 0; from < open.length; from += 2) {
    const row = open.slice(from, from + 2);
    const places = columns(box(margin, y, inside, panelHigh), row.length, gap);
    for (const [i, { place }] of row.entries()) shapes.push(...panel(place, places[i]!, false, say));
    const told = row.map(({ option }): Entry => ({ card: plain(attack), head: say.title(attack), body: fightOf(option, say) }));
    const below = entries(told, box(margin, y + panelHigh + 4, inside, 0), 2, gap, say);
    shapes.push(...below.shapes);
    y = below.bottom + gap + 8;
  }
  return sceneOf(shapes, y - gap);
}

const fightOf = ({ detail }: Option, say: Say): string => (detail?.args ? say(look('look.fight', detail.args as never)) : '');

/** What each choice changes, by the kind of question. */
function choiceOf({ view, own, args, options }: Asking, key: string): Choice[] {
  const mine = view.places.find(({ seat }) => seat === own.seat)!;
  const theirs = view.places.find(({ seat }) => seat === args.from);
  const from = key === 'ask.take' ? theirs : mine;
  if (!from) return [];
  return options.flatMap(({ id }): Choice[] => {
    const card = from.campaign.find((one) => one.id === id);
    const values = card ? [card.points] : key === 'ask.pay' ? id.split('+').map(Number) : [];
    if (values.length === 0) return [];
    const n = values.reduce((a, b) => a + b, 0);
    const change = (whose: Choice['changes'][number]['whose'], before: number, by: number) => ({ whose, before, after: before + by });
    const total = (place: PlaceView, by: number) => change({ seat: place.seat }, place.total, by);
    const undecided = change('undecided', view.undecidedPoints, n);
    const changes = {
      'ask.take': () => [total(mine, n), total(from, -n)],
      'ask.trust': () => [change('socle', mine.soclePoints, n), change('campagne', mine.campaignPoints, -n)],
      'ask.give': () => [total(mine, -n), undecided],
      'ask.pay': () => [total(mine, -n), ...(args.to === 'undecided' ? [undecided] : [])],
    }[key];
    return changes ? [{ values, of: from.seat, changes: changes() }] : [];
  });
}

/** The cards to take, give or pay with, below the cards of the players concerned. */
function choosing(asking: Asking, key: string): Scene | null {
  const { view, own, args, say } = asking;
  const all = choiceOf(asking, key);
  if (all.length === 0) return null;
  const concerned = view.places.filter(({ seat }) => seat === own.seat || (key === 'ask.take' && seat === args.from));
  const places = columns(box(margin, margin, inside, panelHigh), concerned.length, gap);
  const below = choices(all, box(margin, margin + panelHigh + gap, inside, 0), say);
  return sceneOf([...concerned.flatMap((place, i) => panel(place, places[i]!, place.seat === own.seat, say)), ...below.shapes], below.bottom);
}

/** Null when the hand or the whole board shows it best. */
export function question(view: MoiPresidentView, { ask, options: all }: Posed, _now: unknown, say: Say): Sketch | null {
  const { own } = view;
  if (!own) return null;
  const options = all.filter(({ leaves }) => !leaves);
  const asking: Asking = { view, own, args: (ask.args ?? {}) as Asking['args'], options, say };
  const made: { readonly [key: string]: () => Scene | null } = {
    'ask.card': () => playing(asking),
    'ask.react': () => reacting(asking),
    'ask.target': () => aiming(asking),
    'ask.take': () => choosing(asking, ask.key),
    'ask.give': () => choosing(asking, ask.key),
    'ask.trust': () => choosing(asking, ask.key),
    'ask.pay': () => choosing(asking, ask.key),
    'ask.direction': () => {
      const drawn = passing(view, own, options, asking.args.what === 'zones', box(margin, margin, inside, 0), say);
      return sceneOf(drawn.shapes, drawn.bottom);
    },
  };
  const scene = made[ask.key]?.() ?? null;
  return scene && { scene, tells: options.map(({ id }) => id), says: 'all' };
}
