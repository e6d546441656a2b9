import type { Phrases } from '../../../i18n/types.ts';
import type { ReplyMessages } from '../replies.ts';

export const replies: Phrases<ReplyMessages> = {
  'bot.no.in-doubt': () =>
    'J’ai perdu ma base de données à cet instant précis, et je ne sais pas si votre choix a été pris en compte. Regardez le plateau dans un moment, et ne refaites votre choix que s’il manque.',
  'bot.reply.lost': ({ isMade, isAtTable }, { label }) => {
    const said = isMade
      ? 'Votre choix est pris en compte, mais une interruption m’a empêché de vous le montrer.'
      : 'Une interruption s’est produite, et rien n’a été fait.';
    if (!isAtTable) return isMade ? said : `${said} Réessayez.`;
    return `${said} Appuyez sur ${label('bot.button.play')} pour ${isMade ? 'voir où en est la partie' : 'continuer'}.`;
  },
};
