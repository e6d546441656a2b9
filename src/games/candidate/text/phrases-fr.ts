import type { Phrases, Say } from '../../../i18n/types.ts';
import { cardOf, sorted } from '../data/cards.ts';
import { electoralVotes, votesIn } from '../data/states.ts';
import type { Sum } from '../state.ts';
import { type CardId, type Family, undecidedBox } from '../vocabulary.ts';
import type { Mark, Messages } from './messages.ts';
import { arithmetic, hasValue, highestFirst, laidOut, otherSons, players, titles } from './words.ts';

const cash = (say: Say, thousands: number): string => `${say.number(thousands * 1000)} $`;
const votes = (say: Say, n: number): string => `${say.number(n)} voix`;
const cards = (say: Say, n: number): string => `${n} ${say.plural(n, 'carte', 'cartes')}`;

function card(say: Say, id: CardId): string {
  const { family, value } = cardOf(id);
  if (family === 'money') return `Argent ${cash(say, value)}`;
  if (family === 'endorsement') return `${say.title(id)} (Soutien, ${cash(say, value)})`;
  if (family === 'rumor') return `${say.title(id)} (Rumeur, −${cash(say, value)})`;
  return say.title(id);
}
const cardList = (say: Say, ids: readonly CardId[]): string => say.list(sorted(ids).map((id) => card(say, id)));

const effects: { [F in Family]: string } = {
  money: 'S’ajoute au total de la section où il se trouve. La seule carte qui paie une préparation.',
  endorsement: 'S’ajoute au total de sa section, sauf si un Ruling l’annule.',
  rumor: 'Se retranche du total d’un adversaire, sauf s’il y a un Démenti.',
  squelch: 'Fait taire toutes les Rumeurs de la même section, dans cet État.',
  zero: 'Rien. Du bluff.',
  scandal: 'Toutes les cartes de l’État sont annulées et on y refait campagne.',
  'party-ruling': 'Aucun Soutien ne compte dans l’État.',
  'state-ruling': 'Aucun Soutien ne compte sur la section où elle se trouve.',
  'favorite-son': 'Qui tient la section gagne l’État ; une fois par partie et par candidat.',
  deadlock: 'Personne ne gagne l’État : ses voix vont aux Indécis.',
};

const box = (say: Say, id: string): string => (id === undecidedBox ? 'les Indécis' : say.title(id));
const boxTitle = (say: Say, id: string, kind: string): string =>
  kind === 'elimination' ? 'Pour rester en course' : id === undecidedBox ? 'Convention' : say.title(id);

function sumsOf(say: Say, sums: readonly Sum[]): string {
  const counted = highestFirst(sums.filter(hasValue)).map((sum) => `${say.player(sum.seat)} ${arithmetic(sum)}`);
  const others = sums.filter((sum) => !hasValue(sum)).length;
  if (counted.length === 0) return 'rien pour personne';
  return counted.join(' ; ') + (others > 0 ? ' ; rien pour les autres' : '');
}

function notes(say: Say, { sums, partyRuling, verdict }: Messages['count']): string {
  const said: string[] = [];
  if (verdict.kind === 'deadlock' || verdict.kind === 'scandal') return '';
  if (partyRuling) said.push('Party Ruling : aucun Soutien ne compte.');
  const ruled = sums.filter(({ ruled: by }) => by && !partyRuling).map(({ seat }) => seat);
  if (ruled.length > 0) said.push(`State Ruling : aucun Soutien ne compte pour ${players(say, ruled)}.`);
  const squelched = sums.filter((sum) => sum.squelched && sum.rumors.length > 0).map(({ seat }) => seat);
  if (squelched.length > 0) said.push(`Démenti : aucune Rumeur ne compte contre ${players(say, squelched)}.`);
  const sons = otherSons(sums, verdict);
  if (sons.length > 0) said.push(`Favorite Son : ${players(say, sons)}.`);
  return said.map((note) => ` ${note}`).join('');
}

