/** Faults planted one by one in real games: the standing checks find each, and find nothing where there is none. */
import { describe, expect, test } from 'vitest';
import { narrated } from '../../src/discord/present/parts/story.ts';
import type { Game } from '../../src/games/game.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { decisions } from '../../src/kernel/run.ts';
import type { Core, Fields } from '../../src/kernel/types.ts';
import { box, rect, words } from '../../src/scene/build.ts';
import { palettes } from '../../src/scene/colors.ts';
import { namesWhole } from '../../src/scene/room.ts';
import type { Shape } from '../../src/scene/types.ts';
import { playInChannel } from '../chronicle/story.ts';
import { standing as campaignStanding } from '../games/campaign/standing.ts';
import { standing as candidateStanding } from '../games/candidate/standing.ts';
import { standing as moiStanding } from '../games/moi-president/standing.ts';
import { standing as presidentStanding } from '../games/president/standing.ts';
import { type Cast, longest, usual } from './casts.ts';
import { checkLeaks } from './checks.ts';
import { checkOrders, checkOrderWords } from './orders.ts';
import { pictureFaults } from './pictures.ts';
import { playRandom, type Standing, seedOf } from './play.ts';
import { postFaults, type Told } from './posts.ts';
import { everybodyLeaves, playRestless } from './restless.ts';
import { checkTakingBack, otherwise } from './undo.ts';
import { checkUngiven } from './ungiven.ts';

const campaign = campaignStanding as unknown as Standing;
const candidate = candidateStanding as unknown as Standing;
const moi = moiStanding as unknown as Standing;
const president = presidentStanding as unknown as Standing;
const chance = () => openRandom(startRandom(seedOf(7)), () => {});

/** The same game with this change. */
const changed = (standing: Standing, game: Partial<Game>, rules: Partial<Game['rules']> = {}): Standing => ({
  ...standing,
  game: { ...standing.game, ...game, rules: { ...standing.game.rules, ...rules } },
});

/** Some moments of game 0. */
function moments(standing: Standing, most = 3): Core[] {
  const found: Core[] = [];
  playRandom(standing, 0, { before: (state) => void (found.length < most && found.push(structuredClone(state))) });
  return found;
}
const [moment] = moments(moi);

describe('a picture', () => {
  const { text, ink, ground } = palettes.night;
  const at = box(300, 300, 500, 60);
  const style = { size: 30, colour: text, on: ground };
  const paper = rect(at, { fill: ground });
  const drawnWith = (...shapes: Shape[]) =>
    changed(moi, {
      board: (...args) => {
        const scene = moi.game.board(...args);
        return { ...scene, layers: [...scene.layers, { shapes }] };
      },
    }).game;
  const faultsOf = (game: Game) => pictureFaults(game, moment!, { lang: 'en', cast: usual, paint: true, viewers: [null] });

  test('without a fault has none', () => expect(faultsOf(moi.game)).toEqual([]));

  test.each<[string, Shape[]]>([
    ['cut off', [paper, words({ ...at, w: 100 }, 'More than there is room for', style)]],
    ['20 px high', [paper, words(at, 'small', { ...style, size: 20, role: 'mark' })]],
    ['contrast', [paper, words(at, 'grey', { ...style, colour: '#3A4A60' })]],
    ['with what is painted there', [rect(at, { fill: palettes.night.quiet }), words(at, 'white on grey', style)]],
    ['outside the picture', [rect({ ...at, x: 1000 }, { fill: ink })]],
    ['outside the picture: a path', [{ shape: 'path', d: 'M0 0h60v20z', x: 1190, y: 20, fill: ink }]],
    ['text over text', [paper, words(at, 'one', style), words({ ...at, x: at.x + 20 }, 'other', style)]],
    ['hidden', [words(at, 'under', style), rect(at, { fill: ground })]],
  ])('finds: %s', (fault, shapes) => expect(faultsOf(drawnWith(...shapes)).join('\n')).toContain(fault));

  test('finds a usual name that is shortened', () => {
    const board: Game['board'] = (view, now, say) => ({
      ...moi.game.board(view, now, say),
      layers: [{ shapes: [paper, words({ ...at, w: 120 }, say.player('B'), style)] }],
    });
    expect(faultsOf(changed(moi, { board }).game).join('\n')).toContain('a usual name is shortened');
  });

  test('finds a text that is cut only where names are as long as can be', () => {
    // A name that is not marked as one is not shortened.
    const board: Game['board'] = (view, now, say) => ({
      ...moi.game.board(view, now, say),
      layers: [{ shapes: [paper, words({ ...at, w: 330 }, `${namesWhole(say.player('B'))} leads`, style)] }],
    });
    const look = (cast: Cast) => pictureFaults(changed(moi, { board }).game, moment!, { lang: 'en', cast, viewers: [null] });
    expect(look(usual).join('\n')).not.toContain('cut off');
    expect(look(longest).join('\n')).toContain('cut off');
  });

  test.each([
    ['a value instead of words', 'It is undefined to play.'],
    ['markup where it is not drawn', '<@118> is to play.'],
    ['nothing', ''],
  ])('finds in its words: %s', (fault, said) => expect(faultsOf(changed(moi, { race: () => said }).game).join('\n')).toContain(fault));
});

