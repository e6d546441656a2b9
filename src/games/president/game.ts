import { lookOf } from '../../scene/tokens.ts';
import { defineGame } from '../game.ts';
import { components } from './components.ts';
import { guide } from './guide.ts';
import { mind } from './mind.ts';
import { options } from './options.ts';
import { board } from './picture/board.ts';
import { hand } from './picture/hand.ts';
import { highlight } from './picture/highlight.ts';
import { print } from './picture/palette.ts';
import { question } from './picture/question.ts';
import { absurd } from './rules/absurd.ts';
import { rules } from './rules/index.ts';
import { reasons } from './rules/reasons.ts';
import { allSeats } from './vocabulary.ts';
import { describe, ending, handWords, race, standing } from './words/describe.ts';
import { texts } from './words/index.ts';
import { narrate } from './words/narrator.ts';

/** Le Jeu du Président, for two to six. */
export const president = defineGame({
  rules,
  command: 'president',
  options,
  seating: (people, _options, random) => random.shuffle('seats', allSeats).slice(0, people),
  wishes: {},
  seats: [...allSeats],
  counted: {
    'shows.none': 'nothing changed; the battle that follows is told',
    'takes.none': 'nothing changed',
    'lets.go': 'the flight is told where somebody lands',
    flies: 'the flight is told where somebody lands',
    home: 'nothing changed; the board shows who stands where',
    media: 'the board shows how many cards each has',
    void: 'nothing changed',
    routine: 'no city moved; the board shows the pawns, the cards and who sits out',
  },
  headlines: [
    ...['dice', 'dice.level', 'begins', 'limited', 'falling', 'falls', 'rolls.alone', 'rolls', 'skips', 'skip.ordered', 'infos', 'presidents.lost'],
    ...['journey', 'joined', 'takes', 'loses', 'gives', 'swaps', 'group', 'complete', 'leaves'],
    ...['battle', 'attacks', 'parries', 'repelled', 'stormed', 'battle.decided', 'blocks', 'insists', 'grounded'],
  ],
  narrate,
  // A turn in which nothing changed hands is told together with the next one in which something did.
  minor: ['rolls', 'gold', 'advances', 'home', 'stays', 'immune', 'protected', 'media', 'media.none', 'skips', 'routine'],
  standing,
  gathered: ['shows.none', 'lets.go'],
  luck: ['dice', 'dice.again', 'rolls', 'infos', 'battle.decided'],
  chapter: ({ turn }) => `turn-${turn}`,
  recaps: true,
  colour: (seat) => (seat === null ? print.accent : lookOf(seat).colour),
  board,
  question,
  highlight,
  hand,
  handOrder: ({ own }) => own?.media ?? [],
  handWords,
  describe,
  race,
  choices: { 2: 11, 3: 9, 4: 15, 5: 8, 6: 8 },
  tally: ({ seats }) => Object.fromEntries(seats.filter(({ gone }) => !gone).map(({ seat, strength }) => [seat, strength])),
  goal: ({ elects, majority }) => (elects ? majority : null),
  ending,
  texts,
  guide,
  mind,
  reasons,
  mainReasons: ['why.elected', 'why.group'],
  routine: ['why.lets', 'why.stays', 'why.swaps.even'],
  evident: ['why.elected', 'why.group', 'why.takes', 'why.fights'],
  absurd,
  components,
});
