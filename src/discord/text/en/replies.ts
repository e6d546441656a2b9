import type { Phrases } from '../../../i18n/types.ts';
import type { ReplyMessages } from '../replies.ts';

export const replies: Phrases<ReplyMessages> = {
  'bot.no.in-doubt': () =>
    'I lost the connection to my database just then, and can’t tell whether your choice counted. Please look at the board in a moment, and choose again only if it didn’t.',
  'bot.reply.lost': ({ isMade, isAtTable }, { label }) => {
    const said = isMade ? 'Your choice counts, but I was interrupted before I could show it.' : 'I was interrupted, so nothing was done.';
    if (!isAtTable) return isMade ? said : `${said} Please try again.`;
    return `${said} Press ${label('bot.button.play')} to ${isMade ? 'see where the game is' : 'go on'}.`;
  },
};
