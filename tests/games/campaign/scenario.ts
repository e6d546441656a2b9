/** A table of Campaign Manager that holds only what a test needs. */

import { states } from '../../../src/games/campaign/data/states.ts';
import { campaign } from '../../../src/games/campaign/game.ts';
import { bonusFor } from '../../../src/games/campaign/rules/cards/die.ts';
import { mccainCards } from '../../../src/games/campaign/rules/cards/mccain.ts';
import { obamaCards } from '../../../src/games/campaign/rules/cards/obama.ts';
import { freshTile } from '../../../src/games/campaign/rules/table.ts';
import type { Campaign, Circle, Tile } from '../../../src/games/campaign/state.ts';
import type { Group, Issue, Side, Square, Voter } from '../../../src/games/campaign/vocabulary.ts';
import { sides } from '../../../src/games/campaign/vocabulary.ts';
import { openRandom, startRandom } from '../../../src/kernel/random.ts';
import { start } from '../../../src/kernel/run.ts';
import { seedOf } from '../../standing/play.ts';
import { type Table, tableAt } from '../scenario.ts';

export interface TileSetting {
  /** Circles from left to right: R, W or B as printed, followed by r or b if a token lies on it. */
  defense?: string;
  economy?: string;
  square?: Square;
  key?: Group;
  other?: Group;
}

export interface Setting {
  /** Whose turn it is (default: Obama's). */
  active?: Side;
  hands?: { [S in Side]?: string[] };
  /** The first card is drawn first. */
  decks?: { [S in Side]?: string[] };
  discards?: { [S in Side]?: string[] };
  /** The states in play, and how they differ from print (default: the four starter states). */
  states?: { [id: string]: TileSetting };
  won?: { [S in Side]?: string[] };
  /** The states that may still come (default: all others). */
  unused?: string[];
  /** The first is revealed first (default: the harmless N20). */
  news?: string[];
  media?: { card: string; by: Side };
  /** The next die rolls. */
  die?: number[];
  quiet?: number;
}

const letters: { [letter: string]: Voter } = { R: 'mccain', W: null, B: 'obama', r: 'mccain', b: 'obama' };
const side = (letter: string | undefined): Side | null => (letter === undefined ? null : (letters[letter] ?? null));
const circlesOf = (row: string): Circle[] => (row.match(/[RWB][rb]?/g) ?? []).map((circle) => ({ printed: side(circle[0]), token: side(circle[1]) }));

/** A row in the same notation: 'RRbWB' is red, red with a blue token, white, blue. */
export const row = (state: Campaign, id: string, issue: Issue): string =>
  tile(state, id)
    [issue].map(
      ({ printed, token }) =>
        `${{ mccain: 'R', obama: 'B', none: 'W' }[printed ?? 'none']}${token ? token[0]!.replace('m', 'r').replace('o', 'b') : ''}`,
    )
    .join('');

export function tile(state: Campaign, id: string): Tile {
  const found = state.tiles.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is not in play: ${state.tiles.map((one) => one.id).join(' ')}.`);
  return found;
}

function placed(id: string, { defense, economy, ...rest }: TileSetting): Tile {
  const fresh = freshTile(id);
  return { ...fresh, ...rest, defense: defense ? circlesOf(defense) : fresh.defense, economy: economy ? circlesOf(economy) : fresh.economy };
}

/** A seed whose die shows these faces. */
function seedFor(faces: readonly number[]): string {
  for (let n = 1; ; n++) {
    const random = openRandom(startRandom(seedOf(n)), () => {});
    if (faces.every((face) => random.die('die') === face)) return seedOf(n);
  }
}

const deckOf = { obama: obamaCards, mccain: mccainCards };

/** A game in progress, at the beginning of a player's turn. */
export function scenario(setting: Setting): Table<Campaign> {
  const { state } = start(campaign.rules, { seats: ['obama', 'mccain'], options: { deck: 'starter' }, seed: seedFor(setting.die ?? [1]) });
  state.active = setting.active ?? 'obama';
  state.first = state.active;
  state.tiles = setting.states
    ? Object.entries(setting.states).map(([id, changes]) => placed(id, changes))
    : ['FL', 'MI', 'MO', 'NJ'].map((id) => freshTile(id));
  for (const one of sides) {
    const mine = state.campaigners[one];
    mine.hand = setting.hands?.[one] ?? [];
    mine.discard = setting.discards?.[one] ?? [];
    const elsewhere = [...mine.hand, ...mine.discard, setting.media?.card];
    mine.deck = setting.decks?.[one] ?? deckOf[one].filter((card) => card.starter && !elsewhere.includes(card.id)).map((card) => card.id);
    mine.won = setting.won?.[one] ?? [];
  }
  const seen = [...state.tiles.map((one) => one.id), ...state.campaigners.obama.won, ...state.campaigners.mccain.won];
  state.unused = setting.unused ?? states.map((one) => one.id).filter((id) => !seen.includes(id));
  state.news = setting.news ?? ['N20', ...state.news.filter((card) => card !== 'N20')];
  state.media = setting.media ?? null;
  state.quiet = setting.quiet ?? 0;
  return tableAt(campaign, state);
}

/** How many cards this face of the die draws by the current table. */
export const drawnBy = (face: number): number => bonusFor(face).reduce((sum, { kind, n }) => sum + (kind === 'drawCards' ? Number(n) : 0), 0);
