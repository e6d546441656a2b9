/** What if…: a player plays on alone on their panel, sees that nothing counts, and takes an answer over, in every game through the real client. */
import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { assess } from '../../src/computer/assess.ts';
import { think } from '../../src/computer/think.ts';
import { refusalLine } from '../../src/discord/present/people/refusals.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { games } from '../../src/games/index.ts';
import type { Lang } from '../../src/i18n/types.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import type { Asked } from '../../src/table/model/types.ts';
import type { Thinker } from '../../src/table/work/deps.ts';
import { isTried } from '../../src/table/work/loaded/snapshot.ts';
import { type Stage, stage } from './setting.ts';
import { isPublic } from './table.ts';

const channel = '#lounge';
/** How long the first board may take, in ms: on a busy machine, the worker that draws it takes long to begin. */
const patience = 60_000;
const effort = {
  iterations: 2,
  ahead: 0,
  replies: 0,
  horizon: 0,
  exploration: 0.1,
  margin: Number.POSITIVE_INFINITY,
  guardMs: Number.POSITIVE_INFINITY,
};
const thinkable = (command: string) => {
  const { rules, mind } = games.find((one) => one.command === command)!;
  return { rules, mind: mind! };
};
/** Thinks here and at once, as little as can be. */
const thinker: Thinker = {
  think: ({ game, known, seed }) => ({ thought: Promise.resolve(think(thinkable(game), known, { effort, seed })), callOff: () => {} }),
  assess: ({ game, positions, seed }) => ({
    thought: Promise.resolve(positions.map((one) => assess(thinkable(game), one, { ways: 2, seed }))),
    callOff: () => {},
  }),
};

const ids = (person: HeadlessPerson, message: APIMessage): string[] =>
  [...JSON.stringify(person.message(message)).matchAll(/"(v1:[^"]+)"/g)].map(([, id]) => id!);

/** What somebody is asked at this table. */
async function askedOf(on: Stage, table: string, person: HeadlessPerson): Promise<Asked | null> {
  const told = await on.tables.snapshot(table, person.id);
  return told.ok ? told.value.asked : null;
}

/** Answers what somebody is asked with the first options that are free. */
async function answer(on: Stage, table: string, person: HeadlessPerson): Promise<void> {
  const { ref, decision } = (await askedOf(on, table, person))!;
  const free = decision.options.filter(({ blocked }) => !blocked).map(({ id }) => id);
  await on.tables.answer(table, person.id, ref, free.slice(0, Math.max(1, decision.min)), `${ref} ${person.id}`);
}

/** Ada's panel in a game with Ben, once she is asked. */
async function opened(
  on: Stage,
  command: string,
  chosen: { [name: string]: boolean } = { whatif: true },
): Promise<{ ada: HeadlessPerson; panel: APIMessage; table: string }> {
  const opponent = thinkable(command).rules.players.max === 2 ? 'opponent' : 'player2';
  const [ada, ben] = [on.place.person('ada'), on.place.person('ben')];
  const { message } = await ada.command(channel, command, { subcommand: 'start', options: { [opponent]: 'ben', ...chosen } });
  await ben.press(message!, 'Accept');
  const { id: table } = (await on.tables.at(on.place.channelId(channel)))!;
  while (!(await askedOf(on, table, ada))) await answer(on, table, ben);
  const living = () => ada.messages(channel).findLast((one) => isPublic(one) && ada.buttons(one).includes('Play'));
  const board = await ada.wait(living, 'a board', patience);
  return { ada, panel: (await ada.press(board, 'Play')).message!, table };
}

const buttonOn = (person: HeadlessPerson, message: APIMessage) => ids(person, message).find((id) => id.endsWith(':whatif'));

/** The panel with the button of a try-out, which may wait behind *More*. */
const offering = async (person: HeadlessPerson, panel: APIMessage, more = 'More'): Promise<APIMessage> =>
  buttonOn(person, panel) ? panel : (await person.press(panel, more)).message!;

/** Begins a try-out. */
async function begun(person: HeadlessPerson, panel: APIMessage, more?: string): Promise<APIMessage> {
  const offer = await offering(person, panel, more);
  return (await person.press(offer, buttonOn(person, offer)!)).message!;
}

/** Presses the first answer there, or chooses it from the first menu. */
async function answerOn(person: HeadlessPerson, panel: APIMessage): Promise<APIMessage> {
  const all = ids(person, panel).filter((id) => /:w[^:]*:(pick|sure|choose|mark)(:|$)/.test(id));
  const button = all.find((id) => /:(pick|sure):/.test(id));
  if (button) return (await person.press(panel, button)).message!;
  const [, value] = JSON.stringify(person.message(panel)).match(/"value":"([^"]+)"/)!;
  return (await person.select(panel, all[0]!, [value!])).message!;
}

