/**
 * McCain's 45 Campaign Strategy cards, in the order of their ids. Which types a deck holds is published; most pairings of a title with an effect are
 * a reconstruction (see the credits in the text files). To correct a card, edit its line.
 */

import { bound } from '../../../../kernel/rules.ts';
import { chooseDirection, chooseOtherState, chooseState, chooseStateBehind, readIssue } from '../effects/choose.ts';
import { drawCards } from '../effects/hand.ts';
import { stayInForce } from '../effects/media.ts';
import { playOneOf } from '../effects/play.ts';
import { inDifferentStates } from '../effects/several.ts';
import { alterKey, demographicSupport, gainSupport, shift } from '../effects/state.ts';
import { type Card, card, issue, me, s, t } from './card.ts';

export const mccainCards: readonly Card[] = [
  /** Obama: Is He Ready To Lead? */
  card('M01', { type: 'attack', starter: true, cost: 2, negative: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 2 }),
  ]),
  /** Without Preconditions */
  card('M02', { type: 'attack', cost: 2, negative: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 2 }),
  ]),
  /** Raising Taxes Isn't Patriotic */
  card('M03', { type: 'attack', cost: 2, negative: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'economy', n: 2 }),
  ]),

  /** Reform. Prosperity. Peace. */
  card('M04', { type: 'advertising', starter: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    shift({ in: s, toward: 'defense', n: 1 }),
  ]),
  /** Country First */
  card('M05', { type: 'advertising' }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    shift({ in: s, toward: 'defense', n: 1 }),
  ]),
  /** Drill, Baby, Drill! */
  card('M06', { type: 'advertising', starter: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'economy', n: 1 }),
    shift({ in: s, toward: 'economy', n: 1 }),
  ]),
  /** Olympics Ad Buy */
  card('M07', { type: 'advertising' }, [
    chooseState({ by: me, as: 's' }),
    readIssue({ in: s, which: 'minority', as: 'issue' }),
    gainSupport({ by: me, in: s, issue, n: 1 }),
    shift({ in: s, toward: issue, n: 1 }),
  ]),
  /** Join Our Team */
  card('M08', { type: 'advertising' }, [
    chooseState({ by: me, as: 's' }),
    readIssue({ in: s, which: 'majority', as: 'issue' }),
    gainSupport({ by: me, in: s, issue, n: 1 }),
    shift({ in: s, toward: issue, n: 1 }),
  ]),

  /** Celebrity */
  card('M09', { type: 'advertising-attack', negative: true, ours: 'title' }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    gainSupport({ by: me, in: s, issue: 'economy', n: 1 }),
  ]),

  /** I Know How To Do That, My Friends */
  card('M10', { type: 'campaigning', starter: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),
  /** Joe Lieberman */
  card('M11', { type: 'campaigning', starter: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),
  /** The Surge Is Working */
  card('M12', { type: 'campaigning', ours: 'title' }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),
  /** Town Hall Meetings */
  card('M13', { type: 'campaigning', ours: 'title' }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),
  /** Joe The Plumber */
  card('M14', { type: 'campaigning', starter: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'economy', n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),
  /** Let's Not Raise Anybody's Taxes */
  card('M15', { type: 'campaigning' }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'economy', n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),

  /** Stay The Course */
  card('M16', { type: 'message-discipline', cost: 'any' }, [
    inDifferentStates({ by: me, times: bound('paid'), steps: [gainSupport({ by: me, in: s, issue: 'defense', n: 1 })], done: [] }),
  ]),
  /** Talking Points */
  card('M17', { type: 'message-discipline', cost: 'any', ours: 'title' }, [
    inDifferentStates({
      by: me,
      times: bound('paid'),
      steps: [chooseDirection({ by: me, in: s, as: 'issue' }), shift({ in: s, toward: issue, n: 1 })],
      done: [],
    }),
  ]),

  /** Crack And Bank */
  card('M18', { type: 'get-out-the-vote', starter: true }, [chooseState({ by: me, as: 's' }), alterKey({ in: s }), drawCards({ by: me, n: 1 })]),
  /** 72-Hour Program */
  card('M19', { type: 'get-out-the-vote', ours: 'title' }, [chooseState({ by: me, as: 's' }), alterKey({ in: s }), drawCards({ by: me, n: 1 })]),

  /** Private Fundraiser */
  card('M20', { type: 'fundraising', starter: true }, [drawCards({ by: me, n: 3 })]),
  /** Victory Dinner */
  card('M21', { type: 'fundraising', ours: 'title' }, [drawCards({ by: me, n: 2 }), playOneOf({ by: me, of: bound('drawn') })]),

  /** Face The Nation */
  card('M22', { type: 'interview', starter: true }, [
    chooseState({ by: me, as: 's' }),
    chooseDirection({ by: me, in: s, as: 'issue' }),
    shift({ in: s, toward: issue, n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),
  /** This Week */
  card('M23', { type: 'interview' }, [
    chooseState({ by: me, as: 's' }),
    chooseDirection({ by: me, in: s, as: 'issue' }),
    shift({ in: s, toward: issue, n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),

  /** Commander-In-Chief Test */
  card('M24', { type: 'issue-control', starter: true, ours: 'title' }, [
    chooseState({ by: me, as: 's' }),
    readIssue({ in: s, which: 'minority', as: 'issue' }),
    shift({ in: s, toward: issue, n: 2 }),
  ]),
  /** Energy Independence */
  card('M25', { type: 'issue-control', ours: 'title' }, [
    chooseState({ by: me, as: 's' }),
    readIssue({ in: s, which: 'minority', as: 'issue' }),
    shift({ in: s, toward: issue, n: 2 }),
  ]),

  /** Voter Vault */
  card('M26', { type: 'microtargeting', starter: true }, [
    chooseState({ by: me, as: 's' }),
    chooseDirection({ by: me, in: s, as: 'issue' }),
    shift({ in: s, toward: issue, n: 1 }),
    alterKey({ in: s }),
  ]),
  /** Direct Mailing */
  card('M27', { type: 'microtargeting' }, [
    chooseState({ by: me, as: 's' }),
    chooseDirection({ by: me, in: s, as: 'issue' }),
    shift({ in: s, toward: issue, n: 1 }),
    alterKey({ in: s }),
  ]),

  /** We Don't Have Time For On-The-Job Training */
  card('M28', { type: 'speech', starter: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    alterKey({ in: s }),
  ]),
  /** No Surrender */
  card('M29', { type: 'speech', ours: 'title' }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    alterKey({ in: s }),
  ]),
  /** Pork-Barrel Buster */
  card('M30', { type: 'speech', ours: 'title' }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'economy', n: 1 }),
    alterKey({ in: s }),
  ]),

  /** Special Access */
  card('M31', { type: 'media-support', starter: true, lasting: 'chooses-news-state' }, [stayInForce({ by: me, card: 'M31' })]),
  /** Talk Radio */
  card('M32', { type: 'media-support', lasting: 'chooses-news-state', ours: 'title' }, [stayInForce({ by: me, card: 'M32' })]),
  /** Straight Talk Express */
  card('M33', { type: 'media-support', lasting: 'never-rolls' }, [stayInForce({ by: me, card: 'M33' })]),

  /** The Original Mavericks */
  card('M34', { type: 'special', ours: 'effect' }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    chooseOtherState({ by: me, than: s, as: 't' }),
    chooseDirection({ by: me, in: t, as: 'issue' }),
    shift({ in: t, toward: issue, n: 1 }),
  ]),
  /** Sarah Palin */
  card('M35', { type: 'special', ours: 'title' }, [
    chooseStateBehind({ by: me, as: 's' }),
    readIssue({ in: s, which: 'majority', as: 'issue' }),
    gainSupport({ by: me, in: s, issue, n: 2 }),
  ]),

  /** National Association Of Evangelicals */
  card('M36', { type: 'demographic-support', starter: true }, [demographicSupport({ by: me, group: 'moderate-evangelicals' })]),
  /** AARP */
  card('M37', { type: 'demographic-support', starter: true }, [demographicSupport({ by: me, group: 'seniors' })]),
  /** Viva McCain! */
  card('M38', { type: 'demographic-support' }, [demographicSupport({ by: me, group: 'latinos' })]),
  /** The Right To Life */
  card('M39', { type: 'demographic-support' }, [demographicSupport({ by: me, group: 'catholics' })]),
  /** Clinton Supporters For McCain */
  card('M40', { type: 'demographic-support', ours: 'title' }, [demographicSupport({ by: me, group: 'clinton-democrats' })]),
  /** Young Professionals For McCain */
  card('M41', { type: 'demographic-support', ours: 'title' }, [demographicSupport({ by: me, group: 'college-graduates' })]),
  /** Hockey Moms */
  card('M42', { type: 'demographic-support', ours: 'title' }, [demographicSupport({ by: me, group: 'women' })]),
  /** College Republicans */
  card('M43', { type: 'demographic-support', ours: 'title' }, [demographicSupport({ by: me, group: 'under-30-voters' })]),
  /** Vets For McCain */
  card('M44', { type: 'demographic-support', ours: 'title' }, [demographicSupport({ by: me, group: 'veterans' })]),
  /** Reagan Democrats */
  card('M45', { type: 'demographic-support', ours: 'title' }, [demographicSupport({ by: me, group: 'union-households' })]),
];
