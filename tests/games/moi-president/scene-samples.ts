/** Views of games at varied moments, for picture tests and for the gallery. */

import type { Now } from '../../../src/games/game.ts';
import type { Card } from '../../../src/games/moi-president/data/deck.ts';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import { board } from '../../../src/games/moi-president/picture/board.ts';
import { hand } from '../../../src/games/moi-president/picture/hand.ts';
import { highlight } from '../../../src/games/moi-president/picture/highlight.ts';
import { question } from '../../../src/games/moi-president/picture/question.ts';
import { type MoiPresidentView, view } from '../../../src/games/moi-president/rules/view.ts';
import type { MoiPresident } from '../../../src/games/moi-president/state.ts';
import { openSay } from '../../../src/i18n/say.ts';
import { type Lang, langs, type Say } from '../../../src/i18n/types.ts';
import { decisions, start } from '../../../src/kernel/run.ts';
import type { Message } from '../../../src/kernel/types.ts';
import { asName } from '../../../src/scene/room.ts';
import type { Scene } from '../../../src/scene/types.ts';
import { finishedGame } from '../../standing/course.ts';
import { seedOf } from '../../standing/play.ts';
import { campagne, socle } from './cards.ts';
import { type Setting, scenario } from './scenario.ts';
import { standing } from './standing.ts';

export interface Sample {
  view: MoiPresidentView;
  now: Now;
}

/** Their initials differ from their seats' letters, and two begin alike. */
const players = { A: 'Dominique', B: 'Ada', C: 'Cléophée', D: 'Benjamin', E: 'Camille' };
/** Names as long as a channel allows. */
const long = {
  A: 'Jean-Emmanuel de la Tour du Pin',
  B: 'Wilhelmina Featherstonehaugh',
  C: 'Maximilienne Quatrepommes',
  D: 'Żółćimir Grzegżółkiewicz',
  E: 'MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM',
};
const castOf = (name: string) =>
  name.endsWith('-long') ? Object.fromEntries(Object.entries(long).map(([seat, called]) => [seat, asName(called)])) : players;
export const saying = (lang: Lang, name = ''): Say => openSay({ lang, texts: moiPresident.texts[lang], players: castOf(name) });

const sample = (state: MoiPresident, viewer: string | null = null): Sample => {
  const open = decisions(moiPresident.rules, state);
  const asked = open.find(({ seat }) => seat === viewer);
  return {
    view: view(state, viewer),
    now: { toAct: open.map(({ seat }) => seat), about: asked?.options.flatMap(({ about }) => about ?? []) ?? [] },
  };
};

/** A game just begun in which someone had to roll again. */
function opening(people: number): MoiPresident {
  for (let n = 1; ; n++) {
    const { state } = start(moiPresident.rules, { seats: moiPresident.seats.slice(0, people), options: {}, seed: seedOf(n) });
    if ((state.dice?.rounds.length ?? 0) === 2) return state;
  }
}

const campaign = {
  A: [campagne(5), campagne(3), campagne(5, 2)],
  B: [campagne(8), campagne(4)],
  C: [campagne(10), campagne(6), campagne(5, 3), campagne(3, 2), campagne(4, 2), campagne(8, 2)],
  D: [campagne(5, 4), campagne(5, 5), campagne(5, 6)],
};
const socles = {
  A: [socle(5), socle(8)],
  B: [socle(10), socle(3), campagne(10, 2)],
  E: [socle(4), socle(5, 2), socle(5, 3), socle(6)],
};

const afterDuel = scenario({
  people: 3,
  hands: { A: ['debat-01'] },
  campaign: { A: campaign.A, B: campaign.B, C: [campagne(6)] },
  socle: socles,
  dice: [3, 3, 5, 2],
})
  .asks('A', 'ask.card')
  .answer('debat-01')
  .asks('A', 'ask.target')
  .answer('B')
  .asks('B', 'ask.react')
  .answer('suffer')
  .asks('A', 'ask.take')
  .answer(campagne(8)).state;

const targets = scenario({ people: 4, hands: { A: ['polemique-01'] }, campaign, socle: socles, undecided: [campagne(3, 3)] })
  .asks('A', 'ask.card')
  .answer('polemique-01').state;

