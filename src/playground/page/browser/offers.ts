/** The suggestions for a command's option, and how free text is read. */
import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { Actions } from './actions.ts';
import { begins, localName, same, type Value } from './commands.ts';
import { world } from './seats.ts';
import { channelName, displayName, everybody, isDirect } from './state.ts';
import type { Suggestion } from './suggest.ts';
import { spoken } from './words.ts';

export interface Offer extends Suggestion {
  value: Value;
}

/** The possible values of an option, if that is a known list; null if it's free text or the bot suggests values. */
export function offersOf(option: APIApplicationCommandBasicOption, page: Actions): Offer[] | null {
  const { state, words } = page;
  const about = world.about === null ? null : spoken(world.about, state.locale);
  const users = (): Offer[] => {
    const offers = everybody(state).map((user) => {
      const isBot = user.id === state.bot?.user.id;
      return { isBot, label: displayName(user), detail: isBot && about !== null ? about : `@${user.username}`, value: user.id };
    });
    // The bot comes last, or first if it can be named: then it's at hand no matter who else is there.
    return about === null ? offers : offers.toSorted((a, b) => Number(b.isBot) - Number(a.isBot));
  };
  const roles = (): Offer[] => (state.server ? [{ label: '@everyone', detail: null, value: state.server.id }] : []);
  switch (option.type) {
    case Option.User:
      return users();
    case Option.Mentionable:
      return [...users(), ...roles()];
    case Option.Role:
      return roles();
    case Option.Channel:
      return state.channels
        .filter((channel) => !isDirect(channel))
        .filter(({ type }) => !option.channel_types?.length || (option.channel_types as number[]).includes(type))
        .map((channel) => ({ label: channelName(channel), detail: null, value: channel.id }));
    case Option.Boolean:
      return [
        { label: words.yes, detail: null, value: true },
        { label: words.no, detail: null, value: false },
      ];
    case Option.Attachment:
      return [];
    default:
      return option.choices?.length
        ? option.choices.map((choice) => ({ label: localName(choice, state.locale), detail: null, value: choice.value }))
        : null;
  }
}

export const asksBot = (option: APIApplicationCommandBasicOption): boolean => 'autocomplete' in option && option.autocomplete === true;

/** The typed text in the option's type, or the sentence that says what is wrong with it. */
export function readFree(option: APIApplicationCommandBasicOption, text: string, page: Actions): { value: Value } | { error: string } {
  const { words } = page;
  if (option.type === Option.String) {
    const { min_length: min, max_length: max } = option as { min_length?: number; max_length?: number };
    const fits = (min === undefined || text.length >= min) && (max === undefined || text.length <= max);
    return fits ? { value: text } : { error: words.lengthBetween(min, max) };
  }
  if (option.type !== Option.Integer && option.type !== Option.Number) return { error: words.chooseFromList };
  const value = Number(text.trim().replace(',', '.'));
  if (!Number.isFinite(value)) return { error: option.type === Option.Integer ? words.wholeNumber : words.number };
  if (option.type === Option.Integer && !Number.isInteger(value)) return { error: words.wholeNumber };
  const { min_value: min, max_value: max } = option as { min_value?: number; max_value?: number };
  const fits = (min === undefined || value >= min) && (max === undefined || value <= max);
  return fits ? { value } : { error: words.between(min, max) };
}

/** The offer typed by its name, its value, or an unambiguous beginning; undefined if there isn't exactly one. */
export function offerTyped(offers: readonly Offer[], text: string): Offer | undefined {
  const typed = text.trim();
  const alone = offers.filter(({ label }) => begins(label, typed));
  return (
    offers.find(({ label }) => same(label, typed)) ??
    offers.find(({ value }) => String(value) === typed) ??
    (alone.length === 1 ? alone[0] : undefined)
  );
}
