/** Reactions to messages: the bot's own, and what it may do with others'. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { readEmoji } from '../emoji.ts';
import { refusal } from '../errors.ts';
import { BOT_ID } from '../ids.ts';
import type { Kept } from '../kept.ts';
import type { Local } from '../local.ts';
import { byAge } from '../snowflake.ts';
import { refuseIfArchived } from './messages.ts';
import { done, ok, type Route } from './router.ts';

const { AddReactions, ManageMessages, ReadMessageHistory } = PermissionFlagsBits;
const PAGE = 25;
const MOST = 100;

type Param = (name: string) => string;

export function reactionRoutes(local: Local): Route[] {
  const { channels, messages, reactions, people } = local;
  const all = '/channels/:channel/messages/:message/reactions';
  const one = `${all}/:emoji`;
  const find = (param: Param, ...rights: readonly bigint[]): Kept => {
    const { id } = channels.demand(param('channel'), ...rights);
    return messages.get(id, param('message'));
  };
  const emojiIn = (param: Param) => readEmoji(param('emoji'));
  return [
    {
      method: 'PUT',
      path: `${one}/@me`,
      handle: (_, param) => {
        const kept = find(param, ReadMessageHistory);
        const emoji = emojiIn(param);
        if (reactions.of(kept, emoji).length === 0) channels.demand(param('channel'), AddReactions);
        refuseIfArchived(local, param('channel'));
        reactions.add(kept, emoji, BOT_ID);
        return done;
      },
    },
    {
      method: 'DELETE',
      path: `${one}/@me`,
      handle: (_, param) => {
        reactions.remove(find(param), emojiIn(param), BOT_ID);
        return done;
      },
    },
    {
      method: 'DELETE',
      path: `${one}/:user`,
      handle: (_, param) => {
        const user = param('user');
        const kept = find(param, ...(user === BOT_ID ? [] : [ManageMessages]));
        if (people.user(user) === null) throw refusal('unknownUser');
        reactions.remove(kept, emojiIn(param), user);
        return done;
      },
    },
    {
      method: 'GET',
      path: one,
      handle: ({ query }, param) => {
        const users = reactions.of(find(param, ReadMessageHistory), emojiIn(param)).toSorted(byAge);
        const after = query.get('after') ?? '0';
        const most = Math.min(Math.max(Number(query.get('limit') ?? PAGE), 1), MOST);
        const asked = users.filter((id) => byAge(id, after) > 0).slice(0, most);
        return ok(asked.flatMap((id) => people.user(id) ?? []));
      },
    },
    {
      method: 'DELETE',
      path: one,
      handle: (_, param) => {
        reactions.clear(find(param, ManageMessages), emojiIn(param));
        return done;
      },
    },
    {
      method: 'DELETE',
      path: all,
      handle: (_, param) => {
        reactions.clear(find(param, ManageMessages), null);
        return done;
      },
    },
  ];
}