const paid = scenario({ people: 4, hands: { A: ['affaire-01'] }, campaign, socle: socles })
  .asks('A', 'ask.card')
  .answer('affaire-01')
  .asks('A', 'ask.target')
  .answer('D')
  .asks('D', 'ask.react')
  .answer('suffer').state;

const lost = scenario({ people: 5, hands: { E: ['grand-debat-01'] }, active: 'E', campaign, dice: [2, 6, 3, 1] })
  .asks('E', 'ask.card')
  .answer('grand-debat-01')
  .asks('C', 'ask.pay')
  .answer('4+3').state;

const rallied = scenario({
  hands: { A: ['indecis-01'] },
  campaign: { B: campaign.B },
  undecided: [campagne(3, 3), campagne(3, 4), socle(3, 2), socle(4, 2), campagne(10, 3), campagne(6, 2)],
  dice: [5],
})
  .asks('A', 'ask.card')
  .answer('indecis-01').state;

const late = scenario({
  people: 5,
  active: 'C',
  hands: { C: ['grand-debat-01'] },
  campaign,
  socle: socles,
  undecided: [campagne(3, 3), campagne(3, 4), socle(3, 2), socle(4, 2)],
  discard: ['debat-07'],
  dice: [4, 5, 6, 4],
})
  .asks('C', 'ask.card')
  .answer('grand-debat-01').state;

const diverted = scenario({ people: 5, hands: { A: ['affaire-01'], B: ['diversion-01'], C: ['diversion-02'] }, campaign, socle: socles })
  .asks('A', 'ask.card')
  .answer('affaire-01')
  .asks('A', 'ask.target')
  .answer('B')
  .asks('B', 'ask.react')
  .answer('divert-C')
  .asks('C', 'ask.react')
  .answer('divert-D').state;

const won = scenario({
  people: 2,
  hands: { A: ['indecis-01'] },
  campaign: { A: campaign.C, B: campaign.D },
  socle: socles,
  undecided: [campagne(10, 3)],
  dice: [6],
})
  .asks('A', 'ask.card')
  .answer('indecis-01').state;

const left = scenario({ people: 3, hands: { A: ['polemique-05'] }, campaign, socle: socles })
  .leaves('B')
  .asks('A', 'ask.card')
  .answer('discard-polemique-05').state;

/** Games as random players finish them, with their course. */
const ended = (n: number): Sample => {
  const { state, course } = finishedGame(standing, n);
  return { view: view(state, null), now: { toAct: [], about: [], course } };
};
/** A shared victory: the pile was rebuilt too often, and two players are level. */
const level = (): Sample => {
  const { view: seen, now } = sample(late);
  const most = Math.max(...seen.places.map(({ total }) => total));
  const places = seen.places.map((place) =>
    place.seat === 'B' || place.seat === 'C' ? { ...place, total: most, campaignPoints: most - place.soclePoints } : place,
  );
  return { view: { ...seen, places, winners: ['B', 'C'], ending: 'won.cap' }, now: { ...now, toAct: [] } };
};

export const boards: { [name: string]: Sample } = {
  'start-2': sample(opening(2)),
  'start-3': sample(opening(3)),
  'start-5': sample(opening(5)),
  'duel-3': sample(afterDuel),
  'targets-4': sample(targets, 'A'),
  'late-5': sample(late),
  'paid-4': sample(paid),
  'rallied-3': sample(rallied),
  'lost-5': sample(lost),
  'diverted-5': sample(diverted),
  'won-2': sample(won),
  'left-3': sample(left),
  'late-5-long': sample(late),
  'duel-3-long': sample(afterDuel),
  'targets-4-long': sample(targets, 'A'),
  'end-2': ended(0),
  'end-3': ended(1),
  'end-4': ended(2),
  'end-5': ended(3),
  'end-5-long': ended(3),
  'end-shared-5': level(),
  'alone-2': sample(scenario({ people: 2, campaign, socle: socles }).leaves('B').state),
};

