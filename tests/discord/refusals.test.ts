/** Old buttons, strangers, double clicks, forged ids: everyone gets a private sentence, and nothing is lost or done twice. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { langOf } from '../../src/i18n/languages.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { type Store, StoreInDoubt } from '../../src/table/model/store/store.ts';
import { freshStore } from '../store/fresh.ts';
import { type Stage, stage } from './setting.ts';
import { begun, bid, idOf } from './table.ts';

const isPrivate = (message: APIMessage) => (Number(message.flags ?? 0) & 64) !== 0;

/** The private reply to a command or press. */
function told(person: HeadlessPerson, { message }: { message: APIMessage | null }): string {
  expect(message && isPrivate(message)).toBe(true);
  return person.text(message!);
}
const start = (person: HeadlessPerson, options: Record<string, string>) => person.command('#lounge', 'duel', { subcommand: 'start', options });

test('oneself, a bot, somebody who plays here: no invitation', async () => {
  const { place } = await stage();
  const [ada, ben, cleo] = [place.person('ada'), place.person('ben'), place.person('cleo')];
  expect(told(ada, await start(ada, { opponent: 'ada' }))).toContain('can’t play against yourself');
  expect(told(ada, await start(ada, { opponent: '1181230000000000007' }))).toContain('Computers can’t play this game');
  await start(ada, { opponent: 'ben' });
  expect(told(cleo, await start(cleo, { opponent: 'ben' }))).toMatch(/already/);
  expect(told(ben, await ben.command('#campaign', 'duel', { subcommand: 'board' }))).toContain('no game of this kind');
  const named = await ada.command('#campaign', 'demo', { subcommand: 'start', options: { player2: 'ben', player3: 'ben' } });
  expect(told(ada, named)).toContain('named Ben twice');
});

test('only the invited may accept; declining ends it', async () => {
  const { place } = await stage();
  const [ada, ben, cleo] = [place.person('ada'), place.person('ben'), place.person('cleo')];
  const { message } = await start(ada, { opponent: 'ben' });
  expect(message!.mentions.map(({ id }) => id)).toEqual([ben.id]);
  for (const person of [ada, cleo]) expect(told(person, await person.press(message!, 'Accept'))).not.toBe('');
  await ben.press(message!, 'Decline');
  await ada.wait(() => ada.text(message!).includes('Ben can’t play right now'), 'the answer in the invitation');
  expect(ada.buttons(message!)).toEqual([]);
});

test('the table speaks the language of whoever starts it, unless told otherwise', async () => {
  const { place } = await stage();
  const [ada, ben] = [place.person('ada'), place.person('ben')];
  ada.setLocale('fr');
  const { message } = await start(ada, { opponent: 'ben' });
  expect(ben.text(message!)).toContain('vous invite');
  await ada.press((await ada.press(message!, 'Annuler')).message!, 'L’annuler');
  expect(ben.text((await start(ada, { opponent: 'ben', language: 'en' })).message!)).toContain('invites you');
});

test('whoever sent an invitation does not refuse it: it is canceled, which is asked once more', async () => {
  const { place } = await stage();
  const [ada, ben] = [place.person('ada'), place.person('ben')];
  const { message } = await start(ada, { opponent: 'ben' });
  for (const way of ['Decline', 'Cancel']) {
    const { message: sure } = await ada.press(message!, way);
    expect(ada.text(sure!)).toContain('Do you want to cancel this for everyone');
    expect(ben.buttons(message!)).toContain('Accept');
    if (way === 'Cancel') await ada.press(sure!, 'Cancel it');
  }
  await ben.wait(() => ben.text(message!).includes('Canceled by Ada'), 'the end');
  expect(ben.text(message!)).not.toContain('can’t play right now');
  expect(ben.text(message!)).toContain('is closed');
  expect(ben.buttons(message!)).toEqual([]);
});

test('an invitation that has expired says so, to whoever presses and in the post', async () => {
  let ahead = 0;
  const { place } = await stage({ lifetimes: { gathering: 3_600_000 }, clock: () => Date.now() + ahead });
  const [ada, ben] = [place.person('ada'), place.person('ben')];
  const { message } = await start(ada, { opponent: 'ben' });
  ahead = 3_600_001;
  expect(told(ben, await ben.press(message!, 'Accept'))).toContain('is closed');
  await ada.wait(() => ada.buttons(message!).length === 0, 'the buttons to go');
});

test('a stranger can look but not play', async () => {
  const on = await stage();
  const { board } = await begun(on);
  const cleo = on.place.person('cleo');
  expect(told(cleo, await cleo.press(await board(), 'Play'))).toContain('aren’t playing in this game');
  expect(told(cleo, await cleo.press(await board(), 'Hand'))).toContain('aren’t playing in this game');
  expect(told(cleo, await cleo.press(await board(), 'Words'))).toContain('Ada 0');
  expect(told(cleo, await cleo.press(await board(), 'Log'))).not.toContain('You bid');
});

