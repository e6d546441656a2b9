/** The words of the rulebook, as types. This file imports nothing. */

/** The six candidates, clockwise: the next one sits to the left. */
export const allSeats = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** 'paris', 'clermont-ferrand'. Ids are permanent; names are in the text files. */
export type CityId = string;
/** 'A1' … 'A8' attack, 'P1' … 'P8' the matching parade, 'J1' … 'J8' Président. */
export type MediaId = string;
/** A Media card as it is seen: an attack or a parade by its id, a Président ('J': they are all alike), or one that nobody has seen. */
export type MediaToken = MediaId | 'J' | typeof unseen;
export const unseen = 'unseen';
/** 'I01' … 'I24'. */
export type InfosId = string;

const mediaKinds = ['attack', 'parade', 'president'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Which of a player's cities an order strikes. */
export type Rank = 'weakest' | 'strongest';

/** Points that elect a president once all cities are owned. */
export const majority = 45;
/** Rounds after which the majority falls, by a point with each round, where that was agreed. A rule of this table. */
export const fallsAfter = 15;
/** Values of which a player who owns every city cannot lose one. */
export const protectedValues: readonly number[] = [2, 3, 4, 5];
/** Squares one roll may lead to, one after the other. */
export const mostSquares = 10;
export const squareCount = 40;
/** Where the dice roll by themselves: after so many sentences without a question the next player presses, so that a post can be read. */
export const mostAtOnce = 40;
/** A city worth this many points is worth a card: where standing orders draw the line. */
export const worthy = 5;

/** What a player may want done without being asked. */
export const orderIds = [
  'parry',
  'parry-from-5',
  'parry-below-5-never',
  'attack-never',
  'attack-below-5-never',
  'attack-always',
  'commit-none',
  'commit-below-5-none',
  'commit-all',
  'block-never',
  'block-below-5-never',
  'block-always',
  'tie-first',
] as const;
export type OrderId = (typeof orderIds)[number];
export type OrderGroup = 'parry' | 'attack' | 'commit' | 'block' | 'tie';