/** A hand of only these. */
function held(cards: string[]): MoiPresidentView {
  const seen = view(scenario({ hands: { A: cards } }).state, 'A');
  const hand = seen.own!.hand.filter(({ id }) => cards.includes(id));
  return { ...seen, own: { ...seen.own!, hand } };
}
/** A hand, and the cards its owner has passed on to two others. */
function remembered(): MoiPresidentView {
  const seen = held(['debat-01', 'indecis-01', 'immunite-01', campagne(6)]);
  const [one, other] = ['grand-debat-01', campagne(10), 'diversion-01'].map((id) => held([id]).own!.hand[0]!) as [Card, Card];
  const known = [
    { seat: 'B', cards: [one, other] },
    { seat: 'C', cards: [other] },
  ];
  return { ...seen, own: { ...seen.own!, known } };
}

export const hands: { [name: string]: MoiPresidentView } = {
  'hand-known': remembered(),
  'hand-points': held([campagne(10), socle(8), 'confiance-01', 'indecis-01']),
  'hand-attacks': held(['debat-01', 'polemique-01', 'affaire-01', 'immunite-01']),
  'hand-specials': held(['nouvelle-donne-01', 'tourne-main-01', 'tourne-points-01', 'grand-debat-01']),
  'hand-1': held(['grand-debat-01']),
  'hand-2': held([campagne(10), 'tourne-points-01']),
  'hand-3': held([socle(8), 'polemique-01', 'diversion-01']),
  'hand-diversion': held([campagne(3), campagne(5), 'diversion-01', 'diversion-02']),
};

/** A player who is asked this, and sees its picture. */
export interface Question {
  state: MoiPresident;
  seat: string;
}
const attacked = scenario({ people: 4, hands: { A: ['debat-01'], B: ['immunite-01', 'diversion-01'] }, campaign, socle: socles })
  .asks('A', 'ask.card')
  .answer('debat-01');
const aimed = attacked.state;
const reacts = attacked.asks('A', 'ask.target').answer('B').state;
const taking = scenario({ people: 3, hands: { A: ['debat-01'] }, campaign, socle: socles, dice: [5, 2] })
  .asks('A', 'ask.card')
  .answer('debat-01')
  .asks('A', 'ask.target')
  .answer('C')
  .asks('C', 'ask.react')
  .answer('suffer').state;
const giving = scenario({ people: 3, hands: { A: ['polemique-01'] }, campaign, socle: socles, dice: [5, 2] })
  .asks('A', 'ask.card')
  .answer('polemique-01')
  .asks('A', 'ask.target')
  .answer('C')
  .asks('C', 'ask.react')
  .answer('suffer').state;
const trusting = scenario({ people: 2, hands: { A: ['confiance-01'] }, campaign, socle: socles, dice: [5] })
  .asks('A', 'ask.card')
  .answer('confiance-01').state;
const debating = scenario({ people: 5, hands: { E: ['grand-debat-01'] }, active: 'E', campaign, dice: [2, 6, 3, 1] })
  .asks('E', 'ask.card')
  .answer('grand-debat-01').state;
const turning = (card: string): MoiPresident =>
  scenario({ people: 5, hands: { A: [card] }, campaign, socle: socles })
    .asks('A', 'ask.card')
    .answer(card).state;

export const questions: { [name: string]: Question } = {
  'ask-card-2': {
    state: scenario({ people: 2, hands: { A: [campagne(10), socle(8), 'debat-02', 'immunite-01'] }, campaign, socle: socles }).state,
    seat: 'A',
  },
  'ask-card-5': {
    state: scenario({
      people: 5,
      hands: { A: ['polemique-02', 'affaire-02', 'tourne-points-01', 'grand-debat-01'] },
      campaign,
      socle: socles,
      undecided: [campagne(3, 3), campagne(3, 4), socle(3, 2)],
    }).state,
    seat: 'A',
  },
  'ask-target': { state: aimed, seat: 'A' },
  'ask-react': { state: reacts, seat: 'B' },
  'ask-take': { state: taking, seat: 'A' },
  'ask-give': { state: giving, seat: 'C' },
  'ask-trust': { state: trusting, seat: 'A' },
  'ask-pay': { state: debating, seat: 'C' },
  'ask-hands': { state: turning('tourne-main-01'), seat: 'A' },
  'ask-campaigns': { state: turning('tourne-points-01'), seat: 'A' },
  'ask-card-5-long': { state: late, seat: decisions(moiPresident.rules, late)[0]!.seat },
  'ask-react-long': { state: reacts, seat: 'B' },
};

