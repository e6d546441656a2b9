/** Views at varied moments, for picture tests and for the gallery. */
import type { Now } from '../../../src/games/game.ts';
import { cities } from '../../../src/games/president/data/cities.ts';
import { mediaCards } from '../../../src/games/president/data/media.ts';
import { president } from '../../../src/games/president/game.ts';
import { board } from '../../../src/games/president/picture/board.ts';
import { hand } from '../../../src/games/president/picture/hand.ts';
import { highlight } from '../../../src/games/president/picture/highlight.ts';
import { type PresidentView, view } from '../../../src/games/president/rules/view.ts';
import type { President } from '../../../src/games/president/state.ts';
import { openSay } from '../../../src/i18n/say.ts';
import { type Lang, langs, type Say } from '../../../src/i18n/types.ts';
import { decisions, start } from '../../../src/kernel/run.ts';
import type { Message } from '../../../src/kernel/types.ts';
import type { Course } from '../../../src/scene/race-line.ts';
import type { Scene } from '../../../src/scene/types.ts';
import { seedOf } from '../../standing/play.ts';
import type { Table } from '../scenario.ts';
import { drawing, landing, scenario } from './scenario.ts';

export interface Sample {
  view: PresidentView;
  now: Now;
}

const players = { A: 'Ada', B: 'Benjamin', C: 'Cléophée', D: 'Dominique Lefèvre', E: 'Emmanuelle' };
/** F has no player, so the candidate's own name is shown there. */
export const saying = (lang: Lang, names: { [seat: string]: string } = players): Say =>
  openSay({ lang, texts: president.texts[lang], players: names });
