/** How buttons, menus and subcommands are declared, each once: its permanent name, what it reads, what it does. */
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

/** What is done on a table's button or, where the press has no argument, by a command. */
type Deed<C extends InteractionContext> = (context: C, press: Press) => Promise<void>;

/** A kind of button or menu. */
export interface PressKind<Name extends string = string> {
  /** What stands in custom ids: a released one is permanent. */
  name: Name;
  does: Deed<PressContext>;
  /**
   * From where it is taken: where the table is; also on a private message to one of its players, anywhere on its server; for its players from anywhere, for
   * they only look; from anywhere, because it looks at that itself.
   */
  from: 'here' | 'panel' | 'players' | 'anywhere';
  /** Under a public post it is answered beside that, for the presser alone. Others may change the post itself. */
  isBeside: boolean;
}

export const press = <Name extends string>(name: Name, does: Deed<PressContext>): PressKind<Name> => ({ name, does, from: 'here', isBeside: false });

/** One that is answered beside the public post it stands under. */
export const pressBeside = <Name extends string>(name: Name, does: Deed<PressContext>): PressKind<Name> => ({
  name,
  does,
  from: 'here',
  isBeside: true,
});

/** The same, taken from other places as well. */
export const from = <K extends PressKind>(where: PressKind['from'], kind: K): K => ({ ...kind, from: where });

/** What is typed with a command. */
interface Offer {
  /** What can be given with it. */
  options?(game: Game): Option[];
  /** Whether a game has it; all have, unless said otherwise. */
  isIn?(game: Game): boolean;
  /** Offers choices while an option is typed. */
  complete?(context: TypingContext): Promise<void>;
}

/** A subcommand of every game: about the game itself, or about the table that plays it in the channel. */
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

/** A command that belongs to no game. */
export interface General extends Pick<Offer, 'complete'> {
  name: keyof Typed['commands'];
  does(context: CommandContext): Promise<void>;
  /** What Discord shows beside its name and what it does. */
  shown?(games: readonly Game[]): Pick<Command, 'options' | 'default_member_permissions'>;
}

/** A table with its game. */
export interface TableAndGame {
  table: TableInfo;
  game: Game;
}

/** Reads the table; where there is none, the asker is told so. */
export const onTable =
  <C extends InteractionContext>(does: (context: C, at: TableAndGame, press: Press) => Promise<void>): Deed<C> =>
  async (context, press) => {
    const table = await context.tables.find(press.table);
    const game = table && gameOf(context, table.game);
    return table && game ? does(context, { table, game }, press) : tellRefusal(context, press.table, { why: 'no-table' });
  };

/** What was shown to everybody too often, as a refusal that says so. */
export const shownLately = (refusal: TableRefusal, now: number): TableRefusal =>
  refusal.why === 'used-up' ? { why: 'shown-lately', at: refusal.at ?? now } : refusal;

/** What is answered to a button of another version. */
export function oldButton(context: InteractionContext): Post {
  context.outcome.isRefused = true;
  return note(context.speech().text(bot('bot.no.oldButton', { command: null })));
}

/** Says to whoever asked alone why nothing happened at this table and what to do now; what they pressed on stays as it is. */
export async function tellRefusal(context: InteractionContext, id: string, refusal: TableRefusal): Promise<void> {
  context.outcome.isRefused = true;
  const table = await context.tables.find(id);
  await aside(context.interaction, note(refusalLine(refusal, context.speech(table && gameOf(context, table.game), table))));
}
