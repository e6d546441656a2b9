/** One errand on its way to Discord: composed, sent or edited, and what it leaves behind tidied up. */
import type { Message, Seat } from '../kernel/types.ts';
import type { Errand, Said } from '../table/sending.ts';
import type { Glance, PostRef, Proposal, TableInfo } from '../table/types.ts';
import { edit, send } from './delivering.ts';
import { type Desk, gameOf, publicSpeech } from './desk.ts';
import { codeOf } from './errors.ts';
import { encode, ownIds } from './ids.ts';
import type { FigurePart } from './pictures.ts';
import { boardPost, boardPostFigure, callPost, partedStory, storyPost } from './present/board-post.ts';
import { chronicle } from './present/chronicle.ts';
import { gatheringPost } from './present/invitation.ts';
import { endedPost } from './present/keeping.ts';
import { linkTo } from './present/links.ts';
import type { Post } from './present/parts.ts';
import { proposalPost } from './present/proposal.ts';
import { bot } from './text/index.ts';

/** What was said, and what is left to be done for it, which may fail without harm. */
export interface Told {
  said: Said;
  /** Takes the buttons off the post before, and the line that called somebody away. Never rejects. */
  tidyUp(): Promise<void>;
  /** The board stands in words because its picture was late. */
  isLate: boolean;
}

/** Says an errand. Null: there is nothing to say any more. Rejects with Discord's own errors. */
export async function tell(desk: Desk, errand: Errand): Promise<Told | null> {
  const table = await desk.tables.find(errand.table);
  if (!table) return null;
  if (errand.kind === 'invitation') {
    if (table.phase === 'closed') desk.panels.refresh(table);
    return tellInvitation(desk, errand, table);
  }
  if (errand.kind === 'proposal') return tellProposals(desk, errand, table);
  const told = await (table.phase === 'closed' ? tellEnd(desk, errand, table) : tellBoard(desk, errand, table));
  // What the panels of those who play say may be old news as well.
  desk.panels.refresh(table);
  return told;
}

/** The game was ended by whoever keeps order on the server: those who played it are told. */
async function tellEnd(desk: Desk, errand: Errand, table: TableInfo): Promise<Told> {
  const old = table.post;
  const sent = await send(desk, table, errand.id, endedPost(desk, table));
  const tidyUp = async () => {
    if (errand.callMessage !== null && old) await removeCall(desk, { ...old, message: errand.callMessage });
    if (old) await retire(desk, table, old, errand.told, true);
  };
  return { said: { post: sent, isNew: true, call: null }, tidyUp, isLate: false };
}

async function tellInvitation(desk: Desk, errand: Errand, table: TableInfo): Promise<Told | null> {
  const game = knownGame(desk, table);
  // Once the game has begun, the living post is a board, and nothing is said about the invitation any more.
  if (table.phase !== 'gathering' && table.phase !== 'closed') return null;
  const speech = publicSpeech(game, table);
  const post = gatheringPost(game, table, speech);
  const old = table.post;
  // The answer to the start command may have shown it already, and the program have stopped before it noted where.
  const found = old ? null : await desk.api.find(table.place.channel, ownIds(table.id));
  const living = found ?? (errand.fresh ? null : old);
  if (living && (await edit(desk, living, post)) === 'edited')
    return { said: { post: living, isNew: false, call: null }, tidyUp: nothing, isLate: false };
  // Whoever was called once is not called again: showing an invitation anew is no way to pester.
  const sent = await send(desk, table, errand.id, old ? { ...post, mentions: [] } : post);
  const tidyUp = () => (old && old.message !== sent.message ? retire(desk, table, old, null, false) : nothing());
  return { said: { post: sent, isNew: false, call: null }, tidyUp, isLate: false };
}

/** Each proposal that is open stands in a post of its own; one that is not is told what became of it there, and left alone. */
async function tellProposals(desk: Desk, errand: Errand, table: TableInfo): Promise<Told> {
  const game = knownGame(desk, table);
  const speech = publicSpeech(game, table);
  const told = new Map<number, PostRef | null>();
  const settled: PostRef[] = [];
  for (const proposal of table.proposals) {
    const { n, fate, postChannel, postMessage } = proposal;
    const isOpen = fate === 'open';
    const known = postChannel !== null && postMessage !== null ? { channel: postChannel, message: postMessage } : null;
    const id = encode({ table: table.id, ref: String(n), action: 'consent' });
    const unheard = known === null && isOpen && (errand.tries > 0 || errand.unsure) ? await desk.api.find(table.place.channel, id) : null;
    const post = proposalPost(
      table,
      proposal,
      { undone: isOpen && proposal.kind === 'back' ? await undone(desk, table, proposal) : [], pings: errand.pings },
      speech,
    );
    const living = known ?? unheard;
    if (living && (await edit(desk, living, post)) === 'edited') {
      told.set(n, isOpen ? living : null);
      if (!isOpen) settled.push(living);
    } else if (isOpen) told.set(n, await send(desk, table, `p${n}`, post));
  }
  const tidyUp = async () => {
    for (const one of settled) await removeConsentCalls(desk, table, one);
  };
  return { said: { proposals: Object.fromEntries(told) }, tidyUp, isLate: false };
}

