/** Boards and hands at telling moments of random games, for looking at and for measuring. */
import { candidate } from '../../../src/games/candidate/game.ts';
import { view } from '../../../src/games/candidate/rules/view.ts';
import type { Candidate } from '../../../src/games/candidate/state.ts';
import type { Now } from '../../../src/games/game.ts';
import { openSay } from '../../../src/i18n/say.ts';
import { type Lang, langs, type Say } from '../../../src/i18n/types.ts';
import { copyJson } from '../../../src/kernel/copy.ts';
import { decisions } from '../../../src/kernel/run.ts';
import { asName } from '../../../src/scene/names.ts';
import type { Course } from '../../../src/scene/race-line.ts';
import type { Scene } from '../../../src/scene/types.ts';
import { sayOf } from '../../standing/checks.ts';
import { finishedGame } from '../../standing/course.ts';
import { playRandom } from '../../standing/play.ts';
import { standing } from './standing.ts';

const laid = (state: Candidate): number => (state.contest?.boxes ?? []).reduce((n, box) => n + box.laid.length, 0);
const boxes = (state: Candidate): number => state.contest?.boxes.length ?? 0;

/** How many cards whoever acts holds, while a primary is contested. */
const handOf = (state: Candidate): number => {
  const [first] = nowOf(state).toAct;
  return first !== undefined && state.contest?.kind === 'primary' ? state.candidacies[first]!.hand.length : 0;
};

/** The moment each sample shows; the first state of a game that fits. */
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

export interface Sample {
  name: string;
  people: number;
  state: Candidate;
  /** How the race went, of a game that is over. */
  course?: Course;
}

/** The same samples every time. */
export function samples(people: readonly number[]): Sample[] {
  return people.flatMap((n) => {
    const table = { people: n, options: { 'super-tuesday': false, incumbent: false, 'extended-convention': false, 'sealed-convention': false } };
    const play = { ...standing, tables: [table] };
    const found = new Map<string, Candidate>();
    for (let game = 0; game < 12 && found.size < Object.keys(moments).length; game++) {
      const note = (core: unknown) => {
        const state = core as Candidate;
        for (const [name, fits] of Object.entries(moments)) if (!found.has(name) && fits(state)) found.set(name, copyJson(state));
      };
      playRandom(play, game + n * 20, { before: note });
    }
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

/** Names that begin alike, and names too long for their places. */
const alike = ['Maximilienne de Montmorency-Laval', 'Mathilde', 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', 'Marc', 'Œdipe', 'Max'];
const withAlike = new Set(['campaign', 'result', 'convention', 'plan', 'over']);
const sayAlike = (lang: Lang, seats: readonly string[]): Say =>
  openSay({ lang, texts: candidate.texts[lang], players: Object.fromEntries(seats.map((seat, i) => [seat, asName(alike[i]!)])) });

/** The first question of each kind among so many people, as its picture shows it. */
function asked(people: number): Picture[] {
  const found = new Map<string, Picture[]>();
  // The first table of so many people, and the one with every option.
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

export const pictures = (people: readonly number[] = [2, 3, 4, 5, 6]): Picture[] => [
  ...samples(people).flatMap((sample) => langs.flatMap((lang) => drawn(sample, lang))),
  ...people.flatMap(asked),
];
