/**
 * A whole small game for tests of everything around games: secret bids, a hidden deck, a die, cards with several steps, reactions, bugs on demand.
 */

import { defineGame } from '../../src/games/game.ts';
import { inEachLanguage } from '../../src/i18n/languages.ts';
import { messages } from '../../src/i18n/say.ts';
import type { Phrases } from '../../src/i18n/types.ts';
import { bound, effect, seq, together, type View } from '../../src/kernel/rules.ts';
import type { Ahead, Core, Option, Seat, Step } from '../../src/kernel/types.ts';
import { oldSteps } from './old-steps.ts';

export interface Demo extends Core {
  bids: { [seat: Seat]: number[] };
  points: { [seat: Seat]: number };
  hands: { [seat: Seat]: number[] };
  deck: number[];
  active: Seat;
  goal: number;
}

export interface DemoView extends View {
  points: { [seat: Seat]: number };
  hand: number[];
  handSizes: { [seat: Seat]: number };
  deck: number;
  active: Seat;
}

type Messages = {
  'demo.bid': { seat: Seat };
  'demo.bid.own': { n: number };
  'demo.bids': { total: number };
  'demo.peek': { card: number };
  'demo.turn': { seat: Seat };
  'demo.gain': { seat: Seat; n: number };
  'demo.draw': { seat: Seat };
  'demo.draw.own': { card: number };
  'demo.react': { seat: Seat };
  'demo.which': Record<never, never>;
  'demo.left': { seat: Seat };
  'demo.won': { seat: Seat };
  'demo.option': { id: string };
  'demo.dear': { seat: Seat };
};
const say = messages<Messages>();
const option = (id: string): Option => ({ id, label: say('demo.option', { id }) });

const open = effect<Demo>('open', {
  run(turn) {
    turn.state.deck = turn.random.shuffle('deck', turn.state.deck);
    turn.push(
      together(turn.state.seats, (by) => [bid({ by, left: 2 })]),
      showBids({}),
      takeTurn({}),
    );
  },
});

/** Two secret bids each. Peeking looks at a card instead, which can't be undone, and asks again. */
const bid = effect<Demo, { by: Seat; left: number }>('bid', {
  ask(state, { by }) {
    const [ordered] = state.orders[by] ?? [];
    const question = { by, ask: say('demo.bid', { seat: by }), options: ['1', '2', '3', 'peek'].map(option) };
    return ordered === undefined ? question : { ...question, settled: { picked: [ordered] } };
  },
  run(turn, { by, left }, [picked]) {
    if (picked === 'peek') {
      turn.tell([by], say('demo.peek', { card: turn.random.die(`peek ${by}`, 20) }));
      turn.push(bid({ by, left }));
      return;
    }
    turn.state.bids[by]!.push(Number(picked));
    turn.tell([by], say('demo.bid.own', { n: Number(picked) }));
    if (left > 1) turn.push(bid({ by, left: left - 1 }));
  },
});

const showBids = effect<Demo>('showBids', {
  run: (turn) => turn.tell('all', say('demo.bids', { total: Object.values(turn.state.bids).flat().length })),
});

const cards = ['gain', 'draw', 'roll', 'ask', 'pair', 'again', 'boom', 'pass'] as const;
const takeTurn = effect<Demo>('takeTurn', {
  ask(state) {
    const { id, ...question } = turnOf(state, state.active);
    return { by: state.active, ahead: () => id, ...question };
  },
  run(turn, _, [picked]) {
    const by = turn.state.active;
    turn.push(seq(play[picked] ?? [], { me: by }), endTurn({ stays: picked === 'again' }));
  },
});

/** A seat's question in its turn. Its id depends on how many cards the seat holds. */
const turnOf = ({ hands }: Demo, seat: Seat): Ahead => ({
  id: `turn-${seat}-${hands[seat]!.length}`,
  ask: say('demo.turn', { seat }),
  options: [
    ...cards.map((id) => (id === 'pass' ? { ...option(id), risky: true as const } : option(id))),
    { ...option('dear'), blocked: say('demo.dear', { seat }) },
  ],
});

