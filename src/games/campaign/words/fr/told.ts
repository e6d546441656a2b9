/** What happened, as posts tell it in French: what a player does with cards after their name, then state by state. */
import { oneOrMore } from '../../../../i18n/languages/french.ts';
import { playerAs } from '../../../../i18n/say.ts';
import type { Phrases, Say } from '../../../../i18n/types.ts';
import { votesToWin } from '../../data/numbers.ts';
import { tileOf } from '../../data/states.ts';
import type { Did, Idle, Messages } from '../../messages.ts';
import { cardOf } from '../../rules/cards/card.ts';
import { opponentOf, type StateId } from '../../vocabulary.ts';
import { lastingEffect } from './effects.ts';
import { count, onIssue, quoted, quotedAll, spacesOn, theIssue, toIssue } from './labels.ts';

/** What is done with cards: verbs that follow the player's name. */
function verbOf(did: Did, say: Say<'fr'>): string | null {
  if (did.key === 'draws') return `pioche ${count(did.args.n, oneOrMore('carte', 'cartes'), say)}`;
  return did.key === 'discards' ? `défausse ${quotedAll(say, did.args.cards)}` : null;
}

/** What happens to a state, after its name. */
function clauseOf(did: Did, say: Say<'fr'>): string | null {
  switch (did.key) {
    case 'gains':
      return `${count(did.args.n, oneOrMore('électeur rejoint', 'électeurs rejoignent'), say)} ${say.seat(did.args.side)} ${onIssue[did.args.issue]}`;
    case 'undecided':
      return `${count(did.args.n, oneOrMore('électeur indécis se rallie', 'électeurs indécis se rallient'), say)} à ${say.seat(did.args.side)} ${onIssue[did.args.issue]}`;
    case 'shifts': {
      const { spaces, toward, turned } = did.args;
      return `le marqueur avance ${spacesOn(spaces)} ${toIssue[toward]}${turned ? ', qui devient majoritaire' : ''}`;
    }
    case 'key':
      return `la clé démographique devient « ${say.title(did.args.group)} »`;
    default:
      return null;
  }
}

/** That nothing came of it, if the state was named just before. */
function noneThere(did: Did, say: Say<'fr'>): string {
  switch (did.key) {
    case 'gains.none':
      return `Tous les électeurs y soutiennent déjà ${say.seat(did.args.side)} ${onIssue[did.args.issue]}.`;
    case 'undecided.none':
      return `Il n'y a plus d'indécis ${onIssue[did.args.issue]}.`;
    case 'leader.none':
      return `Égalité ${onIssue[did.args.issue]} : personne ne rallie les indécis.`;
    default:
      return say(did);
  }
}

/** Why nothing came of it, inside a sentence; `there`: the state was named just before. */
function whyNothing(idle: readonly Idle[], say: Say<'fr'>, there = false): string {
  const reasons = idle.map((one) => {
    if (one.key === 'media.none') return "il n'y a aucun Soutien médiatique à perdre";
    if (one.key === 'discards.none') return `${say.player(one.args.side)} n'a aucune carte à défausser`;
    return `le marqueur${there ? '' : ` (${say.title(one.args.state)})`} ne peut pas aller plus loin ${toIssue[one.args.toward]}`;
  });
  return say.list([...new Set(reasons)]);
}

const because = (idle: readonly Idle[], say: Say<'fr'>, there = false): string => (idle.length > 0 ? ` : ${whyNothing(idle, say, there)}` : '');

/** Results told in sentences of their own. */
function sentenceOf(did: Did, say: Say<'fr'>, there = false): string | null {
  if (there && did.key.endsWith('.none')) return noneThere(did, say);
  if (did.key === 'media') {
    const { lasting } = cardOf(did.args.card);
    return lasting ? `Désormais, ${lastingEffect(lasting, did.args.side, 'name')}.` : say(did);
  }
  return verbOf(did, say) === null && clauseOf(did, say) === null ? say(did) : null;
}

/** What happened in states, state by state: «Ohio : … et … .» `named`: a state already named. */
function inStates(did: readonly Did[], say: Say<'fr'>, named: StateId | null = null): string[] {
  const states: { state: StateId; said: string[] }[] = [];
  for (const [i, one] of did.entries()) {
    const said = 'state' in one.args ? clauseOf(one, say) : null;
    if (said === null || !('state' in one.args)) continue;
    const last = states.at(-1);
    const before = did[i - 1];
    const isAlike =
      before?.key === one.key && (one.key === 'gains' || one.key === 'undecided') && 'side' in before.args && before.args.side === one.args.side;
    // «1 électeur rejoint Obama sur la Défense et 1 sur l'Économie»
    if (last?.state === one.args.state && isAlike) last.said.push(`${last.said.pop()} et ${say.number(one.args.n)} ${onIssue[one.args.issue]}`);
    else if (last?.state === one.args.state) last.said.push(said);
    else states.push({ state: one.args.state, said: [said] });
  }
  const clauses = (said: readonly string[]): string => (said.length < 2 ? said.join() : `${said.slice(0, -1).join(', ')}, et ${said.at(-1)}`);
  return states.map(({ state, said }) => say.sentence(state === named ? clauses(said) : `${say.title(state)} : ${clauses(said)}`));
}

const sentencesOf = (did: readonly Did[], say: Say<'fr'>, there = false): string[] => did.flatMap((one) => sentenceOf(one, say, there) ?? []);
/** Whether everything happened in one state, which is named first, so that the rest needs no name. */
const inOneState = (did: readonly Did[], say: Say<'fr'>): boolean =>
  inStates(did, say).length === 1 && new Set(did.flatMap(({ args }) => ('state' in args ? [args.state] : []))).size === 1;
