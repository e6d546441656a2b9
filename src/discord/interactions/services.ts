import type { Logger } from 'pino';
import type { Game } from '../../games/game.ts';
import { GameStopped, type Stopped } from '../../games/shelf.ts';
import { langOf } from '../../i18n/languages.ts';
import type { Lang } from '../../i18n/types.ts';
import type { Settings } from '../../table/model/choices.ts';
import type { Tables } from '../../table/model/tables.ts';
import type { ChannelRef, Person, TableInfo } from '../../table/model/types.ts';
import { usualSettings } from '../../table/people/settings.ts';
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
  /** Games that are not played until they are corrected. */
  stopped: readonly Stopped[];
  tables: Tables;
  pictures: Pictures;
  films: Films;
  /** What posts decided as pictures; without it words alone tell it. */
  highlights?: Highlights;
  /** Boards made small; without it they stay as large as they are. */
  small?: Small;
  panels: Panels;
  api: Api;
  /** Tries at once to post what could not be posted at a table. */
  hurry(table: string): void;
  /** The time as the tables have it, in milliseconds since 1970: a game's time is told by this and nothing else. */
  now(): number;
  log: Logger;
  /** Who runs the bot; without it nobody is named. */
  owner?: Owner;
  /** The program's version, if it is known. */
  version?: string | undefined;
}

/** The games of this program, also those it cannot play at present. */
type Shelf = Pick<Services, 'games' | 'stopped'>;

/** The game with this command, or null if this program has none. Throws `GameStopped` if it has, and cannot play it. */
export function gameOf({ games, stopped }: Shelf, command: string): Game | null {
  if (stopped.some((one) => one.command === command)) throw new GameStopped(command);
  return games.find((game) => game.command === command) ?? null;
}

/** A game's title, also where it cannot be played at present. */
export function titleOf({ games, stopped }: Shelf, command: string, lang: Lang): string {
  const game = games.find((one) => one.command === command) ?? stopped.find((one) => one.command === command)?.game;
  return game?.texts[lang].title ?? command;
}

/** What everybody reads at a table. */
export const publicSpeech = (game: Game, table: TableInfo): Speech => speechOf(game, table, table.lang);

/** What somebody has chosen; where that cannot be read, everything goes on as usual. Never rejects. */
export async function chosenBy({ tables, log }: Pick<Services, 'tables' | 'log'>, user: string): Promise<Settings> {
  try {
    return await tables.settings(user);
  } catch (error) {
    log.warn({ err: error }, "could not read a player's settings");
    return usualSettings;
  }
}

/** What came of it, as far as that is known. */
interface Outcome {
  /** Whoever is refused, or pressed what is old, has seen nothing new of a game. */
  isRefused: boolean;
  /** Notes that they have seen the table as it stood when they pressed, unless they are refused: called before what they see is sent, and at the end. */
  looked(): void;
}

/** One command or press: who made it, what they read, and everything it is answered with. */
export interface InteractionContext<I extends Asking | Typing = Asking> extends Services {
  interaction: I;
  /** Read from the interaction itself, never from anything a player could have written. */
  person: Person;
  /** What they have chosen for what they alone see. */
  settings: Settings;
  /** The reader's language. */
  lang: Lang;
  /** What is said in it: about a game (or none), naming the people at a table (or nobody). */
  speech(game?: Game | null, table?: TableInfo | null): Speech;
  outcome: Outcome;
}
export type CommandContext = InteractionContext<CommandAsking>;
export type PressContext = InteractionContext<PressAsking>;
/** While somebody types a command. */
export type TypingContext = InteractionContext<Typing>;

export async function contextOf<I extends Asking | Typing>(services: Services, interaction: I): Promise<InteractionContext<I>> {
  const person = personFrom(interaction.user);
  const settings = await chosenBy(services, person.id);
  const lang = settings.lang ?? langOf(interaction.locale);
  // Their pictures take turns with everybody else's.
  const pictures: Pictures = { ...services.pictures, show: (figure, place) => services.pictures.show(figure, { whose: [person.id], ...place }) };
  const speech: InteractionContext['speech'] = (game = null, table = null) => speechOf(game, table, lang);
  return { ...services, pictures, interaction, person, settings, lang, speech, outcome: { isRefused: false, looked: () => {} } };
}

/** A person as the server knows them. */
export const personFrom = ({ id, name, nick, isBot }: User): Person => ({ id, name: tidy(nick ?? name), ...(isBot && { bot: true }) });

/** Where something is asked for. */
export const placeOf = ({ guild, channel, parent }: Asking): ChannelRef => ({ guild, channel, parent });

/** The post that shows what a committed change of this table led to; where it cannot be made, one that says that the change was taken. */
export async function afterwards(context: InteractionContext, table: string, make: () => Post | Promise<Post>): Promise<Post> {
  try {
    return await make();
  } catch (error) {
    return takenPost(context, table, await context.tables.unshown(table, context.person.id, error));
  }
}

/** The same for a post that is everybody's, said to the presser alone. */
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
