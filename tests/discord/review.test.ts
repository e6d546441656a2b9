/** The review of a finished game, from the button on its last post, in both languages: what everyone sees, and what only a player sees. */
import { describe, expect, test } from 'vitest';
import { assess } from '../../src/computer/assess.ts';
import { efforts } from '../../src/computer/levels.ts';
import { think } from '../../src/computer/think.ts';
import { adviceLine, judgedLines, stepLines } from '../../src/discord/present/looking-back/judged.ts';
import { accountLines, reviewPost } from '../../src/discord/present/looking-back/review.ts';
import { reviewScene } from '../../src/discord/present/looking-back/review-scene.ts';
import { turnLines, turnTold } from '../../src/discord/present/looking-back/turned.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { bot } from '../../src/discord/text/index.ts';
import { text } from '../../src/discord/wire/parts.ts';
import { games } from '../../src/games/index.ts';
import type { Message } from '../../src/kernel/types.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import type { Lookback } from '../../src/table/model/past.ts';
import type { Judged, OwnReview } from '../../src/table/model/review.ts';
import type { Thinker } from '../../src/table/work/deps.ts';
import { type Stage, stage } from './setting.ts';
import { begun } from './table.ts';

const gameOf = (command: string) => {
  const { rules, mind } = games.find((one) => one.command === command)!;
  return { rules, mind: mind! };
};
/** Thinks at once, and little. */
const thinker: Thinker = {
  think: ({ game, known, seed, among }) => {
    const effort = { ...efforts.novice, iterations: 16, guardMs: Number.POSITIVE_INFINITY };
    return { thought: Promise.resolve(think(gameOf(game), known, { effort, seed, ...(among && { among }) })), callOff: () => {} };
  },
  assess: ({ game, positions, seed }) => ({
    thought: Promise.resolve(positions.map((known) => assess(gameOf(game), known, { ways: 4, seed }))),
    callOff: () => {},
  }),
};

/** A game of Campaign Manager that Ben gives up at once. Returns its last post. */
async function over(on: Stage) {
  const { ada, ben } = await begun(on, 'campaign');
  const { message: sure } = await ben.command('#lounge', 'campaign', { subcommand: 'resign' });
  await ben.press(sure!, 'Give up for good');
  const last = await ada.wait(() => ada.messages('#lounge').findLast((one) => ada.buttons(one).includes('Rematch')), 'the result');
  return { ada, ben, last };
}
const files = (who: HeadlessPerson, message: Parameters<HeadlessPerson['text']>[0]) => JSON.stringify(who.message(message).components);

