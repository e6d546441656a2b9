/** The picture of a question: what is contested and its cards, the primaries to choose from, and the viewer's cards if they choose among them. */
import type { Say } from '../../../i18n/types.ts';
import type { Option } from '../../../kernel/types.ts';
import { box, type Part, rect, stacked, title } from '../../../scene/build.ts';
import { roomOnPhone } from '../../../scene/room.ts';
import type { Layer, Scene } from '../../../scene/types.ts';
import type { Now, Posed, Sketch } from '../../game.ts';
import { printOf } from '../data/cards.ts';
import { traits } from '../data/families.ts';
import { look } from '../labels.ts';
import type { BoxView, CandidateView, Own } from '../rules/view.ts';
import { type CardId, type Family, type StateId, undecidedBox } from '../vocabulary.ts';
import { mapHeight, mapLayers } from './map.ts';
import { onInk, print } from './palette.ts';
import { knownPart } from './plan.ts';
import { edge, width } from './press.ts';
import { cardsPart, type Goes, type Offered, type Room } from './question-cards.ts';
import { ordersPart, racePart, type Site, sitesPart } from './question-primaries.ts';
import { sectionsPart } from './question-sections.ts';

const { accent } = print;
const gap = 14;
const inner = width - 2 * edge;

/** Parts one below another; `map`: what goes below them all. */
function sceneOf(parts: readonly (Part | null)[], map?: (y: number) => { layers: Layer[]; high: number }): Scene {
  const { shapes, bottom } = stacked(parts, { x: edge, y: edge, w: inner }, gap);
  const below = map?.(bottom + gap);
  const end = below ? bottom + gap + below.high : bottom;
  return { width, height: Math.ceil(end + edge), background: below ? print.ground : print.deep, layers: [...(below?.layers ?? []), { shapes }] };
}

/** What a card does, which can depend on what is contested. */
function doesIn({ contest }: CandidateView, own: Own, card: CardId, say: Say): string {
  const { family } = printOf(own.faces[card]!);
  const counts: Family = contest && contest.kind !== 'primary' ? traits[family].inConvention : family;
  return say(look('look.does', { family: counts }));
}

/** The cards of the hand with their numbers, without those for which `does` returns null. */
function offered(own: Own, does: (card: CardId) => string | null, say: Say): Offered[] {
  return own.hand.flatMap((card, i) => {
    const said = does(card);
    return said === null ? [] : [{ card: own.faces[card]!, n: i + 1, does: said, goes: goesOf(own, card, say) }];
  });
}

/** Where a card will go, if anywhere. */
function goesOf({ plan, seat }: Own, card: CardId, say: Say): Goes | null {
  const placed = plan?.placed.find((one) => one.card === card);
  if (placed)
    return { on: placed.on, said: placed.box === undecidedBox ? say(look('look.placed', { ...placed, own: placed.on === seat })) : placed.box };
  if (plan?.discarded.includes(card)) return { on: null, said: say(look('look.discarded')) };
  return null;
}

/** What the Favorite owes. */
const owesPart = (said: string): Part => ({
  high: 56,
  shapes: (at) => [
    rect(at, { fill: accent, radius: 8 }),
    title(box(at.x + 16, at.y, at.w - 32, at.h), said, { size: 42, min: 28, weight: 600, role: 'secondary', colour: onInk, on: accent }),
  ],
});

const rooms: readonly Room[] = ['full', 'tight', 'least'];

const highOf = (parts: readonly (Part | null)[]): number => parts.reduce((sum, part) => sum + (part ? part.high + gap : 0), 2 * edge - gap);

/** The roomiest variant that fits beside this many lines, otherwise the smallest. */
function fitting(partsIn: (room: Room) => (Part | null)[], lines: number): (Part | null)[] {
  const ways = rooms.map(partsIn);
  return ways.find((some) => highOf(some) <= roomOnPhone(width, lines)) ?? ways.at(-1)!;
}

