/**
 * Obama's 45 Campaign Strategy cards, in the order of their ids. Which types a deck holds is published; most pairings of a title with an effect are a
 * reconstruction (see the credits in the text files). To correct a card, edit its line.
 */

import { bound } from '../../../../kernel/rules.ts';
import { chooseDirection, chooseIssue, chooseState, readIssue } from '../effects/choose.ts';
import { drawCards } from '../effects/hand.ts';
import { stayInForce } from '../effects/media.ts';
import { playOneOf } from '../effects/play.ts';
import { inDifferentStates } from '../effects/several.ts';
import { alterKey, demographicSupport, gainSupport, shift } from '../effects/state.ts';
import { type Card, card, issue, me, s } from './card.ts';

export const obamaCards: readonly Card[] = [
  /** McCain: Out Of Touch, Out Of Ideas */
  card('O01', { type: 'attack', starter: true, cost: 2, negative: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'economy', n: 2 }),
  ]),
  /** The Fundamentals Of Our Economy */
  card('O02', { type: 'attack', cost: 2, negative: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'economy', n: 2 }),
  ]),
  /** Bomb, Bomb Iran */
  card('O03', { type: 'attack', cost: 2, negative: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 2 }),
  ]),

  /** Welfare To Work */
  card('O04', { type: 'advertising', starter: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'economy', n: 1 }),
    shift({ in: s, toward: 'economy', n: 1 }),
  ]),
  /** Country I Love */
  card('O05', { type: 'advertising', ours: 'title' }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'economy', n: 1 }),
    shift({ in: s, toward: 'economy', n: 1 }),
  ]),
  /** Health Care For Wounded Troops */
  card('O06', { type: 'advertising', starter: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    shift({ in: s, toward: 'defense', n: 1 }),
  ]),
  /** American Stories */
  card('O07', { type: 'advertising', ours: 'title' }, [
    chooseState({ by: me, as: 's' }),
    readIssue({ in: s, which: 'minority', as: 'issue' }),
    gainSupport({ by: me, in: s, issue, n: 1 }),
    shift({ in: s, toward: issue, n: 1 }),
  ]),
  /** Weekend Ad Blitz */
  card('O08', { type: 'advertising' }, [
    chooseState({ by: me, as: 's' }),
    readIssue({ in: s, which: 'majority', as: 'issue' }),
    gainSupport({ by: me, in: s, issue, n: 1 }),
    shift({ in: s, toward: issue, n: 1 }),
  ]),

  /** More Of The Same */
  card('O09', { type: 'advertising-attack', negative: true, ours: 'title' }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    gainSupport({ by: me, in: s, issue: 'economy', n: 1 }),
  ]),

  /** Middle-Class Tax Cut */
  card('O10', { type: 'campaigning', starter: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'economy', n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),
  /** The Change We Need */
  card('O11', { type: 'campaigning', starter: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'economy', n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),
  /** Vote For Change */
  card('O12', { type: 'campaigning' }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'economy', n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),
  /** Change We Can Believe In */
  card('O13', { type: 'campaigning' }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'economy', n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),
  /** Colin Powell */
  card('O14', { type: 'campaigning', starter: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),
  /** Joe Biden */
  card('O15', { type: 'campaigning', ours: 'title' }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'defense', n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),

  /** Staying On Message */
  card('O16', { type: 'message-discipline', cost: 'any' }, [
    inDifferentStates({ by: me, times: bound('paid'), steps: [gainSupport({ by: me, in: s, issue: 'economy', n: 1 })], done: [] }),
  ]),
  /** No Drama */
  card('O17', { type: 'message-discipline', cost: 'any', ours: 'title' }, [
    inDifferentStates({
      by: me,
      times: bound('paid'),
      steps: [chooseDirection({ by: me, in: s, as: 'issue' }), shift({ in: s, toward: issue, n: 1 })],
      done: [],
    }),
  ]),

  /** Neighborhood Team Leaders */
  card('O18', { type: 'get-out-the-vote', starter: true }, [chooseState({ by: me, as: 's' }), alterKey({ in: s }), drawCards({ by: me, n: 1 })]),
  /** Start Knocking On Doors */
  card('O19', { type: 'get-out-the-vote' }, [chooseState({ by: me, as: 's' }), alterKey({ in: s }), drawCards({ by: me, n: 1 })]),

  /** Online Fundraising */
  card('O20', { type: 'fundraising', starter: true }, [drawCards({ by: me, n: 3 })]),
  /** Oprah-palooza */
  card('O21', { type: 'fundraising' }, [drawCards({ by: me, n: 2 }), playOneOf({ by: me, of: bound('drawn') })]),

  /** Meet The Press */
  card('O22', { type: 'interview', starter: true }, [
    chooseState({ by: me, as: 's' }),
    chooseDirection({ by: me, in: s, as: 'issue' }),
    shift({ in: s, toward: issue, n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),
  /** The View */
  card('O23', { type: 'interview' }, [
    chooseState({ by: me, as: 's' }),
    chooseDirection({ by: me, in: s, as: 'issue' }),
    shift({ in: s, toward: issue, n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),

  /** Main Street vs Wall Street */
  card('O24', { type: 'issue-control', starter: true }, [
    chooseState({ by: me, as: 's' }),
    readIssue({ in: s, which: 'minority', as: 'issue' }),
    shift({ in: s, toward: issue, n: 2 }),
  ]),
  /** A Responsible End To The War */
  card('O25', { type: 'issue-control', ours: 'title' }, [
    chooseState({ by: me, as: 's' }),
    readIssue({ in: s, which: 'minority', as: 'issue' }),
    shift({ in: s, toward: issue, n: 2 }),
  ]),

  /** Social Networking */
  card('O26', { type: 'microtargeting', starter: true }, [
    chooseState({ by: me, as: 's' }),
    chooseDirection({ by: me, in: s, as: 'issue' }),
    shift({ in: s, toward: issue, n: 1 }),
    alterKey({ in: s }),
  ]),
  /** MyBarackObama.com */
  card('O27', { type: 'microtargeting' }, [
    chooseState({ by: me, as: 's' }),
    chooseDirection({ by: me, in: s, as: 'issue' }),
    shift({ in: s, toward: issue, n: 1 }),
    alterKey({ in: s }),
  ]),

  /** Yes We Can */
  card('O28', { type: 'speech', starter: true }, [
    chooseState({ by: me, as: 's' }),
    gainSupport({ by: me, in: s, issue: 'economy', n: 1 }),
    alterKey({ in: s }),
  ]),
  /** The Audacity Of Hope */
  card('O29', { type: 'speech' }, [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'economy', n: 1 }), alterKey({ in: s })]),
  /** We Are The Change That We Seek */
  card('O30', { type: 'speech' }, [chooseState({ by: me, as: 's' }), gainSupport({ by: me, in: s, issue: 'defense', n: 1 }), alterKey({ in: s })]),

  /** The Washington Post */
  card('O31', { type: 'media-support', starter: true, lasting: 'chooses-news-state' }, [stayInForce({ by: me, card: 'O31' })]),
  /** Mend Fences With FOX */
  card('O32', { type: 'media-support', lasting: 'chooses-news-state' }, [stayInForce({ by: me, card: 'O32' })]),
  /** CBS Evening News */
  card('O33', { type: 'media-support', lasting: 'opponent-rolls-twice' }, [stayInForce({ by: me, card: 'O33' })]),

  /** Running A Clean Campaign */
  card('O34', { type: 'special', ours: 'effect' }, [
    chooseState({ by: me, as: 's' }),
    chooseIssue({ by: me, in: s, as: 'issue' }),
    gainSupport({ by: me, in: s, issue, n: 1 }),
    drawCards({ by: me, n: 1 }),
  ]),
  /** Fifty-State Strategy */
  card('O35', { type: 'special', ours: 'title' }, [
    inDifferentStates({ by: me, times: 2, steps: [gainSupport({ by: me, in: s, issue: 'economy', n: 1 })], done: [] }),
  ]),

  /** Hillary Clinton */
  card('O36', { type: 'demographic-support', starter: true }, [demographicSupport({ by: me, group: 'clinton-democrats' })]),
  /** AFL-CIO */
  card('O37', { type: 'demographic-support', starter: true }, [demographicSupport({ by: me, group: 'union-households' })]),
  /** Si Se Puede! */
  card('O38', { type: 'demographic-support' }, [demographicSupport({ by: me, group: 'latinos' })]),
  /** Divided We Fail */
  card('O39', { type: 'demographic-support' }, [demographicSupport({ by: me, group: 'seniors' })]),
  /** Catholics For Obama */
  card('O40', { type: 'demographic-support', ours: 'title' }, [demographicSupport({ by: me, group: 'catholics' })]),
  /** Campus Rallies */
  card('O41', { type: 'demographic-support', ours: 'title' }, [demographicSupport({ by: me, group: 'college-graduates' })]),
  /** Equal Pay For Equal Work */
  card('O42', { type: 'demographic-support', ours: 'title' }, [demographicSupport({ by: me, group: 'women' })]),
  /** Rock The Vote */
  card('O43', { type: 'demographic-support', ours: 'title' }, [demographicSupport({ by: me, group: 'under-30-voters' })]),
  /** Faith Forum */
  card('O44', { type: 'demographic-support', ours: 'title' }, [demographicSupport({ by: me, group: 'moderate-evangelicals' })]),
  /** Veterans For Obama */
  card('O45', { type: 'demographic-support', ours: 'title' }, [demographicSupport({ by: me, group: 'veterans' })]),
];