test('a double click answers once', async () => {
  const on = await stage();
  const { ada, board } = await begun(on);
  const { message: panel } = await ada.press(await board(), 'Play');
  const id = idOf(ada, panel!, '1');
  await Promise.all([ada.press(panel!, id), ada.press(panel!, id)]);
  const { message: log } = await ada.command('#lounge', 'duel', { subcommand: 'log' });
  expect(ada.text(log!).match(/You bid 1/g)).toHaveLength(1);
  // The answers to both presses show the current state; either can come last.
  expect(ada.text(panel!)).toMatch(/You bid 1|moved on/);
  expect(ada.text(panel!)).toContain('Your secret bid?');
  expect(ada.buttons(panel!)).toContain('2');
});

test('the same interaction, delivered twice, is taken once', async () => {
  const on = await stage();
  const { ada, board } = await begun(on);
  const table = (await on.tables.at(ada.channel('#lounge').id))!;
  const snapshot = await on.tables.snapshot(table.id, ada.id);
  const ref = snapshot.ok ? snapshot.value.asked!.ref : '';
  const first = await on.tables.answer(table.id, ada.id, ref, ['1'], 'same');
  expect(first.ok).toBe(true);
  expect(await on.tables.answer(table.id, ada.id, ref, ['1'], 'same')).toEqual(first);
  expect(ada.text((await ada.press(await board(), 'Play')).message!)).toContain('secret bid');
});

test('where nobody can tell whether it was done, it is not said that nothing was', async () => {
  const store = freshStore();
  let isLost = false;
  const commit: Store['commit'] = async (...given) => {
    await store.commit(...given);
    if (isLost) throw new StoreInDoubt('Nobody can tell.');
  };
  const on = await stage({ store: { ...store, commit } });
  const { ada, board } = await begun(on);
  const { message: panel } = await ada.press(await board(), 'Play');
  isLost = true;
  const { message: sorry } = await ada.press(panel!, idOf(ada, panel!, '1'));
  isLost = false;
  expect(ada.text(sorry!)).toContain('can’t tell whether your choice counted. Please look at the board');
  const { id } = (await on.tables.at(ada.channel('#lounge').id))!;
  expect((await store.answers(id, 0)).map(({ picked }) => picked)).toEqual([['1']]);
  await on.discord.stop();
  await store.close();
});

test('a bug in a game gives an incident number, and the game goes on', async () => {
  const on = await stage();
  const { ada, ben, board } = await begun(on);
  await bid(ada, await board(), '1', '1');
  await bid(ben, await board(), '1', '1');
  const turn = await ada.wait(() => ada.messages('#lounge').findLast((one) => ada.text(one).includes('bids are in')), 'the turns');
  const who = ada.text(turn).includes(ada.mention) ? ada : ben;
  const { message: panel } = await who.press(turn, 'Play');
  const { message: sorry } = await who.press(panel!, idOf(who, panel!, 'boom'));
  expect(who.text(sorry!)).toMatch(/nothing changed.*`\w+`/);
  const number = /`(\w+)`/.exec(who.text(sorry!))![1]!;
  expect(on.errors.join()).toContain(number);
  // The interaction's id marks every log line of the press, from its arrival to the incident.
  const told = () => on.lines.map((line) => JSON.parse(line) as { [field: string]: unknown });
  const { interaction: id } = told().find(({ msg }) => msg === `incident ${number}`)!;
  expect(id).toMatch(/^\d{17,20}$/);
  const followed = () => told().flatMap(({ interaction, msg }) => (interaction === id ? [msg] : []));
  await expect.poll(followed).toEqual(['an interaction came in', `incident ${number}`, 'an interaction is done with']);
  await who.press(panel!, idOf(who, panel!, 'gain'));
  expect(who.text(panel!)).toContain('gains 1');
});

test('what the bot writes carries no token', async () => {
  const on: Stage = await stage();
  const { ada } = await begun(on);
  on.place.faults.next({ kind: '500', route: /callback/, times: 10 });
  await ada.command('#lounge', 'duel', { subcommand: 'log' }).catch(() => {});
  expect(on.errors.join()).toContain('/interactions/');
  expect(on.errors.join()).toMatch(/interactions\/\d+\/\[token\]/);
  for (const secret of [on.place.token, 'aW50ZXJhY3Rpb24', 'requestBody']) expect(on.errors.join()).not.toContain(secret);
});

test('locales', () => expect(['fr', 'en-US', 'de', null].map((locale) => langOf(locale))).toEqual(['fr', 'en', 'en', 'en']));
