/** Le Jeu du Président at a real table: a battle with three attacks, a helicopter blocked and parried, and a commitment made before a kill. */
import { expect, test } from 'vitest';
import { attackOf, mediaKindOf, paradeFor } from '../../src/games/president/data/media.ts';
import { squareNamed } from '../../src/games/president/data/squares.ts';
import { president } from '../../src/games/president/game.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { type Setting, scenario } from '../games/president/scenario.ts';
import { onlyLong } from '../tools/often.ts';
import { looksAround, type Player, waitsFor } from './player.ts';
import { livingPost } from './robot.ts';
import { openScene, withBrowser } from './scene-tab.ts';
import { channel, type Scene, setScene } from './set-scene.ts';

const cities = { A: ['lyon'], B: ['dijon'] };
const dijon = squareNamed('dijon');
const title = (card: string): string => president.texts.en.names[card]!;
const counterpartOf = (card: string): string => (mediaKindOf(card) === 'attack' ? paradeFor(card) : attackOf(card));

/**
 * Only `owner` may know these cards. An attack names its parry, and a parry the attack it cancels, so the holder of one reads the other's title
 * there, and nowhere else. Those `asked` are offered the card whether they hold it or not.
 */
function expectSecret(
  { told, at, stranger }: Scene,
  hands: { [seat: string]: string[] },
  owner: string,
  cards: readonly string[],
  asked: readonly HeadlessPerson[] = [],
): void {
  const people = [...Object.values(at).map(({ person }) => person), stranger];
  for (const card of cards) {
    const but = [at[owner]!.person, ...asked];
    const readers = Object.entries(hands).flatMap(([seat, held]) => (held.includes(counterpartOf(card)) ? [at[seat]!.person] : []));
    told.expectSecret([card], but);
    told.expectSecret([title(card)], [...but, ...readers]);
    const rule = new RegExp(`(unless |unless ${nameOf(at[owner]!)} shows |[Cc]ancels )“${title(card)}[.,]?”`, 'g');
    told.expectSecret([title(card)], [...but, ...people.filter((one) => !readers.includes(one))], 0, rule);
  }
}
const nameOf = ({ person }: Player): string => person.user.global_name!;

/** A is three squares before its goal and will roll a three. */
async function about(goal: number, setting: Setting, pictures: 'none' | 'real' = 'none'): Promise<Scene & { heading: Scene['say'] }> {
  const { state } = scenario({ ...setting, pawns: { A: goal - 3 }, die: [3] });
  const scene = await setScene(president, state, pictures);
  // The first line of a question is its heading; the details follow in small print.
  return { ...scene, heading: (key, args) => scene.say(key, args).split('\n')[0]! };
}

/** Rolls with one press on the board, for everyone to see. */
async function rolls(person: HeadlessPerson): Promise<void> {
  await person.press(livingPost(person, channel)!, 'Roll');
}

const newsOf = (person: HeadlessPerson) => {
  const text = () => person.text(livingPost(person, channel)!);
  return { text, tells: (what: string) => person.wait(() => text().includes(what), what) };
};

test('a battle of three attacks, two of them parried: each card is a secret until it is shown', async () => {
  const media = { A: ['P3', 'A5', 'J1'], B: ['A3', 'P5', 'A7'] };
  const scene = await about(dijon, { cities, media });
  const { at, child, stranger, say, heading } = scene;
  const [a, b] = [at.A!, at.B!];
  const news = newsOf(stranger);
  const shown = new Set<string>();
  const show = async (who: typeof a, question: string, card: string, tells: string) => {
    await who.picks(question, card);
    shown.add(card);
    await news.tells(tells);
    for (const person of [a.person, b.person, stranger]) await looksAround(person, channel);
    for (const [seat, hand] of Object.entries({ A: ['P3', 'A5'], B: media.B }))
      expectSecret(
        scene,
        media,
        seat,
        hand.filter((one) => !shown.has(one)),
      );
  };
  // The part after the colon says what can be done: an attack, cards to commit, or nothing.
  const askAttack = (against: string) => heading('ask.attack', { city: 'dijon', against, owns: against === 'A' }).split(':')[0]!;
  const askParry = (attack: string, from: string) => heading('ask.parry', { city: 'dijon', from, attack, owns: from === 'A' });
  const attacks = (seat: string, card: string) => say('attacks', { seat, card, against: seat === 'A' ? 'B' : 'A' });
  const parries = (seat: string, card: string, attack: string) => say('parries', { seat, card, attack });

  await rolls(a.person);
  await a.picks(askAttack('B'), 'nothing');
  await show(b, askAttack('A'), 'A3', attacks('B', 'A3'));
  await show(a, askParry('A3', 'B'), 'P3', parries('A', 'P3', 'A3'));
  await b.picks(askAttack('A'), 'nothing');
  await show(a, askAttack('B'), 'A5', attacks('A', 'A5'));
  await show(b, askParry('A5', 'A'), 'P5', parries('B', 'P5', 'A5'));
  await a.picks(askAttack('B'), 'nothing');
  await show(b, askAttack('A'), 'A7', attacks('B', 'A7'));
  await a.asked(askParry('A7', 'B'));
  expect(a.choices()).toEqual(['nothing', 'nothing+parry', 'nothing+parry-below-5-never']);
  await a.picks(askParry('A7', 'B'), 'nothing');
  await news.tells(say('repelled', { owner: 'B', newcomer: 'A', city: 'dijon' }));
  expect(child.log()).toBe('');
});

