/** The helicopter: a flight anywhere except to the other Helicopter, unless an opponent blocks it before takeoff. */
import { bound, effect, seq, together } from '../../../../kernel/rules.ts';
import type { Message, Offered, Option, Seat } from '../../../../kernel/types.ts';
import { pointsOf } from '../../data/cities.ts';
import { helicopterAttack, helicopterParade } from '../../data/media.ts';
import { type Square, squareAt, squares } from '../../data/squares.ts';
import { msg } from '../../messages.ts';
import type { President } from '../../state.ts';
import type { MediaId } from '../../vocabulary.ts';
import { saidOfBlock } from '../early.ts';
import { land } from '../later.ts';
import { blockParrySettled, blockSettled, nothing, offerInsist, offerNoBlock } from '../orders.ts';
import { candidateOf, clockwiseFrom, completesGroup, isHere, isProtected, ownerOf, type Play, spend, strengthOf } from '../table.ts';

/** The prefix of the ids of options to fly to a square. */
export const flyTo = 'fly-';
const stay = 'stay';

/** Whose city a square is; elsewhere: it isn't one. The player's own are listed last, among the squares where no city can be won. */
type Whose = 'free' | 'others' | 'mine' | 'elsewhere';
const places: readonly Whose[] = ['free', 'others', 'elsewhere', 'mine'];

function whoseIs(state: President, by: Seat, { kind, name }: Square): Whose {
  if (kind !== 'city') return 'elsewhere';
  const owner = ownerOf(state, name);
  if (owner === by) return 'mine';
  return owner === null ? 'free' : 'others';
}

/** Squares that cost a turn, a city or the way: hardly anyone flies there on purpose. */
export const hurts: readonly string[] = ['extinction', 'faiblesse', 'epuisement', 'oubli'];

/** What landing there would lead to. */
function detailOf(state: President, by: Seat, { kind, name, n }: Square): Message {
  if (kind !== 'city') return msg('square.does', { n });
  const points = pointsOf(name);
  const owner = ownerOf(state, name);
  const group = completesGroup(state, by, name);
  if (owner === null) return msg('city.points', { points, group });
  if (owner === by) return msg('city.mine', { points });
  const bar = isProtected(state, name) ? 'safe' : candidateOf(state, owner).immobilised ? 'out' : null;
  return msg('city.contested', { points, owner, bar, group, mine: strengthOf(state, by), theirs: strengthOf(state, owner) });
}

const worth = ({ kind, name }: Square) => (kind === 'city' ? pointsOf(name) : 0);
/** Possible destinations, the most valuable cities first. */
const inOrder = squares
  .filter(({ kind }) => kind !== 'helicopter')
  .sort((a, b) => worth(b) - worth(a) || (a.kind !== 'city' ? a.n - b.n : a.name < b.name ? -1 : 1));

function destinations(state: President, by: Seat): Offered[] {
  const squaresOf = Map.groupBy(inOrder, (square) => whoseIs(state, by, square));
  return places.flatMap((place) =>
    (squaresOf.get(place) ?? []).map(
      (square): Offered => ({
        ...(hurts.includes(square.name) ? { risky: true } : {}),
        id: `${flyTo}${square.n}`,
        words: () => ({
          label: msg('square', { n: square.n }),
          detail: detailOf(state, by, square),
          group: msg('group.fly', { place: place === 'mine' ? 'elsewhere' : place }),
        }),
        about: square.kind === 'city' ? square.name : `square-${square.n}`,
      }),
    ),
  );
}

/** A player who stops here may fly to any square but a helicopter, or stay. */
export const flight = effect<President, { by: Seat }>('flight', {
  ask(state, { by }) {
    const staying: Option = { id: stay, label: msg('stay'), group: msg('group.fly', { place: 'elsewhere' }) };
    const options = [...destinations(state, by), staying];
    return { by, ask: msg('ask.fly'), call: msg('call.fly'), options, open: options };
  },
  run(turn, { by }, [picked]) {
    const { state } = turn;
    if (picked === stay) return turn.tell('all', msg('stays', { seat: by }));
    const to = Number(picked.slice(flyTo.length));
    state.flight = { by, to };
    turn.tell('all', msg('flies', { seat: by, to, sure: blockers(state, by).length === 0 }));
    const blocking = together(clockwiseFrom(state, by), (other) => [block({ by: other, flyer: by, to })]);
    turn.push(seq([blocking, takeOff({ by, to, answers: bound('blocks') })]));
  },
});

