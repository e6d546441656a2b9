import type { Nothing } from '../../i18n/say.ts';

/** Who runs the bot, and how to reach them. Null: they haven't said. */
export interface Owner {
  owner: string | null;
  contact: string | null;
  /** How many days after their end games are trimmed; null: never. */
  days: number | null;
}

/** Sentences about people's and servers' data. */
export type DataMessages = {
  'bot.button.myData': Nothing;
  'bot.button.deleteData': Nothing;
  'bot.button.deleteSure': Nothing;
  'bot.button.privacy': Nothing;
  'bot.button.terms': Nothing;
  'bot.data.title': Nothing;
  'bot.data.exported': Nothing;
  /** What deleting does: how many games are resigned and how many invitations left. */
  'bot.data.sure': { games: number; invitations: number };
  'bot.data.really': Nothing;
  'bot.data.deleted': Nothing;
  'bot.data.tooLarge': Nothing;
  'bot.server.data': Nothing;
  'bot.server.exported': Nothing;
  'bot.server.sure': { games: number };
  'bot.server.really': Nothing;
  'bot.server.deleted': Nothing;
  'bot.legal.privacy': Owner;
  'bot.legal.terms': Owner;
};