/** The picture of a question, as the asked player sees it. */
export function asked({ state, seat }: Question, say: Say) {
  const decision = decisions(moiPresident.rules, state).find((one) => one.seat === seat);
  return decision ? question(view(state, seat), decision, { toAct: [seat], about: [] }, say) : null;
}

/** What a post tells, and everyone's view afterward. */
export interface Told {
  view: MoiPresidentView;
  told: Message[];
}

/** Plays from a setting. Each step says who is asked what and answers what, or who leaves. Returns everything told in public on the way. */
function told(setting: Setting, ...steps: (readonly [seat: string, key: string, answer: string] | readonly [leaves: string])[]): Told {
  let table = scenario(setting);
  const messages: Message[] = [];
  for (const [seat, key, answer] of steps) {
    table = key === undefined ? table.leaves(seat) : table.asks(seat, key).answer(answer!);
    messages.push(...table.events.flatMap(({ message, to }) => (to === 'all' ? [message] : [])));
  }
  return { view: view(table.state, null), told: messages };
}

const before = { campaign, socle: socles };
const debate: Setting = { people: 3, hands: { A: ['debat-01'] }, ...before };
const controversy: Setting = { people: 3, hands: { A: ['polemique-01'] }, ...before };
const scandal: Setting = { people: 5, hands: { A: ['affaire-01'], B: ['diversion-01', 'immunite-01'], C: ['diversion-02'] }, ...before };
const against = (seat: string, answer = 'suffer') => [['A', 'ask.target', seat] as const, [seat, 'ask.react', answer] as const];
const greatDebate = told(
  { people: 5, hands: { E: ['grand-debat-01'] }, active: 'E', campaign, socle: socles, dice: [2, 6, 3, 1] },
  ['E', 'ask.card', 'grand-debat-01'],
  ['C', 'ask.pay', '5'],
);
const diversion = told(scandal, ['A', 'ask.card', 'affaire-01'], ...against('B', 'divert-C'), ['C', 'ask.react', 'divert-D']);
const winning = told(
  { ...debate, campaign: { ...campaign, A: [campagne(10, 3), campagne(8, 3), campagne(5), campagne(6)] }, dice: [3, 3, 6, 2] },
  ['A', 'ask.card', 'debat-01'],
  ...against('C'),
  ['A', 'ask.take', campagne(10)],
);

