import type { Typed } from '../typed.ts';

export const typed: Typed = {
  commands: { games: 'games', hustings: 'hustings' },
  subcommands: {
    start: 'start',
    hand: 'hand',
    board: 'board',
    log: 'log',
    orders: 'orders',
    rules: 'rules',
    undo: 'undo',
    resign: 'resign',
    help: 'help',
  },
  keepers: { games: 'games', doctor: 'doctor' },
  options: { opponent: 'opponent', player: 'player', topic: 'topic', language: 'language' },
};
