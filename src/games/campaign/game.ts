import { defineGame } from '../game.ts';
import { components } from './components.ts';
import { votesToWin } from './data/numbers.ts';
import { guide } from './guide.ts';
import { mind } from './mind.ts';
import { options } from './options.ts';
import { board } from './picture/board.ts';
import { hand } from './picture/hand.ts';
import { highlight } from './picture/highlight.ts';
import { question } from './picture/question.ts';
import { candidates, night } from './picture/studio.ts';
import { absurd } from './rules/absurd.ts';
import { rules } from './rules/index.ts';
import { reasons } from './rules/reasons.ts';
import { opponentOf, sides } from './vocabulary.ts';
import { describe, ending, handWords, race } from './words/describe.ts';
import { texts } from './words/index.ts';
import { narrate, standing, turnsIn } from './words/narrator.ts';

/** Campaign Manager 2008, for two. */
export const campaign = defineGame({
  rules,
  command: 'campaign',
  options,
  seating(people, options, random) {
    const host = sides.find((side) => side === options.side) ?? random.pick('seats', sides);
    return [host, opponentOf(host)].slice(0, people);
  },
  wishes: { hostOption: 'side' },
  seats: [...sides],
  counted: {
    discards: 'the board shows how many cards each has',
    'discards.none': 'nothing changed',
    draws: 'the board shows how many cards each has',
    'told.draws': 'the board shows how many cards each has',
    reshuffles: 'the board shows how many cards each has',
    declines: 'nothing changed',
    'draw.declined': 'nothing changed',
    'gains.none': 'nothing changed',
    'shifts.none': 'nothing changed',
    'group.none': 'nothing changed',
    'undecided.none': 'nothing changed',
    drafted: 'the next line says what is next',
    'opening.chosen': 'the states are told when all have chosen',
  },
  headlines: [
    'lot',
    'begins',
    'opening',
    'opening.starter',
    'plays',
    'passes',
    'wins',
    'enters',
    'fewer',
    'news',
    'news.state',
    'media',
    'media.gone',
    'rolls',
    'no-roll',
    'draw.offered',
    'told.plays',
    'told.then',
    'told.wins',
    'told.news',
    'told.rolls',
  ],
  luck: ['lot', 'news', 'rolls'],
  chapter: ({ turn }) => String(turn),
  recaps: true,
  // Half of all turns just draw a card, so that is told together with what comes after it.
  minor: ['draws', 'draws.none', 'reshuffles', 'told.draws'],
  colour: (seat) => (seat === 'obama' || seat === 'mccain' ? candidates[seat].colour : night.accent),
  board,
  hand,
  question,
  highlight,
  handOrder({ own }) {
    if (own?.draft && own.draft.seen.length > 0) return own.draft.seen;
    return own && own.offered.length > 0 ? own.offered : (own?.hand ?? []);
  },
  handWords,
  describe,
  narrate,
  turnsIn,
  standing,
  race,
  choices: { 2: 91 },
  tally: ({ sides }) => ({ obama: sides.obama.votes, mccain: sides.mccain.votes }),
  goal: () => votesToWin,
  ending,
  texts,
  guide,
  mind,
  reasons,
  mainReasons: ['why.elected', 'why.wins'],
  routine: ['why.draws', 'why.swaps', 'why.swaps.key', 'why.swaps.safe', 'why.swaps.few', 'why.holds', 'why.leaves'],
  evident: ['why.elected', 'why.wins', 'why.media', 'why.unplugs', 'why.fills'],
  absurd,
  components,
});
