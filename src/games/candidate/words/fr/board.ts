/** Results, and the board, the race and the hand in words. */

import { oneOrMore } from '../../../../i18n/languages/french.ts';
import { playerAs } from '../../../../i18n/say.ts';
import type { Phrases, Say } from '../../../../i18n/types.ts';
import { printOf } from '../../data/cards.ts';
import type { Mark, Messages } from '../../messages.ts';
import { idleIn, isVoid } from '../../rules/count.ts';
import type { Sum, Turned } from '../../state.ts';
import { type Face, majority, undecidedBox } from '../../vocabulary.ts';
import { alsoSon, arithmetic, beatsSums, byHand, byKind, bySection, hasValue, highestFirst, numbered, otherSons, site, sonsTied } from '../parts.ts';
import { cardName, familyNames, printedNames } from './names.ts';
import { at, boxTitle, card, cardList, cards, effects, k, noneOf, players, short, undecidedVotes, votes } from './parts.ts';

const marks: { [M in Mark]: string } = {
  dealer: 'Distributeur',
  bandwagon: 'pion Bandwagon',
  'son-used': 'Enfant du pays déjà joué',
  incumbent: 'Titulaire',
  eliminated: 'hors course',
};

/** «60 k$ (70 + 20 − 30)». */
function figure(sum: Sum): string {
  const made = arithmetic(sum);
  return `${k(sum.total)}${made && ` (${made})`}`;
}

/** The sums of sections with cards of value, the highest first, except that of `without`. */
const sumsOf = (say: Say<'fr'>, sums: readonly Sum[], without?: string): string[] =>
  highestFirst(sums.filter((sum) => hasValue(sum) && sum.seat !== without)).map((sum) => `${say.player(sum.seat)} ${figure(sum)}`);

/** Added to a card that does not count. */
const idles = { none: [], silenced: ['sans effet'], 'ruled-out': ['sans effet'] } as const;

/** «chez Ada : Argent 40 k$, Enregistrement secret −50 k$ (de Ben) ; chez Ben : Zéro». */
const turned = (say: Say<'fr'>, laid: readonly Turned[]): string =>
  bySection(laid, (on, layers) => {
    const told = (one: Turned) => {
      const said = [...(one.by === on ? [] : [say.of(say.player(one.by))]), ...idles[idleIn(laid, one) ?? 'none']];
      return `${short(say, one.card)}${said.length > 0 ? ` (${said.join(', ')})` : ''}`;
    };
    return `chez ${say.player(on)} : ${layers.flatMap(({ turned: here }) => here.map(told)).join(', ')}`;
  }).join(' ; ');

function notes(say: Say<'fr'>, { sums, partyRuling, verdict }: Messages['count']): string {
  if (isVoid(verdict)) return '';
  const said: string[] = [];
  if (partyRuling && sums.some(({ endorsements }) => endorsements.length > 0)) said.push('Décision du parti : aucun Soutien ne compte.');
  const ruled = sums.filter((sum) => sum.ruled && sum.endorsements.length > 0 && !partyRuling).map(({ seat }) => seat);
  if (ruled.length > 0) said.push(`Décision de l’État : aucun Soutien ne compte pour ${noneOf(say, ruled)}.`);
  const squelched = sums.filter((sum) => sum.squelched && sum.rumors.length > 0).map(({ seat }) => seat);
  if (squelched.length > 0) said.push(`Démenti : aucune Rumeur ne compte contre ${noneOf(say, squelched)}.`);
  const sons = otherSons(sums, verdict);
  const [too, why] = alsoSon(verdict) ? [' aussi', ', mais un total inférieur'] : ['', ''];
  if (sons.length > 0)
    said.push(`${players(say, sons)} ${say.agree(sons, `a${too} un Enfant du pays`, `ont${too} chacun un Enfant du pays`)}${why}.`);
  return said.map((note) => ` ${note}`).join('');
}

