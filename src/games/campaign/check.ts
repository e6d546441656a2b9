/** Finds impossible values in the game's data. Reads only the data: texts and pictures are generated from it and may fail where it is wrong. */

import { type Fault, isWhole, shown } from '../values.ts';
import * as numbers from './data/numbers.ts';
import { type StateTile, states } from './data/states.ts';
import { allOf, type Card } from './rules/cards/card.ts';
import { bonusFor, faces } from './rules/cards/die.ts';
import { mccainCards } from './rules/cards/mccain.ts';
import { newsCards } from './rules/cards/news.ts';
import { obamaCards } from './rules/cards/obama.ts';
import { deedsOf } from './rules/parts/deeds.ts';
import { freshTile, winnerOf } from './rules/table.ts';
import { cardTypes, groups, type Side, sides, squares } from './vocabulary.ts';

const decks: { readonly [S in Side]: readonly Card[] } = { obama: obamaCards, mccain: mccainCards };
const inPlay = 4;
const mostCircles = 5;

/** Returns every impossible value with the line to fix. */
export function check(): Fault[] {
  const faults = [
    ...inNumbers(),
    ...states.flatMap(inState),
    ...sides.flatMap((side) => decks[side].flatMap((card) => inCard(card, side))),
    ...inNews(),
    ...inDie(),
  ];
  return faults.length > 0 ? faults : inWhole();
}

function inNumbers(): Fault[] {
  const file = 'data/numbers.ts';
  const { votesAtStart, ...single } = numbers;
  const wrong = Object.entries(single).filter(([, value]) => !isWhole(value, 1));
  const votes = sides.filter((side) => !isWhole(votesAtStart[side], 0, numbers.votesToWin - 1));
  return [
    ...wrong.map(([name, value]) => ({
      file,
      near: `export const ${name} `,
      problem: `${name} is ${shown(value)}; it must be a whole number, at least 1.`,
    })),
    ...votes.map((side) => ({
      file,
      near: 'export const votesAtStart',
      problem: `${side} starts with ${shown(votesAtStart[side])} votes; it must be a whole number below the ${numbers.votesToWin} that win.`,
    })),
  ];
}

function inState(tile: StateTile): Fault[] {
  const { id, votes, back, defense, economy, square, key, other } = tile;
  const problems: string[] = [];
  if (!isWhole(votes, 1)) problems.push(`${id} has ${shown(votes)} votes; a state has a whole number of them, at least 1.`);
  if (!sides.includes(back)) problems.push(`${id} has ${shown(back)} on its back; it must be one of ${sides.join(', ')}.`);
  for (const [issue, row] of Object.entries({ defense, economy }))
    if (!new RegExp(`^[RWB]{1,${mostCircles}}$`).test(row))
      problems.push(`${id} has ${shown(row)} as its ${issue} row; it must be 1 to ${mostCircles} letters R, W or B.`);
  if (!squares.includes(square)) problems.push(`${id} starts on square ${shown(square)}; there are squares 1 to 4.`);
  for (const group of [key, other]) if (!groups.includes(group)) problems.push(`${id} has a group ${shown(group)}, which there is not.`);
  if (key === other) problems.push(`${id} has ${shown(key)} as both its groups; they must differ.`);
  if (problems.length === 0 && winnerOf(freshTile(id))) problems.push(`${id} is won before anybody plays: its deciding row is all one color.`);
  return problems.map((problem) => ({ file: 'data/states.ts', near: `state('${id}'`, problem }));
}

/** Returns the problems in a card's parts: a number that isn't one, or a part that has no words. */
function problemsOf(id: string, play: Card['play']): string[] {
  try {
    deedsOf(play);
  } catch (error) {
    return [`${id}: ${error instanceof Error ? error.message : String(error)}`];
  }
  return allOf(play).flatMap(({ kind, n }) =>
    n === undefined || isWhole(n, 1) ? [] : [`${id} has ${shown(n)} in its part ${kind}; it must be a whole number, at least 1.`],
  );
}

function inCard({ id, side, type, cost, play }: Card, owner: Side): Fault[] {
  const problems = problemsOf(id, play);
  if (side !== owner) problems.push(`${id} stands among the cards of ${owner}.`);
  if (!cardTypes.includes(type)) problems.push(`${id} is of the kind ${shown(type)}, which there is not.`);
  if (cost !== 'any' && !isWhole(cost)) problems.push(`${id} costs ${shown(cost)} cards; it must be a whole number or 'any'.`);
  return problems.map((problem) => ({ file: `rules/cards/${owner}.ts`, near: `card('${id}'`, problem }));
}

const inNews = (): Fault[] =>
  newsCards.flatMap(({ id, play }) => problemsOf(id, [...play]).map((problem) => ({ file: 'rules/cards/news.ts', near: `'${id}'`, problem })));

function inDie(): Fault[] {
  return faces.flatMap((face) => {
    const found = (() => {
      try {
        return problemsOf(`Face ${face}`, [...bonusFor(face)]);
      } catch {
        return [`The Going Negative table says nothing of face ${face}; an empty list [] means nothing happens.`];
      }
    })();
    return found.map((problem) => ({ file: 'rules/cards/die.ts', near: `  ${face}: `, problem }));
  });
}

/** Checks that span several lines. */
function inWhole(): Fault[] {
  const { deckSize, seenAtOnce, cardsAtStart, statesEach, votesAtStart, votesToWin } = numbers;
  const faults: Fault[] = [];
  const starters = states.filter((tile) => tile.starter).length;
  if (starters < 1 || starters > inPlay)
    faults.push({
      file: 'data/states.ts',
      near: 'export const states',
      problem: `${starters} states have the star; 1 to ${inPlay} can be in play at the start.`,
    });
  for (const side of sides) {
    const file = `rules/cards/${side}.ts`;
    const near = `export const ${side}Cards`;
    const stars = decks[side].filter((card) => card.starter).length;
    if (stars !== deckSize) faults.push({ file, near, problem: `${stars} cards of ${side} have the star; a starter deck has ${deckSize}.` });
    if (decks[side].length !== deckSize * seenAtOnce)
      faults.push({
        file,
        near,
        problem: `${side} has ${decks[side].length} cards; a draft of ${deckSize} times ${seenAtOnce} needs ${deckSize * seenAtOnce}.`,
      });
    if (states.filter((tile) => tile.back === side).length < statesEach)
      faults.push({ file: 'data/states.ts', near: 'export const states', problem: `Fewer than ${statesEach} states have ${side} on the back.` });
  }
  if (2 * statesEach > inPlay)
    faults.push({
      file: 'data/numbers.ts',
      near: 'export const statesEach ',
      problem: `${statesEach} states each are more than the ${inPlay} that can be in play.`,
    });
  if (cardsAtStart > deckSize)
    faults.push({
      file: 'data/numbers.ts',
      near: 'export const cardsAtStart ',
      problem: `${cardsAtStart} cards cannot be dealt from a deck of ${deckSize}.`,
    });
  const all = votesAtStart.obama + votesAtStart.mccain + states.reduce((sum, tile) => sum + tile.votes, 0);
  if (2 * votesToWin <= all - 1)
    faults.push({
      file: 'data/numbers.ts',
      near: 'export const votesToWin ',
      problem: `There are ${all} votes in all; with ${votesToWin} both sides could win.`,
    });
  return faults;
}
