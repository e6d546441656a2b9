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
  card('M01', { type: 'attack', starter: true, cost: 2, negative: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 2 }),
  ]),
  /** Cost: discard 2 other cards from hand. Gain 2 support on Defense in one state. Going Negative die at end of turn. */
  card('M02', { type: 'attack', cost: 2, negative: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 2 }),
  ]),
  /** Cost: discard 2 other cards from hand. Gain 2 support on Economy in one state. Going Negative die at end of turn. */
  card('M03', { type: 'attack', cost: 2, negative: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'economy', n: 2 }),
  ]),

  /** In one state: gain 1 support on Defense, then shift that state 1 space toward Defense. */
  card('M04', { type: 'advertising', starter: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    shift({ in: s, toward: 'defense', n: 1 }),
  ]),
  /** In one state: gain 1 support on Defense, then shift that state 1 space toward Defense. */
  card('M05', { type: 'advertising' }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    shift({ in: s, toward: 'defense', n: 1 }),
  ]),
  /** In one state: gain 1 support on Economy, then shift that state 1 space toward Economy. */
  card('M06', { type: 'advertising', starter: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'economy', n: 1 }),
    shift({ in: s, toward: 'economy', n: 1 }),
  ]),
  /** In one state: gain 1 support on the minority issue, then shift that state 1 space toward that same issue. */
  card('M07', { type: 'advertising' }, [
    chooseState({ by: me, as: 's' }),
    readIssue({ in: s, which: 'minority', as: 'issue' }),
    gainSupport({ by: me, in: s, issue, n: 1 }),
    shift({ in: s, toward: issue, n: 1 }),
  ]),
  /** In one state: gain 1 support on the majority issue, then shift that state 1 space toward that same issue. */
  card('M08', { type: 'advertising' }, [
    chooseState({ by: me, as: 's' }),
    readIssue({ in: s, which: 'majority', as: 'issue' }),
    gainSupport({ by: me, in: s, issue, n: 1 }),
    shift({ in: s, toward: issue, n: 1 }),
  ]),

  /** In one state: gain 1 support on Defense and 1 support on Economy. No discard. Going Negative die at end of turn. */
  card('M09', { type: 'advertising-attack', negative: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    gainSupport({ by: me, in: s, issue: 'economy', n: 1 }),
  ]),

  /** Gain 1 support on Defense in one state. Draw 1 card. */
  card('M10', { type: 'campaigning', starter: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),
  /** Gain 1 support on Defense in one state. Draw 1 card. */
  card('M11', { type: 'campaigning', starter: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),
  /** Gain 1 support on Defense in one state. Draw 1 card. */
  card('M12', { type: 'campaigning' }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),
  /** Gain 1 support on Defense in one state. Draw 1 card. */
  card('M13', { type: 'campaigning' }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),
  /** Gain 1 support on Economy in one state. Draw 1 card. */
  card('M14', { type: 'campaigning', starter: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'economy', n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),
  /** Gain 1 support on Economy in one state. Draw 1 card. */
  card('M15', { type: 'campaigning' }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'economy', n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),

  /** Discard any number X of other cards (0 allowed). Gain 1 support on Defense in each of X different states (max = states in play). */
  card('M16', { type: 'message-discipline', cost: 'any' }, [
    inDifferentStates({ by: me, times: bound('paid'), steps: [gainSupport({ by: me, in: s, issue: 'defense', n: 1 })], done: [] }),
  ]),
  /** Discard any number X of other cards (0 allowed). Shift each of X different states 1 space (direction chosen separately for each). */
  card('M17', { type: 'message-discipline', cost: 'any' }, [
    inDifferentStates({
      by: me,
      times: bound('paid'),
      steps: [chooseDirection({ by: me, in: s, as: 'issue' }), shift({ in: s, toward: issue, n: 1 })],
      done: [],
    }),
  ]),

  /** Alter the key demographic of one state. Draw 1 card. */
  card('M18', { type: 'get-out-the-vote', starter: true }, [chooseState({ by: me, as: 's' }), alterKey({ in: s }), drawCards({ by: me, n: 1 })]),
  /** Alter the key demographic of one state. Draw 1 card. */
  card('M19', { type: 'get-out-the-vote' }, [chooseState({ by: me, as: 's' }), alterKey({ in: s }), drawCards({ by: me, n: 1 })]),

  /** Draw 3 cards. */
  card('M20', { type: 'fundraising', starter: true }, [drawCards({ by: me, n: 3 })]),
  /** Draw 2 cards, play one of them at once, keep the other in hand. */
  card('M21', { type: 'fundraising' }, [drawCards({ by: me, n: 2 }), playOneOf({ by: me, of: bound('drawn') })]),

  /** Shift one state 1 space in either direction. Draw 1 card. */
  card('M22', { type: 'interview', starter: true }, [
    chooseState({ by: me, as: 's' }),
    chooseDirection({ by: me, in: s, as: 'issue' }),
    shift({ in: s, toward: issue, n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),
  /** Shift one state 1 space in either direction. Draw 1 card. */
  card('M23', { type: 'interview' }, [
    chooseState({ by: me, as: 's' }),
    chooseDirection({ by: me, in: s, as: 'issue' }),
    shift({ in: s, toward: issue, n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),

  /** Shift one state 2 spaces toward its minority issue (as it stands when the card is played). */
  card('M24', { type: 'issue-control', starter: true }, [
    chooseState({ by: me, as: 's' }),
    readIssue({ in: s, which: 'minority', as: 'issue' }),
    shift({ in: s, toward: issue, n: 2 }),
  ]),
  /** Shift one state 2 spaces toward its minority issue (as it stands when the card is played). */
  card('M25', { type: 'issue-control' }, [
    chooseState({ by: me, as: 's' }),
    readIssue({ in: s, which: 'minority', as: 'issue' }),
    shift({ in: s, toward: issue, n: 2 }),
  ]),

  /** In one state: shift 1 space in either direction and alter its key demographic. */
  card('M26', { type: 'microtargeting', starter: true }, [
    chooseState({ by: me, as: 's' }),
    chooseDirection({ by: me, in: s, as: 'issue' }),
    shift({ in: s, toward: issue, n: 1 }),
    alterKey({ in: s }),
  ]),
  /** In one state: shift 1 space in either direction and alter its key demographic. */
  card('M27', { type: 'microtargeting' }, [
    chooseState({ by: me, as: 's' }),
    chooseDirection({ by: me, in: s, as: 'issue' }),
    shift({ in: s, toward: issue, n: 1 }),
    alterKey({ in: s }),
  ]),

  /** In one state: gain 1 support on Defense and alter its key demographic. */
  card('M28', { type: 'speech', starter: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    alterKey({ in: s }),
  ]),
  /** In one state: gain 1 support on Defense and alter its key demographic. */
  card('M29', { type: 'speech' }, [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'defense', n: 1 }), alterKey({ in: s })]),
  /** In one state: gain 1 support on Economy and alter its key demographic. */
  card('M30', { type: 'speech' }, [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'economy', n: 1 }), alterKey({ in: s })]),

  /** Stays in play. Each time a Breaking News card is revealed, you choose which state in play it affects. */
  card('M31', { type: 'media-support', starter: true, lasting: 'chooses-news-state' }, [stayInForce({ by: me, card: 'M31' })]),
  /** Stays in play. Each time a Breaking News card is revealed, you choose which state in play it affects. */
  card('M32', { type: 'media-support', lasting: 'chooses-news-state' }, [stayInForce({ by: me, card: 'M32' })]),
  /** Stays in play. You do not roll the Going Negative die when you play Going Negative cards. */
  card('M33', { type: 'media-support', lasting: 'never-rolls' }, [stayInForce({ by: me, card: 'M33' })]),

  /** Gain 1 support on Defense in one state; then shift a DIFFERENT state 1 space in either direction. */
  card('M34', { type: 'special' }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    chooseOtherState({ by: me, than: s, as: 't' }),
    chooseDirection({ by: me, in: t, as: 'issue' }),
    shift({ in: t, toward: issue, n: 1 }),
  ]),
  /** Choose a state where, on the majority issue, Obama has strictly more voters than McCain: gain 2 support on that issue there. */
  card('M35', { type: 'special' }, [
    chooseStateBehind({ by: me, as: 's' }),
    readIssue({ in: s, which: 'majority', as: 'issue' }),
    gainSupport({ by: me, in: s, issue, n: 2 }),
  ]),

  /** In every state in play whose key demographic is Moderate Evangelicals, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card('M36', { type: 'demographic-support', starter: true }, [demographicSupport({ by: me, group: 'moderate-evangelicals' })]),
  /** In every state in play whose key demographic is Seniors, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card('M37', { type: 'demographic-support', starter: true }, [demographicSupport({ by: me, group: 'seniors' })]),
  /** In every state in play whose key demographic is Latinos, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card('M38', { type: 'demographic-support' }, [demographicSupport({ by: me, group: 'latinos' })]),
  /** In every state in play whose key demographic is Catholics, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card('M39', { type: 'demographic-support' }, [demographicSupport({ by: me, group: 'catholics' })]),
  /** In every state in play whose key demographic is Clinton Democrats, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card('M40', { type: 'demographic-support' }, [demographicSupport({ by: me, group: 'clinton-democrats' })]),
  /** In every state in play whose key demographic is College Graduates, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card('M41', { type: 'demographic-support' }, [demographicSupport({ by: me, group: 'college-graduates' })]),
  /** In every state in play whose key demographic is Women, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card('M42', { type: 'demographic-support' }, [demographicSupport({ by: me, group: 'women' })]),
  /** In every state in play whose key demographic is Under-30 Voters, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card('M43', { type: 'demographic-support' }, [demographicSupport({ by: me, group: 'under-30-voters' })]),
  /** In every state in play whose key demographic is Veterans, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card('M44', { type: 'demographic-support' }, [demographicSupport({ by: me, group: 'veterans' })]),
  /** In every state in play whose key demographic is Union Households, place your tokens on all still-undecided (white, empty) circles of BOTH rows. */
  card('M45', { type: 'demographic-support' }, [demographicSupport({ by: me, group: 'union-households' })]),
];