const verbsOf = (did: readonly Did[], say: Say<'fr'>): string[] => did.flatMap((one) => verbOf(one, say) ?? []);

/** «Obama pioche 1 carte.», for each side the news names. */
const drawnBy = (did: readonly Did[], say: Say<'fr'>): string[] => {
  if (did.length === 2 && did.every(({ key, args }) => key === 'draws' && 'n' in args && args.n === 1)) return ['Chaque camp pioche 1 carte.'];
  const said = did.flatMap((one) => {
    const verb = verbOf(one, say);
    return verb === null || !('side' in one.args) ? [] : [`${say.seat(one.args.side)} ${verb}`];
  });
  return said.length > 0 ? [`${say.list(said)}.`] : [];
};

type Drawn = Messages['told.draws']['drawn'][number];
/** Turns in which a side drew a card, naming first the one that began: «Ada et Ben piochent chacun 1 carte». */
function draws(drawn: readonly Drawn[], say: Say<'fr'>): string {
  const cards = (n: number) => count(n, oneOrMore('carte', 'cartes'), say);
  const [first, second] = drawn;
  if (!first || !second) return first ? `${say.player(first.side)} pioche ${cards(first.n)}` : '';
  const both = say.player([first.side, second.side]);
  if (first.n !== second.n)
    return `${both} piochent tour à tour (${cards(first.n)} pour ${say.player(first.side)}, ${say.number(second.n)} pour ${say.player(second.side)})`;
  return first.n === 1 ? `${both} piochent chacun ${cards(1)}` : `${both} piochent tour à tour ${cards(first.n)} chacun`;
}

export const told: Pick<
  Phrases<Messages, 'fr'>,
  'told.start' | 'told.plays' | 'told.then' | 'told.wins' | 'told.news' | 'told.rolls' | 'told.draws' | 'standing'
> = {
  'told.start': ({ obama, mccain }, say) =>
    `Obama commence avec ${say.number(obama)} voix, McCain avec ${say.number(mccain)} (il en faut ${votesToWin}).`,
  'told.plays': ({ drawn = [], side, card, paid, did, idle, rolled = [] }, say) => {
    const before = drawn.length > 0 ? `${draws(drawn, say)} ; ` : '';
    const cost = paid.length > 0 ? [`défausse ${quotedAll(say, paid)} pour la payer`] : [];
    const plays = say.list([`joue ${quoted(say, card)}`, ...cost, ...verbsOf(did, say)]);
    const nothing = idle.length > 0 ? `, sans effet${because(idle, say)}` : '';
    return [
      `${before}${say.player(side)} ${plays}${nothing}.`,
      ...inStates(did, say),
      ...sentencesOf(did, say, inOneState(did, say)),
      ...rolled.map(say),
    ].join(' ');
  },
  'told.then': ({ side, card, did }, say) => {
    const verbs = verbsOf(did, say);
    const head =
      verbs.length > 0
        ? `Suite de ${quoted(say, card)} : ${say.player(side)} ${say.list(verbs)}.`
        : `${say.player(side)} termine ${quoted(say, card)}.`;
    return [head, ...inStates(did, say), ...sentencesOf(did, say, inOneState(did, say))].join(' ');
  },
  'told.wins': ({ side, state, votes, total, issue, next, left }, say) =>
    [
      `${say.title(state)} : ${issue ? `avec les ${tileOf(state)[issue].length} électeurs ${say.forms(theIssue[issue]).of}, ` : ''}${say.seat(side)} gagne l'État et ses ${count(votes, oneOrMore('voix', 'voix'), say)} (${say.number(total)} au total).`,
      ...(next ? [`${say.player(side)} met en jeu : ${say.title(next.state)} (${count(next.votes, oneOrMore('voix', 'voix'), say)}).`] : []),
      ...(left === null ? [] : [`Il n'y a plus d'État à mettre en jeu ; il reste ${count(left, oneOrMore('État', 'États'), say)} à gagner.`]),
    ].join(' '),
  'told.news': ({ card, state, by, did, idle }, say) => {
    const head = `Dernière minute${state && !by ? ` (${say.title(state)})` : ''} : ${quoted(say, card)}.`;
    const aimed = state && by ? [`${say.player(by)} choisit l'État touché : ${say.title(state)}.`] : [];
    const results = [...inStates(did, say, state), ...drawnBy(did, say), ...sentencesOf(did, say, state !== null)];
    return [head, ...aimed, ...(results.length > 0 ? results : [`Rien ne change${because(idle, say, state !== null)}.`])].join(' ');
  },
  'told.rolls': ({ side, face, declined, did, idle }, say) => {
    const head = `Campagne négative ${say.of(say.player(side))} : le dé donne ${face}`;
    const to = say.player(opponentOf(side));
    if (declined) return `${head}, et ${to} refuse le bonus.`;
    const verbs = verbsOf(did, say);
    const results = [...inStates(did, say), ...sentencesOf(did, say, inOneState(did, say))];
    if (verbs.length > 0) return [`${head}, et ${to} ${say.list(verbs)}.`, ...results].join(' ');
    const nothing = results.length > 0 ? '' : `, sans effet${because(idle, say)}`;
    return [`${head}, et ${to} prend le bonus${nothing}.`, ...results].join(' ');
  },
  'told.draws': ({ drawn }, say) => `${draws(drawn, say)}.`,
  standing: ({ obama, mccain }, say) => {
    if (obama === mccain) return `Obama et McCain sont à égalité à ${say.number(obama)} voix (il en faut ${votesToWin}).`;
    const leader = obama > mccain ? 'obama' : 'mccain';
    return `${playerAs(say, leader)} mène ${say.number(Math.max(obama, mccain))} à ${say.number(Math.min(obama, mccain))} (il faut ${votesToWin} voix).`;
  },
};
