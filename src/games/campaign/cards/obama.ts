/**
 * Obama's 45 Campaign Strategy cards, in the order of their ids. Which types a deck holds is published; most pairings of a title with an effect
 * are a reconstruction (see the credits in the text files). To correct a card, correct its line.
 */

import { bound } from '../../../kernel/effect.ts';
import { chooseDirection, chooseIssue, chooseState, readIssue } from '../effects/choose.ts';
import { drawCards } from '../effects/hand.ts';
import { alterKey, shift } from '../effects/markers.ts';
import { stayInForce } from '../effects/media.ts';
import { playOneOf } from '../effects/play.ts';
import { inDifferentStates } from '../effects/several.ts';
import { demographicSupport, gainSupport } from '../effects/support.ts';
import { type Card, card, issue, me, s } from './card.ts';

export const obamaCards: readonly Card[] = [
  /** Cost: discard 2 other cards from hand. Gain 2 support on Economy in one state. Going Negative die at end of turn. */
  card({
    id: 'O01',
    type: 'attack',
    starter: true,
    cost: 2,
    negative: true,
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'economy', n: 2 })],
  }),
  /** Cost: discard 2 other cards from hand. Gain 2 support on Economy in one state. Going Negative die at end of turn. */
  card({
    id: 'O02',
    type: 'attack',
    cost: 2,
    negative: true,
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'economy', n: 2 })],
  }),
  /** Cost: discard 2 other cards from hand. Gain 2 support on Defense in one state. Going Negative die at end of turn. */
  card({
    id: 'O03',
    type: 'attack',
    cost: 2,
    negative: true,
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'defense', n: 2 })],
  }),

  /** In one state: gain 1 support on Economy, then shift that state 1 space toward Economy. */
  card({
    id: 'O04',
    type: 'advertising',
    starter: true,
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'economy', n: 1 }), shift({ in: s, toward: 'economy', n: 1 })],
  }),
  /** In one state: gain 1 support on Economy, then shift that state 1 space toward Economy. */
  card({
    id: 'O05',
    type: 'advertising',
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'economy', n: 1 }), shift({ in: s, toward: 'economy', n: 1 })],
  }),
  /** In one state: gain 1 support on Defense, then shift that state 1 space toward Defense. */
  card({
    id: 'O06',
    type: 'advertising',
    starter: true,
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'defense', n: 1 }), shift({ in: s, toward: 'defense', n: 1 })],
  }),
  /** In one state: gain 1 support on the minority issue, then shift that state 1 space toward that same issue. */
  card({
    id: 'O07',
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
    id: 'O08',
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
    id: 'O09',
    type: 'advertising-attack',
    negative: true,
    play: [
      chooseState({ by: me, as: 's' }),
      gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
      gainSupport({ by: me, in: s, issue: 'economy', n: 1 }),
    ],
  }),

  /** Gain 1 support on Economy in one state. Draw 1 card. */
  card({
    id: 'O10',
    type: 'campaigning',
    starter: true,
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'economy', n: 1 }), drawCards({ by: me, n: 1 })],
  }),
  /** Gain 1 support on Economy in one state. Draw 1 card. */
  card({
    id: 'O11',
    type: 'campaigning',
    starter: true,
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'economy', n: 1 }), drawCards({ by: me, n: 1 })],
  }),
  /** Gain 1 support on Economy in one state. Draw 1 card. */
  card({
    id: 'O12',
    type: 'campaigning',
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'economy', n: 1 }), drawCards({ by: me, n: 1 })],
  }),
  /** Gain 1 support on Economy in one state. Draw 1 card. */
  card({
    id: 'O13',
    type: 'campaigning',
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'economy', n: 1 }), drawCards({ by: me, n: 1 })],
  }),
  /** Gain 1 support on Defense in one state. Draw 1 card. */
  card({
    id: 'O14',
    type: 'campaigning',
    starter: true,
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'defense', n: 1 }), drawCards({ by: me, n: 1 })],
  }),
  /** Gain 1 support on Defense in one state. Draw 1 card. */
  card({
    id: 'O15',
    type: 'campaigning',
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'defense', n: 1 }), drawCards({ by: me, n: 1 })],
  }),

  /** Discard any number X of other cards (0 allowed). Gain 1 support on Economy in each of X different states (max = states in play). */
  card({
    id: 'O16',
    type: 'message-discipline',
    cost: 'any',
    play: [inDifferentStates({ by: me, times: bound('paid'), steps: [gainSupport({ by: me, in: s, issue: 'economy', n: 1 })], done: [] })],
  }),
  /** Discard any number X of other cards (0 allowed). Shift each of X different states 1 space (direction chosen separately for each). */
  card({
    id: 'O17',
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
    id: 'O18',
    type: 'get-out-the-vote',
    starter: true,
    play: [chooseState({ by: me, as: 's' }), alterKey({ in: s }), drawCards({ by: me, n: 1 })],
  }),
  /** Alter the key demographic of one state. Draw 1 card. */
  card({ id: 'O19', type: 'get-out-the-vote', play: [chooseState({ by: me, as: 's' }), alterKey({ in: s }), drawCards({ by: me, n: 1 })] }),

  /** Draw 3 cards. */
  card({ id: 'O20', type: 'fundraising', starter: true, play: [drawCards({ by: me, n: 3 })] }),
  /** Draw 2 cards, play one of them at once, keep the other in hand. */
  card({ id: 'O21', type: 'fundraising', play: [drawCards({ by: me, n: 2 }), playOneOf({ by: me, of: bound('drawn') })] }),

  /** Shift one state 1 space in either direction. Draw 1 card. */
  card({
    id: 'O22',
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
    id: 'O23',
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
    id: 'O24',
    type: 'issue-control',
    starter: true,
    play: [chooseState({ by: me, as: 's' }), readIssue({ in: s, which: 'minority', as: 'issue' }), shift({ in: s, toward: issue, n: 2 })],
  }),
  /** Shift one state 2 spaces toward its minority issue (as it stands when the card is played). */
  card({
    id: 'O25',
    type: 'issue-control',
    play: [chooseState({ by: me, as: 's' }), readIssue({ in: s, which: 'minority', as: 'issue' }), shift({ in: s, toward: issue, n: 2 })],
  }),

  /** In one state: shift 1 space in either direction and alter its key demographic. */
  card({
    id: 'O26',
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
    id: 'O27',
    type: 'microtargeting',
    play: [
      chooseState({ by: me, as: 's' }),
      chooseDirection({ by: me, in: s, as: 'issue' }),
      shift({ in: s, toward: issue, n: 1 }),
      alterKey({ in: s }),
    ],
  }),

  /** In one state: gain 1 support on Economy and alter its key demographic. */
  card({
    id: 'O28',
    type: 'speech',
    starter: true,
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'economy', n: 1 }), alterKey({ in: s })],
  }),
  /** In one state: gain 1 support on Economy and alter its key demographic. */
  card({
    id: 'O29',
    type: 'speech',
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'economy', n: 1 }), alterKey({ in: s })],
  }),
  /** In one state: gain 1 support on Defense and alter its key demographic. */
  card({
    id: 'O30',
    type: 'speech',
    play: [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'defense', n: 1 }), alterKey({ in: s })],
  }),

  /** Stays in play. Each time a Breaking News card is revealed, you choose which state in play it affects. */
  card({ id: 'O31', type: 'media-support', starter: true, lasting: 'chooses-news-state', play: [stayInForce({ by: me, card: 'O31' })] }),
  /** Stays in play. Each time a Breaking News card is revealed, you choose which state in play it affects. */
  card({ id: 'O32', type: 'media-support', lasting: 'chooses-news-state', play: [stayInForce({ by: me, card: 'O32' })] }),
  /** Stays in play. Whenever McCain must roll the Going Negative die he rolls twice; you get both results, in order. */
  card({ id: 'O33', type: 'media-support', lasting: 'opponent-rolls-twice', play: [stayInForce({ by: me, card: 'O33' })] }),

  /** Gain 1 support on the issue of your choice in one state. Draw 1 card. */
  card({
    id: 'O34',
    type: 'special',
    play: [
      chooseState({ by: me, as: 's' }),
      chooseIssue({ by: me, in: s, as: 'issue' }),
      gainSupport({ by: me, in: s, issue, n: 1 }),
      drawCards({ by: me, n: 1 }),
    ],
  }),
  /** Gain 1 support on Economy in each of two different states. */
  card({
    id: 'O35',
    type: 'special',
    play: [inDifferentStates({ by: me, times: 2, steps: [gainSupport({ by: me, in: s, issue: 'economy', n: 1 })], done: [] })],
  }),

  /** In every state in play whose key demographic is Clinton Democrats, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card({ id: 'O36', type: 'demographic-support', starter: true, play: [demographicSupport({ by: me, group: 'clinton-democrats' })] }),
  /** In every state in play whose key demographic is Union Households, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card({ id: 'O37', type: 'demographic-support', starter: true, play: [demographicSupport({ by: me, group: 'union-households' })] }),
  /** In every state in play whose key demographic is Latinos, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card({ id: 'O38', type: 'demographic-support', play: [demographicSupport({ by: me, group: 'latinos' })] }),
  /** In every state in play whose key demographic is Seniors, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card({ id: 'O39', type: 'demographic-support', play: [demographicSupport({ by: me, group: 'seniors' })] }),
  /** In every state in play whose key demographic is Catholics, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card({ id: 'O40', type: 'demographic-support', play: [demographicSupport({ by: me, group: 'catholics' })] }),
  /** In every state in play whose key demographic is College Graduates, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card({ id: 'O41', type: 'demographic-support', play: [demographicSupport({ by: me, group: 'college-graduates' })] }),
  /** In every state in play whose key demographic is Women, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card({ id: 'O42', type: 'demographic-support', play: [demographicSupport({ by: me, group: 'women' })] }),
  /** In every state in play whose key demographic is Under-30 Voters, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card({ id: 'O43', type: 'demographic-support', play: [demographicSupport({ by: me, group: 'under-30-voters' })] }),
  /** In every state in play whose key demographic is Moderate Evangelicals, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card({ id: 'O44', type: 'demographic-support', play: [demographicSupport({ by: me, group: 'moderate-evangelicals' })] }),
  /** In every state in play whose key demographic is Veterans, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card({ id: 'O45', type: 'demographic-support', play: [demographicSupport({ by: me, group: 'veterans' })] }),
];
