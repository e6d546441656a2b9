/**
 * The 24 Infos cards. The six kinds, with four cards each, are from the rules; the individual orders are a reconstruction. To correct one, correct
 * its line: the card's effect and its text in every language are made from it. Titles and stories are in the text files.
 */
import { finder } from '../../kit/lookup.ts';
import type { InfosId, Rank } from '../vocabulary.ts';

/** `n` counts cities or cards, unless noted otherwise. */
export type InfosOrder =
  | { order: 'lose'; rank: Rank; n: number }
  /** Président cards, which go under the Media pile. */
  | { order: 'spend'; n: number | 'all' }
  /** Free cities worth `least` to `most`; with `may`, up to `n`. */
  | { order: 'take'; least: number; most: number; n: number; may: boolean }
  /** The follower's weakest cities. */
  | { order: 'given'; n: number }
  /** The weakest cities of both, at most as many as both have. */
  | { order: 'exchange'; with: 'follower' | 'left'; n: number }
  /** A city of the player's choice for any other player's, worth the same or up to `offerMore` more. */
  | { order: 'offer' }
  /** Forward to the next square of a kind. */
  | { order: 'next'; square: 'media' | 'helicopter' }
  /** Straight to a square, by its name on the loop. */
  | { order: 'go'; square: string }
  | { order: 'draw'; n: number };

export const infosKinds = ['cities lost', 'Président cards lost', 'cities won', 'exchange', 'destination', 'Media'] as const;
export type InfosKind = (typeof infosKinds)[number];

export interface InfosCard {
  id: InfosId;
  kind: InfosKind;
  does: InfosOrder;
}

/** By how many points the city received may exceed the city given, on card I15. */
export const offerMore = 1;

const card = (id: InfosId, kind: InfosKind, does: InfosOrder): InfosCard => ({ id, kind, does });

export const infosCards: readonly InfosCard[] = [
  card('I01', 'cities lost', { order: 'lose', rank: 'weakest', n: 1 }),
  card('I02', 'cities lost', { order: 'lose', rank: 'weakest', n: 1 }),
  card('I03', 'cities lost', { order: 'lose', rank: 'strongest', n: 1 }),
  card('I04', 'cities lost', { order: 'lose', rank: 'weakest', n: 2 }),
  card('I05', 'Président cards lost', { order: 'spend', n: 1 }),
  card('I06', 'Président cards lost', { order: 'spend', n: 1 }),
  card('I07', 'Président cards lost', { order: 'spend', n: 2 }),
  card('I08', 'Président cards lost', { order: 'spend', n: 'all' }),
  card('I09', 'cities won', { order: 'take', least: 2, most: 2, n: 1, may: false }),
  card('I10', 'cities won', { order: 'take', least: 2, most: 4, n: 1, may: false }),
  card('I11', 'cities won', { order: 'given', n: 1 }),
  card('I12', 'cities won', { order: 'take', least: 2, most: 3, n: 2, may: true }),
  card('I13', 'exchange', { order: 'exchange', with: 'follower', n: 1 }),
  card('I14', 'exchange', { order: 'exchange', with: 'follower', n: 1 }),
  card('I15', 'exchange', { order: 'offer' }),
  card('I16', 'exchange', { order: 'exchange', with: 'left', n: 2 }),
  card('I17', 'destination', { order: 'next', square: 'media' }),
  card('I18', 'destination', { order: 'go', square: 'depart' }),
  card('I19', 'destination', { order: 'next', square: 'helicopter' }),
  card('I20', 'destination', { order: 'go', square: 'paris' }),
  card('I21', 'Media', { order: 'draw', n: 1 }),
  card('I22', 'Media', { order: 'draw', n: 1 }),
  card('I23', 'Media', { order: 'draw', n: 1 }),
  card('I24', 'Media', { order: 'draw', n: 1 }),
];

export const infosOf: (id: InfosId) => InfosCard = finder('Infos card', infosCards);
