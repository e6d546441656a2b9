/**
 * What the page and the local Discord say to each other over one WebSocket (`/local/socket?as=<name>`, with the page's key in a cookie or as `key`), one JSON object per frame.
 * Discord's own shapes wherever Discord has one, so that the page draws exactly what a Discord client would receive.
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

/** A text by its reader's language; where one is missing, English. */
export type Spoken = string | { en: string; [language: string]: string };

/** What the page knows before anybody sits down: `/world.json`. */
export interface Shown {
  /** The server's name. */
  name: string;
  people: readonly Person[];
  /** What a reader can choose to read in. */
  languages: readonly { locale: string; name: string }[];
  /** What the bot is to those who name it in a command; null: nobody does. */
  about: Spoken | null;
  welcome: Spoken;
  offers: readonly Offer[];
  /** Whether there is a list of what was begun: `/begun.json?locale=fr`, with the server's time. */
  remembers: boolean;
}

/** Something that was begun here and goes on: the first page leads back to it. */
export interface Begun {
  title: string;
  /** Who takes part. */
  who: string;
  /** What it waits for, to be read before the time: "Waiting for Ada · asked". */
  text: string;
  /** Since when it waits, or until when, in milliseconds since 1970. */
  at: number;
  /** Keys of the people to seat beside each other; the first of them is waited for, if anybody here is. */
  seats: readonly string[];
  /** The channel's or thread's id. */
  channel: string;
  /** How it looks: where its picture is, and what that says to those who do not see it. */
  picture?: { src: string; alt: string } | null;
  /** The custom id of a button there, pressed for whoever goes there alone: with what it shows them they are where they were. */
  press?: string | null;
}

/** Something to try, as the first page shows it. */
export interface Offer {
  title: Spoken;
  /** What it is, in a sentence. */
  text?: Spoken | undefined;
  /** What is said in small letters: for how many, how long. */
  note?: Spoken | undefined;
  /** Where its picture is, without the locale (`?locale=fr`). */
  picture: string | null;
  ways: readonly Way[];
}

/** A button of an offer: seats `as` at this tab, or beside those of `with` in one window, and uses a command as them. */
export interface Way {
  label: Spoken;
  as: string;
  with?: readonly string[] | undefined;
  channel?: string | undefined;
  /** With its group and subcommand. */
  command: string;
  /** By name; a person is given by key, the bot by its name. */
  options?: Readonly<Record<string, string | number | boolean>> | undefined;
  /** One more option, chosen beside the button. */
  choice?: { label: Spoken; option: string; values: readonly { label: Spoken; value: string }[] } | undefined;
}

/** Somebody who can sit at a tab: `/?as=<key>`. */
export interface Person {
  key: string;
  user: APIUser;
  /** CSS colour of the drawn avatar. */
  colour: string;
}

/** What the clock here shows. */
export interface Time {
  /** In milliseconds since 1970. */
  now: number;
  /** By how much it was moved on, in milliseconds. */
  ahead: number;
}

export type ToPage =
  | {
      t: 'hello';
      you: Person;
      people: Person[];
      server: { id: string; name: string };
      /** Text channels and the threads that are open, in the order to show. */
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
  /** What became of something this tab did. `failed` carries a sentence as Discord would show it. */
  /** `message` is the one that answers it, or that was changed by it. */
  | { t: 'done'; nonce: string; message?: string | null }
  | { t: 'failed'; nonce: string; reason: string }
  | { t: 'choices'; nonce: string; choices: APIApplicationCommandOptionChoice[] }
  | { t: 'modal'; nonce: string; modal: APIModalInteractionResponseCallbackData };

export type FromPage =
  | { t: 'open'; channel: string }
  | { t: 'locale'; locale: string }
  /** Moves the clock on for everybody. */
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
  /** `nonce` is the one of the modal it answers. */
  | { t: 'submit'; nonce: string; customId: string; components: APIModalSubmissionComponent[] };
