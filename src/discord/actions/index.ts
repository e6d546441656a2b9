/** All buttons, menus and subcommands: each is declared in the file that implements it. */

import * as moving from './agreements/moving.ts';
import * as proposing from './agreements/proposing.ts';
import * as time from './agreements/time.ts';
import type { General, PressKind, Subcommand } from './declare.ts';
import * as gathering from './lobby/gathering.ts';
import * as invitation from './lobby/invitation.ts';
import * as start from './lobby/start.ts';
import * as thread from './lobby/thread.ts';
import * as watching from './lobby/watching.ts';
import * as data from './people/data.ts';
import * as games from './people/games.ts';
import * as keeping from './people/keeping.ts';
import * as settings from './people/settings.ts';
import * as advice from './play/advice.ts';
import * as answering from './play/answering.ts';
import * as orders from './play/orders.ts';
import * as play from './play/play.ts';
import * as resign from './play/resign.ts';
import * as whatIf from './play/what-if.ts';
import * as film from './show/film.ts';
import * as guide from './show/guide.ts';
import * as look from './show/look.ts';
import * as records from './show/records.ts';
import * as replay from './show/replay.ts';
import * as review from './show/review.ts';

const files = [
  moving,
  proposing,
  time,
  gathering,
  invitation,
  start,
  thread,
  watching,
  data,
  games,
  keeping,
  settings,
  advice,
  answering,
  orders,
  play,
  resign,
  whatIf,
  film,
  guide,
  look,
  records,
  replay,
  review,
];

export const presses = files.flatMap((file): readonly PressKind[] => file.presses);
export const subcommands = files.flatMap((file): readonly Subcommand[] => ('subcommands' in file ? file.subcommands : []));
export const generals = files.flatMap((file): readonly General[] => ('generals' in file ? file.generals : []));

/** Only declared kinds can be encoded. */
declare module '../wire/ids.ts' {
  interface Declared extends Record<(typeof files)[number]['presses'][number]['name'], true> {}
}
