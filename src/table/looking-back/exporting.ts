/** A finished game as a file: whole once everyone has opened their hand, otherwise as the person who asks for it saw it. */

import { areOpen } from '../consent/verdict.ts';
import type { Exported, Lookback } from '../model/past.ts';
import type { Store } from '../model/store/store.ts';
import { type Loaded, positionOf } from '../work/loaded/loaded.ts';
import { recordOf } from '../work/loaded/record.ts';
import { championOf } from './replay.ts';

const aboutWhole =
  'A finished game of Hustings. It holds every hand, every answer and the seed of all chance; people stand in it by their seats. `npm run replay -- FILE` plays it again.';
const aboutOwn =
  'A finished game of Hustings as one seat saw it: what everyone was told, what this seat alone was told, its own answers, and the game after each step as this seat could see it then. Once everyone who played opens their hand, a new export holds the whole game.';

/** The file for the viewer of `back`, and whether it is the whole game. */
export async function exportedBy(store: Store, loaded: Loaded, back: Lookback): Promise<Exported> {
  const { game } = loaded;
  if (!areOpen(loaded.proposals)) return { isWhole: false, json: JSON.stringify(await ownPart(store, loaded, back)) };
  const { by: _by, ...record } = (await recordOf(store, loaded, null))!;
  return { isWhole: true, json: JSON.stringify({ about: aboutWhole, ...record, champion: championOf(game, record) }) };
}

/** Made from what this viewer was told and their views. Nothing in it is counted by answers, which would show how often others answered in secret. */
async function ownPart(store: Store, loaded: Loaded, { viewer, steps, after }: Lookback): Promise<object> {
  const { row, game } = loaded;
  const own = (await store.answers(row.id, 0)).filter(({ seat }) => seat === viewer);
  return {
    about: aboutOwn,
    game: row.game,
    rules: game.rules.version,
    options: row.options,
    seats: (await positionOf(loaded)).state.seats,
    seat: viewer,
    answers: own.map(({ kind, picked }) => ({ kind, picked })),
    steps: steps.map(({ lines }, step) => ({
      told: lines.map(({ message, secret }) => ({ ...message, ...(secret && { secret }) })),
      view: after(step)?.view ?? null,
    })),
    outcome: row.outcome,
  };
}
