/** What a server's moderators see of its games, and what is posted when a game is ended or moved. */
import { ComponentType } from 'discord-api-types/v10';
import type { Person, TableInfo } from '../../../table/model/types.ts';
import type { Right } from '../../interactions/rights.ts';
import { type Services, titleOf } from '../../interactions/services.ts';
import { disarm, type Speech, speechOf } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import type { Presence } from '../../wire/api.ts';
import { encode } from '../../wire/ids.ts';
import { button, mention, note, type Part, type Post, postOf, rows, text } from '../../wire/parts.ts';
import { names, peopleAt } from '../parts/people.ts';
import { entryLines, gamesOnPage, turning } from './games-list.ts';

type Shelf = Pick<Services, 'games' | 'stopped'>;

/** All games of a server, page by page, each with a button to manage it. */
export function serverPost(services: Shelf, tables: readonly TableInfo[], at: number, guild: string | null, speech: Speech): Post {
  const { text: say, plain } = speech;
  if (tables.length === 0) return note(say(bot('bot.hustings.none')));
  const { shown, page, pages } = gamesOnPage(tables, at);
  const entries = shown.map(
    (table): Part => ({
      type: ComponentType.Section,
      components: [text(entryLines(services, table, { user: '', guild }, speech))],
      accessory: button(plain(bot('bot.button.manage')), encode({ table: table.id, action: 'manage' })),
    }),
  );
  const parts: Part[] = [text(say(bot('bot.hustings.title', { n: tables.length }))), ...entries, ...turning('hustings', page, pages, speech)];
  return postOf(parts);
}

/** What is known of a game besides its table: who is still on the server, and whether its channel is gone. */
export interface Found {
  present: ReadonlyMap<string, Presence>;
  isGone: boolean;
}

/** One game: where it is, who plays and whether they are still here, and what can be done. `isHere`: in the current channel. */
export function managePost(services: Shelf, table: TableInfo, { present, isGone }: Found, isHere: boolean, speech: Speech): Post {
  const { text: say, plain } = speech;
  const { id } = table;
  const absent = [...table.people, ...table.invited].flatMap(({ id: user, name }) => {
    const presence = present.get(user);
    return presence === 'left' || presence === 'deleted' ? [say(bot(`bot.hustings.${presence}`, { name: disarm(name) }))] : [];
  });
  const lines = [
    entryLines(services, table, { user: '', guild: table.place.guild }, speech),
    ...(isGone && !table.trouble ? [say(bot('bot.hustings.channelGone'))] : []),
    ...absent,
  ];
  const ways = [
    ...(isHere ? [] : [button(plain(bot('bot.button.moveHere')), encode({ table: id, action: 'move' }), 'primary')]),
    button(plain(bot('bot.button.back')), encode({ action: 'hustings' })),
    button(plain(bot('bot.button.end')), encode({ table: id, action: 'end' }), 'danger'),
  ];
  return postOf([text(lines.join('\n')), ...rows(ways)]);
}

/** Asks for confirmation before a game is ended. */
export function sureToEndPost(services: Shelf, table: TableInfo, speech: Speech): Post {
  const { text: say, plain, lang } = speech;
  const title = titleOf(services, table.game, lang);
  const who = names([...table.people, ...table.invited], speech);
  const ways = [
    button(plain(bot('bot.button.back')), encode({ table: table.id, action: 'manage' })),
    button(plain(bot('bot.button.endForGood')), encode({ table: table.id, action: 'end', arg: 'sure' }), 'danger'),
  ];
  return postOf([text(say(bot('bot.hustings.sure', { title, who }))), ...rows(ways)]);
}

/** What the channel reads when a moderator ends its game; it pings the players, since it concerns them. */
export function endedPost(services: Shelf, table: TableInfo): Post {
  const { text: say, plain } = speechOf(null, null, table.lang);
  const played = peopleAt(table);
  const who = say.list(played.map(({ id }) => mention(id)));
  const title = titleOf(services, table.game, table.lang);
  const isAgreed = table.proposals.some(({ kind, fate }) => kind === 'cancel' && fate === 'agreed');
  const line = text(say(isAgreed ? bot('bot.propose.cancelled', { all: who, title }) : bot('bot.hustings.ended', { who, title })));
  const again = button(plain(bot('bot.button.again')), encode({ table: table.id, action: 'again' }), 'primary');
  return postOf(
    [line, ...(isAgreed ? rows([again]) : [])],
    played.map(({ id }) => id),
  );
}

/** Each permission the bot can use in a channel, and what doesn't work without it. */
export function doctorPost(rights: readonly { right: Right; has: boolean }[], { text: say }: Speech): Post {
  const lines = rights.map(({ right, has }) => {
    const name = `**${say(bot(`bot.right.${right}`))}**`;
    return has ? `✅ ${name}` : say(bot('bot.hustings.lacks', { name, effect: say(bot(`bot.without.${right}`)) }));
  });
  const isWell = rights.every(({ has }) => has);
  return note(say(bot('bot.hustings.doctor')), ...lines, say(bot(isWell ? 'bot.doctor.fine' : 'bot.hustings.howToAllow')));
}

/** The state of a request to move a game. */
export interface Moving {
  asker: Person;
  agreed: readonly Person[];
  needed: number;
}

/** A player's request to the others to continue the game in this channel. */
export function movePost(services: Shelf, table: TableInfo, { asker, agreed, needed }: Moving): Post {
  const speech = speechOf(null, null, table.lang);
  const { text: say, plain } = speech;
  const from = `<#${table.place.channel}>`;
  const others = peopleAt(table).filter(({ id }) => id !== asker.id);
  const lines = [
    say(
      bot('bot.move.ask', {
        who: disarm(asker.name),
        title: titleOf(services, table.game, table.lang),
        from,
        all: say.list(others.map(({ id }) => mention(id))),
      }),
    ),
    say(bot('bot.move.count', { n: agreed.length, of: needed, who: names(agreed, speech) })),
  ];
  const agree = button(plain(bot('bot.button.agree')), encode({ table: table.id, action: 'agree', arg: asker.id }), 'success');
  return postOf(
    [text(lines.join('\n')), ...rows([agree])],
    others.map(({ id }) => id),
  );
}