const gain = effect<Demo, { by: Seat; n: number }>('gain', {
  run(turn, { by, n }) {
    turn.state.points[by]! += n;
    turn.tell('all', say('demo.gain', { seat: by, n }));
  },
});
const draw = effect<Demo, { by: Seat }>('draw', {
  run(turn, { by }) {
    const card = turn.state.deck.pop();
    if (card === undefined) return;
    turn.reveal();
    turn.state.hands[by]!.push(card);
    turn.tell('all', say('demo.draw', { seat: by }));
    turn.tell([by], say('demo.draw.own', { card }));
  },
});
const roll = effect<Demo, { as: string }>('roll', { run: (turn, { as }) => turn.bind(as, turn.random.die('die')) });
const ask = effect<Demo, { by: Seat }>('ask', {
  run(turn, { by }) {
    const seats = turn.state.seats.filter((seat) => seat !== by && !turn.state.gone.includes(seat));
    turn.push(together(seats, (seat) => [react({ by: seat, to: by })]));
  },
});
const react = effect<Demo, { by: Seat; to: Seat }>('react', {
  ask: (_state, { by, to }) => ({ by, ask: say('demo.react', { seat: to }), options: [option('yes'), option('no')], open: [option('no')] }),
  run: (turn, { by }, [picked]) => turn.gather('reactions', by, picked),
  none: (turn, { by }) => turn.gather('reactions', by, 'no'),
});
const count = effect<Demo, { by: Seat; reactions: { [seat: Seat]: string } }>('count', {
  run: (turn, { by, reactions }) => turn.push(gain({ by, n: Object.values(reactions).filter((one) => one === 'yes').length })),
});
const which = effect<Demo, { by: Seat }>('which', {
  ask: (_state, { by }) => ({ by, ask: say('demo.which'), options: ['one', 'two'].map(option) }),
  run: (turn, { by }, [picked]) => turn.push(...(picked === 'one' ? [gain({ by, n: 1 }), gain({ by, n: 1 })] : [gain({ by, n: 2 })])),
});
const boom = effect<Demo>('boom', {
  run() {
    throw new Error('This card has a bug.');
  },
});

const me = bound('me');
const play: { [id: string]: Step[] } = {
  gain: [gain({ by: me, n: 1 })],
  draw: [draw({ by: me })],
  roll: [roll({ as: 'n' }), gain({ by: me, n: bound('n') })],
  ask: [ask({ by: me }), count({ by: me, reactions: bound('reactions') })],
  pair: [which({ by: me })],
  again: [roll({ as: 'n' }), gain({ by: me, n: 1 })],
  boom: [boom({})],
};

const endTurn = effect<Demo, { stays: boolean }>('endTurn', {
  run(turn, { stays }) {
    const { state } = turn;
    if (state.points[state.active]! >= state.goal) return turn.finish({ winners: [state.active], message: say('demo.won', { seat: state.active }) });
    if (!stays) state.active = following(state);
    turn.push(takeTurn({}));
  },
});
const playing = (state: Demo) => state.seats.filter((seat) => !state.gone.includes(seat));
const following = (state: Demo): Seat => {
  const all = playing(state);
  return all[(all.indexOf(state.active) + 1) % all.length]!;
};

const phrases: Phrases<Messages> = {
  'demo.bid': () => 'Your secret bid?',
  'demo.bid.own': ({ n }) => `You bid ${n}.`,
  'demo.bids': ({ total }) => `${total} bids are in.`,
  'demo.peek': ({ card }) => `You see a ${card}.`,
  'demo.turn': ({ seat }, { player }) => `${player(seat)}, your turn.`,
  'demo.gain': ({ seat, n }, { player }) => `${player(seat)} gains ${n}.`,
  'demo.draw': ({ seat }, { player }) => `${player(seat)} draws a card.`,
  'demo.draw.own': ({ card }) => `It is a ${card}.`,
  'demo.react': ({ seat }, { player }) => `${player(seat)} asks: yes or no?`,
  'demo.which': () => 'Which half?',
  'demo.left': ({ seat }, { player }) => `${player(seat)} has left.`,
  'demo.won': ({ seat }, { player }) => `${player(seat)} has won.`,
  'demo.option': ({ id }) => id,
  'demo.dear': () => 'Too dear.',
};
const texts = {
  title: 'Demo',
  chooseSeat: 'Choose',
  firsts: { 'demo.bid': 'The highest bid wins.' },
  guide: {
    aim: { body: 'Be the first to reach the goal.' },
    pages: [
      { title: 'The goal', body: 'Ten points.' },
      { title: 'Your turn', body: 'Gain a point.' },
    ],
    steps: ['Bid one.', 'And one more.'],
    end: 'That is all.',
  },
  pitch: 'A small game for tests.',
  phrases,
  names: { A: 'Ant', B: 'Bee', C: 'Cat', D: 'Dog' },
  options: {
    length: { name: 'length', description: 'How long it lasts', choices: { short: 'short', long: 'long' } },
    kind: { name: 'kind', description: 'Whether to be kind', choices: {} },
  },
  topics: [{ id: 'aim', title: 'Aim', body: 'Be the first to reach the goal.' }],
  credits: 'Made for tests.',
};

