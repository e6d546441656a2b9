import type { Typed } from '../typed.ts';

export const typed: Typed = {
  commands: { games: 'games', hustings: 'hustings', settings: 'settings' },
  subcommands: {
    start: 'start',
    hand: 'hand',
    board: 'board',
    log: 'log',
    replay: 'replay',
    orders: 'orders',
    rules: 'rules',
    undo: 'undo',
    draw: 'draw',
    cancel: 'cancel',
    handover: 'handover',
    resign: 'resign',
    help: 'help',
  },
  keepers: { games: 'games', doctor: 'doctor', settings: 'settings' },
  options: {
    opponent: 'opponent',
    player: 'player',
    topic: 'topic',
    game: 'game',
    language: 'language',
    timezone: 'timezone',
    clock: 'clock',
    hours: 'hours',
    increment: 'increment',
    user: 'user',
  },
};