function outcome(say: Say<'fr'>, { verdict, votes: n, kind, sums }: Messages['count']): string {
  const elimination = kind === 'elimination';
  const sumOf = (seat: string): Sum | undefined => sums.find((sum) => sum.seat === seat);
  switch (verdict.kind) {
    case 'deadlock':
      return `Blocage ! Les ${votes(say, n)} vont aux Indécis.`;
    case 'scandal':
      return 'Scandale ! Toutes les cartes y sont défaussées, et on refait campagne.';
    case 'won': {
      const mine = sumOf(verdict.by);
      const own = mine && hasValue(mine) ? figure(mine) : null;
      const others = sumsOf(say, sums, verdict.by);
      if (elimination) return `${[`${say.player(verdict.by)} arrive en tête${own ? ` avec ${own}` : ''}`, ...others].join(' ; ')}.`;
      const won = `${say.player(verdict.by)} gagne ${votes(say, n)}`;
      const totals = [...(own ? [`${say.player(verdict.by)} ${own}`] : []), ...others];
      if (beatsSums(sums, verdict) && totals.length > 0)
        return `${won} grâce à un Enfant du pays, qui l’emporte sur tous les totaux : ${totals.join(' ; ')}.`;
      const by = [...(verdict.son ? ['un Enfant du pays'] : []), ...(own ? [own] : [])];
      return `${[`${won}${by.length > 0 ? ` avec ${by.join(' et ')}` : ''}`, ...others].join(' ; ')}.`;
    }
    case 'tie':
      return `égalité à ${k(sumOf(verdict.among[0]!)?.total ?? 0)} entre ${players(say, verdict.among)}, qui ${sonsTied(verdict) ? 'ont chacun un Enfant du pays et ' : ''}refont campagne.`;
    case 'nobody': {
      const sum = highestFirst(sums.filter(hasValue)).map(({ seat, total }) => `${say.player(seat)} ${k(total)}`);
      const nobody = `personne ne dépasse zéro${sum.length > 0 ? ` (${sum.join(', ')})` : ''}`;
      if (elimination) return `${nobody}.`;
      return `${nobody} ; les ${votes(say, n)} ${kind === 'convention' ? 'restent' : 'vont'} aux Indécis.`;
    }
  }
}

type Keys = 'turned' | 'count' | 'race' | 'race.won' | Extract<keyof Messages, `board.${string}` | `hand.${string}`>;

