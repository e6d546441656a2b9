/** Declares buttons, menus and subcommands, each once: its permanent name, what it reads, what it does. */
import type { RESTPostAPIChatInputApplicationCommandsJSONBody as Command, APIApplicationCommandBasicOption as Option } from 'discord-api-types/v10';
import type { Game } from '../../games/game.ts';
import type { TableRefusal } from '../../table/model/refusals.ts';
import type { TableInfo } from '../../table/model/types.ts';
import { aside } from '../interactions/reply.ts';
import { type CommandContext, gameOf, type InteractionContext, type PressContext, type TypingContext } from '../interactions/services.ts';
import { refusalLine } from '../present/people/refusals.ts';
import { bot } from '../text/index.ts';
import type { SubcommandName, Typed } from '../text/typed.ts';
import type { Press } from '../wire/ids.ts';
import { note, type Post } from '../wire/parts.ts';

/** The action of a table's button or, if it needs no argument, of a command. */
type Deed<C extends InteractionContext> = (context: C, press: Press) => Promise<void>;

/** A kind of button or menu. */
export interface PressKind<Name extends string = string> {
  /** The name in custom ids: permanent once released. */
  name: Name;
  does: Deed<PressContext>;
  /**
   * Where a press counts: `here` where the table is; `panel` also on a private message to one of its players, anywhere on its server; `players` from
   * anywhere for its players, because they only look; `anywhere` if the action checks that itself.
   */
  from: 'here' | 'panel' | 'players' | 'anywhere';
  /** Under a public post it is answered in a message beside the post, for the presser alone. Others may change the post itself. */
  isBeside: boolean;
  /** It only opens that message: nothing is lost if it never comes, and the presser presses again. */
  opens: boolean;
}

export const press = <Name extends string>(name: Name, does: Deed<PressContext>): PressKind<Name> => ({
  name,
  does,
  from: 'here',
  isBeside: false,
  opens: false,
});

/** A kind of press that is answered beside the public post it is under. */
export const pressBeside = <Name extends string>(name: Name, does: Deed<PressContext>): PressKind<Name> => ({
  name,
  does,
  from: 'here',
  isBeside: true,
  opens: false,
});

/** The same for a press that changes nothing. */
export const pressToOpen = <Name extends string>(name: Name, does: Deed<PressContext>): PressKind<Name> => ({
  ...pressBeside(name, does),
  opens: true,
});

/** The same kind, pressed from elsewhere too. */
export const from = <K extends PressKind>(where: PressKind['from'], kind: K): K => ({ ...kind, from: where });

/** What can be typed with a command. */
interface Offer {
  /** The command's options. */
  options?(game: Game): Option[];
  /** Whether a game has it; by default all do. */
  isIn?(game: Game): boolean;
  /** Offers suggestions while an option is typed. */
  complete?(context: TypingContext): Promise<void>;
}

/** A subcommand of every game: about the game itself, or about its table in this channel. */
export type Subcommand = Offer & { name: SubcommandName } & (
    | { about: 'game'; does(context: CommandContext, game: Game): Promise<void> }
    | { about: 'table'; does: Deed<CommandContext> }
  );

type AboutGame = Extract<Subcommand, { about: 'game' }>;

export const aboutGame = (name: SubcommandName, does: AboutGame['does'], offer: Offer = {}): Subcommand => ({ name, about: 'game', does, ...offer });
export const aboutTable = (name: SubcommandName, does: Deed<CommandContext>, offer: Offer = {}): Subcommand => ({
  name,
  about: 'table',
  does,
  ...offer,
});

/** A command of no particular game. */
export interface General extends Pick<Offer, 'complete'> {
  name: keyof Typed['commands'];
  does(context: CommandContext): Promise<void>;
  /** What Discord gets besides its name and description. */
  shown?(games: readonly Game[]): Pick<Command, 'options' | 'default_member_permissions'>;
}

/** A table with its game. */
export interface TableAndGame {
  table: TableInfo;
  game: Game;
}

/** Reads the table; if there is none, tells the asker. */
export const onTable =
  <C extends InteractionContext>(does: (context: C, at: TableAndGame, press: Press) => Promise<void>): Deed<C> =>
  async (context, press) => {
    const table = await context.tables.find(press.table);
    const game = table && gameOf(context, table.game);
    return table && game ? does(context, { table, game }, press) : tellRefusal(context, press.table, { why: 'no-table' });
  };

/** Turns the refusal of showing something to everyone too often into one that says so. */
export const shownLately = (refusal: TableRefusal, now: number): TableRefusal =>
  refusal.why === 'used-up' ? { why: 'shown-lately', at: refusal.at ?? now } : refusal;

/** The answer to a button of another version. */
export function oldButton(context: InteractionContext): Post {
  context.outcome.isRefused = true;
  return note(context.speech().text(bot('bot.no.oldButton', { command: null })));
}

/** Tells the asker alone why nothing happened at this table and what to do now; the pressed message stays as it is. */
export async function tellRefusal(context: InteractionContext, id: string, refusal: TableRefusal): Promise<void> {
  await aside(context.interaction, await refusalNote(context, id, refusal));
}

/** Why nothing happened at this table and what to do now. */
export async function refusalNote(context: InteractionContext, id: string, refusal: TableRefusal): Promise<Post> {
  context.outcome.isRefused = true;
  const table = await context.tables.find(id);
  return note(refusalLine(refusal, context.speech(table && gameOf(context, table.game), table)));
}
