/** Boards and hands at telling moments of random games, for viewing and measuring. */
import { candidate } from '../../../src/games/candidate/game.ts';
import { type CandidateView, view } from '../../../src/games/candidate/rules/view.ts';
import type { Candidate } from '../../../src/games/candidate/state.ts';
import type { Now } from '../../../src/games/game.ts';
import { openSay } from '../../../src/i18n/say.ts';
import { type Lang, langs, type Say } from '../../../src/i18n/types.ts';
import { copyJson } from '../../../src/kernel/copy.ts';
import { decisions } from '../../../src/kernel/run.ts';
import type { Message } from '../../../src/kernel/types.ts';
import type { Course } from '../../../src/scene/race-line.ts';
import { asName } from '../../../src/scene/room.ts';
import type { Scene } from '../../../src/scene/types.ts';
import { sayOf } from '../../standing/checks.ts';
import { finishedGame } from '../../standing/course.ts';
import { playRandom, type Standing } from '../../standing/play.ts';
import { standing } from './standing.ts';

const laid = (state: Candidate): number => (state.contest?.boxes ?? []).reduce((n, box) => n + box.laid.length, 0);
const boxes = (state: Candidate): number => state.contest?.boxes.length ?? 0;

/** The hand size of the acting seat while a primary is contested. */
const handOf = (state: Candidate): number => {
  const [first] = nowOf(state).toAct;
  return first !== undefined && state.contest?.kind === 'primary' ? state.candidacies[first]!.hand.length : 0;
};

/** The moment each sample shows: the first state of a game that fits. */
const moments: { [name: string]: (state: Candidate) => boolean } = {
  start: (state) => state.phase === 'bid',
  campaign: (state) => state.contest?.kind === 'primary' && boxes(state) === 3 && laid(state) >= 5 && state.remaining.length < 18,
  single: (state) => state.contest?.kind === 'primary' && boxes(state) === 1 && laid(state) >= 3,
  result: (state) =>
    boxes(state) > 1 &&
    state.contest!.boxes.every(({ stage }) => stage === 'done') &&
    state.contest!.boxes.some(({ winner }) => winner) &&
    state.remaining.length < 16,
  tie: (state) => state.contest?.kind === 'primary' && state.contest.boxes.some(({ stage }) => stage === 'tie'),
  late: (state) => state.phase === 'primaries' && state.remaining.length === 1 && laid(state) > 1,
  convention: (state) => state.phase === 'convention' && state.contest?.kind === 'convention' && laid(state) > 1,
  elimination: (state) => state.contest?.kind === 'elimination' && laid(state) > 0,
  one: (state) => handOf(state) === 1,
  two: (state) => handOf(state) === 2,
  plan: (state) => Object.values(state.plans).some(({ placed }) => placed.length >= 2) && boxes(state) > 1,
};

/** How many random games show every moment but the rarest: an elimination is first seen in the eighth game of three people, and never among others. */
const gamesOf = (people: number): number => (people === 3 ? 8 : 2);

export interface Sample {
  name: string;
  people: number;
  state: Candidate;
  /** How the race went, once the game is over. */
  course?: Course;
}

/** Returns the same samples every time. */
export function samples(people: readonly number[]): Sample[] {
  return people.flatMap((n) => {
    const table = { people: n, options: { 'super-tuesday': false, incumbent: false, 'extended-convention': false, 'sealed-convention': false } };
    const play = { ...standing, tables: [table] };
    const found = new Map<string, Candidate>();
    for (let game = 0; game < gamesOf(n) && found.size < Object.keys(moments).length; game++) {
      const note = (core: unknown) => {
        const state = core as Candidate;
        for (const [name, fits] of Object.entries(moments)) if (!found.has(name) && fits(state)) found.set(name, copyJson(state));
      };
      playRandom(play, game + n * 20, { before: note });
    }
    const missing = Object.keys(moments).filter((name) => !found.has(name) && (name !== 'elimination' || n === 3));
    if (missing.length > 0) throw new Error(`No game of ${n} people shows ${missing}: let more be played.`);
    const { state, course } = finishedGame(play, n * 20);
    return [...[...found].map(([name, seen]) => ({ name, people: n, state: seen })), { name: 'over', people: n, state, course }];
  });
}

export const nowOf = (state: Candidate): Now => ({ toAct: decisions(candidate.rules, state).map(({ seat }) => seat), about: [] });

export interface Picture {
  name: string;
  lang: Lang;
  scene: Scene;
}

const withHand = new Set(['plan', 'start', 'one', 'two']);

