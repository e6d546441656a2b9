import { palettes, seatLooks } from '../../scene/colors.ts';
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
import { allSeats, majority } from './vocabulary.ts';
import { describe, ending, handWords, race } from './words/describe.ts';
import { texts } from './words/index.ts';
import { narrate, standing } from './words/narrator.ts';

/** Candidate, for two to six. */
export const candidate = defineGame({
  rules,
  command: 'candidate',
  options,
  seating: (people, _options, random) => random.shuffle('seats', allSeats).slice(0, people),
  wishes: {},
  seats: [...allSeats],
  counted: {
    campaigns: 'the board shows the cards beside each section',
    'told.campaign': 'the board shows the cards beside each section; the result tells who took part',
    passes: 'nothing changed; the result tells who took part',
    'passes.empty': 'nothing changed; the result tells who took part',
    'bid.none': 'nothing changed',
    'bandwagon.none': 'nothing changed',
    reshuffle: 'the board shows the piles',
  },
  headlines: [
    'dealer',
    'names',
    'claims',
    'tuesday',
    'favorite',
    'prepares',
    'turned',
    'count',
    'told.nobody',
    'told.bandwagon',
    'convention',
    'convention.leader',
    'convention.leaders',
    'contested',
    'round.all',
    'lowest',
    'lowest.lot',
    'safe',
    'eliminated',
    'left',
    'won.votes',
    'won.last',
    'won.left',
  ],
  details: ['turned'],
  gathered: ['bid.none', 'passes', 'passes.empty', 'contested.none'],
  // One board per contest: a primary, a round of the Convention, a campaign for the right to stay.
  luck: ['lowest.lot'],
  chapter: ({ contest }) => `contest ${contest?.n ?? 0}`,
  colour: (seat) => seatLooks.find(({ letter }) => letter === seat)?.colour ?? palettes.night.accent,
  board,
  question,
  highlight,
  hand,
  handOrder: ({ own }) => own?.hand ?? [],
  handWords,
  describe,
  narrate,
  standing,
  race,
  choices: { 2: 55, 3: 56, 4: 51, 5: 44, 6: 45 },
  tally: ({ runners }) => Object.fromEntries(runners.filter(({ running }) => running).map(({ seat, votes }) => [seat, votes])),
  goal: () => majority,
  ending,
  texts,
  guide,
  mind,
  reasons,
  mainReasons: ['why.elected', 'why.clinches', 'why.denies'],
  routine: ['why.saves', 'why.passes'],
  evident: ['why.elected', 'why.wins', 'why.deadlock'],
  absurd,
  components,
});