/** Opponents who hold cards, which is public: any of them might block. */
const blockers = (state: President, by: Seat): Seat[] => clockwiseFrom(state, by).filter((other) => candidateOf(state, other).media.length > 0);

/** Every opponent who holds a card is asked in the same way, though at most one can block. */
export const block = effect<President, { by: Seat; flyer: Seat; to: number }>('block', {
  ask(state, { by, flyer, to }) {
    if (!isHere(state, flyer)) return null;
    const option: Option = { id: helicopterAttack, label: msg('card', { card: helicopterAttack }), detail: msg('block.detail', { seat: flyer }) };
    const has = candidateOf(state, by).media.includes(helicopterAttack);
    const none: Option = { id: nothing, label: msg('let.go') };
    const offers = [offerNoBlock(to)];
    return {
      by,
      ask: msg('ask.block', { seat: flyer, to, owner: squareAt(to).kind === 'city' ? ownerOf(state, squareAt(to).name) : null }),
      call: msg('call.block', { seat: flyer, to }),
      options: [none, has ? option : { ...option, blocked: msg('blocked.not-held') }],
      offers,
      open: [none, ...offers],
      settled: blockSettled(state, by, to),
    };
  },
  run: (turn, { by }, [card]) => turn.gather('blocks', by, card),
  none: (turn, { by }) => turn.gather('blocks', by, nothing),
});

/** The flight is blocked, or leaves. */
export const takeOff = effect<President, { by: Seat; to: number; answers: { [seat: Seat]: MediaId } }>('takeOff', {
  run(turn, { by, to, answers }) {
    const { state } = turn;
    if (!isHere(state, by)) {
      state.flight = null;
      return;
    }
    const blocker = clockwiseFrom(state, by).find((seat) => answers[seat] === helicopterAttack);
    if (blocker === undefined) {
      // All are told at once and after the last answer, so that neither haste nor silence reveals who could have blocked.
      for (const seat of blockers(state, by)) turn.tell('all', msg('lets.go', { seat, flyer: by, to }));
      return fly(turn, by, to);
    }
    showOne(turn, blocker, helicopterAttack);
    turn.tell('all', msg('blocks', { seat: blocker, flyer: by }));
    turn.push(insist({ by, to, blocker }));
  },
});

function showOne(turn: Play, by: Seat, card: MediaId): void {
  turn.reveal();
  spend(turn.state, by, card);
  turn.state.story?.shown.push({ by, card });
}

function fly(turn: Play, by: Seat, to: number): void {
  turn.state.flight = null;
  candidateOf(turn.state, by).square = to;
  turn.push(land({ by }));
}

/** The blocked player may show the parade and still fly; otherwise the pawn stays, and rolls as usual next turn. */
export const insist = effect<President, { by: Seat; to: number; blocker: Seat }>('insist', {
  ask(state, { by, to, blocker }) {
    const has = candidateOf(state, by).media.includes(helicopterParade);
    const option: Option = { id: helicopterParade, label: msg('card', { card: helicopterParade }), detail: msg('insist.detail', { to }) };
    const none: Option = { id: nothing, label: msg('show.nothing'), detail: msg('insist.none') };
    const options = [...(has ? [option] : []), none];
    const { offers, open } = offerInsist(has ? helicopterParade : nothing, to);
    return {
      by,
      ask: msg('ask.insist', { blocker, to }),
      call: msg('call.insist', { blocker }),
      options,
      offers,
      open: [none, ...open],
      settled: blockParrySettled(state, by, to),
      ...saidOfBlock(state, to, has ? helicopterParade : nothing),
    };
  },
  run(turn, { by, to, blocker }, [card]) {
    if (card === helicopterParade) {
      showOne(turn, by, card);
      turn.tell('all', msg('insists', { seat: by, to }));
      return fly(turn, by, to);
    }
    turn.state.flight = null;
    turn.tell('all', msg('grounded', { seat: by, to, blocker }));
  },
  none({ state }) {
    state.flight = null;
  },
});