describe.each(games.map(({ command }) => command))('/%s', (command) => {
  test('a player tries two answers, goes back, and answers what they tried first', async () => {
    const on = await stage({ games, thinker });
    const { ada, panel, table } = await opened(on, command);
    const answers = async () => (await on.store.answers(table, 0)).length;
    const before = await answers();
    const offer = await offering(ada, panel);
    expect(ada.buttons(offer)).toContain('What if… (unrated)');
    const start = await begun(ada, offer);
    expect(ada.text(start)).toContain('Nothing here counts');
    expect(ada.text(start)).toContain('This game is unrated');
    expect(ada.buttons(start)).toContain('Leave');
    expect(ada.buttons(start)).not.toContain('Play it for real');
    const one = await answerOn(ada, start);
    expect(ada.text(one)).toMatch(/What if\*\* you answered \*\*.+\*\*\? Nothing here counts/);
    expect(ada.text(one)).toMatch(/you’d win (about \d+|fewer than 1|more than 99) games? in 100|The game would end here/);
    expect(ada.buttons(one)).toEqual(expect.arrayContaining(['Play it for real', 'Step back', 'Other luck', 'Leave']));
    const first = ada.text(one);
    const two = await answerOn(ada, one);
    const { message: back } = await ada.press(two, 'Step back');
    expect(ada.text(back!)).toBe(first);
    expect(await answers(), 'nothing was answered').toBe(before);
    const { message: real } = await ada.press(back!, 'Play it for real');
    expect(ada.text(real!)).not.toContain('Nothing here counts');
    // A risky answer is confirmed, as on the panel.
    if ((await answers()) === before) await ada.press(real!, ids(ada, real!).find((one) => one.includes(':pick:'))!);
    expect(await answers()).toBeGreaterThan(before);
    expect(on.errors).toEqual([]);
  });
});

test('what was tried is refused once the question has changed, and the panel says so; leaving leads back to the question', async () => {
  const on = await stage({ games, thinker });
  const { ada, panel, table } = await opened(on, 'campaign');
  ada.setLocale('fr');
  const start = await begun(ada, panel);
  expect(ada.text(start)).toContain('Rien ici ne compte');
  const { message: left } = await ada.press(await answerOn(ada, start), 'Quitter');
  expect(ada.text(left!)).not.toContain('Rien ici ne compte');
  const tried = await answerOn(ada, await begun(ada, left!, 'Plus'));
  await answer(on, table, ada);
  const { message: late } = await ada.press(tried, 'Jouer pour de vrai');
  expect(ada.text(late!)).toContain('La partie a avancé entre-temps');
  expect(on.errors).toEqual([]);
});

test('the log of presses names no answer that was tried', async () => {
  const on = await stage({ games, thinker });
  const { ada, panel, table } = await opened(on, 'campaign');
  const one = await answerOn(ada, await begun(ada, panel));
  const ref = ids(ada, one)
    .map((id) => id.split(':')[2]!)
    .find(isTried)!;
  expect(on.lines.join()).toContain(`v1:${table}:${ref.split('.')[0]}`);
  await answerOn(ada, one);
  expect(on.lines.filter((line) => line.includes(ref) && line.includes('"interaction"'))).toEqual([]);
});

test('a game that counts for ratings offers none, and whoever asks all the same reads why and what to do', async () => {
  const on = await stage({ games, thinker });
  const { ada, panel, table } = await opened(on, 'president', {});
  const { message: whole } = await ada.press(panel, 'More');
  expect(buttonOn(ada, panel) ?? buttonOn(ada, whole!)).toBeUndefined();
  const { ref } = (await askedOf(on, table, ada))!;
  expect(await on.tables.whatIf(table, ada.id, ref, null, 'old')).toMatchObject({ error: { why: 'no-tryouts', chosen: false } });
  expect((await on.tables.find(table))!.rated).toBe(true);
  const said = (chosen: boolean, lang: Lang) => refusalLine({ why: 'no-tryouts', chosen }, speechOf(null, null, lang));
  expect(said(false, 'en')).toMatch(/is off because this game counts for ratings.+switch it on under \*\*Options\*\*/);
  expect(said(true, 'en')).toContain('is switched off for this game');
  for (const chosen of [true, false]) expect(said(chosen, 'fr')).toMatch(/Et si….+activez-le sous \*\*Options\*\*/);
});

test('a rematch keeps what its host chose', async () => {
  const on = await stage({ games, thinker });
  const { ada, table } = await opened(on, 'president');
  await on.tables.resign(table, ada.id, 'gives up');
  const end = await ada.wait(() => ada.messages(channel).findLast((one) => ada.buttons(one).includes('Rematch')), 'the end', patience);
  await ada.press(end, 'Rematch');
  expect((await on.tables.rematchOf(table))!.tryOuts).toBe(true);
});

test.each(games.map(({ command }) => command))('/%s: the host switches it off or on in the lobby, where the others read it', async (command) => {
  const on = await stage({ games, thinker });
  const [ada, ben] = [on.place.person('ada'), on.place.person('ben')];
  const opponent = thinkable(command).rules.players.max === 2 ? { opponent: 'ben' } : {};
  const { message: lobby } = await ada.command(channel, command, { subcommand: 'start', options: opponent });
  const table = async () => (await on.tables.at(on.place.channelId(channel)))!;
  const { id } = await table();
  await on.tables.set(id, { id: ada.id, name: 'Ada' }, 'whatif', true, 'on');
  expect((await table()).tryOuts).toBe(true);
  expect(await on.tables.set(id, { id: ben.id, name: 'Ben' }, 'whatif', false, 'ben')).toMatchObject({ error: { why: 'not-host' } });
  if (Object.keys(opponent).length > 0) return;
  const { message: options } = await ada.press(lobby!, 'Options');
  expect(ada.text(options!)).toContain('What if…');
  const change = ids(ada, options!).find((one) => one.endsWith(':set:whatif'));
  if (change) await ada.press(options!, change);
  else await ada.select(options!, ids(ada, options!).find((one) => one.endsWith(':set'))!, ['whatif']);
  expect((await table()).tryOuts).toBe(false);
  const told = () => ada.messages(channel).find((one) => one.id === lobby!.id && ada.text(one).includes('What if…: no'));
  await ada.wait(told, 'the lobby that says so', patience);
  expect(on.errors).toEqual([]);
});