const rulesVersion = 2;
const allSeats = ['A', 'B', 'C', 'D'];

export const demoGame = defineGame<Demo, DemoView>({
  command: 'demo',
  rules: {
    id: 'demo',
    version: rulesVersion,
    players: { min: 2, max: 4 },
    setup: ({ seats, options }) => ({
      state: {
        bids: Object.fromEntries(seats.map((seat) => [seat, []])),
        points: Object.fromEntries(seats.map((seat) => [seat, 0])),
        hands: Object.fromEntries(seats.map((seat) => [seat, []])),
        deck: Array.from({ length: 40 }, (_, i) => i + 1),
        active: seats[0]!,
        goal: options.length === 'long' ? 1_000_000 : 10,
      },
      steps: [open({})],
    }),
    effects: [
      ...[open, bid, showBids, takeTurn, gain, draw, roll, ask, react, count, which, boom, endTurn].map((maker) => maker.effect),
      ...oldSteps,
    ],
    leave(turn, seat) {
      turn.tell('all', say('demo.left', { seat }));
      const left = playing(turn.state);
      if (left.length === 1) return turn.finish({ winners: left, message: say('demo.won', { seat: left[0]! }) });
      if (turn.state.active === seat) turn.state.active = left[0]!;
    },
    ahead: {
      questions: (state, seat) => (seat === state.active || state.stack.some(({ kind }) => kind === 'showBids') ? [] : [turnOf(state, seat)]),
    },
    orders: {
      all: ['2', '3'].map((id) => ({ ...option(id), group: say('demo.option', { id: `About ${id}` }), overrides: id === '2' ? ['3'] : [] })),
    },
    view: (state, viewer) => ({
      seenBy: viewer,
      points: { ...state.points },
      hand: viewer === null ? [] : [...(state.hands[viewer] ?? [])],
      handSizes: Object.fromEntries(Object.entries(state.hands).map(([seat, hand]) => [seat, hand.length])),
      deck: state.deck.length,
      active: state.active,
    }),
    // Version 1 had no goal.
    migrations: { 1: (saved) => ({ ...saved, goal: 10 }) },
  },
  options: [
    { name: 'length', kind: 'choice', values: ['short', 'long'], initial: 'short' },
    { name: 'kind', kind: 'toggle', initial: false },
  ],
  headlines: ['demo.bids'],
  luck: [],
  counted: { 'demo.gain': 'the board shows the points' },
  seats: allSeats,
  seating: (people, _options, random) => random.shuffle('seats', allSeats.slice(0, people)),
  colour: (seat) => ({ A: '#2563EB', B: '#B91C1C', C: '#15803D', D: '#7C3AED' })[seat ?? ''] ?? '#475569',
  board: (view, { toAct }, speak) => ({
    width: 480,
    height: 240,
    background: '#FFFFFF',
    layers: [
      {
        shapes: Object.entries(view.points).map(([seat, n], i) => ({
          shape: 'text',
          text: `${toAct.includes(seat) ? '▸ ' : ''}${speak.player(seat)}: ${n}`,
          face: 'text',
          weight: 600,
          size: 32,
          colour: '#111827',
          on: '#FFFFFF',
          role: 'essential',
          x: 16,
          y: 16 + i * 52,
          w: 448,
          h: 48,
        })),
      },
    ],
  }),
  hand: () => null,
  handWords: ({ hand }) => hand.join(', '),
  describe: ({ points }, { player, list }) => list(Object.entries(points).map(([seat, n]) => `${player(seat)} ${n}`)),
  ending: ({ points }, { player }) => Object.entries(points).map(([seat, n]) => `**${player(seat)}**: ${n}.`),
  choices: {},
  tally: ({ points }) => points,
  race: ({ points }, { player, list }) => list(Object.entries(points).map(([seat, n]) => `${player(seat)} ${n}`)),
  texts: inEachLanguage(() => texts),
  guide: {
    minutes: { min: 1, max: 2 },
    pages: [{ after: 0 }, { after: 3 }],
    lesson: {
      seats: ['A', 'B'],
      options: {},
      seed: '0'.repeat(64),
      learner: 'A',
      answers: [
        ['A', '1'],
        ['B', '1'],
        ['A', '1'],
      ],
    },
  },
  components: () => [],
});
