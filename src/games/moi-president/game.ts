import { seatLooks } from '../../scene/colors.ts';
import { defineGame } from '../game.ts';
import { components } from './components.ts';
import { guide } from './guide.ts';
import { mind } from './mind.ts';
import { options } from './options.ts';
import { board } from './picture/board.ts';
import { hand } from './picture/hand.ts';
import { highlight } from './picture/highlight.ts';
import { question } from './picture/question.ts';
import { absurd } from './rules/absurd.ts';
import { rules } from './rules/index.ts';
import { reasons } from './rules/reasons.ts';
import { allSeats, toBeElected } from './vocabulary.ts';
import { describe, ending, handWords, race, standing } from './words/describe.ts';
import { texts } from './words/index.ts';
import { narrate } from './words/narrator.ts';

const accent = '#D62839';

/** Moi Président, for two to five. */
export const moiPresident = defineGame({
  rules,
  command: 'moi-president',
  options,
  seating: (people, _options, random) => random.shuffle('seats', allSeats.slice(0, people)),
  wishes: {},
  seats: [...allSeats],
  counted: {
    exempt: 'nothing changed',
    'trust.none': 'nothing changed',
    'start.rolls': 'the line that says who begins follows',
    'duel.tie': 'the throw that decides follows',
    rebuilt: 'the board shows the piles',
  },
  headlines: [
    ...['joined', 'discarded', 'fights', 'duelled', 'tries', 'fails', 'spared'],
    ...['start.first', 'aim', 'leaves'],
    ...['lays', 'plays', 'discards', 'attacks', 'luck', 'keeps', 'trusts', 'rallies'],
    ...['reacts.immunite', 'reacts.diversion', 'duel', 'takes', 'gives', 'pays'],
    ...['passes.hands', 'passes.zones', 'new-deal', 'stands'],
  ],
  narrate,
  standing,
  gathered: ['exempt', 'stands'],
  // A discard is told together with what comes after it.
  luck: ['start.rolls', 'start.again', 'luck', 'duel', 'duel.tie', 'stands', 'new-deal'],
  chapter: ({ turn, idle }) => String(turn - idle),
  turn: ({ turn }) => String(turn),
  recaps: true,
  colour: (seat) => seatLooks.find(({ letter }) => letter === seat)?.colour ?? accent,
  board,
  question,
  highlight,
  hand,
  handOrder: ({ own }) => own?.hand.map(({ id }) => id) ?? [],
  handWords,
  describe,
  race,
  choices: { 2: 16, 3: 18, 4: 15, 5: 16 },
  tally: ({ places }) => Object.fromEntries(places.filter(({ here }) => here).map(({ seat, total }) => [seat, total])),
  goal: () => toBeElected,
  ending,
  texts,
  guide,
  mind,
  reasons,
  mainReasons: ['why.elected'],
  routine: ['why.draws', 'why.stays', 'why.waits', 'why.useless', 'why.passes.on'],
  evident: ['why.elected'],
  absurd,
  components,
});