function outcome(say: Say, { verdict, votes: n, kind }: Messages['count']): string {
  const elimination = kind === 'elimination';
  switch (verdict.kind) {
    case 'deadlock':
      return `Deadlock ! ${votes(say, n)} vont aux Indécis.`;
    case 'scandal':
      return 'Scandal ! Toutes les cartes y sont défaussées et on refait campagne.';
    case 'won':
      return elimination
        ? `${say.player(verdict.by)} arrive en tête.`
        : `${say.player(verdict.by)} gagne ${votes(say, n)}${verdict.son ? ' par un Favorite Son' : ''}.`;
    case 'tie':
      return `${players(say, verdict.among)} sont à égalité et refont campagne.`;
    case 'nobody':
      if (elimination) return 'Personne ne dépasse zéro.';
      return kind === 'convention'
        ? `Personne ne dépasse zéro : ${votes(say, n)} restent aux Indécis.`
        : `Personne ne dépasse zéro : ${votes(say, n)} vont aux Indécis.`;
  }
}

/** What becomes of somebody’s votes, if there are any. */
const freed = (say: Say, n: number): string => (n === 0 ? '' : ` : ${votes(say, n)} ${say.plural(n, 'va', 'vont')} aux Indécis`);

const marks: { [M in Mark]: string } = {
  dealer: 'Distributeur',
  bandwagon: 'Bandwagon',
  'son-used': 'Favorite Son utilisé',
  incumbent: 'Titulaire',
  eliminated: 'hors course',
};
const at = (say: Say, id: string): string => (id === undecidedBox ? '' : ` (${say.title(id)})`);

