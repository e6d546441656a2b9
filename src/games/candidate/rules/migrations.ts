import type { Rules } from '../../../kernel/rules.ts';
import type { Json } from '../../../kernel/types.ts';
import { withoutOrders } from '../../kit/migrations.ts';
import { primaries } from '../data/primaries.ts';

type Saved = { [field: string]: Json };
type Frame = { [field: string]: Json };

/** In version 1 a card's id was its face, and every game used the program's tables. */
function freezeTables(saved: Saved): Saved {
  const { plan, contest, stack, next, dealer, turnOf, candidacies, deck, discard, ...rest } = saved;
  const faces = new Set<string>();
  const note = (value: Json): void => {
    if (typeof value === 'string' && /^[a-z-]+-\d+$|^[a-z]+-\d+-\d+$/.test(value)) faces.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(note);
  };
  for (const place of [deck, discard]) note(place!);
  for (const { hand } of Object.values(candidacies as { [seat: string]: { hand: Json } })) note(hand);
  const laid = ((contest as { boxes: { laid: { card: Json }[] }[] } | null)?.boxes ?? []).flatMap((box) => box.laid);
  for (const { card } of laid) note(card);
  const n = 24 - (saved.remaining as Json[]).length;
  const planned = plan as { by: string } | null;
  return {
    ...rest,
    candidacies: candidacies!,
    deck: deck!,
    discard: discard!,
    dealer: dealer!,
    turnOf: turnOf!,
    cards: Object.fromEntries([...faces].map((face) => [face, face])),
    map: Object.fromEntries(Object.entries(primaries).map(([id, states]) => [id, [...states]])),
    sealed: false,
    contest: contest ? { ...(contest as Saved), n } : null,
    contests: n,
    before: null,
    plans: planned ? { [planned.by]: { ...planned, sealed: false } } : {},
    next: Number(next) + 1,
    stack: (stack as Frame[]).flatMap((frame) => {
      if (frame.kind === 'orderStates') return [{ ...frame, by: dealer!, tuesday: dealer !== turnOf }];
      // A Super Tuesday's primaries are ordered after everyone has drawn.
      return frame.kind === 'tuesdayDraw' ? [{ kind: 'orderSites', '#': next! }, frame] : [frame];
    }),
  };
}

/** In version 2 it took two questions to lay a card, and a pass and groundwork had frames of their own, each above the campaign it belonged to. */
function oneQuestion(saved: Saved): Saved {
  const gone = ['lay', 'confirmPass', 'groundworkPrimary', 'groundworkMoney'];
  const kept = (frames: Frame[]): Frame[] => frames.filter(({ kind }) => !gone.includes(kind as string)).map(inLanes);
  const inLanes = (frame: Frame): Frame =>
    frame.kind === 'together'
      ? { ...frame, lanes: Object.fromEntries(Object.entries(frame.lanes as { [seat: string]: Frame[] }).map(([seat, lane]) => [seat, kept(lane)])) }
      : frame;
  return { ...saved, stack: kept(saved.stack as Frame[]) };
}

/** In version 3 everyone began with this order, so nothing says who wanted it: it lapses, and is offered when it would answer. */
const asked = (saved: Saved): Saved => ({ ...saved, orders: withoutOrders(saved.orders, ['pass-again-small']) });

/** `migrations[n]` lifts a saved game of version n to n + 1. */
export const migrations: Rules['migrations'] = { 1: freezeTables, 2: oneQuestion, 3: asked };
