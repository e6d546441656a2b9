/** The public sentences of Moi Président, and their arguments. */
import type { Attack, Direction, Duel, Kind, PaidTo } from '../../../src/games/moi-president/vocabulary.ts';
import type { Seat } from '../../../src/kernel/types.ts';

export type Card = { id: string; kind: Kind; points: number };
type Roll = { by: Seat; die: number };
type By = { by: Seat };
type Played = By & { card: Card };

export type Told = {
  'start.rolls': { rolls: Roll[]; tied: Seat[] };
  'start.first': { seat: Seat };
  rebuilt: { cards: number; times: number };
  lays: Played & { total: number };
  discards: Played;
  plays: Played;
  attacks: Played & { target: Seat };
  luck: By & { die: number; won: boolean };
  keeps: Played & { total: number };
  undecided: { cards: Card[]; worth: number };
  trusts: By & { points: number };
  'trust.none': By;
  rallies: By & { cards: number; points: number; total: number };
  'reacts.immunite': By & { attack: Attack; attacker: Seat };
  'reacts.diversion': By & { attack: Attack; attacker: Seat; to: Seat; swapped: boolean };
  'attack.falls': { attack: Attack };
  'duel.tie': { one: Roll; other: Roll; again: boolean };
  duel: { why: Duel; one: Roll; other: Roll; again: boolean };
  takes: By & { from: Seat; points: number; total: number };
  gives: By & { points: number; worth: number; total: number };
  pays: By & { set: number[]; to: PaidTo; worth: number; total: number };
  'passes.hands': { way: Direction; two: boolean; gifts: { from: Seat; to: Seat }[] };
  'passes.zones': { way: Direction; gifts: { from: Seat; to: Seat; points: number; total: number }[] };
  'new-deal': { pile: number };
  exempt: { seat: Seat };
  stands: { seat: Seat; die: number; spared: boolean };
  leaves: { seat: Seat; held: { socle: number; campaign: number } };
};
