/** A reply that Discord was told will come is given, though its first try never arrives; nothing of it is kept. */
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { expect, test, vi } from 'vitest';
import { usualReplying } from '../../src/discord/posting/replying.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { pixel } from '../tools/pixel.ts';
import { type Stage, stage } from './setting.ts';
import { begun, isPublic } from './table.ts';

// What can't be given at once is looked for again soon.
Object.assign(usualReplying, { everyMs: 300 });

const late = 1000;
const draw = async () => pixel;

/** Does this while all requests by interactions' webhooks get lost, until the bot has given up on the reply. */
async function losing({ place, lines }: Stage, what: string, act: () => Promise<unknown>): Promise<void> {
  const before = lines.length;
  place.faults.next({ kind: 'drop', route: /^\w+ \/webhooks\//, times: 1000 });
  await act();
  const isDone = (line: string) => line.includes('an interaction is done with') && line.includes(what);
  await expect.poll(() => lines.slice(before).some(isDone), { timeout: 30_000 }).toBe(true);
  place.faults.clear();
}

const said = (person: HeadlessPerson, words: string) =>
  person.wait(() => person.messages('#lounge').find((one) => person.text(one).includes(words)), `«${words}»`);

const storedReplies = ({ store }: Stage) => store.claimJobs('reply', 'anybody', Number.MAX_SAFE_INTEGER, 0, 9);

test('a lost panel is replaced by the way to it, in the language of its reader', async () => {
  const on = await stage({ late, draw });
  const { ada, board } = await begun(on);
  await on.tables.changeSettings(ada.user.id, { lang: 'fr' }, 'choice');
  const post = await board();
  // Without the history, a press under the board is answered with "thinking…".
  on.place.setBotPermissions('#lounge', P.ViewChannel | P.SendMessages | P.AttachFiles);
  await losing(on, ':play', () => ada.press(post, 'Play', { settle: false }));
  const lost = await said(ada, 'rien n’a été fait');
  expect(isPublic(lost)).toBe(false);
  const { message: panel } = await ada.press(lost, 'Jouer');
  await ada.wait(() => ada.message(panel!).components!.length > 1, 'the panel');
  await expect.poll(() => storedReplies(on)).toEqual([]);
  const tokens = on.seen.flatMap(({ path }) => /\/interactions\/\d+\/([^/]+)\/callback/.exec(path)?.[1] ?? []);
  expect(tokens.length).toBeGreaterThan(3);
  expect(tokens.filter((token) => on.lines.some((line) => line.includes(token)))).toEqual([]);
});

test('a panel that a press on the board was to open and that is lost leaves nothing, and the next press opens it', async () => {
  const on = await stage({ late, draw });
  const { ada, board } = await begun(on);
  const post = await board();
  await losing(on, ':play', () => ada.press(post, 'Play', { settle: false }));
  expect(await storedReplies(on)).toEqual([]);
  expect(ada.messages('#lounge').filter((one) => !isPublic(one))).toEqual([]);
  const { message: panel } = await ada.press(post, 'Play');
  expect(isPublic(panel!)).toBe(false);
});

test('a lost invitation leaves nothing for everyone, and its host is told that the start counts', async () => {
  const on = await stage({ late, draw });
  const ada = on.place.person('ada');
  const options = { opponent: 'ben' };
  await losing(on, 'duel', () => ada.command('#lounge', 'duel', { subcommand: 'start', options }, { settle: false }));
  expect(isPublic(await said(ada, 'Your choice counts'))).toBe(false);
  await ada.wait(() => ada.messages('#lounge').every((one) => !isPublic(one) || ada.text(one).includes('Ada invites')), 'the placeholder to go');
  expect(await on.tables.at(ada.channel('#lounge').id)).toMatchObject({ phase: 'gathering' });
});

test('an answer that comes at once is stored nowhere before it', async () => {
  const on = await stage({ draw });
  const commit = vi.spyOn(on.store, 'commit');
  const { ada, board } = await begun(on);
  await ada.press(await board(), 'Play');
  expect(commit.mock.calls.flatMap(([changes]) => changes).filter(([what]) => what === 'putReply')).toEqual([]);
});