export const board: Phrases<Pick<Messages, Keys>, 'fr'> = {
  turned: ({ box: id, kind, laid }, say) => `${boxTitle(say, id, kind)}, cartes retournées – ${turned(say, laid)}.`,
  count: (args, say) => `${boxTitle(say, args.box, args.kind)} : ${outcome(say, args)}${notes(say, args)}`,

  'race.won': ({ winner, votes: all }, say) =>
    `${say.player(winner)} remporte l’investiture. ${all.map(({ seat, votes: n }) => `${say.player(seat)} ${n}`).join(', ')}.`,
  race: ({ votes: all, undecided, primaries }, say) =>
    `${all.map(({ seat, votes: n }) => `${say.player(seat)} ${n}`).join(', ')} sur les ${majority} voix nécessaires ; ${undecidedVotes(say, undecided)} ; ${primaries === 0 ? 'aucune primaire à venir' : `encore ${primaries} ${say.plural(primaries, oneOrMore('primaire', 'primaires'))}`}.`,
  'board.end.runner': ({ seat, votes: n, won, running }, say) =>
    `${playerAs(say, seat, '**')} : ${running ? `${votes(say, n)}, ${say.number(won)} ${say.plural(won, oneOrMore('État', 'États'))}` : 'hors course'}.`,
  'board.runner': ({ seat, votes: n, hand, won, marks: all }, say) =>
    [
      `${playerAs(say, seat, '**')} : ${votes(say, n)}`,
      `${cards(say, hand)} en main`,
      ...all.map((mark) => marks[mark]),
      ...(won.length > 0 ? [`a gagné : ${say.titles(won)}`] : []),
    ].join(' · '),
  'board.contest': ({ kind, primary, live }, say) => {
    const name = kind === 'elimination' ? 'Pour rester en course' : primary === null ? 'La Convention' : site(say, primary);
    return `**${name}** ${live ? '– le vote est ouvert' : '– résultat'}`;
  },
  'board.piles': ({ box: id, votes: n, piles }, say) =>
    `${id === undecidedBox ? 'Indécis' : say.title(id)}${n > 0 ? ` (${n})` : ''} : ${
      piles.length === 0
        ? 'pas encore de carte'
        : byHand(piles)
            .map(
              ({ by, on }) =>
                `${say.player(by)} a ${say.list(on.map((one, i) => `${i === 0 ? cards(say, one.n) : one.n} ${one.on === by ? 'dans sa section' : `chez ${say.player(one.on)}`}`))}`,
            )
            .join(' ; ')
    }`,
  'board.turned': ({ laid }, say) => `Cartes retournées – ${turned(say, laid)}.`,
  'board.away': ({ seats }, say) => `En préparation ailleurs : ${players(say, seats)}`,
  'board.map': ({ primaries }, say) =>
    primaries.length === 0
      ? 'Plus aucune primaire à venir.'
      : `Primaires à venir : ${primaries.map(({ states, votes: n }) => `${states.map((id) => say.title(id)).join(' – ')} ${n}`).join(' · ')}`,
  'board.groundwork': ({ primary, ranks }, say) =>
    `Préparation, ${site(say, primary)} : ${ranks.map(({ seat, amount }, i) => `${say.player(seat)} ${k(amount)}${i === 0 ? ' (favori)' : i === 1 ? ' (second)' : ''}`).join(', ')}`,
  'board.undecided': ({ states, votes: n }, say) =>
    states.length === 0 ? 'Aucune voix n’est indécise.' : `Indécis (${votes(say, n)}) : ${say.titles(states)}`,
  'board.cards': ({ deck, discard }) =>
    `Pioche ${deck} · défausse ${discard.length}${discard.length === 0 ? '' : ` (visible de tous ; en milliers de dollars) : ${byKind(discard, (family) => familyNames[family], ' ; ')}`}`,
  'hand.empty': () => 'Vous n’avez aucune carte.',
  'hand.card': ({ cards: held }, say) => {
    const { family } = printOf(held[0]!.card);
    const printed = printedNames[family];
    const name = (face: Face): string => (printed ? `${cardName(face)} (${printed})` : card(say, face));
    return `${numbered(held, name)} – ${effects[family]}`;
  },
  'hand.bid': ({ cards: faces }, say) => (faces.length === 0 ? 'Vous ne montrez rien' : `Vous montrez : ${cardList(say, faces)}`),
  'hand.plan': ({ card: face, box: where, on, own }, say) =>
    `Prévu : ${short(say, face)} sur ${own ? 'votre section' : `la section ${say.of(say.player(on))}`}${at(say, where)}`,
  'hand.plan.discard': ({ card: face }, say) => `Prévu : défausser « ${short(say, face)} »`,
  'hand.plan.groundwork': ({ primary, amount }, say) => `Préparation prévue : ${site(say, primary)}, avec ${k(amount)}`,
  'hand.laid': ({ card: face, box: where, on, own }, say) =>
    `Face cachée : ${short(say, face)} sur ${own ? 'votre section' : `la section ${say.of(say.player(on))}`}${at(say, where)}`,
  'hand.took': ({ card: face, from }, say) => `Prise à ${say.player(from)} : ${card(say, face)}`,
  'hand.known': ({ holder, cards: faces }, say) => `${say.player(holder)} a ces cartes, en main ou face cachée : ${cardList(say, faces)}`,
  'hand.lost': ({ card: face, by }, say) => `Prise par ${say.player(by)} : ${card(say, face)}`,
};