/** Names that begin alike, and names too long for their space. */
const alike = ['Maximilienne de Montmorency-Laval', 'Mathilde', 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', 'Marc', 'Œdipe', 'Max'];
const withAlike = new Set(['campaign', 'result', 'convention', 'plan', 'over']);
const sayAlike = (lang: Lang, seats: readonly string[]): Say =>
  openSay({ lang, texts: candidate.texts[lang], players: Object.fromEntries(seats.map((seat, i) => [seat, asName(alike[i]!)])) });

/** The first question of each kind with this many players, as its picture shows it. */
function asked(people: number): Picture[] {
  const found = new Map<string, Picture[]>();
  // The first table with this many players, and the one with every option.
  for (const { people: n, options } of standing.tables.filter((one) => one.people === people).slice(0, 2)) {
    playRandom({ ...standing, tables: [{ people: n, options }] }, people, {
      before(core, open, answer) {
        const state = core as unknown as Candidate;
        const decision = open.find(({ id }) => id === answer.decision)!;
        const name = `hand-${decision.ask.key.replace('.', '-')}-${people}`;
        if (state.seats.length !== people || found.has(name)) return;
        const pictures = langs.flatMap((lang): Picture[] => {
          const sketch = candidate.question?.(view(state, decision.seat), decision, nowOf(state), sayOf(candidate, lang, state.seats));
          return sketch ? [{ name, lang, scene: sketch.scene }] : [];
        });
        found.set(name, pictures);
      },
    });
  }
  return [...found.values()].flat();
}

function drawn({ name, people, state, course }: Sample, lang: Lang): Picture[] {
  const now: Now = { ...nowOf(state), ...(course && { course }) };
  const seat = (name === 'plan' ? Object.keys(state.plans)[0] : now.toAct[0]) ?? state.seats[0]!;
  const saying = (say: Say, suffix: string): Picture[] => {
    const board = { name: `${name}-${people}${suffix}`, lang, scene: candidate.board(view(state, null), now, say) };
    const hand = withHand.has(name) ? candidate.hand(view(state, seat), say) : null;
    return hand ? [board, { name: `hand-${name}-${people}${suffix}`, lang, scene: hand }] : [board];
  };
  return [
    ...saying(sayOf(candidate, lang, state.seats), ''),
    ...(people % 2 === 0 && withAlike.has(name) ? saying(sayAlike(lang, state.seats), '-alike') : []),
  ];
}

/** What a post has told of a chapter so far, and everyone's view afterward. */
export interface Post {
  view: CandidateView;
  told: Message[];
}

/** Every post of a random game in which something was decided, as its channel would show it: the whole chapter so far, after each answer. */
export function postsOf(play: Standing<Candidate>, game: number, seen: (post: Post, state: Candidate) => void): void {
  let told: Message[] = [];
  let chapter = '';
  playRandom(play, game, {
    after(core, _, events) {
      const state = core as unknown as Candidate;
      const here = view(state, null);
      const now = candidate.chapter!(here);
      const fresh = events.flatMap(({ to, message }) => (to === 'all' ? [message] : []));
      told = now === chapter ? [...told, ...fresh] : fresh;
      chapter = now;
      if (fresh.length > 0) seen({ view: here, told }, state);
    },
  });
}

const deciding = new Set(['count', 'eliminated', 'left', 'favorite', 'prepares', 'claims', 'tuesday', 'dealer']);

/** The kind of event a post ends with, by sample name. */
export function kindOf({ view: here, told }: Post): string {
  if (here.winners.length > 0) return 'nominated';
  const last = told.findLast(({ key }) => deciding.has(key));
  const counts = told.filter(({ key }) => key === 'count');
  const { kind, verdict } = (counts.at(-1)?.args ?? {}) as { kind?: string; verdict?: { kind: string } };
  if (last?.key === 'eliminated' && kind === 'elimination') return 'stays';
  if (last?.key !== 'count') return last?.key ?? 'none';
  const boxes = new Set(counts.map(({ args }) => args!.box)).size;
  return kind === 'primary' && boxes > 1 ? `primary-${boxes}` : `${kind}-${verdict!.kind}`;
}

/** The first event of each kind with this many players: before, midway, and after. With names that are hard to fit, only after. */
function events(people: number): Picture[] {
  const found = new Map<string, Picture[]>();
  const tables = standing.tables.filter((one) => one.people === people);
  const drawnBy = (post: Post, name: string, say: Say, lang: Lang, instants: readonly number[]): Picture[] => {
    const drawing = candidate.highlight!(post.view, post.told, say);
    return drawing ? instants.map((at) => ({ name: `${name}-at-${at * 100}`, lang, scene: drawing.at(at) })) : [];
  };
  for (let game = 0; game < 4; game++) {
    postsOf({ ...standing, tables }, game, (post, { seats }) => {
      const name = `highlight-${kindOf(post)}-${people}`;
      if (found.has(name)) return;
      const drawn = langs.flatMap((lang) => [
        ...drawnBy(post, name, sayOf(candidate, lang, seats), lang, [0, 0.5, 1]),
        ...(people === 6 ? drawnBy(post, `${name}-alike`, sayAlike(lang, seats), lang, [1]) : []),
      ]);
      if (drawn.length > 0) found.set(name, drawn);
    });
  }
  return [...found.values()].flat();
}

export const pictures = (people: readonly number[] = [2, 3, 4, 5, 6]): Picture[] => [
  ...samples(people).flatMap((sample) => langs.flatMap((lang) => drawn(sample, lang))),
  ...people.flatMap(asked),
  ...people.filter((n) => n % 2 === 0).flatMap(events),
];