describe('a review', () => {
  test('tells everyone the course of the game, and a player what their choices were worth', async () => {
    const on = await stage({ thinker });
    const { ada, last } = await over(on);
    const cleo = on.place.person('cleo');
    const { message } = await ada.press(last, 'Review');
    await ada.wait(() => ada.text(ada.message(message!)).includes('how the game went'), 'the review');
    const { message: other } = await cleo.press(last, 'Review');
    const [mine, theirs] = [ada.text(message!), cleo.text(other!)];
    expect(mine).toContain('Turning points');
    expect(mine, 'the result comes first').toMatch(/^### Campaign Manager 2008: how the game went\nBen concedes\. Ada wins as (?:Obama|McCain)/);
    expect(mine, 'to give up is no turn of the game').toContain('**Turning points**\nNo single turn stands out');
    expect(mine, 'the board that everyone saw last').not.toContain('opens in');
    expect(mine).toContain('Your choices (only you see this)');
    expect(theirs).toContain('Turning points');
    expect(theirs).not.toContain('Your choices');
    expect(cleo.sees(message!)).toBe(false);
    expect(files(ada, message!)).toContain('review.png');
    expect(on.errors).toEqual([]);
  });

  test('leads to the replay, and back', async () => {
    const on = await stage({ thinker });
    const { ada, last } = await over(on);
    const { message: replay } = await ada.press(last, 'Replay');
    const { message } = await ada.press(replay!, 'Review');
    await ada.wait(() => ada.text(ada.message(message!)).includes('how the game went'), 'the review');
    const [way] = ada.buttons(message!).filter((one) => one.startsWith('Turning point'));
    if (way) {
      const { message: shown } = await ada.press(message!, way);
      await ada.wait(() => ada.text(ada.message(shown!)).includes('step'), 'the step of the turning point');
    }
    expect(on.errors).toEqual([]);
  });

  test('of a game that computers cannot play says so', async () => {
    const on = await stage();
    const { ada, last } = await over(on);
    const { message } = await ada.press(last, 'Review');
    expect(ada.text(message!)).toContain('I can’t review this game');
    expect(on.errors).toEqual([]);
  });

  test('speaks French to whoever does', async () => {
    const on = await stage({ thinker });
    const { last } = await over(on);
    const chloe = on.place.person('dan');
    chloe.setLocale('fr');
    const { message } = await chloe.press(last, 'Review');
    await chloe.wait(() => chloe.text(chloe.message(message!)).includes('l’analyse de la partie'), 'the review');
    expect(chloe.text(message!)).toContain('Les tournants');
    expect(chloe.text(message!)).toContain('chance et jeu ne se distinguent pas');
  });
});

describe('the picture of a review', () => {
  const say = { title: 'Chances of winning', key: 'Dice and cards', ends: ['Start', 'End'], percent: (n: number) => `${n}%` } as const;
  const linesOf = (names: readonly string[]) => names.map((name, i) => ({ seat: `${i}`, colour: '#e69f00', name, chances: [0.5, 1] }) as const);
  const drawn = (names: readonly string[]) => JSON.stringify(reviewScene({ lines: linesOf(names), lucky: [], turns: [] }, say));

  test('has room for the names of two or three in whole', () => {
    const names = ['Barbara Tin', 'Augusta Bellwether', 'Somebody with a rather long name'];
    for (const some of [names.slice(0, 2), names]) for (const name of some) expect(drawn(some)).toContain(`"${name}"`);
  });

  test('shades the step that leads to each point that luck has moved', () => {
    const lines = [{ seat: 'A', colour: '#e69f00', name: 'Ada', chances: [0.2, 0.4, 0.6, 0.8] } as const];
    const shapes = reviewScene({ lines, lucky: [2], turns: [1, 2] }, say).layers.flatMap((layer) => layer.shapes);
    // A turning point has a dashed line at its place.
    const [from, to] = shapes.flatMap((one) => (one.shape === 'path' && one.stroke?.dash ? [Number.parseFloat(one.d.slice(1))] : []));
    const shaded = shapes.flatMap((one) => (one.shape === 'rect' && one.h === 400 ? [one.x, one.x + one.w] : []));
    expect(shaded).toEqual([expect.closeTo(from!, 0), expect.closeTo(to!, 0)]);
  });

  test('grows by a line for two more', () => {
    const height = (n: number) => reviewScene({ lines: linesOf(Array.from({ length: n }, (_, i) => `P${i}`)), lucky: [], turns: [] }, say).height;
    expect([2, 3, 4, 5, 6].map((n) => height(n) - height(2))).toEqual([0, 72, 0, 72, 72]);
  });
});

test('a turning point ends with a whole sentence', () => {
  const sentence = (n: number) => `${'x'.repeat(n - 1)}.`;
  expect(turnTold([], [sentence(250), sentence(250), sentence(250)])).toBe(`${sentence(250)} ${sentence(250)}`);
  expect(turnTold([], [sentence(600), sentence(9)])).toMatch(/^x+…$/);
  expect(turnTold([], [])).toBe('');
});

test('a turning point tells of the dice or the card that made it, however much was told before', () => {
  const sentence = (letter: string, n: number) => `${letter.repeat(n - 1)}.`;
  const [played, won, news] = [sentence('p', 100), sentence('w', 300), sentence('n', 300)];
  expect(turnTold([played, won], [news])).toBe(`${played} ${news}`);
  expect(turnTold([won, played], [news])).toBe(news);
  expect(turnTold([played], [news, won]), 'what doesn’t fit leaves its room to others').toBe(`${played} ${news}`);
});

test('a turning point says what everyone then counted, if that changed', () => {
  const game = games.find(({ command }) => command === 'campaign')!;
  const speech = speechOf(game, null, 'en');
  const steps = [3, 5, 9].map((answers) => ({ answers, lines: [] }));
  const votes = [157, 157, 184];
  const counting = { ...game, tally: (view: object) => ({ obama: (view as { votes: number }).votes, mccain: 170 }) };
  const all = { steps, after: (step: number) => ({ view: { votes: votes[step] } }), table: { outcome: null } } as unknown as Lookback;
  const points = [50, 50, 50, 70].map((a) => ({ chances: { obama: a / 100, mccain: 1 - a / 100 }, luck: {}, error: 0.001 }));
  const turned = { seat: 'obama', by: 0.2, luck: 0 };
  const toldOf = (step: number) =>
    turnLines({ game: counting as never, open: { points }, own: null, all, back: all, speech }, [
      { ...turned, from: step, to: step, step, told: [step] },
    ])[1];
  expect(toldOf(2)).toMatch(/\+20 percentage points\. Score: Obama 184 \(\+27\), McCain 170; 270 wins$/);
  expect(toldOf(1), 'nothing changed').not.toContain('Score');
});

test('a turning point says what it was good for, unless what happened says so already', () => {
  const game = games.find(({ command }) => command === 'campaign')!;
  const speech = speechOf(game, null, 'en');
  const near = { key: 'why.near', args: { state: 'OH', votes: 20 } };
  const acted = { by: 'mccain', answer: 5, message: { key: 'passes', args: { side: 'mccain' } } };
  const steps = [
    { answers: 3, lines: [] },
    { answers: 5, lines: [acted] },
  ];
  const asked: unknown[] = [];
  const servedIn = (reason: Message, { evident = [], lucky = 0, by = -0.2 }: { evident?: string[]; lucky?: number; by?: number } = {}) => {
    const reasons = (deed: { seat: string; answer: unknown }) => {
      asked.push(deed.seat, deed.answer);
      return [reason];
    };
    const all = { steps, after: () => ({ view: {} }), table: { outcome: null } } as unknown as Lookback;
    const points = [50, 50, 30].map((a, n) => {
      const luck = n < 2 ? {} : { obama: -lucky, mccain: lucky };
      return { chances: { obama: a / 100, mccain: 1 - a / 100 }, luck, error: 0.001 };
    });
    const playing = { ...game, tally: () => ({ obama: 1, mccain: 1 }), reasons, evident, routine: [] };
    const turned = { seat: 'obama', by, luck: 0, from: 1, to: 1, step: 1, told: [1] };
    return turnLines({ game: playing as never, open: { points }, own: null, all, back: all, speech }, [turned])[1];
  };
  expect(servedIn(near)).toMatch(/For McCain, the point was mainly to come within one voter of .+\.\n-# Obama: −20/);
  expect(asked, 'of who acted, as everyone could see').toEqual(['mccain', null]);
  expect(servedIn(near, { evident: [near.key] })).not.toContain('the point');
  expect(servedIn(near, { lucky: 0.05 })).toContain('the point');
  expect(servedIn(near, { by: 0.2 }), 'of a gain that another made').not.toContain('the point');
  expect(servedIn(near, { lucky: 0.15 }), 'where luck did most of it').not.toContain('the point');
});

test('a turning point tells nothing twice, and no step in which nothing was decided', () => {
  const game = games.find(({ command }) => command === 'candidate')!;
  const speech = speechOf(game, null, 'en');
  const step = (n: number, ...keys: string[]) => ({
    n,
    answers: n,
    lines: keys.map((key) => ({ by: null, message: { key, args: { contest: 'convention' } } })),
  });
  const all = {
    steps: [step(1), step(2, 'round.all', 'round.all'), step(3, 'round.all'), step(4, 'reshuffle'), step(5, 'reshuffle')],
    after: () => ({ view: {} }),
    table: { outcome: null },
  } as unknown as Lookback;
  const points = [50, 50, 60, 70, 80, 90].map((a) => ({ chances: { A: a / 100, B: 1 - a / 100 }, luck: {}, error: 0.001 }));
  const playing = { ...game, narrate: undefined, tally: () => ({ A: 1 }), reasons: () => [] };
  const toldOf = (...told: number[]) => {
    const turned = { seat: 'A', by: 0.2, luck: 0, from: told[0]!, to: told.at(-1)!, step: told[0]!, told };
    return turnLines({ game: playing as never, open: { points }, own: null, all, back: all, speech }, [turned])[1]!;
  };
  const sentence = speech.line({ key: 'round.all', args: { contest: 'convention' } });
  expect(toldOf(1).split('\n')[0]).toBe(`**1.** Step 2: ${sentence}`);
  expect(toldOf(1, 2).split('\n')[0]).toBe(`**1.** Steps 2 and 3: ${sentence}`);
  expect(toldOf(1, 3).split('\n')[0]).toBe(`**1.** Step 2: ${sentence}`);
  expect(toldOf(3, 4), 'where none of them decided anything, the one that did most').toMatch(/^\*\*1\.\*\* Step 4: /);
});

test('a turning point says how much of it was luck', () => {
  const { text } = speechOf(null, null, 'en');
  const told = (by: number, luck: number | null) =>
    text(bot('bot.review.turn', { n: 1, what: 'Ohio.', who: 'Ada', by, luck, first: null, last: null, score: null, goal: null })).split('\n')[1];
  expect(told(11, 14)).toBe('-# Ada: +11 percentage points: dice and cards +14, everyone’s play and hands −3');
  expect([told(11, 0), told(11, 11), told(11, null)]).toEqual([
    '-# Ada: +11 percentage points, all of it play and hands',
    '-# Ada: +11 percentage points, all of it dice and cards',
    '-# Ada: +11 percentage points',
  ]);
  const scored = { first: 3, last: 5, score: 'Ada 9 (+3), Ben 4' };
  const after = (goal: number | null) => text(bot('bot.review.turn', { n: 1, what: 'Ohio.', who: 'Ada', by: 9, luck: null, ...scored, goal }));
  expect(after(null)).toMatch(/ points over steps 3 to 5\. Score: Ada 9 \(\+3\), Ben 4$/);
  expect(after(12)).toMatch(/\. Score: Ada 9 \(\+3\), Ben 4; 12 wins$/);
});

test('a review names the question that a choice answered only where that tells anything', () => {
  const { text } = speechOf(null, null, 'en');
  const told = { move: '**Ohio**', other: '**Texas**', by: 4, after: null, step: null, reason: null, term: null, instead: 'other' } as const;
  expect(text(bot('bot.review.best', { ...told, ask: 'Which state?' }))).toMatch(
    /^\*\*Best move\*\*: Which state\? \*\*Ohio\*\*\. That wins .+ than \*\*Texas\*\*\.$/,
  );
  expect(text(bot('bot.review.best', { ...told, ask: null }))).toMatch(/than \*\*Texas\*\*\.$/);
  expect(text(bot('bot.review.best', { ...told, instead: 'any', ask: null }))).toMatch(
    /wins about 4 more games in 100 than the best turn without it\.$/,
  );
});

test('a player whose choices were all close reads where their chances fell most by what they did', () => {
  const game = games.find(({ command }) => command === 'campaign')!;
  const acted = (by: string | null) => ({ by, answer: 1, message: { key: 'passes', args: { side: 'mccain' } } });
  const steps = ['mccain', 'obama', 'mccain', null].map((by, at) => ({ n: at + 3, answers: at + 1, lines: [acted(by)] }));
  const table = { id: 'T', outcome: null };
  const points = (...some: [number, number?][]) =>
    some.map(([a, luck = 0]) => ({ chances: { mccain: a, obama: 1 - a }, luck: { mccain: luck, obama: -luck }, error: 0.001 }));
  const own = { choices: 9, best: null, costly: [], advice: null };
  const read = (viewer: string | null, ...some: [number, number?][]) => {
    const all = { steps, after: () => ({ view: {} }), table, viewer } as unknown as Lookback;
    const quiet = { ...game, tally: () => ({}), reasons: () => [] };
    const reviewing = { game: quiet as never, open: { points: points(...some) }, own, all, back: all, speech: speechOf(game, null, 'en') };
    return JSON.stringify(reviewPost(reviewing, { part: text('the course'), taken: 0, files: [] }).components);
  };
  const fell: [number, number?][] = [[0.5], [0.46], [0.2], [0.1, -0.05], [0]];
  expect(read('mccain', ...fell), 'not by luck, and not by what another did').toContain(
    'begin with step 5: of all you did, that’s where your chances fell most (−5).',
  );
  expect(read('mccain', [0.5], [0.48], [0.2], [0.1, -0.1], [0])).not.toContain('begin with step');
});

describe('what a review says about a choice', () => {
  const game = games.find(({ command }) => command === 'campaign')!;
  const ask = { key: 'ask.next-turn' };
  const judged = (answer: number, reason: Message | null, term: string | null = 'theirs'): Judged => ({
    ...{ answer, ask, chosen: [{ key: 'draw' }], other: [{ key: 'state', args: { state: 'OH' } }], by: 0.05, error: 0.01 },
    ...{ reason, term },
  });
  const stops = { key: 'why.near', args: { state: 'OH', votes: 20 } };
  const english = speechOf(game, null, 'en');

  test('is the reason that Why? and hints give, in the same words; a term of the computer only where there is none', () => {
    const { costly } = judgedLines({ best: null, costly: [judged(3, stops), judged(5, null)] }, game, english);
    expect(costly[0]).toContain('mainly to come within one voter of winning Ohio (20 votes). That wins about 5 more games in 100.');
    expect(costly[1]).toContain('mainly for states the other side can’t reach');
    const { best } = judgedLines({ best: judged(1, stops), costly: [] }, game, speechOf(game, null, 'fr'));
    expect(best[0]).toMatch(
      /surtout pour n’avoir plus qu’un électeur à rallier ici\s: Ohio \(20 voix\), et non .+\. On gagne ainsi environ 5 parties de plus sur 100/,
    );
  });

  test('says in which group an answer is that reads like another', () => {
    const groups = { chosen: [{ key: 'state', args: { state: 'FL' } }], other: [null] };
    const { costly } = judgedLines({ best: null, costly: [{ ...judged(3, null), chosen: [{ key: 'draw' }], groups }] }, game, english);
    expect(costly[0]).toMatch(/^\*\*Costliest move\*\*: \*\*.+ \(Florida\)\*\*\. The computer would choose \*\*Ohio\*\*/);
  });

  test('names one thing to try next time: what most of the costly choices passed up', () => {
    const of = (...costly: Judged[]) => adviceLine({ choices: 9, best: null, costly, advice: 'theirs' }, game, english);
    const stays = { key: 'why.leaves', args: {} };
    expect(of(judged(1, stays)), 'without a tip').toContain('look first for a move like **Ohio**, to leave every state as it is.');
    expect(of(judged(1, stays), judged(2, stays))).toContain('2 of your costly moves passed up the same kind of thing.');
    expect(of(judged(1, stops))).toContain('Two states one voter short are harder to stop than one.');
    expect(of(judged(1, null))).toContain('give more weight to states the other side can’t reach');
    expect(adviceLine({ choices: 9, best: null, costly: [], advice: null }, game, english)).toBeNull();
  });

  test('teaches what to do differently, rather than to repeat the move that was passed up', () => {
    const candidate = games.find(({ command }) => command === 'candidate')!;
    const speech = speechOf(candidate, null, 'en');
    const deadlock = judged(1, { key: 'why.deadlock', args: { box: 'TX', votes: 32 } });
    const of = (...costly: Judged[]) => adviceLine({ choices: 9, best: null, costly, advice: null }, candidate, speech);
    expect(of(deadlock)).toMatch(/^\*\*Try next time\*\*: Before you let a rival win many votes, look for a Deadlock/);
    expect(of({ ...deadlock, turn: 'shorter' })).toContain('What you keep can do more later.');
    expect(of({ ...judged(1, null), turn: 'longer' })).toContain('go through what you could still add to it.');
    const stopped = { ...judged(3, null), turn: 'shorter' } as const;
    expect(of(deadlock, stopped, stopped), 'what most of them teach').toContain('2 of your costly moves come down to the same thing. Before you add');
    expect(adviceLine({ choices: 9, best: null, costly: [deadlock], advice: null }, candidate, speechOf(candidate, null, 'fr'))).toContain(
      'cherchez un Blocage',
    );
  });

  test('says in which step of the replay it was made, where the reader isn’t there', () => {
    const one = judged(3, null);
    expect(judgedLines({ best: one, costly: [one] }, game, english, (answer) => answer + 4)).toEqual({
      best: [expect.stringMatching(/^\*\*Best move\*\* \(step 7\): /)],
      costly: [expect.stringMatching(/^\*\*Costliest move\*\* \(step 7\): /)],
    });
    expect(judgedLines({ best: null, costly: [one] }, game, english).costly[0]).not.toContain('step');
  });

  test('may be that a turn had nothing more', () => {
    const after = [{ label: { key: 'draw' }, group: null }];
    const longer: Judged = { ...judged(3, null), after, chosen: [], turn: 'longer' };
    expect(judgedLines({ best: null, costly: [longer] }, game, english).costly[0]).toContain('**nothing more**, after Draw a card. The computer');
    expect(judgedLines({ best: null, costly: [{ ...longer, chosen: longer.other, other: [] }] }, game, english).costly[0]).toContain(
      'The computer would choose **nothing more**',
    );
  });

  test('counts one choice of many', () => {
    expect(english.text(bot('bot.review.ownAbout', { n: 1 }))).toContain('I looked at 1 of your choices, ');
    expect(english.text(bot('bot.review.ownAbout', { n: 0 }))).toBe('-# You made no choices that I could judge.');
  });

  test('says what came before it in the same turn', () => {
    const one: Judged = { ...judged(3, null), after: [{ label: { key: 'draw' }, group: null }] };
    expect(judgedLines({ best: null, costly: [one] }, game, english).costly[0]).toContain(', after Draw a card. The computer would choose');
  });

  test('stands beside the step of the replay in which it was made, with how the step changed the chances', () => {
    const step = (answers: number) => ({ lines: [], answers, begins: true });
    const back = { steps: [step(0), step(2), step(5)] } as unknown as Lookback;
    const point = (obama: number, luck = 0) => ({ chances: { obama, mccain: 1 - obama }, luck: { obama: luck, mccain: -luck }, error: 0.01 });
    let open = { points: [point(0.5), point(0.5), point(0.4), point(0.62, 0.05)] };
    const own = { choices: 9, best: judged(2, stops), costly: [judged(4, null)], advice: null };
    const at = (n: number, mine: OwnReview | null) => stepLines({ open, own: mine, all: back }, back, n, game, english).join('\n');
    expect(at(1, own)).toMatch(/Chances of winning: .+ 40% \(−10\) and .+ 60% \(\+10\), mostly through play\n\*\*Best move/);
    expect(at(2, own)).toMatch(/62% \(\+22\).+\n\*\*Costliest move/);
    expect(at(2, null), 'to others').not.toContain('Costliest');
    open = { points: [point(0.5), point(0.5), point(0.4), point(0.62)] };
    expect(at(1, own), 'in a game without luck that anyone saw').toMatch(/60% \(\+10\)\n\*\*Best move/);
  });
});

test('a review splits nothing into luck and play where luck moved nobody’s chances', () => {
  const point = (a: number, luck = 0) => ({ chances: { obama: a, mccain: 1 - a }, luck: { obama: luck, mccain: -luck }, error: 0.002 });
  const told = (...points: ReturnType<typeof point>[]) =>
    accountLines({ points }, speechOf(games.find(({ command }) => command === 'campaign')!, null, 'en')).join('\n');
  expect(told(point(0.5), point(1))).toMatch(/^\*\*Luck and play\*\*\n-# I can’t tell luck from play/u);
  expect(told(point(0.5), point(1, 0.2))).toContain('50% → 100%. Dice and cards +20, everyone’s play and hands +30.');
});

test('once a review is made, the replay shows at each step how it changed the chances', async () => {
  const on = await stage({ thinker });
  const { ada, last } = await over(on);
  const { message: before } = await ada.press(last, 'Replay');
  expect(ada.text(before!)).not.toContain('Chances of winning');
  const { message } = await ada.press(last, 'Review');
  await ada.wait(() => ada.text(ada.message(message!)).includes('how the game went'), 'the review');
  const { message: after } = await ada.press(last, 'Replay');
  await ada.wait(() => ada.text(ada.message(after!)).includes('Chances of winning'), 'the step with its chances');
  expect(ada.text(after!)).toMatch(/Ada 100% \([+±]/);
  expect(on.errors).toEqual([]);
});
