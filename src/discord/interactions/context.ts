import type { Game } from '../../games/game.ts';
import { langOf } from '../../i18n/languages.ts';
import type { Lang } from '../../i18n/types.ts';
import type { Settings } from '../../table/model/choices.ts';
import type { ChannelRef, Person, TableInfo } from '../../table/model/types.ts';
import { type Speech, speechOf, tidy } from '../speech/speech.ts';
import type { Asking, CommandAsking, PressAsking, Typing, User } from '../wire/port.ts';
import { chosenBy, type Services } from './services.ts';

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
}
export type CommandContext = InteractionContext<CommandAsking>;
export type PressContext = InteractionContext<PressAsking>;
/** While somebody types a command. */
export type TypingContext = InteractionContext<Typing>;

export async function contextOf<I extends Asking | Typing>(services: Services, interaction: I): Promise<InteractionContext<I>> {
  const person = personFrom(interaction.user);
  const settings = await chosenBy(services, person.id);
  const lang = settings.lang ?? langOf(interaction.locale);
  return { ...services, interaction, person, settings, lang, speech: (game = null, table = null) => speechOf(game, table, lang) };
}

/** A person as the server knows them. */
export const personFrom = ({ id, name, nick, isBot }: User): Person => ({ id, name: tidy(nick ?? name), ...(isBot && { bot: true }) });

/** Where something is asked for. */
export const placeOf = ({ guild, channel, parent }: Asking): ChannelRef => ({ guild, channel, parent });
