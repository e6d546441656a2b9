import type { Nothing } from '../../i18n/say.ts';

/** What takes the place of a reply that was lost, and whether the choice counts. */
export type ReplyMessages = {
  'bot.no.in-doubt': Nothing;
  /** A process died before it could reply; `isAtTable`: the message has the button that shows the game. */
  'bot.reply.lost': { isMade: boolean; isAtTable: boolean };
};
