/** The words of the rulebook, as types. This file imports nothing. */

/** The six candidates, clockwise: the next one sits to the left. */
export const allSeats = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** 'paris', 'clermont-ferrand'. Ids are permanent; names are in the text files. */
export type CityId = string;
/** 'A1' … 'A8' attack, 'P1' … 'P8' the matching parade, 'J1' … 'J8' Président. */
export type MediaId = string;
/** A Media card as seen: an attack or a parade by its id, a Président ('J': they are all the same), or one that nobody has seen. */
export type MediaToken = MediaId | 'J' | typeof unseen;
export const unseen = 'unseen';
/** 'I01' … 'I24'. */
export type InfosId = string;

const mediaKinds = ['attack', 'parade', 'president'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Which of a player's cities an order hits. */
export type Rank = 'weakest' | 'strongest';

/** Points that elect a president once all cities are owned. */
export const majority = 45;
/** Rounds after which the majority falls, by a point each round, if agreed. A rule of this table. */
export const fallsAfter = 15;
/** Values for which a player who owns every city can't lose one. */
export const protectedValues: readonly number[] = [2, 3, 4, 5];
/** How many squares in a row one roll may lead to. */
export const mostSquares = 10;
export const squareCount = 40;
/** With automatic dice, after this many sentences without a question the next player presses, so that a post gets read. */
export const mostAtOnce = 40;
/** The points from which a city is worth a card: standing orders draw the line here. */
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
