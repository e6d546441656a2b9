/**
 * The protocol between the page and the local Discord over one WebSocket (`/local/socket?as=<name>`, with the page's key in a cookie or as `key`),
 * one JSON object per frame. It uses Discord's own shapes wherever Discord has one, so that the page draws exactly what a Discord client would
 * receive.
 */
import type {
  APIApplicationCommand,
  APIApplicationCommandInteractionDataOption,
  APIApplicationCommandOptionChoice,
  APIChannel,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIModalSubmissionComponent,
  APIUser,
} from 'discord-api-types/v10';

/** A text by its reader's language; English where one is missing. */
export type Spoken = string | { en: string; [language: string]: string };

/** What the page knows before anyone takes a seat: `/world.json`. */
export interface Shown {
  /** The server's name. */
  name: string;
  people: readonly Person[];
  /** The languages a reader can choose. */
  languages: readonly { locale: string; name: string }[];
  /** A description of the bot for people who name it in a command; null: nobody does. */
  about: Spoken | null;
  welcome: Spoken;
  offers: readonly Offer[];
  /** Whether there is a list of what is under way: `/begun.json?locale=fr`, with the server's time. */
  remembers: boolean;
}

/** Something begun here and still under way: the first page leads back to it. */
export interface Begun {
  title: string;
  /** Who takes part. */
  who: string;
  /** What it waits for, before the time: "Waiting for Ada · asked". */
  text: string;
  /** Since when it waits, or until when, in milliseconds since 1970. */
  at: number;
  /** Keys of the people to seat side by side; it waits for the first of them, if for anyone here. */
  seats: readonly string[];
  /** The channel's or thread's id. */
  channel: string;
  /** Its picture: the address, and the alt text. */
  picture?: { src: string; alt: string } | null;
  /** The custom id of a button there, pressed for a person who goes there alone, to show them what they saw before. */
  press?: string | null;
}

/** Something to try, on the first page. */
export interface Offer {
  title: Spoken;
  /** A description in one sentence. */
  text?: Spoken | undefined;
  /** The small print: how many people, how long. */
  note?: Spoken | undefined;
  /** The address of its picture, without the locale (`?locale=fr`). */
  picture: string | null;
  ways: readonly Way[];
}

/** A button of an offer: seats `as` at this tab, or side by side with those of `with` in one window, and uses a command as them. */
export interface Way {
  label: Spoken;
  as: string;
  with?: readonly string[] | undefined;
  channel?: string | undefined;
  /** With its group and subcommand. */
  command: string;
  /** By name; a person is given by key, the bot by its name. */
  options?: Readonly<Record<string, string | number | boolean>> | undefined;
  /** Another option, chosen beside the button. */
  choice?: { label: Spoken; option: string; values: readonly { label: Spoken; value: string }[] } | undefined;
}

/** A person who can sit at a tab: `/?as=<key>`. */
export interface Person {
  key: string;
  user: APIUser;
  /** CSS color of the drawn avatar. */
  colour: string;
}

/** The time of the clock here. */
export interface Time {
  /** In milliseconds since 1970. */
  now: number;
  /** How far it was moved on, in milliseconds. */
  ahead: number;
}

export type ToPage =
  | {
      t: 'hello';
      you: Person;
      people: Person[];
      server: { id: string; name: string };
      /** Text channels and the threads that are open, in display order. */
      channels: APIChannel[];
      commands: APIApplicationCommand[];
      /** The bot's user, whether or not it is connected; null before it first connects. */
      bot: { user: APIUser; online: boolean } | null;
      locale: string;
      time: Time;
    }
  | { t: 'time'; time: Time }
  | { t: 'bot'; user: APIUser; online: boolean }
  | { t: 'commands'; commands: APIApplicationCommand[] }
  | { t: 'history'; channel: string; messages: APIMessage[] }
  | { t: 'message'; change: 'create' | 'update'; message: APIMessage }
  | { t: 'message'; change: 'delete'; channel: string; id: string }
  | { t: 'channel'; change: 'create' | 'update' | 'delete'; channel: APIChannel }
  /** The result of this tab's request. `failed` carries a sentence as Discord would show it. */
  /** `message` is the one that answers it, or that it changed. */
  | { t: 'done'; nonce: string; message?: string | null; isLeft?: boolean }
  | { t: 'failed'; nonce: string; reason: string }
  | { t: 'choices'; nonce: string; choices: APIApplicationCommandOptionChoice[] }
  | { t: 'modal'; nonce: string; modal: APIModalInteractionResponseCallbackData };

export type FromPage =
  | { t: 'open'; channel: string }
  | { t: 'locale'; locale: string }
  /** Moves the clock on for everyone. */
  | { t: 'pass'; hours: number }
  | { t: 'say'; channel: string; content: string }
  | { t: 'dismiss'; message: string }
  /** Reacts, or takes the reaction back. */
  | { t: 'react'; nonce: string; message: string; emoji: string }
  /** `target` is the person or message from whose menu the command was chosen. */
  | {
      t: 'command';
      nonce: string;
      channel: string;
      command: string;
      options: APIApplicationCommandInteractionDataOption[];
      target?: string | undefined;
    }
  /** Options as typed so far; the one being typed has `focused: true`. Answered by `choices`. */
  | { t: 'autocomplete'; nonce: string; channel: string; command: string; options: APIApplicationCommandInteractionDataOption[] }
  | { t: 'press'; nonce: string; channel: string; message: string; customId: string }
  | { t: 'select'; nonce: string; channel: string; message: string; customId: string; values: string[] }
  /** `nonce` is that of the modal it answers. */
  | { t: 'submit'; nonce: string; customId: string; components: APIModalSubmissionComponent[] };