export const phrases: Phrases<Messages> = {
  'ask.bid': () =>
    'Quelles cartes montrez-vous ? Le plus d’Argent et de Soutiens désigne le premier Distributeur. Tous les voient, puis vous les reprenez.',
  'ask.primary': ({ tuesday }) =>
    tuesday ? 'Super Tuesday ! Quelle primaire résout-on en premier ?' : 'Vous êtes le Distributeur. Quelle primaire choisissez-vous ?',
  'ask.second': ({ first }, say) => `Et quelle primaire ayant une frontière commune avec ${say.title(first)} ensuite ?`,
  'ask.order': ({ primary }, say) => `Dans quel ordre résout-on ${say.title(primary)} ?`,
  'ask.claim': ({ seat, primary }, say) => `${say.player(seat)} choisit ${say.title(primary)}. Proclamez-vous le Super Tuesday ?`,
  'ask.campaign': ({ boxes, owes }, say) =>
    `Votre campagne pour ${say.list(boxes.map((id) => box(say, id)))} : choisissez une carte à placer, puis validez.${owes > 0 ? ` Vous avez pris ${cards(say, owes)} : il faut en jouer ou en défausser au moins autant.` : ''}`,
  'ask.again': ({ box: id, why }, say) =>
    ({
      scandal: `Un Scandal ! On refait campagne${id === undecidedBox ? '' : ` : ${say.title(id)}`}. Choisissez une carte à placer, puis validez.`,
      tie: `Égalité ! Nouvelle campagne pour ${box(say, id)} : choisissez une carte à placer, puis validez.`,
      elimination: 'Faites campagne pour rester en course : choisissez une carte à placer, puis validez.',
    })[why],
  'ask.where': ({ card: id }, say) => `Où placez-vous ${card(say, id)} ?`,
  'ask.groundwork': () => 'Pour quelle primaire vous préparez-vous ? Vous ne participez pas à celle-ci.',
  'ask.prepared': ({ primary, amount }, say) =>
    `Vous préparez ${say.title(primary)} avec ${cash(say, amount)}, sans participer à cette primaire. Validez-vous ?`,
  'ask.groundwork-money': ({ primary }, say) => `Quelles cartes Argent placez-vous sur ${say.title(primary)} ? Elles sont jouées face visible.`,
  'ask.discard-down': ({ n }, say) => `Vous avez trop de cartes. Défaussez ${cards(say, n)}.`,
  'ask.contested': ({ declined }, say) =>
    `Quels États indécis met-on aux voix maintenant, comme un seul ?${declined > 0 ? ` (Avant vous, ${declined} ${say.plural(declined, 'Distributeur n’en a', 'Distributeurs n’en ont')} choisi aucun.)` : ''} Vous pouvez n’en choisir aucun.`,

  card: ({ card: id }, say) => card(say, id),
  'card.effect': ({ card: id }) => effects[cardOf(id).family],
  place: ({ box: id, on, own }, say) => `${own ? 'Votre section' : say.player(on)}${id === undecidedBox ? '' : ` · ${id}`}`,
  'place.group': ({ box: id }, say) => (id === undecidedBox ? 'Voix des Indécis' : `${say.title(id)} (${votes(say, electoralVotes[id]!)})`),
  'place.discard': () => 'La défausser face visible',
  'place.discard.detail': ({ owes }, say) => `Compte parmi les ${cards(say, owes)} que le favori doit jouer.`,
  cancel: () => 'Retour',
  'back.placed': ({ card: id, box: where, on, own }, say) =>
    `Reprendre : ${card(say, id)} – ${own ? 'vous' : say.player(on)}${where === undecidedBox ? '' : `, ${say.title(where)}`}`,
  'back.discarded': ({ card: id }, say) => `Reprendre : ${card(say, id)} – défausse`,
  'back.groundwork': ({ primary, amount }, say) => `Reprendre : ${cash(say, amount)} pour ${say.title(primary)}`,
  groundwork: () => 'Préparer une autre primaire',
  'groundwork.detail': () => 'Placez de l’argent sur une primaire à venir, sans participer à celle-ci.',
  submit: ({ n }, say) => `Valider ${cards(say, n)}`,
  'submit.detail': () => 'Ensuite, on ne peut plus rien changer.',
  'submit.groundwork': ({ primary, amount }, say) => `Valider : ${cash(say, amount)} pour ${say.title(primary)}`,
  pass: () => 'Passer',
  'pass.detail': () => 'Vous ne jouez pas de carte.',
  primary: ({ primary }, say) => say.title(primary),
  'primary.detail': ({ states, groundwork }, say) =>
    [votes(say, votesIn(...states)), ...groundwork.map(({ seat, amount }) => `${say.player(seat)} ${cash(say, amount)}`)].join(' · '),
  order: ({ states }, say) => states.map((id) => say.title(id)).join(', puis '),
  state: ({ state }, say) => `${say.title(state)}, ${votes(say, electoralVotes[state]!)}`,
  claim: () => 'Proclamer le Super Tuesday',
  'claim.detail': () => 'Abattez deux Zéros, tirez deux cartes, devenez Distributeur et choisissez jusqu’à deux primaires voisines.',
  decline: () => 'Laisser faire',
  alone: () => 'Pas de seconde primaire',
  'order.no-claim': () => 'Ne jamais proclamer le Super Tuesday',
  'order.no-claim.detail': () => 'On ne vous le demande plus.',
  'group.hand': () => 'Votre main',
  'group.plan': () => 'Votre plan',
  'group.end': () => 'Votre tour',

  'blocked.no-place': () => 'Il n’y a plus de place pour elle.',
  'blocked.campaigning': () => 'Reprenez d’abord vos cartes : on fait campagne ou on prépare.',
  'blocked.favorite': () => 'Le favori d’une primaire ne peut pas en préparer une autre.',
  'blocked.no-money': () => 'Vous n’avez pas d’argent.',
  'blocked.no-primary': () => 'Il ne reste pas d’autre primaire.',
  'blocked.owes': ({ owes, has }, say) =>
    `Vous avez pris ${cards(say, owes)} : il faut en jouer ou en défausser au moins autant (${has} pour l’instant).`,
  'blocked.zeros': () => 'Il faut deux Zéros.',

  dealt: ({ cards: ids }, say) => `Vous recevez ${cardList(say, ids)}.`,
  incumbent: ({ seat }, say) => `${say.player(seat)} a gagné la partie précédente : c’est le Titulaire, avec une main de 6 cartes.`,
  bid: ({ seat, cards: ids, total }, say) =>
    `${say.player(seat)} ${ids.length === 0 ? 'ne montre rien' : `montre ${cardList(say, ids)}${ids.length > 1 ? `, ${cash(say, total)} en tout` : ''}`}.`,
  dealer: ({ seat, tied }, say) => `${say.player(seat)} est le premier Distributeur${tied ? ', par tirage au sort' : ''}.`,
  names: ({ seat, states }, say) =>
    `${say.player(seat)} est Distributeur et choisit une primaire : ${states.map((id) => `${say.title(id)} (${electoralVotes[id]})`).join(', puis ')}.`,
  'claims.nobody': () => 'Personne ne proclame le Super Tuesday.',
  claims: ({ seat, dealer }, say) => `Super Tuesday ! ${say.player(seat)} abat deux Zéros, tire 2 cartes et prend la place de ${say.player(dealer)}.`,
  'tuesday.draw': () => 'Tout le monde tire 3 cartes.',
  'draws.you': ({ cards: ids }, say) => `Vous tirez ${cardList(say, ids)}.`,
  favorite: ({ seat, primary, from }, say) =>
    `${say.player(seat)} est favori pour ${say.title(primary)} et ${from.length === 0 ? 'ne prend aucune carte' : from.length > 1 ? `prend à ${players(say, from)} une carte chacun` : `prend une carte à ${players(say, from)}`}.`,
  'theft.took': ({ from, card: id }, say) => `Vous prenez à ${say.player(from)} : ${card(say, id)}.`,
  'theft.lost': ({ by, card: id }, say) => `${say.player(by)} vous prend : ${card(say, id)}.`,
  laid: ({ card: id, box: where, on, own }, say) =>
    `Vous placez ${card(say, id)} sur ${own ? 'votre section' : `la section de ${say.player(on)}`}${at(say, where)}.`,
  campaigns: ({ seat, counts }, say) => {
    const n = counts.reduce((sum, one) => sum + one.n, 0);
    const places = laidOut(
      say,
      counts,
      (on) => `chez ${say.player(on)}`,
      (id) => at(say, id),
    );
    return `${say.player(seat)} place ${cards(say, n)} face cachée${counts.length === 1 ? places[0] : ` : ${places.join(' ; ')}`}.`;
  },
  passes: ({ seat }, say) => `${say.player(seat)} passe.`,
  'passes.empty': ({ seat }, say) => `${say.player(seat)} n’a plus de cartes.`,
  'gives-up': ({ seat, cards: ids }, say) => `${say.player(seat)} défausse ${cardList(say, ids)}.`,
  prepares: ({ seat, primary, cards: ids, total }, say) =>
    `${say.player(seat)} prépare ${say.title(primary)} avec ${cardList(say, ids)} : ${cash(say, total)} y sont placés.`,
  count: (args, say) => {
    const { verdict, sums, box: id, kind } = args;
    const void_ = verdict.kind === 'deadlock' || verdict.kind === 'scandal';
    return `${boxTitle(say, id, kind)} : ${void_ ? '' : `${sumsOf(say, sums)}${verdict.kind === 'nobody' ? '. ' : ' : '}`}${outcome(say, args)}${notes(say, args)}`;
  },
  'discards-down': ({ seat, cards: ids }, say) => `${say.player(seat)} défausse ${cardList(say, ids)}.`,
  bandwagon: ({ seat, bonus, votes: n }, say) =>
    `${say.player(seat)} a gagné le plus de voix (${say.number(n)}), ${bonus > 1 ? `garde le pion Bandwagon et tire ${bonus} cartes de plus` : 'prend le pion Bandwagon et tire une carte de plus'}.`,
  'bandwagon.tie': ({ seats }, say) =>
    `${players(say, seats)} ont gagné le plus de voix et tirent chacun une carte de plus ; personne n’a le pion Bandwagon.`,
  'bandwagon.none': () => 'Personne n’a gagné de voix ; personne n’a le pion Bandwagon.',
  reshuffle: ({ n }, say) => `Les ${cards(say, n)} de la défausse sont mélangées en une nouvelle pioche.`,
  deals: ({ seat }, say) => `${say.player(seat)} devient Distributeur.`,
  convention: ({ votes: n }, say) => `Les primaires sont finies et personne n’a 270 voix : la Convention s’ouvre avec ${votes(say, n)} indécises.`,
  'convention.leader': ({ seat, votes: n }, say) =>
    `${say.player(seat)} est en tête avec ${votes(say, n)}, prend le pion Bandwagon et tire une carte.`,
  'convention.leaders': ({ seats, votes: n }, say) =>
    `${players(say, seats)} sont en tête avec ${votes(say, n)} et tirent une carte ; personne n’a le pion Bandwagon.`,
  'round.empty': () => 'Il n’y a pas de voix indécises.',
  'round.all': () => 'Aucun Distributeur n’a choisi d’État : tous les États indécis sont mis aux voix.',
  contested: ({ seat, states }, say) => `${say.player(seat)} met aux voix ${titles(say, states)} : ${votes(say, votesIn(...states))}.`,
  'contested.none': ({ seat }, say) => `${say.player(seat)} ne met aucun État aux voix.`,
  quiet: () => 'Un tour sans gagnant.',
  lowest: ({ seats, votes: n }, say) =>
    `${players(say, seats)} se partagent la dernière place avec ${votes(say, n)} et font campagne pour rester en course.`,
  safe: ({ seat }, say) => `${say.player(seat)} reste en course.`,
  'lowest.again': () => 'Personne ne dépasse zéro : on recommence.',
  'lowest.lot': ({ seat }, say) => `De nouveau, personne ne dépasse zéro : le sort désigne ${say.player(seat)}.`,
  eliminated: ({ seat, votes: n }, say) => `Élimination de ${say.player(seat)}${freed(say, n)}.`,
  left: ({ seat, votes: n }, say) => `${say.player(seat)} abandonne la course${freed(say, n)}.`,

  'won.votes': ({ seat, votes: n }, say) => `${say.player(seat)} remporte l’investiture avec ${votes(say, n)} !`,
  'won.last': ({ seat, votes: n }, say) => `${say.player(seat)} est la dernière personne en course et remporte l’investiture avec ${votes(say, n)} !`,
  'won.left': ({ seat }, say) => `Tous les autres sont partis : ${say.player(seat)} remporte l’investiture.`,

  race: ({ votes: all, undecided, primaries }, say) =>
    `${all.map(({ seat, votes: n }) => `${say.player(seat)} ${n}`).join(', ')} sur les 270 voix qu’il faut ; ${undecided} indécises ; encore ${primaries} ${say.plural(primaries, 'primaire', 'primaires')}.`,
  'board.runner': ({ seat, votes: n, hand, won, marks: all }, say) =>
    [
      `**${seat} ${say.player(seat)}** (${say.seat(seat)}) : ${votes(say, n)}`,
      `${cards(say, hand)} en main`,
      ...all.map((mark) => marks[mark]),
      ...(won.length > 0 ? [won.join(' ')] : []),
    ].join(' · '),
  'board.contest': ({ kind, primary, live }, say) => {
    const name = kind === 'elimination' ? 'Pour rester en course' : primary === null ? 'La Convention' : say.title(primary);
    return `**${name}** ${live ? '– le vote est ouvert' : '– résultat'}`;
  },
  'board.piles': ({ box: id, votes: n, piles }, say) =>
    `${id === undecidedBox ? 'Indécis' : say.title(id)}${n > 0 ? ` (${n})` : ''} : ${
      piles.length === 0
        ? 'pas encore de carte'
        : piles.map(({ by, on, n: count }) => `${cards(say, count)} de ${say.player(by)} chez ${say.player(on)}`).join(' ; ')
    }`,
  'board.away': ({ seats }, say) => `En préparation ailleurs : ${players(say, seats)}`,
  'board.map': ({ primaries }) =>
    primaries.length === 0
      ? 'Toutes les primaires ont eu lieu.'
      : `Primaires à venir : ${primaries.map(({ states, votes: n }) => `${states.join('–')} ${n}`).join(' · ')}`,
  'board.groundwork': ({ primary, ranks }, say) =>
    `Préparation pour ${say.title(primary)} : ${ranks.map(({ seat, amount }, i) => `${say.player(seat)} ${cash(say, amount)}${i === 0 ? ' (favori)' : i === 1 ? ' (second)' : ''}`).join(', ')}`,
  'board.undecided': ({ states, votes: n }, say) => (states.length === 0 ? 'Aucun État indécis.' : `Indécis, ${votes(say, n)} : ${states.join(' ')}`),
  'board.cards': ({ deck, discard }) => `Pioche ${deck} · défausse ${discard}`,
  'hand.empty': () => 'Vous n’avez pas de carte.',
  'hand.card': ({ n, card: id }, say) => `${n}. ${card(say, id)}`,
  'hand.bid': ({ cards: ids }, say) => `Vous montrez : ${ids.length === 0 ? 'rien' : cardList(say, ids)}`,
  'hand.plan': ({ card: id, box: where, on }, say) => `Prévu : ${card(say, id)} sur la section de ${say.player(on)}${at(say, where)}`,
  'hand.plan.discard': ({ card: id }, say) => `Prévu : défausser ${card(say, id)}`,
  'hand.plan.groundwork': ({ primary, amount }, say) => `Prévu : ${cash(say, amount)} pour préparer ${say.title(primary)}`,
  'hand.laid': ({ card: id, box: where, on }, say) => `Face cachée : ${card(say, id)} sur la section de ${say.player(on)}${at(say, where)}`,
  'hand.took': ({ card: id, from }, say) => `Prise à ${say.player(from)} : ${card(say, id)}`,
  'hand.lost': ({ card: id, by }, say) => `Prise par ${say.player(by)} : ${card(say, id)}`,
};
