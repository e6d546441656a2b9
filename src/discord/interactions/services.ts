import type { Logger } from 'pino';
import type { Game } from '../../games/game.ts';
import { GameStopped, type Stopped } from '../../games/shelf.ts';
import { langOf } from '../../i18n/languages.ts';
import type { Lang } from '../../i18n/types.ts';
import { type Settings, usualSettings } from '../../table/model/choices.ts';
import type { Tables } from '../../table/model/tables.ts';
import type { ChannelRef, Person, TableInfo } from '../../table/model/types.ts';
import type { Films } from '../pictures/films.ts';
import type { Highlights } from '../pictures/highlights.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Small } from '../pictures/small.ts';
import { type Speech, speechOf, tidy } from '../speech/speech.ts';
import type { Owner } from '../text/data.ts';
import { bot } from '../text/index.ts';
import type { Api } from '../wire/api.ts';
import { encode } from '../wire/ids.ts';
import { button, note, type Post, postOf, rows, text } from '../wire/parts.ts';
import type { Asking, CommandAsking, PressAsking, Typing, User } from '../wire/port.ts';
import type { Panels } from './panels.ts';

/** What the Discord layer works with. */
export interface Services {
  games: readonly Game[];
  /** Games that can't be played until they are corrected. */
  stopped: readonly Stopped[];
  tables: Tables;
  pictures: Pictures;
  films: Films;
  /** Draws what posts decided; without it words alone tell it. */
  highlights?: Highlights;
  /** Shrinks boards; without it they keep their size. */
  small?: Small;
  panels: Panels;
  api: Api;
  /** Retries at once the posts that failed at a table. */
  hurry(table: string): void;
  /** The tables' clock, in milliseconds since 1970: the only one that measures a game's time. */
  now(): number;
  log: Logger;
  /** Who runs the bot; without it nobody is named. */
  owner?: Owner;
  /** The program's version, if known. */
  version?: string | undefined;
}

/** This program's games, including those it can't play now. */
type Shelf = Pick<Services, 'games' | 'stopped'>;

/** The game with this command, or null if this program has none. Throws `GameStopped` if the game is stopped. */
export function gameOf({ games, stopped }: Shelf, command: string): Game | null {
  if (stopped.some((one) => one.command === command)) throw new GameStopped(command);
  return games.find((game) => game.command === command) ?? null;
}

/** A game's title, even if it is stopped. */
export function titleOf({ games, stopped }: Shelf, command: string, lang: Lang): string {
  const game = games.find((one) => one.command === command) ?? stopped.find((one) => one.command === command)?.game;
  return game?.texts[lang].title ?? command;
}

/** What everyone reads at a table. */
export const publicSpeech = (game: Game, table: TableInfo): Speech => speechOf(game, table, table.lang);

/** A player's settings; the usual ones if they can't be read. Never rejects. */
export async function chosenBy({ tables, log }: Pick<Services, 'tables' | 'log'>, user: string): Promise<Settings> {
  try {
    return await tables.settings(user);
  } catch (error) {
    log.warn({ err: error }, "could not read a player's settings");
    return usualSettings;
  }
}

/** The result of an interaction, as far as it is known. */
interface Outcome {
  /** A player who was refused, or pressed an old button, has seen nothing new of a game. */
  isRefused: boolean;
  /**
   * Notes that they have seen the table as it was when they pressed, unless they are refused: called before sending what they see, and at the end.
   */
  looked(): void;
}

/** One command or press: who made it, what they read, and everything it is answered with. */
export interface InteractionContext<I extends Asking | Typing = Asking> extends Services {
  interaction: I;
  /** Taken from the interaction itself, never from anything a player could have written. */
  person: Person;
  /** Their choices for what they alone see. */
  settings: Settings;
  /** The reader's language. */
  lang: Lang;
  /** A speech in that language: about a game (or none), naming the people at a table (or nobody). */
  speech(game?: Game | null, table?: TableInfo | null): Speech;
  outcome: Outcome;
}
export type CommandContext = InteractionContext<CommandAsking>;
export type PressContext = InteractionContext<PressAsking>;
/** While a player types a command. */
export type TypingContext = InteractionContext<Typing>;

export async function contextOf<I extends Asking | Typing>(services: Services, interaction: I): Promise<InteractionContext<I>> {
  const person = personFrom(interaction.user);
  const settings = await chosenBy(services, person.id);
  const lang = settings.lang ?? langOf(interaction.locale);
  // Their pictures take turns with everyone else's.
  const pictures: Pictures = { ...services.pictures, show: (figure, place) => services.pictures.show(figure, { whose: [person.id], ...place }) };
  const speech: InteractionContext['speech'] = (game = null, table = null) => speechOf(game, table, lang);
  return { ...services, pictures, interaction, person, settings, lang, speech, outcome: { isRefused: false, looked: () => {} } };
}

/** A person under their name on the server. */
export const personFrom = ({ id, name, nick, isBot }: User): Person => ({ id, name: tidy(nick ?? name), ...(isBot && { bot: true }) });

/** Where an interaction was made. */
export const placeOf = ({ guild, channel, parent }: Asking): ChannelRef => ({ guild, channel, parent });

/** The post that shows the result of a committed change at this table; if it can't be made, one that says that the change was taken. */
export async function afterwards(context: InteractionContext, table: string, make: () => Post | Promise<Post>): Promise<Post> {
  try {
    return await make();
  } catch (error) {
    return takenPost(context, table, await context.tables.unshown(table, context.person.id, error));
  }
}

/** The same for a public post, told to the presser alone. */
export async function unshownPost(context: InteractionContext, { id, phase }: TableInfo, error: unknown): Promise<Post> {
  const number = await context.tables.unshown(id, context.person.id, error);
  return phase === 'playing' ? takenPost(context, id, number) : note(context.speech().text(bot('bot.no.unshownPost', { number })));
}

/** «Your answer was taken …», with the way to the panel. */
function takenPost({ speech }: InteractionContext, table: string, number: string): Post {
  const { text: say, plain } = speech();
  const play = button(plain(bot('bot.button.play')), encode({ table, action: 'play' }), 'primary');
  return postOf([text(say(bot('bot.no.unshown', { number, play: plain(bot('bot.button.play')) }))), ...rows([play])]);
}
