/** Cleans up posts that others have replaced: noted together with the new ones, and tried until it is done. */
import type { Delivery, Leftover } from '../../table/model/outbox/sending.ts';
import type { PostRef, TableInfo } from '../../table/model/types.ts';
import { gameOf, publicSpeech, type Services } from '../interactions/services.ts';
import { chronicle } from '../present/board/chronicle.ts';
import { boardName } from '../present/parts/figures.ts';
import { linkTo } from '../present/parts/links.ts';
import { speechOf } from '../speech/speech.ts';
import { bot } from '../text/index.ts';
import { codeOf, unknownMessage } from '../wire/errors.ts';
import { ownIds } from '../wire/ids.ts';
import { note } from '../wire/parts.ts';
import { awake, isBoard, isCalling } from './delivering.ts';

export const leftover = (post: PostRef, kind: Leftover['kind'], after = 0, upTo = 0): Leftover => ({ post, kind, after, upTo });

/** What a new post leaves behind: the previous post, and the line that called a player. Without `isNew` the new post has taken over the story. */
export function leftBy({ told, toldAfter, from, callMessage }: Delivery, old: PostRef | null, now: PostRef, isNew: boolean): Leftover[] {
  if (old === null) return [];
  const call = callMessage === null ? [] : [leftover({ ...old, message: callMessage }, 'call')];
  if (old.message === now.message) return call;
  return [...call, told === null ? leftover(old, 'began') : leftover(old, isNew ? 'told' : 'moved', toldAfter, from)];
}

/**
 * Removes the buttons from leftovers and, once a game is over, from any other post that has some. Returns what is done. Rejects with Discord's own
 * errors.
 */
export async function tidyUp(services: Services, { leftovers }: Delivery, table: TableInfo): Promise<Leftover[]> {
  for (const one of leftovers) await tidy(services, table, one);
  if (table.phase === 'over' || table.phase === 'closed') await sweep(services, table);
  return leftovers.map((one) => one.leftover);
}

async function tidy(services: Services, table: TableInfo, left: Delivery['leftovers'][number]): Promise<void> {
  const { post, kind, upTo } = left.leftover;
  try {
    // A board, which has told something, is no proposal.
    if (kind === 'settled' || (kind === 'moved' && upTo === 0)) await removeConsentCalls(services, table, post);
    if (kind === 'moved' && table.phase === 'gathering' && table.post) await pointOn(services, table, post, table.post);
    else if (kind === 'call' || kind === 'moved') await awake(services.api, post.channel, () => services.api.remove(post));
    else if (kind !== 'settled') await retire(services, table, left);
  } catch (error) {
    // Its buttons would still be answered, so it is harmless if this can never be done.
    if (!hopeless.includes(Number(codeOf(error)))) throw error;
    services.log.debug({ err: error, ...post }, 'could not retire an old post');
  }
}

/** An invitation that was posted again: the old post points to it, because people who were called come by that address. */
async function pointOn({ api, games }: Services, table: TableInfo, old: PostRef, now: PostRef): Promise<void> {
  const game = games.find(({ command }) => command === table.game) ?? null;
  const line = speechOf(game, table, table.lang).text(bot('bot.invite.moved', { where: linkTo(table.place.guild, now) }));
  try {
    await awake(api, old.channel, () => api.edit(old, note(line)));
  } catch (error) {
    if (codeOf(error) !== tooManyEdits) throw error;
    await api.remove(old);
  }
}

/** Turns the previous post into a chronicle. */
async function retire(services: Services, table: TableInfo, { leftover: { post: old, kind }, story, race }: Delivery['leftovers'][number]) {
  const game = gameOf(services, table.game);
  if (!game) throw new Error(`There is no game '${table.game}' in this program.`);
  const speech = publicSpeech(game, table);
  const { api } = services;
  const small = kind === 'told' ? await services.small?.of(old.message) : null;
  const write = (picture: boolean) => {
    const names = { board: picture ? (small?.board.name ?? boardName) : null, highlight: (picture && small?.highlight?.name) || null };
    const post = chronicle(game, { told: story, race }, speech, names, table);
    const files = picture && small ? [small.board, ...(small.highlight ? [small.highlight] : [])] : [];
    return awake(api, old.channel, () => (files.length > 0 ? api.edit(old, { ...post, files }) : api.rewrite(old, post)));
  };
  // An invitation has no picture, and neither has a board posted in words.
  await write(kind !== 'began').catch((error: unknown) => (codeOf(error) === invalidForm ? write(false) : Promise.reject(error)));
}

/** At most this many people are called, one after the other, to a proposal that was made when they couldn't be. */
const mostConsentCalls = 5;

/** Removes the later messages that called people to this proposal by a link: they are useless now. */
async function removeConsentCalls({ api }: Services, { place }: TableInfo, proposal: PostRef): Promise<void> {
  for (let calls = 0; calls < mostConsentCalls; calls++) {
    const call = await api.find(place.channel, `(${linkTo(place.guild, proposal)})`);
    if (!call) return;
    await api.remove(call);
  }
}

const bare = (one: Leftover): Delivery['leftovers'][number] => ({ leftover: one, story: [], race: null });

/** Posts that were sent but never noted, because the process died meanwhile, have buttons too. The post sent instead tells their story. */
async function sweep(services: Services, table: TableInfo): Promise<void> {
  const { api } = services;
  const found = await api.findAll(table.place.channel, ownIds(table.id)).catch((error: unknown) => {
    // The history may not be read, or no longer exists.
    if (hopeless.includes(Number(codeOf(error)))) return [];
    throw error;
  });
  for (const one of found) {
    if (one.ref.message === table.post?.message) continue;
    if (isBoard(one, table.id)) await tidy(services, table, bare(leftover(one.ref, 'moved')));
    else if (isCalling(one, table.id)) await tidy(services, table, bare(leftover(one.ref, 'call')));
  }
}

const invalidForm = 50035;
const tooManyEdits = 30046;
/** The channel, server or message is gone or not ours, Discord takes no more edits of it, or the bot may not read it. */
const hopeless = [10003, 10004, unknownMessage, 50005, 30046, 50001, 50013];