test('a helicopter is blocked by the one who can, and flies all the same with the parry', async () => {
  const media = { A: ['P1'], B: ['J1'], C: ['A1', 'A4'] };
  const scene = await about(squareNamed('helicopter'), { seats: ['A', 'B', 'C'], media });
  const { at, child, stranger, say, heading } = scene;
  const [a, b, c] = [at.A!, at.B!, at.C!];
  const news = newsOf(stranger);
  const lille = squareNamed('lille');
  await rolls(a.person);
  await a.picks(heading('ask.fly'), `fly-${lille}`);
  // Both are asked alike, but only the holder can pick the card.
  const askBlock = heading('ask.block', { seat: 'A', to: lille, owner: null });
  await b.asked(askBlock);
  expect(b.choices()).toEqual(['nothing', 'nothing+block-never']);
  await b.picks(askBlock, 'nothing');
  await waitsFor([c.person], channel, [a.person, b.person, c.person]);
  for (const person of [a.person, stranger]) await looksAround(person, channel);
  await c.asked(askBlock);
  expect(c.choices().sort()).toEqual(['A1', 'nothing']);
  expectSecret(scene, media, 'A', ['P1']);
  // Ben is asked about a card he doesn't hold, so he may know that it is asked for.
  expectSecret(scene, media, 'C', ['A1'], [b.person]);
  expectSecret(scene, media, 'C', ['A4']);
  await c.picks(askBlock, 'A1');
  await news.tells(say('blocks', { seat: 'C', flyer: 'A' }));
  expectSecret(scene, media, 'A', ['P1']);
  await a.picks(heading('ask.insist', { blocker: 'C', to: lille }), 'P1');
  await news.tells(say('insists', { seat: 'A', to: lille }));
  expect(news.text()).toContain(say('takes', { seat: 'A', cities: ['lille'] }));
  expectSecret(scene, media, 'C', ['A4']);
  expect(child.log()).toBe('');
});

test('what one has committed survives a kill unseen, can be taken back, and both are revealed together', async () => {
  const media = { A: ['J1', 'J2', 'J3'], B: ['J4', 'J5'] };
  const { at, told, child, stranger, tells, heading } = await about(dijon, { cities, media, combat: [2, 5] });
  const [a, b] = [at.A!, at.B!];
  const news = newsOf(stranger);
  await rolls(a.person);
  const askA = heading('ask.attack', { city: 'dijon', against: 'B', owns: false, commits: 3 });
  const askB = heading('ask.attack', { city: 'dijon', against: 'A', owns: true, commits: 2 });
  const since = told.now();
  /** All that the two others can find out while only Ben is waited for. */
  const seen = async () => {
    await waitsFor([b.person], channel, [a.person, b.person]);
    return [...(await looksAround(b.person, channel)), ...(await looksAround(stranger, channel))];
  };

  await a.picks(askA, 'commit-3');
  const three = await seen();
  await child.restart();
  expect(await seen()).toEqual(three);
  expect(await a.opens()).toBeNull();
  await a.person.press(a.panel(), 'Undo');
  await waitsFor([a.person, b.person], channel, [a.person, b.person]);
  await a.picks(askA, 'commit-1');
  // Nothing shows whether it is one card or three.
  expect(await seen()).toEqual(three);
  const throws = [
    [
      { seat: 'A', die: 2, strength: 1, presidents: 1, total: 4 },
      { seat: 'B', die: 5, strength: 0, presidents: 2, total: 7 },
    ],
  ];
  const battle = { newcomer: 'A', owner: 'B', city: 'dijon' };
  const decided = tells(
    { key: 'rolls', args: { seat: 'A', die: 3, to: dijon, past: null, again: false } },
    { key: 'battle', args: battle },
    { key: 'battle.decided', args: { ...battle, throws, winner: 'B' } },
  );
  const totals = ['2 + 1 (strength) + 1 (Président card) = 4', '5 + 2 (Président cards) = 7'];
  for (const total of totals) expect(decided).toContain(total);
  told.expectSecret(totals, [], since);

  await b.asked(askB);
  expect(b.choices().slice(0, 3)).toEqual(['nothing', 'commit-1', 'commit-2']);
  await b.picks(askB, 'commit-2');
  await news.tells(decided);
  expect(child.log()).toBe('');
});

withBrowser('in a tab', (browser) => {
  test('a battle: the roll on the board, the attack, the commitment in secret, and who won', onlyLong, async () => {
    const media = { A: ['J1', 'J2', 'A5'], B: ['A3', 'P5', 'J4'] };
    const scene = await about(dijon, { cities, media, combat: [2, 5] }, 'real');
    const ada = await openScene(browser(), scene, 'ada', 'president');
    const ben = await openScene(browser(), scene, 'ben', 'president');
    await ada.page.getByRole('button', { name: scene.say('roll') }).click();
    await ben.opens(scene.heading('ask.attack', { city: 'dijon', against: 'A', owns: true, holds: true }));
    await ben.keep('battle-attack');
    await ben.chooses(scene.say('commit.short', { n: 0, attack: true }));
    await ada.opens(scene.heading('ask.attack', { city: 'dijon', against: 'B', owns: false, holds: true }));
    await ada.keep('battle-commit');
    await ada.chooses(scene.say('commit.short', { n: 2, attack: true }));
    await ben.shows('+ 2 (Président cards) = 5');
    await ben.keep('battle-over');
  });
});
