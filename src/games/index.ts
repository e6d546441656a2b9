/** The only file that names all games. A new game is its folder and one line here. */
import { openShelf } from './shelf.ts';

/** The games that can be played, and those that are stopped until someone corrects them. */
export const { games, stopped } = await openShelf({
  campaign: {
    check: async () => (await import('./campaign/check.ts')).check,
    game: async () => (await import('./campaign/game.ts')).campaign,
  },
  candidate: { check: async () => (await import('./candidate/check.ts')).check, game: async () => (await import('./candidate/game.ts')).candidate },
  'moi-president': {
    check: async () => (await import('./moi-president/check.ts')).check,
    game: async () => (await import('./moi-president/game.ts')).moiPresident,
  },
  president: {
    check: async () => (await import('./president/check.ts')).check,
    game: async () => (await import('./president/game.ts')).president,
  },
});