/** So many people at most are called, one after the other, to a proposal that was made when they could not be. */
const mostConsentCalls = 5;

/** What called somebody to this proposal later, with a link to it, is of no use any more. Never rejects. */
async function removeConsentCalls({ api, log }: Desk, { place }: TableInfo, proposal: PostRef): Promise<void> {
  try {
    for (let calls = 0; calls < mostConsentCalls; calls++) {
      const call = await api.find(place.channel, `(${linkTo(place.guild, proposal)})`);
      if (!call) return;
      await api.remove(call);
    }
  } catch (error) {
    log.debug({ err: error, ...proposal }, 'an old call stays');
  }
}

/** What everybody was told since the answer that somebody would take back. */
async function undone({ tables }: Desk, { id }: TableInfo, { about }: Proposal): Promise<Message[]> {
  const told = await tables.log(id, null, 100);
  return told.ok
    ? told.value
        .filter(({ answer }) => answer >= Number(about))
        .map(({ message }) => message)
        .reverse()
    : [];
}

async function tellBoard(desk: Desk, errand: Errand, table: TableInfo): Promise<Told | null> {
  const told = await desk.tables.glance(table.id, null);
  if (!told.ok) return null;
  const glance = told.value;
  const old = table.post;
  const living = errand.told;
  if (!errand.fresh && old && living) {
    const story = [...living, ...errand.news];
    // What the living post has no room for begins a new one.
    if (errand.news.length > 0 && partedStory(storyOn(desk, glance, story)).before.length > 0) return post(desk, errand, glance, old, true);
    const { outcome, isLate, call: called } = await editBoard(desk, errand, glance, old, story, errand.first);
    if (outcome === 'edited') {
      const line = errand.callMessage === null ? null : { ...old, message: errand.callMessage };
      const stays = line !== null && called === null && (await isKept(desk, errand, glance, line));
      const tidyUp = () => (line === null || stays ? nothing() : removeCall(desk, line));
      return { said: { post: old, isNew: false, call: stays ? errand.callMessage : called }, tidyUp, isLate };
    }
    // It is gone: everything it told is told anew. It stands, and cannot be edited any more: it keeps what it told.
    return post(desk, errand, glance, outcome === 'gone' ? null : old, outcome === 'too-old');
  }
  return post(desk, errand, glance, old);
}

/** A post of its own, which takes the place of `old`; with `stays`, that one keeps its story although there is no news. */
async function post(desk: Desk, errand: Errand, glance: Glance, old: PostRef | null, stays = false): Promise<Told> {
  const { table } = glance;
  const { news, told } = errand;
  // Where nothing has happened since, the story moves with the board; the result is a post of its own.
  const isResult = errand.kind === 'board' && table.outcome !== null;
  const isNew = told === null || stays || (old !== null && (news.length > 0 || isResult));
  const all = storyOn(desk, glance, isNew ? news : [...told, ...news]);
  const { before, here } = partedStory(all);
  const after = before.length === 0 ? {} : { after: errand.lines[errand.lines.length - here.length - 1]! };
  const first = told === null || (!isNew && errand.first);
  const make = (inWords: boolean) => boardOf(desk, glance, here, { pings: errand.pings, first }, inWords);
  const gone = async (now: PostRef) => {
    if (errand.callMessage !== null && old) await removeCall(desk, { ...old, message: errand.callMessage });
    if (old && old.message !== now.message) await retire(desk, table, old, told, isNew);
  };
  const unheard = await sentUnheard(desk, errand, table);
  const edited = unheard && (await editBoard(desk, errand, glance, unheard, here, first));
  if (unheard && edited && edited.outcome === 'edited')
    return { said: { post: unheard, isNew, call: edited.call, ...after }, tidyUp: () => gone(unheard), isLate: edited.isLate };
  for (const [i, part] of before.entries()) await send(desk, table, `${errand.id}s${i}`, storyPost(all, part));
  const { done: sent, board } = await inPictureOrWords(make, ({ post: it }, inWords) => send(desk, table, inWords ? `${errand.id}w` : errand.id, it));
  return { said: { post: sent, isNew, call: null, ...after }, tidyUp: () => gone(sent), isLate: board.isLate };
}

interface Board {
  post: Post;
  isLate: boolean;
}