function campaign(view: CandidateView, own: Own, boxes: readonly BoxView[], owes: number, say: Say): Scene {
  const { plan } = own;
  const has = (plan?.placed.length ?? 0) + (plan?.discarded.length ?? 0);
  // For one state: the others' sections, and a heading above the viewer's own cards. The last 2: ending the turn, and the aids.
  const lines = Math.max(boxes.length, 2.6) + (owes > 0 ? 1 : 0) + (has > 0 ? 1 : 0) + 2;
  const held = offered(own, (card) => doesIn(view, own, card, say), say);
  const strip = owes > has ? owesPart(say(look('look.owes', { owes, has }))) : null;
  const parts = fitting(
    (room) => [strip, sectionsPart(view, boxes, { own, isTight: room !== 'full' }, say), cardsPart(held, inner, room, say)],
    lines,
  );
  const known = knownPart(own, say);
  return sceneOf(known && highOf([...parts, known]) <= roomOnPhone(width, lines) ? [...parts, known] : parts);
}

const mapWidth = 1000;
/** The map below these parts. */
const mapped = (view: CandidateView, parts: readonly (Part | null)[], { about }: Now, say: Say): Scene =>
  sceneOf(parts, (y) => ({ layers: mapLayers(view, { x: edge, y, wide: mapWidth }, { about, fresh: new Set() }, say), high: mapHeight(mapWidth) }));

const sitesOf = (view: CandidateView, ids: readonly string[]): Site[] =>
  ids.flatMap((id) => {
    const states = view.map.find((one) => one.id === id)?.states;
    const ranks = view.primaries.find((one) => one.id === id)?.groundwork ?? [];
    return states ? [{ states, ranks }] : [];
  });

/** The primary called last. */
const called = (view: CandidateView): Site[] =>
  sitesOf(
    view,
    view.sites.slice(-1).map(({ primary }) => primary),
  );

/** The most primaries in a list, and the most with the map below the list. */
const most = { listed: 8, mapped: 4 } as const;

function primaries(view: CandidateView, options: readonly Option[], now: Now, say: Say): Scene {
  const sites = sitesOf(view, [...new Set(options.flatMap(({ about }) => about ?? []))]);
  const list = sites.length <= most.listed ? sitesPart(sites, say) : null;
  const parts = [racePart(view, say), list];
  return sites.length > most.listed || sites.length <= most.mapped ? mapped(view, parts, now, say) : sceneOf(parts);
}

/** What is prepared: the primary with the money before and after, and the cards this takes. */
function prepared(view: CandidateView, own: Own, say: Say): Scene | null {
  const work = own.plan?.groundwork;
  if (!work) return null;
  const [site] = sitesOf(view, [work.primary]);
  if (!site) return null;
  const spent = work.cards.reduce((sum, card) => sum + printOf(own.faces[card]!).value, 0);
  const before = site.ranks.find(({ seat }) => seat === own.seat)?.amount ?? 0;
  const others = site.ranks.filter(({ seat }) => seat !== own.seat);
  const ranks = [{ seat: own.seat, amount: before, after: before + spent }, ...others];
  const cards = offered(own, (card) => (work.cards.includes(card) ? '' : null), say);
  return sceneOf([racePart(view, say), sitesPart([{ states: site.states, ranks }], say), cardsPart(cards, inner, 'full', say)]);
}

/** Every order of a primary's states, and the viewer's hand. */
function ordering(view: CandidateView, options: readonly Option[], say: Say): Scene {
  const orders = options.map(({ id, likely }) => ({ states: id.split('-') as StateId[], isUsual: likely === true }));
  const { own } = view;
  const hand =
    own &&
    cardsPart(
      offered(own, (card) => doesIn(view, own, card, say), say),
      inner,
      'full',
      say,
    );
  return sceneOf([racePart(view, say), ordersPart(orders), hand]);
}