describe('leaving', () => {
  test.each<[string, Game['rules']['leave']]>([
    ['plays on', () => {}],
    ['has left and wins', (turn, seat) => turn.finish({ winners: [seat], message: { key: 'won' } })],
  ])('finds: %s', (fault, leave) => {
    expect(() => everybodyLeaves(changed(moi, {}, { leave }), moment!, () => {})).toThrow(fault);
  });

  test('finds what is lost', () => {
    const leave: Game['rules']['leave'] = (turn, seat) => {
      (turn.state as unknown as { pile: string[] }).pile.pop();
      moi.game.rules.leave(turn, seat);
    };
    const play = (standing: Standing) => playRestless(standing, 2, { leaves: 5, orders: 100 });
    expect(() => play(changed(moi, {}, { leave }))).toThrow('Something was lost');
    expect(() => everybodyLeaves(changed(moi, {}, { leave }), moment!, () => {})).toThrow('Something was lost');
    expect(() => play(moi)).not.toThrow();
  });
});

describe('standing orders', () => {
  const left = (): Core => ({ ...structuredClone(moment!), orders: { A: moi.game.rules.orders!.all.map(({ id }) => id) } });

  test('finds one that cannot be kept or taken back', () => {
    const { all } = moi.game.rules.orders!;
    const offered = (state: Core, seat: string) => all.map((one) => (state.orders[seat]?.includes(one.id) ? { ...one, blocked: one.label } : one));
    const orders: Game['rules']['orders'] = { all, offered };
    expect(() => checkOrders(changed(moi, {}, { orders }).game, left(), 'A')).toThrow('it cannot be kept');
    expect(() => checkOrders(moi.game, left(), 'A')).not.toThrow();
  });

  test('finds one without a sentence in one language', () => {
    const { label } = moi.game.rules.orders!.all[0]!;
    const { [label.key]: _gone, ...phrases } = moi.game.texts.fr.phrases;
    const { game } = changed(moi, { texts: { ...moi.game.texts, fr: { ...moi.game.texts.fr, phrases } } });
    expect(() => checkOrderWords(game, moment!, 'A')).toThrow(`no sentence for '${label.key}'`);
    expect(() => checkOrderWords(moi.game, moment!, 'A')).not.toThrow();
  });
});

describe('an order in force that nobody has left', () => {
  /** Everyone begins with these. */
  const withOrders = (standing: Standing, ...ids: string[]): Standing =>
    changed(
      standing,
      {},
      {
        setup(begun) {
          const { state, steps } = standing.game.rules.setup(begun);
          return { state: { ...state, orders: Object.fromEntries(begun.seats.map((seat) => [seat, ids])) } as typeof state, steps };
        },
      },
    );

  test.each<[string, Standing, string[]]>([
    ['a second campaign', candidate, ['pass-again-small']],
    ['a parry', president, ['parry']],
    ['equal cities', president, ['tie-first']],
    ['an attack', moi, ['immunite-any']],
    ['a turn', campaign, ['draw-below-3']],
  ])('is found where it answers: %s', (_, standing, ids) =>
    expect(() => checkUngiven(withOrders(standing, ...ids), 12)).toThrow('has left no order, and is not asked'));

  test('is let pass where nothing comes of it, and there is none in any game', () => {
    const tables = candidate.tables.filter(({ options }) => options.superTuesday !== true).slice(0, 1);
    expect(() => checkUngiven(withOrders({ ...candidate, tables }, 'no-claim'), 1)).not.toThrow();
    for (const standing of [campaign, candidate, moi, president]) expect(() => checkUngiven(standing, 1)).not.toThrow();
  });
});