/** Each kind of event that has a picture. */
export const highlights: { [name: string]: Told } = {
  'event-lay': told({ people: 3, hands: { A: [campagne(8)] }, ...before, campaign: { A: campaign.A } }, ['A', 'ask.card', campagne(8)]),
  'event-base': told({ hands: { A: [socle(10)] }, campaign, socle: { A: [socle(5), socle(8)] }, dice: [5] }, ['A', 'ask.card', socle(10)]),
  'event-base-lost': told({ hands: { A: [socle(10)] }, campaign, undecided: [campagne(3, 3)], dice: [2] }, ['A', 'ask.card', socle(10)]),
  'event-trust': told({ hands: { A: ['confiance-01'] }, ...before, dice: [5] }, ['A', 'ask.card', 'confiance-01'], ['A', 'ask.trust', campagne(5)]),
  'event-trust-lost': told({ hands: { A: ['confiance-01'] }, ...before, dice: [1] }, ['A', 'ask.card', 'confiance-01']),
  'event-undecided': told({ hands: { A: ['indecis-01'] }, campaign: { B: campaign.B }, undecided: [campagne(3, 3), campagne(10, 3)], dice: [5] }, [
    'A',
    'ask.card',
    'indecis-01',
  ]),
  'event-debate': told({ ...debate, dice: [3, 3, 5, 2] }, ['A', 'ask.card', 'debat-01'], ...against('B'), ['A', 'ask.take', campagne(8)]),
  'event-debate-lost': told({ ...debate, dice: [2, 5] }, ['A', 'ask.card', 'debat-01'], ...against('B'), ['B', 'ask.take', campagne(5)]),
  'event-controversy': told({ ...controversy, dice: [6, 4] }, ['A', 'ask.card', 'polemique-01'], ...against('B'), ['B', 'ask.give', campagne(4)]),
  'event-scandal': told(scandal, ['A', 'ask.card', 'affaire-01'], ...against('C'), ['C', 'ask.pay', '4+3']),
  'event-attack': told(scandal, ['A', 'ask.card', 'affaire-01'], ['A', 'ask.target', 'B']),
  'event-immunity': told(scandal, ['A', 'ask.card', 'affaire-01'], ...against('B', 'immunite')),
  'event-diversion': diversion,
  'event-diverted': told(
    { ...debate, hands: { A: ['debat-01'], B: ['diversion-01'] }, dice: [4, 6] },
    ['A', 'ask.card', 'debat-01'],
    ...against('B', 'divert-C'),
    ['C', 'ask.react', 'suffer'],
  ),
  'event-great-debate': greatDebate,
  'event-hands-2': told({ people: 2, hands: { A: ['tourne-main-01'] }, ...before }, ['A', 'ask.card', 'tourne-main-01']),
  'event-hands-5': told(
    { people: 5, hands: { A: ['tourne-main-01'] }, ...before },
    ['A', 'ask.card', 'tourne-main-01'],
    ['A', 'ask.direction', 'clockwise'],
  ),
  'event-hands-3': told(
    { people: 3, hands: { A: ['tourne-main-01'] }, ...before },
    ['A', 'ask.card', 'tourne-main-01'],
    ['A', 'ask.direction', 'anticlockwise'],
  ),
  'event-hands-4-long': told(
    { people: 4, hands: { A: ['tourne-main-01'] }, ...before },
    ['A', 'ask.card', 'tourne-main-01'],
    ['A', 'ask.direction', 'clockwise'],
  ),
  'event-campaigns-2': told({ people: 2, hands: { A: ['tourne-points-01'] }, ...before }, ['A', 'ask.card', 'tourne-points-01']),
  'event-campaigns-5-long': told(
    { people: 5, hands: { A: ['tourne-points-01'] }, ...before },
    ['A', 'ask.card', 'tourne-points-01'],
    ['A', 'ask.direction', 'clockwise'],
  ),
  'event-campaigns': told(
    { people: 5, hands: { A: ['tourne-points-01'] }, ...before },
    ['A', 'ask.card', 'tourne-points-01'],
    ['A', 'ask.direction', 'anticlockwise'],
  ),
  'event-new-deal': told({ people: 4, hands: { A: ['nouvelle-donne-01'] }, ...before }, ['A', 'ask.card', 'nouvelle-donne-01']),
  'event-leave': told({ people: 3, ...before }, ['B']),
  'event-elected-lay': told({ people: 2, hands: { A: [campagne(10, 2)] }, campaign: { A: [...campaign.A, ...campaign.C] }, socle: {} }, [
    'A',
    'ask.card',
    campagne(10, 2),
  ]),
  'event-elected-debate': winning,
  'event-debate-long': told({ ...debate, dice: [3, 3, 5, 2] }, ['A', 'ask.card', 'debat-01'], ...against('B'), ['A', 'ask.take', campagne(8)]),
  'event-diversion-long': diversion,
  'event-great-debate-long': greatDebate,
  'event-elected-long': winning,
};

const instants = [0, 0.5, 1];

export interface Picture {
  name: string;
  lang: Lang;
  scene: Scene;
}

/** Every board, hand and question, and every event at its beginning, middle and end, in every language. */
export const pictures = (): Picture[] =>
  langs.flatMap((lang) => [
    ...Object.entries(boards).map(([name, { view: seen, now }]) => ({ name, lang, scene: board(seen, now, saying(lang, name)) })),
    ...Object.entries(hands).map(([name, seen]) => ({ name, lang, scene: hand(seen, saying(lang))! })),
    ...Object.entries(questions).map(([name, one]) => ({ name, lang, scene: asked(one, saying(lang, name))!.scene })),
    ...Object.entries(highlights).flatMap(([name, one]) =>
      instants.map((at) => ({ name: `${name}-${at * 100}`, lang, scene: highlight(one.view, one.told, saying(lang, name))!.at(at) })),
    ),
  ]);
