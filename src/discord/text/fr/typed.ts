import type { Typed } from '../typed.ts';

export const typed: Typed = {
  commands: { games: 'parties', hustings: 'hustings', settings: 'reglages' },
  subcommands: {
    start: 'commencer',
    hand: 'main',
    board: 'plateau',
    log: 'journal',
    replay: 'revoir',
    orders: 'consignes',
    rules: 'regles',
    undo: 'reprendre',
    draw: 'nulle',
    cancel: 'arreter',
    handover: 'ceder',
    resign: 'abandonner',
    help: 'aide',
  },
  keepers: { games: 'parties', doctor: 'diagnostic', settings: 'reglages' },
  options: {
    opponent: 'adversaire',
    player: 'joueur',
    topic: 'sujet',
    game: 'partie',
    language: 'langue',
    timezone: 'fuseau',
    clock: 'temps',
    hours: 'heures',
    increment: 'ajout',
    user: 'personne',
  },
};
