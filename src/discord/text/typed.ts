/** The subcommands of every game, in the order of the menu. Their names are permanent. */
export const subcommands = [
  'start',
  'watch',
  'hand',
  'board',
  'log',
  'replay',
  'orders',
  'rules',
  'learn',
  'time',
  'undo',
  'draw',
  'cancel',
  'handover',
  'resign',
  'help',
] as const;
export type SubcommandName = (typeof subcommands)[number];

/** What a language's readers type: lower case, no spaces. The main language types the permanent names themselves. */
export interface Typed {
  commands: { games: string; hustings: string; settings: string; stats: string; leaderboard: string };
  subcommands: { [name in SubcommandName]: string };
  /** The subcommands of `/hustings`. */
  keepers: { games: string; doctor: string; settings: string };
  /** `player` goes before a number: `player2`. */
  options: {
    opponent: string;
    player: string;
    topic: string;
    game: string;
    language: string;
    thread: string;
    timezone: string;
    clock: string;
    hours: string;
    increment: string;
    reminders: string;
    user: string;
    level: string;
    whatif: string;
    players: string;
    server: string;
    title: string;
    alltime: string;
    off: string;
    until: string;
  };
}
