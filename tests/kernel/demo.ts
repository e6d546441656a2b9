/** A small game that uses every feature of the kernel: simultaneous secret bids, cards of several steps, a die, reactions, standing orders. */

import { unlessForced } from '../../src/kernel/question.ts';
import { bound, defineRules, effect, seq, type Turn, together, type View } from '../../src/kernel/rules.ts';
import type { Core, Option, Seat, Step } from '../../src/kernel/types.ts';

export interface Demo extends Core {
  bids: { [seat: Seat]: number[] };
  points: { [seat: Seat]: number };
  deck: number[];
  active: Seat;
  log: string[];
}

const option = (id: string): Option => ({ id, label: { key: id } });
const open = effect<Demo>('open', {
  run(turn) {
    turn.state.deck = turn.random.shuffle('deck', turn.state.deck);
    turn.push(
      together(turn.state.seats, (by) => [bid({ by, left: 2 })]),
      takeTurn({}),
    );
  },
});

/** Two secret bids, one after the other. The second question is a successor with its own number. */
const bid = effect<Demo, { by: Seat; left: number }>('bid', {
  ask(state, { by }) {
    const ordered = state.orders[by]?.find((id) => id === '2' || id === '3');
    const question = { by, ask: { key: 'bid' }, options: ['1', '2', '3'].map(option) };
    return ordered === undefined ? question : { ...question, settled: { picked: [ordered] } };
  },
  run(turn, { by, left }, [picked]) {
    turn.state.bids[by]!.push(Number(picked));
    turn.tell([by], { key: 'you bid', args: { n: Number(picked) } });
    if (left > 1) turn.push(bid({ by, left: left - 1 }));
  },
});

const takeTurn = effect<Demo>('takeTurn', {
  ask(state) {
    const { id, ...question } = turnOf(state, state.active);
    return { by: state.active, ahead: () => id, ...question };
  },
  run(turn, _, [picked]) {
    const me = turn.state.active;
    turn.push(seq(cards[picked] ?? [], { me }), endTurn({}));
  },
});

const gain = effect<Demo, { by: Seat; n: number }>('gain', {
  run(turn, { by, n }) {
    turn.state.points[by]! += n;
    turn.tell('all', { key: 'gains', args: { seat: by, n } });
  },
});
const roll = effect<Demo, { as: string }>('roll', { run: (turn, { as }) => turn.bind(as, turn.random.die('die')) });
const countAnswers = effect<Demo, { answers: { [seat: Seat]: string } }>('countAnswers', {
  run: (turn, { answers }) =>
    turn.state.log.push(
      Object.entries(answers)
        .map(([seat, a]) => `${seat}:${a}`)
        .sort()
        .join(' '),
    ),
});
const ask = effect<Demo, { by: Seat }>('askAll', {
  run(turn, { by }) {
    const others = turn.state.seats.filter((seat) => seat !== by);
    turn.push(together(others, (other) => [react({ by: other })]));
  },
});
const react = effect<Demo, { by: Seat }>('react', {
  ask(state, { by }) {
    const offers = [{ picks: 'yes', orders: ['yes'], label: { key: 'yes, always' } }];
    const question = { by, ask: { key: 'react?' }, options: [option('yes'), option('no')], offers };
    return state.orders[by]?.includes('yes') ? { ...question, settled: { picked: ['yes'], told: { key: 'your order reacts' } } } : question;
  },
  run: (turn, { by }, [picked]) => turn.gather('answers', by, picked),
  none: (turn, { by }) => turn.gather('answers', by, 'away'),
});
const plea = effect<Demo, { by: Seat }>('plea', { run: (turn) => turn.push(react({ by: next(turn.state) })) });
const which = effect<Demo, { by: Seat; as: string }>('which', {
  ask: (_state, { by }) => ({ by, ask: { key: 'which' }, options: [option('a'), option('b')] }),
  run: (turn, { as }, [picked]) => turn.bind(as, picked),
});
const pay = effect<Demo, { by: Seat; which: string }>('pay', {
  run: (turn, { by, which: one }) =>
    turn.push(...(one === 'a' ? [gain({ by, n: 2 }), gain({ by, n: 2 }), gain({ by, n: 2 })] : [gain({ by, n: 5 })])),
});

