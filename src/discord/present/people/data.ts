/** The data kept about a person or server: what they read before it is exported or deleted. */
import type { Speech } from '../../speech/speech.ts';
import type { Owner } from '../../text/data.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, type Post, postOf, rows, text } from '../../wire/parts.ts';

/** The buttons under a person's data: `arg` is their argument. */
export function dataPost({ text: say, plain }: Speech): Post {
  const way = (arg: string) => encode({ action: 'mydata', arg });
  const ways = [
    button(plain(bot('bot.button.export')), way('export')),
    button(plain(bot('bot.button.deleteData')), way('delete'), 'danger'),
    button(plain(bot('bot.button.privacy')), way('privacy')),
    button(plain(bot('bot.button.terms')), way('terms')),
  ];
  return postOf([text(say(bot('bot.data.title'))), ...rows(ways)]);
}

/** Explains what deleting does and asks for confirmation, then for another. `action` says whose data it is. */
export function surePost(line: string, action: 'mydata' | 'serverdata', isSure: boolean, { plain }: Speech): Post {
  const back = action === 'mydata' ? encode({ action }) : encode({ action, arg: 'back' });
  const ways = [
    button(plain(bot('bot.button.back')), back),
    button(plain(bot(isSure ? 'bot.button.deleteSure' : 'bot.button.deleteData')), encode({ action, arg: isSure ? 'really' : 'sure' }), 'danger'),
  ];
  return postOf([text(line), ...rows(ways)]);
}

/** A legal text, with the owner's name filled in. */
export const legalPost = (which: 'privacy' | 'terms', owner: Owner, { text: say, plain }: Speech): Post =>
  postOf([text(say(bot(`bot.legal.${which}`, owner))), ...rows([button(plain(bot('bot.button.back')), encode({ action: 'mydata' }))])]);
