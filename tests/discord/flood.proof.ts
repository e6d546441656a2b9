/** One person floods the bot on the local Discord, with the default limits: refusals stop them, few rows are written, and others keep playing. */
import { expect, onTestFinished, test } from 'vitest';
import { openComputers } from '../../src/computer/pool.ts';
import { worldOf } from '../../src/local.ts';
import { type HeadlessPerson, startPlayground } from '../../src/playground/index.ts';
import { connect, storeOn } from '../../src/store/sqlite/open.ts';
import { most } from '../../src/table/model/limits.ts';
import { often } from '../tools/often.ts';
import { pixel } from '../tools/pixel.ts';
import { games, stage } from './setting.ts';
import { begun, bid } from './table.ts';

const starts = often(1000, 300);
/** The bot itself. Naming it as the opponent starts a game against a computer. */
const hustings = '1181230000000000007';
/** The most channels the local Discord allows. */
const places = 98;
/** What a person reads at a limit. */
const refusals =
  /limit of running games|limit of computer-only games|limit for starting games|limit for opening threads|can’t send any more|came to nothing/;

test(`${starts} starts, 200 threads, 60 shows and 50 invitations by one person`, { timeout: 900_000 }, async () => {
  const channels = ['lounge', ...Array.from({ length: places }, (_, n) => `c${n}`)].map((name) => ({ name, topic: name }));
  const place = await startPlayground({ port: 0, ...worldOf([]), channels });
  const connection = connect(':memory:');
  const store = storeOn(connection);
  const pages = () =>
    (connection.client.pragma('page_count', { simple: true }) as number) * (connection.client.pragma('page_size', { simple: true }) as number);
  const thinker = openComputers();
  onTestFinished(() => thinker.stop());
  const on = await stage({ place, store, games, thinker, draw: async () => pixel });
  const { ada, ben, board } = await begun(on, 'duel', { length: 'long' });
  const eve = place.person('eve');
  const before = pages();
  const told = new Map<string, number>();
  const note = (person: HeadlessPerson, message: Parameters<HeadlessPerson['text']>[0]) => {
    const text = person.text(message);
    const kind = refusals.exec(text)?.[0] ?? (/already|thread/i.test(text) && person.buttons(message).length > 0 ? 'offers a thread' : 'done');
    told.set(kind, (told.get(kind) ?? 0) + 1);
    return kind;
  };
  /** Others press meanwhile, and get an answer. */
  const others = async () => {
    const { message } = await ada.press(await board(), 'Log');
    expect(ada.text(message!)).toContain('bid');
  };

  await bid(ada, await board(), '1');
  for (let n = 0; n < starts; n++) {
    const { message } = await eve.command(`#c${n % places}`, 'campaign', { subcommand: 'start', options: { opponent: hustings } });
    note(eve, message!);
    if (n % 100 === 0) await others();
  }
  const running = async () => store.running('person', (await place.person('eve')).id);
  expect((await running()).games).toBe(most('games', 'person'));
  const afterStarts = pages();

  for (let n = 0; n < 60; n++) {
    const { message } = await eve.command(`#c${40 + (n % 20)}`, 'candidate', { subcommand: 'watch', options: { players: 6, level: 'regular' } });
    note(eve, message!);
  }
  expect((await running()).shows).toBeLessThanOrEqual(most('shows', 'person')!);
  await others();

  const finn = place.person('finn');
  for (let n = 0; n < 200; n++) {
    const { message } = await finn.command('#lounge', 'campaign', { subcommand: 'start', options: { opponent: hustings } });
    await finn.press(message!, 'Play in a thread');
    await finn.wait(() => !finn.buttons(message!).includes('Play in a thread'), 'what became of the thread');
    note(finn, message!);
  }
  const threads = on.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/threads')).length;
  expect(threads).toBe(most('threads', 'person'));
  await others();

  const dan = place.person('dan');
  for (let n = 0; n < 50; n++)
    note(dan, (await dan.command(`#c${65 + (n % 30)}`, 'duel', { subcommand: 'start', options: { opponent: 'finn' } })).message!);
  expect(await store.openBy(dan.id, Date.now())).toBeLessThanOrEqual(most('invitations', 'person')!);

  await bid(ben, await board(), '1');
  await others();
  const grown = pages() - before;
  console.log({
    told: Object.fromEntries(told),
    threads,
    grownKb: Math.round(grown / 1024),
    byStartsKb: Math.round((afterStarts - before) / 1024),
    running: await running(),
  });
  // A game that begins takes its rows. A refusal leaves none.
  expect(told.get('done')).toBeLessThan(60);
  expect(told.get('limit for opening threads')).toBe(200 - threads);
  expect(grown).toBeLessThan(4_000_000);
  expect(on.errors).toEqual([]);
});