/** Names that begin alike, and names too long for their space. */
const alike = { A: 'Maximilienne de Montmorency-Laval', B: 'Mathilde', C: 'Marc', D: 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', E: 'Œdipe', F: 'Max' };

const sample = (state: President, viewer: string | null = null): Sample => {
  const open = decisions(president.rules, state);
  const asked = open.find(({ seat }) => seat === viewer);
  return {
    view: view(state, viewer),
    now: { toAct: open.map(({ seat }) => seat), about: asked?.options.flatMap(({ about }) => about ?? []) ?? [] },
  };
};

const six = ['A', 'B', 'C', 'D', 'E', 'F'];
const four = six.slice(0, 4);
const worth = (value: number): string[] => cities.filter(({ points }) => points === value).map(({ id }) => id);

const shared = {
  A: ['paris', 'orleans', 'caen', 'nantes'],
  B: ['lyon', 'grenoble', 'nice', 'avignon'],
  C: ['lille', 'reims', 'nancy'],
  D: ['bordeaux', 'toulouse', 'laval', 'limoges', 'poitiers'],
};
const pawns = { A: 8, B: 36, C: 14, D: 20, E: 27, F: 27 };
const media = { A: ['A1', 'J1'], B: ['P3'], C: ['J2', 'J3', 'A4', 'P4'] };
const mid = { seats: four, cities: shared, pawns, media };
const groups = {
  seats: four,
  cities: { A: worth(2), B: worth(5), C: ['lille', 'marseille', ...worth(4)], D: ['paris', ...worth(3).slice(1)] },
  pawns,
  media,
  complete: true,
};
const everything = {
  seats: six,
  cities: { A: worth(2), B: worth(5), C: ['lille'], D: ['paris', ...worth(4)], E: worth(3), F: ['marseille'] },
  complete: true,
  media: { A: mediaCards.slice(0, 11), F: ['J8'] },
};

export const boards: { [name: string]: Sample } = {
  'start-2': sample(scenario({}).state),
  'start-6': sample(scenario({ seats: six, rounds: '20' }).state),
  'mid-4': sample(landing('rennes', mid).state),
  'infos-4': sample(drawing('I16', mid, 15).state),
  'choice-4': sample(drawing('I12', mid, 15).state, 'A'),
  'fight-4': sample(landing('lyon', mid).state),
  'decided-4': sample(
    landing('lyon', { ...mid, combat: [6, 2] })
      .asks('B', 'ask.attack')
      .answer('nothing')
      .asks('A', 'ask.attack')
      .answer('commit-1').state,
  ),
  'flown-4': sample(
    landing(7, { ...mid, media: { B: ['J1'] } })
      .asks('A', 'ask.fly')
      .answer('fly-18')
      .asks('B', 'ask.block')
      .answer('nothing').state,
  ),
  'swapped-4': sample(drawing('I16', mid, 15).asks('B', 'ask.tie').answer('nice').state),
  'flight-4': sample(landing(7, mid).asks('A', 'ask.fly').answer('fly-36').state),
  'flight-6': sample(
    landing(7, { ...everything, media: { A: ['A2'], B: ['P3'], C: ['J1'], D: ['J2', 'J3'], E: ['A4'], F: ['J8'] } })
      .asks('A', 'ask.fly')
      .answer('fly-36').state,
  ),
  'waiting-4': sample(
    landing('lyon', { ...mid, media: { A: ['J1'], B: ['J2'] } })
      .asks('B', 'ask.attack')
      .answer('nothing').state,
  ),
  'shown-4': sample(
    landing('lyon', { ...mid, media: { A: ['P4'], B: ['A4', 'A2'] } })
      .asks('A', 'ask.attack')
      .answer('nothing')
      .asks('B', 'ask.attack')
      .answer('A4')
      .asks('A', 'ask.parry')
      .answer('P4').state,
  ),
  'chain-4': sample(
    landing('lyon', { ...mid, media: { A: ['P4', 'A6', 'P1'], B: ['A4', 'P6', 'A1', 'A2'] }, combat: [6, 1] })
      .asks('A', 'ask.attack')
      .answer('nothing')
      .asks('B', 'ask.attack')
      .answer('A4')
      .asks('A', 'ask.parry')
      .answer('P4')
      .asks('B', 'ask.attack')
      .answer('nothing')
      .asks('A', 'ask.attack')
      .answer('A6')
      .asks('B', 'ask.parry')
      .answer('P6')
      .asks('A', 'ask.attack')
      .answer('nothing')
      .asks('B', 'ask.attack')
      .answer('A1')
      .asks('A', 'ask.parry')
      .answer('P1').state,
  ),
  'late-4': sample(landing('strasbourg', groups).state),
  'skips-6': sample(landing(32, everything).state),
  'crowd-6': sample(landing(27, { ...everything, pawns: { A: 27, B: 27, C: 27, D: 27, E: 27, F: 27 } }).state),
  'corners-6': sample(landing('paris', { ...everything, pawns: { B: 10, C: 10, D: 20, E: 30, F: 39 } }).state),
  'again-3': sample(
    landing(3, { seats: ['B', 'E', 'F'], die: [2] })
      .asks('B', 'ask.roll')
      .answer('roll').state,
  ),
  'left-6': sample(scenario({ ...everything, complete: false }).leaves('D').state),
  'alone-2': sample(scenario({ cities: { A: shared.A, B: shared.B } }).leaves('B').state),
  'won-2': sample(
    landing(
      'caen',
      { cities: { A: ['paris', ...worth(2)], B: [...worth(5), ...worth(4), 'lille', 'marseille', ...worth(3).filter((id) => id !== 'caen')] } },
      2,
    ).state,
  ),
};

/** A plausible race of this many turns: each seat takes cities here and there, and loses one now and then. */
const raced = (ends: { [seat: string]: number }, turns: number): Course => {
  const steps = [0, 4, 6, 5, 10, 12, 9, 14, 19, 17, 22, 21, 26, 24];
  return Array.from({ length: turns + 1 }, (_, turn) => ({
    turn,
    tally: Object.fromEntries(
      Object.entries(ends).map(([seat, end], i) => {
        const at = steps[Math.floor((turn / turns) ** (0.7 + i * 0.15) * 13)]!;
        return [seat, turn === turns ? end : Math.round((at * (end + 3)) / 26)];
      }),
    ),
  }));
};

/** A game that is over, with the course of its race. */
const ended = (name: string, of: Sample, ends: { [seat: string]: number }, turns: number): { [name: string]: Sample } => ({
  [name]: { view: { ...of.view, turn: turns }, now: { ...of.now, course: raced(ends, turns) } },
});

const elected = (cities: { [seat: string]: string[] }): Sample =>
  sample(landing('caen', { seats: six.slice(0, Object.keys(cities).length), cities }, 2).state);

Object.assign(
  boards,
  ended('end-2', boards['won-2']!, { A: 26, B: 63 }, 97),
  ended(
    'end-3',
    elected({ A: ['paris', ...worth(2)], B: [...worth(5), ...worth(4), 'lille', 'marseille'], C: worth(3).filter((id) => id !== 'caen') }),
    { A: 26, B: 51, C: 12 },
    121,
  ),
  ended(
    'end-4',
    elected({ A: worth(2), B: [...worth(5), ...worth(4), 'lille'], C: ['paris', 'marseille'], D: worth(3).filter((id) => id !== 'caen') }),
    { A: 19, B: 45, C: 13, D: 12 },
    188,
  ),
  ended(
    'end-5',
    elected({ A: worth(2), B: [...worth(5), ...worth(4), 'lille'], C: ['paris'], D: worth(3).filter((id) => id !== 'caen'), E: ['marseille'] }),
    { A: 19, B: 45, C: 7, D: 12, E: 6 },
    210,
  ),
  ended(
    'end-6',
    elected({
      A: worth(2).slice(1),
      B: [...worth(5), ...worth(4), 'lille'],
      C: ['paris'],
      D: worth(3).filter((id) => id !== 'caen'),
      E: ['marseille'],
      F: worth(2).slice(0, 1),
    }),
    { A: 17, B: 45, C: 7, D: 12, E: 6, F: 2 },
    300,
  ),
);

export const held = (cards: readonly string[]): PresidentView => view(scenario({ media: { A: [...cards] } }).state, 'A');
export const hands: { [name: string]: PresidentView } = {
  'hand-1': held(['J4']),
  'hand-1-attack': held(['A1']),
  'hand-2': held(['A1', 'P2']),
  'hand-3': held(['A3', 'P6', 'J1']),
  'hand-4': held(['A1', 'A2', 'P1', 'J1']),
  'hand-6': held(['A1', 'A4', 'P1', 'P7', 'P8', 'J1', 'J2']),
  'hand-president': held(['J1', 'J2', 'J3']),
  'hand-attacks': held(mediaCards.slice(0, 8)),
  'hand-parades': held(mediaCards.slice(8, 16)),
  'hand-12': held(mediaCards.slice(4, 20)),
};

/** Everything told from the table's beginning until now. */
const telling = (...tables: readonly Table<President>[]): Told => ({
  view: view(tables.at(-1)!.state, null),
  told: tables.flatMap(({ events }) => events.flatMap(({ to, message }) => (to === 'all' ? [message] : []))),
});
export interface Told {
  view: PresidentView;
  told: Message[];
}

/** `steps`: who answers what, in order. One post tells all of it. */
const played = (table: Table<President>, ...steps: readonly [seat: string, ask: string, ...picked: string[]][]): Told => {
  const { told } = telling(table);
  let last = table;
  for (const [seat, ask, ...picked] of steps) {
    last = last.asks(seat, ask).answer(...picked);
    told.push(...telling(last).told);
  }
  return { ...telling(last), told };
};

const dice = { A: ['J1', 'A4'], B: ['J2', 'J3'] };
const fought = (combat: number[], cards: { [seat: string]: string[] } = dice, mine = 'commit-1', theirs = 'commit-2') =>
  played(landing('lyon', { ...mid, media: cards, combat }), ['A', 'ask.attack', mine], ['B', 'ask.attack', theirs]);
const attacked = (answer: string) =>
  played(
    landing('lyon', { ...mid, media: { A: ['A4', 'J1'], B: ['P4', 'J2'] } }),
    ['B', 'ask.attack', 'nothing'],
    ['A', 'ask.attack', 'A4'],
    ['B', 'ask.parry', answer],
  );
const flown = (...steps: readonly [seat: string, ask: string, ...picked: string[]][]) =>
  played(landing(7, { ...mid, media: { A: ['P1'], B: ['A1'] } }), ['A', 'ask.fly', 'fly-24'], ...steps);
/** B holds the majority except Caen. */
const wins = {
  A: ['paris', ...worth(2), 'rennes'],
  B: [...worth(5), ...worth(4), 'lille'].filter((id) => id !== 'nice'),
  C: ['marseille', 'caen', 'nice', 'nancy'],
};

const shares = {
  A: worth(2).slice(2),
  B: [...worth(5), ...worth(4), ...worth(2).slice(0, 2)],
  C: ['lille'],
  D: ['paris'],
  E: worth(3),
  F: ['marseille'],
};
/** The first post: who begins. */
const opened = (seats: string[]): Told => {
  const { state, events: first } = start(president.rules, { seats, options: { rounds: 'off' }, seed: seedOf(3) });
  return { view: view(state, null), told: first.flatMap(({ to, message }) => (to === 'all' ? [message] : [])) };
};

/** Posts that decide something, each with what it tells. */
export const events: { readonly [name: string]: () => Told } = {
  'hl-way': () => telling(landing('rennes', mid)),
  'hl-way-1': () => telling(landing('rouen', mid, 1)),
  'hl-way-6': () => telling(landing('montpellier', mid, 6)),
  'hl-again': () =>
    played(landing(3, { seats: four, cities: { ...shared, D: ['bordeaux', 'toulouse'] }, pawns, die: [1] }), ['A', 'ask.roll', 'roll']),
  'hl-duel-won': () => fought([6, 2]),
  'hl-duel-kept': () => fought([1, 5]),
  'hl-attack': () =>
    played(landing('lyon', { ...mid, media: { A: ['A4', 'J1'], B: ['P4', 'J2'] } }), ['B', 'ask.attack', 'nothing'], ['A', 'ask.attack', 'A4']),
  'hl-attack-won': () => attacked('nothing'),
  'hl-attack-parried': () => attacked('P4'),
  'hl-flight': () => played(landing(7, { ...mid, media: { B: ['J1'] } }), ['A', 'ask.fly', 'fly-18'], ['B', 'ask.block', 'nothing']),
  'hl-flight-blocked': () => flown(['B', 'ask.block', 'A1']),
  'hl-flight-grounded': () => flown(['B', 'ask.block', 'A1'], ['A', 'ask.insist', 'nothing']),
  'hl-flight-insisted': () => flown(['B', 'ask.block', 'A1'], ['A', 'ask.insist', 'P1']),
  'hl-swap': () => played(drawing('I16', mid, 15), ['B', 'ask.tie', 'nice']),
  'hl-lose': () => telling(drawing('I04', mid, 15)),
  'hl-given': () => telling(drawing('I11', mid, 15)),
  'hl-take': () => played(drawing('I12', mid, 15), ['A', 'ask.free', 'rennes', 'dijon']),
  'hl-paris': () => telling(drawing('I20', { ...mid, cities: { ...shared, A: ['caen'] } }, 15)),
  'hl-spent': () => telling(drawing('I07', { ...mid, media: { A: ['J1', 'J2', 'J3'] } }, 15)),
  'hl-card': () => telling(drawing('I21', mid, 15)),
  'hl-skips': () => telling(landing(32, mid)),
  'hl-gold': () => telling(landing(22, mid)),
  'hl-leaves': () => telling(scenario(mid).leaves('D')),
  'hl-won': () => telling(landing('nice', { seats: six.slice(0, 3), active: 'B', cities: wins, complete: true, combat: [6, 1] }, 2)),
  'hl-won-6': () => telling(landing('marseille', { seats: six, active: 'B', cities: shares, complete: true, combat: [6, 1] }, 2)),
  'hl-opening-2': () => opened(['A', 'B']),
  'hl-opening-6': () => opened(six),
  'hl-tied': () => fought([3, 2, 5, 1]),
};

export interface Picture {
  name: string;
  lang: Lang;
  scene: Scene;
}

/** The film of an event: before, midway and after. */
const filmOf = (name: string, { view: seen, told }: Told, lang: Lang, names = players): Picture[] => {
  const film = highlight(seen, told, saying(lang, names));
  if (!film) throw new Error(`${name} has no picture: ${told.map(({ key }) => key).join(' ')}`);
  return [0, 0.5, 1].map((progress) => ({ name: `${name}-${progress * 100}`, lang, scene: film.at(progress) }));
};

/** Every board and hand, in every language; some boards again with names that are hard to fit. */
export const pictures = (): Picture[] =>
  langs.flatMap((lang) => [
    ...Object.entries(boards).map(([name, { view: seen, now }]) => ({ name, lang, scene: board(seen, now, saying(lang)) })),
    ...['fight-4', 'chain-4', 'infos-4', 'decided-4', 'late-4', 'skips-6', 'waiting-4', 'won-2', 'end-6', 'start-6', 'end-2'].map((name) => ({
      name: `${name}-alike`,
      lang,
      scene: board(boards[name]!.view, boards[name]!.now, saying(lang, alike)),
    })),
    ...Object.entries(events).flatMap(([name, tell]) => filmOf(name, tell(), lang)),
    ...['hl-duel-won', 'hl-swap', 'hl-opening-6', 'hl-won-6', 'hl-way-6', 'hl-card'].map((name) => ({
      ...filmOf(name, events[name]!(), lang, alike).at(-1)!,
      name: `${name}-alike`,
    })),
    ...Object.entries(hands).map(([name, seen]) => ({ name, lang, scene: hand(seen, saying(lang))! })),
  ]);