/** A point to `n` of the others who have none. If `may` is set, any number of them may be left out. */
const share = effect<Demo, { by: Seat; n: number; may: boolean }>('share', {
  ask(state, { by, n, may }) {
    const poor = state.seats.filter((seat) => seat !== by && state.points[seat] === 0);
    const options = poor.map((seat) => (state.gone.includes(seat) ? { ...option(seat), blocked: { key: 'gone' } } : option(seat)));
    return unlessForced({ by, ask: { key: 'share' }, options, min: may ? 0 : n, max: n });
  },
  run: (turn, _, picked) => turn.push(...picked.map((by) => gain({ by, n: 1 }))),
  none: (turn) => turn.tell('all', { key: 'nobody shares' }),
});
const wrong = effect<Demo, { by: Seat }>('wrong', {
  ask: (_state, { by }) => ({ by, ask: { key: 'wrong' }, options: [option('right')], settled: { picked: ['wrong'] } }),
  run() {},
});
const spin = effect<Demo>('spin', { run: (turn) => turn.push(spin({})) });

const me = bound('me');
const cards: { [id: string]: Step[] } = {
  gain: [gain({ by: me, n: 1 })],
  roll: [roll({ as: 'n' }), gain({ by: me, n: bound('n') })],
  window: [ask({ by: me }), countAnswers({ answers: bound('answers') })],
  plea: [plea({ by: me }), countAnswers({ answers: bound('answers') })],
  pair: [which({ by: me, as: 'w' }), pay({ by: me, which: bound('w') })],
  share: [share({ by: me, n: 1, may: false }), share({ by: me, n: 2, may: true })],
  wrong: [wrong({ by: me })],
  loop: [spin({})],
};

/** The question of a seat's turn, while it has these points. */
const turnOf = ({ points }: Demo, seat: Seat) => ({
  id: `turn-${seat}-${points[seat]}`,
  ask: { key: 'turn' },
  options: [...Object.keys(cards).map(option), { ...option('dear'), blocked: { key: 'too dear' } }],
});

const endTurn = effect<Demo>('endTurn', {
  run(turn) {
    const { state } = turn;
    if (state.points[state.active]! >= 10) return turn.finish({ winners: [state.active], message: { key: 'won' } });
    state.active = next(state);
    turn.push(takeTurn({}));
  },
});
const next = (state: Demo): Seat => {
  const playing = state.seats.filter((seat) => !state.gone.includes(seat));
  return playing[(playing.indexOf(state.active) + 1) % playing.length]!;
};

export const demo = defineRules<Demo, View & { points: Demo['points'] }>({
  id: 'demo',
  version: 1,
  players: { min: 2, max: 3 },
  setup: ({ seats }) => ({
    state: {
      bids: Object.fromEntries(seats.map((seat) => [seat, []])),
      points: Object.fromEntries(seats.map((seat) => [seat, 0])),
      deck: [1, 2, 3, 4, 5, 6, 7, 8],
      active: seats[0]!,
      log: [],
    },
    steps: [open({})],
  }),
  effects: [open, bid, takeTurn, gain, roll, countAnswers, ask, react, plea, which, pay, share, wrong, spin, endTurn].map((maker) => maker.effect),
  leave(turn: Turn<Demo>, seat) {
    const { state } = turn;
    const playing = state.seats.filter((one) => !state.gone.includes(one));
    if (playing.length === 1) return turn.finish({ winners: playing, message: { key: 'alone' } });
    if (state.active === seat) state.active = playing[0]!;
  },
  ahead: {
    questions: (state, seat) => (seat === state.active || state.bids[state.seats.at(-1)!]!.length === 0 ? [] : [turnOf(state, seat)]),
  },
  orders: { all: [option('2'), { ...option('3'), excludes: ['2'] }, option('yes'), { ...option('never'), excludes: ['yes'] }] },
  view: (state, viewer) => ({ seenBy: viewer, points: state.points }),
  migrations: {},
});