describe('taking back', () => {
  /** Tries one answer in `every` of a random game a second way. */
  const tryAll = (standing: Standing, every = 1) => {
    const random = chance();
    let count = 0;
    let other: Core | null = null;
    playRandom(standing, 0, {
      before: (state, _open, answer) => {
        other = count++ % every === 0 ? otherwise(standing, state, answer, random) : null;
      },
      after: (_state, answer, _events, applied) => other && checkTakingBack(standing, answer, applied, other),
    });
  };

  test('finds cards drawn and shown without a barrier', () => {
    const { effectOf } = campaign.game.rules;
    const unseen: typeof effectOf = (kind) => {
      const effect = effectOf(kind);
      return { ...effect, run: (turn, frame, picked) => effect.run({ ...turn, reveal: () => {} }, frame, picked) };
    };
    expect(() => tryAll(changed(campaign, {}, { effectOf: unseen }))).toThrow('can take it back');
    expect(() => tryAll(campaign)).not.toThrow();
  });

  test('finds an order that answers in silence', () => {
    const { effectOf } = candidate.game.rules;
    const silent: typeof effectOf = (kind) => {
      const effect = effectOf(kind);
      const ask: typeof effect.ask = (state, frame) => {
        const question = effect.ask?.(state, frame) ?? null;
        return question?.settled ? { ...question, settled: { picked: question.settled.picked } } : question;
      };
      return effect.ask ? { ...effect, ask } : effect;
    };
    const tables = candidate.tables.filter(({ people, orders }) => people === 4 && orders);
    expect(() => tryAll({ ...changed(candidate, {}, { effectOf: silent }), tables })).toThrow('can take it back');
    expect(() => tryAll({ ...candidate, tables }, 10)).not.toThrow();
  });

  test('a view that tells what is hidden is found, too', () => {
    const view: Game['rules']['view'] = (state, viewer) => ({ ...campaign.game.rules.view(state, viewer), news: (state as unknown as Fields).news });
    expect(() => checkLeaks(changed(campaign, {}, { view }), moments(campaign, 1)[0]!, chance(), false)).toThrow('can tell two states apart');
  });
});

describe('the posts of a game', async () => {
  const { channel, table, game, speech, events } = await playInChannel(moi, 0, 'en');
  const told: Told = { game, speech, events, posts: channel.posts(), outcome: table.outcome! };
  await channel.close();
  // A sentence joined with another appears in no post word for word.
  const apart = narrated(events, game);
  const headline = events.find((one) => apart.includes(one) && game.headlines.includes(one.key) && !game.gathered?.includes(one.key))!;
  const saying = (key: string, said: string): Told => ({
    ...told,
    speech: { ...speech, line: (message) => (message.key === key ? said : speech.line(message)) },
  });

  test('have no fault', () => expect(postFaults(told)).toEqual([]));

  test.each<[string, Told]>([
    ['no post tells', { ...told, posts: told.posts.map((lines) => lines.filter((line) => line !== speech.line(headline))) }],
    ['nothing is said', saying(headline.key, '…')],
    ['an empty line', { ...told, posts: [...told.posts.slice(0, -1), ['', ...told.posts.at(-1)!]] }],
    ['does not say how it ended', saying(told.outcome.message.key, '')],
    ['does not name', saying(told.outcome.message.key, 'It is over.')],
  ])('finds: %s', (fault, one) => expect(postFaults(one).join('\n')).toContain(fault));
});

test('the moments are of a running game', () => expect(decisions(moi.game.rules, moment!)).not.toEqual([]));