/** Does something with the board and its picture or, where no file may be attached, with the board in words: they need no more than the right to send. */
async function inPictureOrWords<T>(make: (inWords: boolean) => Promise<Board>, act: (board: Board, inWords: boolean) => Promise<T>) {
  const board = await make(false);
  try {
    return { done: await act(board, false), board };
  } catch (error) {
    if (codeOf(error) !== missingPermissions || board.post.files.length === 0) throw error;
    const words = await make(true);
    return { done: await act(words, true), board: words };
  }
}

/** A board that a try before this one sent, or a process before this one, without hearing that it arrived: it is the post, and no second one is made. */
async function sentUnheard({ api }: Desk, { tries, unsure }: Errand, { id, place, post: known }: TableInfo): Promise<PostRef | null> {
  if (tries === 0 && !unsure) return null;
  const found = await api.find(place.channel, encode({ table: id, action: 'log' }));
  return found && (known === null || BigInt(found.message) > BigInt(known.message)) ? found : null;
}

/** The board with its words; `inWords` where no picture can be attached. */
async function boardOf(
  desk: Desk,
  glance: Glance,
  story: Message[],
  { pings, first, below = [] }: Pick<Errand, 'pings' | 'first'> & { below?: readonly Seat[] },
  inWords = false,
): Promise<Board> {
  const it = storyOn(desk, glance, story);
  const trouble = inWords ? { trouble: it.speech.text(bot('bot.board.noFiles')) } : {};
  const board = { ...it, pings, first, below, ...trouble };
  const figure = boardPostFigure(board);
  const shown: FigurePart = await desk.pictures.show(inWords ? { ...figure, scene: () => null } : figure, { forAll: true });
  return { post: boardPost(board, shown), isLate: shown.isLate === true };
}

/** A story of a table as everybody reads it. */
function storyOn(desk: Desk, glance: Glance, story: Message[]) {
  const game = knownGame(desk, glance.table);
  return { game, glance, story, speech: publicSpeech(game, glance.table) };
}

/**
 * Edits a board that stands. An edit calls nobody: whoever is newly to act, and not plainly there, is called in a line of their own below it. Whoever was
 * called before and is still asked is named there as well.
 */
async function editBoard(desk: Desk, errand: Errand, glance: Glance, ref: PostRef, story: Message[], first: boolean) {
  const { calls, there, left, pings } = errand;
  const called = calls.filter((seat) => there[seat] === undefined);
  const isCalling = called.length > 0;
  const below = isCalling ? [...left, ...called] : [];
  const make = (inWords: boolean) => boardOf(desk, glance, story, { pings: [], first, below }, inWords);
  const { done: outcome, board } = await inPictureOrWords(make, ({ post }) => edit(desk, ref, post));
  const line = () => callPost({ ...storyOn(desk, glance, errand.news), pings }, below);
  const call = outcome === 'edited' && isCalling ? (await send(desk, glance.table, `${errand.id}c`, line())).message : null;
  return { outcome, isLate: board.isLate, call };
}

/** The line that called somebody stands as long as anybody it called is asked, and names them alone. After news any other may ask what is answered. */
async function isKept(desk: Desk, { calls, news, left }: Errand, glance: Glance, line: PostRef): Promise<boolean> {
  if (left.length === 0) return calls.length === 0 && news.length === 0;
  return (await edit(desk, line, callPost({ ...storyOn(desk, glance, []), pings: [] }, left))) !== 'gone';
}

function knownGame(desk: Desk, table: TableInfo) {
  const game = gameOf(desk, table.game);
  if (!game) throw new Error(`There is no game '${table.game}' in this program.`);
  return game;
}

/** The post before becomes a chronicle. Its buttons would still be answered, so failing at it is harmless. */
async function retire(desk: Desk, table: TableInfo, old: PostRef, told: Message[] | null, isNew: boolean): Promise<void> {
  try {
    const game = knownGame(desk, table);
    const speech = publicSpeech(game, table);
    const write = (picture: boolean) => desk.api.rewrite(old, chronicle(game, isNew ? (told ?? []) : null, speech, picture, table));
    // An invitation has no picture, and a board that stood in words has none either.
    await write(told !== null).catch((error: unknown) => (codeOf(error) === invalidForm ? write(false) : Promise.reject(error)));
  } catch (error) {
    desk.log.debug({ err: error, ...old }, 'an old post keeps its buttons');
  }
}

async function removeCall({ api, log }: Desk, ref: PostRef): Promise<void> {
  try {
    await api.remove(ref);
  } catch (error) {
    log.debug({ err: error, ...ref }, 'an old call stays');
  }
}

const nothing = async (): Promise<void> => {};

const missingPermissions = 50013;
const invalidForm = 50035;