const idsOf = (options: readonly Option[]): string[] => options.map(({ id }) => id);

/** Options that lay no card and say themselves what they lead to. */
const endings: readonly string[] = ['groundwork', 'submit', 'pass'];

/** A campaign, or whether to pass in one. */
function campaigning(view: CandidateView, own: Own, { ask, options }: Posed, say: Say): Sketch | null {
  const boxes = asked(view, ask.args);
  if (boxes.length === 0) return null;
  const isPass = ask.key === 'ask.pass';
  const owes = typeof ask.args?.owes === 'number' ? ask.args.owes : 0;
  return {
    scene: isPass ? sceneOf([sectionsPart(view, boxes, { own }, say)]) : campaign(view, own, boxes, owes, say),
    tells: idsOf(options).filter((id) => !endings.includes(id)),
    says: isPass || view.contest?.kind === 'elimination' ? 'options' : 'all',
  };
}

/** Null if the whole board shows it best. */
export function question(view: CandidateView, posed: Posed, now: Now, say: Say): Sketch | null {
  const { own } = view;
  const { ask, options } = posed;
  if (!own) return null;
  const all = idsOf(options);
  const cards = (does: (card: CardId) => string | null) => cardsPart(offered(own, does, say), inner, 'full', say);
  switch (ask.key) {
    case 'ask.bid': {
      const does = (card: CardId) => say(look('look.bid', { counts: traits[printOf(own.faces[card]!).family].counts === 'for' }));
      return { scene: sceneOf([cards(does)]), tells: all, says: 'options' };
    }
    case 'ask.campaign':
    case 'ask.again':
    case 'ask.pass':
      return campaigning(view, own, posed, say);
    case 'ask.section': {
      const boxes = asked(view, ask.args);
      const target = typeof ask.args?.on === 'string' ? ask.args.on : null;
      const held = offered(own, (card) => (options.some(({ holds }) => holds === card) ? doesIn(view, own, card, say) : null), say);
      return {
        scene: sceneOf(
          fitting((room) => [sectionsPart(view, boxes, { own, isTight: room !== 'full', target }, say), cardsPart(held, inner, room, say)], 4),
        ),
        tells: all,
        says: 'all',
      };
    }
    case 'ask.groundwork-money':
      return { scene: sceneOf([racePart(view, say), cards((card) => (all.includes(card) ? '' : null))]), tells: all, says: 'all' };
    case 'ask.discard-down':
      return { scene: sceneOf([cards((card) => say(look('look.does', { family: printOf(own.faces[card]!).family })))]), tells: all, says: 'all' };
    case 'ask.primary':
    case 'ask.second':
    case 'ask.first':
    case 'ask.groundwork':
      return { scene: primaries(view, options, now, say), tells: all, says: ask.key === 'ask.primary' ? 'all' : 'options' };
    case 'ask.order':
      return { scene: ordering(view, options, say), tells: all, says: 'options' };
    case 'ask.claim':
      return {
        scene: sceneOf([racePart(view, say), sitesPart(called(view), say), cards((card) => doesIn(view, own, card, say))]),
        tells: ['decline'],
        says: 'options',
      };
    case 'ask.contested':
      return { scene: mapped(view, [racePart(view, say)], now, say), tells: all, says: 'options' };
    case 'ask.prepared': {
      const scene = prepared(view, own, say);
      return scene && { scene, tells: all, says: 'options' };
    }
    default:
      return null;
  }
}

/** The boxes a campaign is about: those the question names, otherwise all not decided yet. */
function asked({ contest }: CandidateView, args: Posed['ask']['args']): BoxView[] {
  const open = contest?.boxes.filter(({ stage }) => stage !== 'done') ?? [];
  const named = Array.isArray(args?.boxes) ? args.boxes : [args?.box];
  const found = open.filter(({ id }) => named.includes(id));
  return found.length > 0 ? found : open;
}
