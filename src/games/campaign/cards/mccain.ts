/**
 * McCain's 45 Campaign Strategy cards, in the order of their ids. Which types a deck holds is published; most pairings of a title with an effect
 * are a reconstruction (see the credits in the text files). To correct a card, correct its line.
 */

import { bound } from '../../../kernel/effect.ts';
import { chooseDirection, chooseOtherState, chooseState, chooseStateBehind, readIssue } from '../effects/choose.ts';
import { drawCards } from '../effects/hand.ts';
import { alterKey, shift } from '../effects/markers.ts';
import { stayInForce } from '../effects/media.ts';
import { playOneOf } from '../effects/play.ts';
import { inDifferentStates } from '../effects/several.ts';
import { demographicSupport, gainSupport } from '../effects/support.ts';
import { type Card, card, issue, me, s, t } from './card.ts';

export const mccainCards: readonly Card[] = [
  /** Cost: discard 2 other cards from hand. Gain 2 support on Defense in one state. Going Negative die at end of turn. */
  card({
    id: 'M01',
    type: 'attack',
    starter: true,
    cost: 2,
    negative: true,
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'defense', n: 2 })],
  }),
  /** Cost: discard 2 other cards from hand. Gain 2 support on Defense in one state. Going Negative die at end of turn. */
  card({
    id: 'M02',
    type: 'attack',
    cost: 2,
    negative: true,
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'defense', n: 2 })],
  }),
  /** Cost: discard 2 other cards from hand. Gain 2 support on Economy in one state. Going Negative die at end of turn. */
  card({
    id: 'M03',
    type: 'attack',
    cost: 2,
    negative: true,
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'economy', n: 2 })],
  }),

  /** In one state: gain 1 support on Defense, then shift that state 1 space toward Defense. */
  card({
    id: 'M04',
    type: 'advertising',
    starter: true,
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'defense', n: 1 }), shift({ in: s, toward: 'defense', n: 1 })],
  }),
  /** In one state: gain 1 support on Defense, then shift that state 1 space toward Defense. */
  card({
    id: 'M05',
    type: 'advertising',
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'defense', n: 1 }), shift({ in: s, toward: 'defense', n: 1 })],
  }),
  /** In one state: gain 1 support on Economy, then shift that state 1 space toward Economy. */
  card({
    id: 'M06',
    type: 'advertising',
    starter: true,
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'economy', n: 1 }), shift({ in: s, toward: 'economy', n: 1 })],
  }),
  /** In one state: gain 1 support on the minority issue, then shift that state 1 space toward that same issue. */
  card({
    id: 'M07',
    type: 'advertising',
    play: [
      chooseState({ by: me, as: 's' }),
      readIssue({ in: s, which: 'minority', as: 'issue' }),
      gainSupport({ by: me, in: s, issue, n: 1 }),
      shift({ in: s, toward: issue, n: 1 }),
    ],
  }),
  /** In one state: gain 1 support on the majority issue, then shift that state 1 space toward that same issue. */
  card({
    id: 'M08',
    type: 'advertising',
    play: [
      chooseState({ by: me, as: 's' }),
      readIssue({ in: s, which: 'majority', as: 'issue' }),
      gainSupport({ by: me, in: s, issue, n: 1 }),
      shift({ in: s, toward: issue, n: 1 }),
    ],
  }),

  /** In one state: gain 1 support on Defense and 1 support on Economy. No discard. Going Negative die at end of turn. */
  card({
    id: 'M09',
    type: 'advertising-attack',
    negative: true,
    play: [
      chooseState({ by: me, as: 's' }),
      gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
      gainSupport({ by: me, in: s, issue: 'economy', n: 1 }),
    ],
  }),

  /** Gain 1 support on Defense in one state. Draw 1 card. */
  card({
    id: 'M10',
    type: 'campaigning',
    starter: true,
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'defense', n: 1 }), drawCards({ by: me, n: 1 })],
  }),
  /** Gain 1 support on Defense in one state. Draw 1 card. */
  card({
    id: 'M11',
    type: 'campaigning',
    starter: true,
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'defense', n: 1 }), drawCards({ by: me, n: 1 })],
  }),
  /** Gain 1 support on Defense in one state. Draw 1 card. */
  card({
    id: 'M12',
    type: 'campaigning',
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'defense', n: 1 }), drawCards({ by: me, n: 1 })],
  }),
  /** Gain 1 support on Defense in one state. Draw 1 card. */
  card({
    id: 'M13',
    type: 'campaigning',
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'defense', n: 1 }), drawCards({ by: me, n: 1 })],
  }),
  /** Gain 1 support on Economy in one state. Draw 1 card. */
  card({
    id: 'M14',
    type: 'campaigning',
    starter: true,
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'economy', n: 1 }), drawCards({ by: me, n: 1 })],
  }),
  /** Gain 1 support on Economy in one state. Draw 1 card. */
  card({
    id: 'M15',
    type: 'campaigning',
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'economy', n: 1 }), drawCards({ by: me, n: 1 })],
  }),

  /** Discard any number X of other cards (0 allowed). Gain 1 support on Defense in each of X different states (max = states in play). */
  card({
    id: 'M16',
    type: 'message-discipline',
    cost: 'any',
    play: [inDifferentStates({ by: me, times: bound('paid'), steps: [gainSupport({ by: me, in: s, issue: 'defense', n: 1 })], done: [] })],
  }),
  /** Discard any number X of other cards (0 allowed). Shift each of X different states 1 space (direction chosen separately for each). */
  card({
    id: 'M17',
    type: 'message-discipline',
    cost: 'any',
    play: [
      inDifferentStates({
        by: me,
        times: bound('paid'),
        steps: [chooseDirection({ by: me, in: s, as: 'issue' }), shift({ in: s, toward: issue, n: 1 })],
        done: [],
      }),
    ],
  }),

  /** Alter the key demographic of one state. Draw 1 card. */
  card({
    id: 'M18',
    type: 'get-out-the-vote',
    starter: true,
    play: [chooseState({ by: me, as: 's' }), alterKey({ in: s }), drawCards({ by: me, n: 1 })],
  }),
  /** Alter the key demographic of one state. Draw 1 card. */
  card({ id: 'M19', type: 'get-out-the-vote', play: [chooseState({ by: me, as: 's' }), alterKey({ in: s }), drawCards({ by: me, n: 1 })] }),

  /** Draw 3 cards. */
  card({ id: 'M20', type: 'fundraising', starter: true, play: [drawCards({ by: me, n: 3 })] }),
  /** Draw 2 cards, play one of them at once, keep the other in hand. */
  card({ id: 'M21', type: 'fundraising', play: [drawCards({ by: me, n: 2 }), playOneOf({ by: me, of: bound('drawn') })] }),

  /** Shift one state 1 space in either direction. Draw 1 card. */
  card({
    id: 'M22',
    type: 'interview',
    starter: true,
    play: [
      chooseState({ by: me, as: 's' }),
      chooseDirection({ by: me, in: s, as: 'issue' }),
      shift({ in: s, toward: issue, n: 1 }),
      drawCards({ by: me, n: 1 }),
    ],
  }),
  /** Shift one state 1 space in either direction. Draw 1 card. */
  card({
    id: 'M23',
    type: 'interview',
    play: [
      chooseState({ by: me, as: 's' }),
      chooseDirection({ by: me, in: s, as: 'issue' }),
      shift({ in: s, toward: issue, n: 1 }),
      drawCards({ by: me, n: 1 }),
    ],
  }),

  /** Shift one state 2 spaces toward its minority issue (as it stands when the card is played). */
  card({
    id: 'M24',
    type: 'issue-control',
    starter: true,
    play: [chooseState({ by: me, as: 's' }), readIssue({ in: s, which: 'minority', as: 'issue' }), shift({ in: s, toward: issue, n: 2 })],
  }),
  /** Shift one state 2 spaces toward its minority issue (as it stands when the card is played). */
  card({
    id: 'M25',
    type: 'issue-control',
    play: [chooseState({ by: me, as: 's' }), readIssue({ in: s, which: 'minority', as: 'issue' }), shift({ in: s, toward: issue, n: 2 })],
  }),

  /** In one state: shift 1 space in either direction and alter its key demographic. */
  card({
    id: 'M26',
    type: 'microtargeting',
    starter: true,
    play: [
      chooseState({ by: me, as: 's' }),
      chooseDirection({ by: me, in: s, as: 'issue' }),
      shift({ in: s, toward: issue, n: 1 }),
      alterKey({ in: s }),
    ],
  }),
  /** In one state: shift 1 space in either direction and alter its key demographic. */
  card({
    id: 'M27',
    type: 'microtargeting',
    play: [
      chooseState({ by: me, as: 's' }),
      chooseDirection({ by: me, in: s, as: 'issue' }),
      shift({ in: s, toward: issue, n: 1 }),
      alterKey({ in: s }),
    ],
  }),

  /** In one state: gain 1 support on Defense and alter its key demographic. */
  card({
    id: 'M28',
    type: 'speech',
    starter: true,
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'defense', n: 1 }), alterKey({ in: s })],
  }),
  /** In one state: gain 1 support on Defense and alter its key demographic. */
  card({
    id: 'M29',
    type: 'speech',
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'defense', n: 1 }), alterKey({ in: s })],
  }),
  /** In one state: gain 1 support on Economy and alter its key demographic. */
  card({
    id: 'M30',
    type: 'speech',
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'economy', n: 1 }), alterKey({ in: s })],
  }),

  /** Stays in play. Each time a Breaking News card is revealed, you choose which state in play it affects. */
  card({ id: 'M31', type: 'media-support', starter: true, lasting: 'chooses-news-state', play: [stayInForce({ by: me, card: 'M31' })] }),
  /** Stays in play. Each time a Breaking News card is revealed, you choose which state in play it affects. */
  card({ id: 'M32', type: 'media-support', lasting: 'chooses-news-state', play: [stayInForce({ by: me, card: 'M32' })] }),
  /** Stays in play. You do not roll the Going Negative die when you play Going Negative cards. */
  card({ id: 'M33', type: 'media-support', lasting: 'never-rolls', play: [stayInForce({ by: me, card: 'M33' })] }),

  /** Gain 1 support on Defense in one state; then shift a DIFFERENT state 1 space in either direction. */
  card({
    id: 'M34',
    type: 'special',
    play: [
      chooseState({ by: me, as: 's' }),
      gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
      chooseOtherState({ by: me, than: s, as: 't' }),
      chooseDirection({ by: me, in: t, as: 'issue' }),
      shift({ in: t, toward: issue, n: 1 }),
    ],
  }),
  /** Choose a state where, on the majority issue, Obama has strictly more voters than McCain: gain 2 support on that issue there. */
  card({
    id: 'M35',
    type: 'special',
    play: [chooseStateBehind({ by: me, as: 's' }), readIssue({ in: s, which: 'majority', as: 'issue' }), gainSupport({ by: me, in: s, issue, n: 2 })],
  }),

  /** In every state in play whose key demographic is Moderate Evangelicals, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card({ id: 'M36', type: 'demographic-support', starter: true, play: [demographicSupport({ by: me, group: 'moderate-evangelicals' })] }),
  /** In every state in play whose key demographic is Seniors, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card({ id: 'M37', type: 'demographic-support', starter: true, play: [demographicSupport({ by: me, group: 'seniors' })] }),
  /** In every state in play whose key demographic is Latinos, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card({ id: 'M38', type: 'demographic-support', play: [demographicSupport({ by: me, group: 'latinos' })] }),
  /** In every state in play whose key demographic is Catholics, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card({ id: 'M39', type: 'demographic-support', play: [demographicSupport({ by: me, group: 'catholics' })] }),
  /** In every state in play whose key demographic is Clinton Democrats, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card({ id: 'M40', type: 'demographic-support', play: [demographicSupport({ by: me, group: 'clinton-democrats' })] }),
  /** In every state in play whose key demographic is College Graduates, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card({ id: 'M41', type: 'demographic-support', play: [demographicSupport({ by: me, group: 'college-graduates' })] }),
  /** In every state in play whose key demographic is Women, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card({ id: 'M42', type: 'demographic-support', play: [demographicSupport({ by: me, group: 'women' })] }),
  /** In every state in play whose key demographic is Under-30 Voters, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card({ id: 'M43', type: 'demographic-support', play: [demographicSupport({ by: me, group: 'under-30-voters' })] }),
  /** In every state in play whose key demographic is Veterans, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card({ id: 'M44', type: 'demographic-support', play: [demographicSupport({ by: me, group: 'veterans' })] }),
  /** In every state in play whose key demographic is Union Households, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card({ id: 'M45', type: 'demographic-support', play: [demographicSupport({ by: me, group: 'union-households' })] }),
];
