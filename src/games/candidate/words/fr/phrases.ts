import { oneOrMore } from '../../../../i18n/languages/french.ts';
import type { Phrases, Say } from '../../../../i18n/types.ts';
import { printOf } from '../../data/cards.ts';
import { electoralVotes, type Region, regionOf, votesIn } from '../../data/states.ts';
import type { Messages, RaceSoFar } from '../../messages.ts';
import { type Family, incumbentHand, majority, type StateId, tuesday, undecidedBox } from '../../vocabulary.ts';
import { isAll, laidOut, site, worthNaming } from '../parts.ts';
import { board } from './board.ts';
import { at, box, boxesOf, card, cardList, cards, effects, k, players, short, undecidedVotes, votes, zeros } from './parts.ts';

/** What happens to a player's votes, if there are any. */
const freed = (n: number): string => (n === 0 ? '' : ` ; ${n === 1 ? '1 voix devient indécise' : `${n} voix deviennent indécises`}`);

/** « Vous avez 45 des 270 voix nécessaires ; Ben en a 60 et Cléo 12. » */
const standing = ({ own, rivals }: RaceSoFar, say: Say<'fr'>): string => {
  if (rivals.every(({ votes: n }) => n === 0)) {
    return own === 0
      ? `Personne n’a encore de voix ; il en faut ${majority}.`
      : `Vous avez ${say.number(own)} des ${majority} voix nécessaires ; personne d’autre n’en a.`;
  }
  const named = worthNaming(rivals);
  const others = named.map(({ seat, votes: n }, i) => `${say.player(seat)}${i === 0 ? ' en a' : ''} ${say.number(n)}`);
  if (named.length < rivals.length) others.push('les autres 0');
  return `Vous avez ${say.number(own)} des ${majority} voix nécessaires ; ${say.list(others)}.`;
};
/** « Face cachée : 1 carte chez vous et 2 chez Ben. » With several states, a line for each. */
function backs(piles: Messages['ask.campaign']['piles'], say: Say<'fr'>): string {
  const lying = piles.filter(({ on }) => on.length > 0);
  const told = lying.map(({ box: id, on }) => {
    const here = say.list(on.map(({ seat, n, own }, i) => `${i === 0 ? cards(say, n) : n} chez ${own ? 'vous' : say.player(seat)}`));
    return piles.length > 1 ? `\n- ${say.title(id)}, face cachée : ${here}.` : ` Face cachée : ${here}.`;
  });
  return told.join('');
}
/** The votes of each of several states. */
const each = (states: readonly StateId[]): string => (states.length < 2 ? '' : ` (${states.map((id) => electoralVotes[id]).join(' + ')})`);
const regionNames: { readonly [R in Region]: string } = { northeast: 'Nord-Est', south: 'Sud', midwest: 'Midwest', west: 'Ouest' };

const sentence = (clauses: readonly string[]): string => `${clauses.join(' ; ')}.`;

export const phrases: Phrases<Messages, 'fr'> = {
  ...board,
  'ask.bid': () =>
    'Qui sera le premier Distributeur ? Il choisit la primaire et y joue en dernier. Montrez des cartes de votre main, ou aucune. Le plus gros total d’Argent et de Soutiens l’emporte, et chacun reprend ses cartes.',
  'ask.primary': ({ tuesday, ...race }, say) =>
    `${tuesday ? 'Super Tuesday ! Quelle primaire choisissez-vous ?' : 'Vous êtes le Distributeur : quelle primaire choisissez-vous ?'} ${standing(race, say)}`,
  'ask.second': ({ first }, say) => `Quelle primaire voisine se joue le même jour ? La première : ${site(say, first)}.`,
  'ask.first': () => 'Laquelle des deux se joue en premier ?',
  'ask.order': ({ primary }, say) =>
    `${site(say, primary)} : dans quel ordre ? Chacun joue toutes ses cartes avant le premier décompte. Un Enfant du pays ne sert qu’une fois, une égalité ou un Scandale se règle avant l’État suivant, et le premier à ${majority} voix gagne aussitôt.`,
  'ask.claim': ({ seat, primary }, say) => `${say.player(seat)} choisit la primaire : ${site(say, primary)}. Proclamez-vous le Super Tuesday ?`,
  'ask.campaign': ({ boxes, owes, votes: n, piles, ...race }, say) =>
    [
      `${say.list(boxes.map((id) => (id === undecidedBox ? 'Voix indécises' : say.title(id))))} : à vous de faire campagne. Choisissez les cartes à jouer, puis validez.`,
      ...(owes > 0 ? [`Vous avez pris ${cards(say, owes)} : jouez-en ou défaussez-en au moins ${owes}.`] : []),
      `En jeu : ${votes(say, n)}. ${standing(race, say)}${backs(piles, say)}`,
    ].join(' '),
  'ask.again.early': ({ boxes }, say) =>
    `Quelles cartes jouez-vous si un Scandale ou une égalité vous fait refaire campagne (${boxes.map((id) => box(say, id)).join(', ')}) ? Votre réponse ne vaut qu’une fois, et pour cet État. Pour les autres, la question vous est posée.`,
  'ask.again': ({ box: id, why, votes: n, piles, ...race }, say) =>
    ({
      scandal: `Scandale${at(say, id)} : refaites campagne. Choisissez les cartes à jouer, puis validez. En jeu : ${votes(say, n)}. ${standing(race, say)}`,
      tie: `Égalité${at(say, id)} : refaites campagne. Choisissez les cartes à jouer, puis validez. En jeu : ${votes(say, n)}. ${standing(race, say)}`,
      elimination:
        'Faites campagne pour rester en course : choisissez les cartes à jouer, puis validez. Il n’y a pas de voix à gagner. Le plus gros total reste en course, les autres recommencent, et le dernier qui reste est éliminé.',
    })[why] + backs(piles, say),
  'ask.section': ({ box: id, on }, say) => `Quelle carte jouez-vous sur la section ${say.of(say.player(on))}${at(say, id)} ?`,
  'ask.pass': ({ early }) =>
    `Passez-vous ? Vous ne jouez aucune carte, et ${early ? 'vous pourrez changer d’avis jusqu’à votre tour' : 'vous ne pourrez pas revenir en arrière'}.`,
  'ask.groundwork': () => 'Quelle primaire préparez-vous ? Vous ne participez pas à celle en cours.',
  'ask.prepared': ({ primary, amount }, say) =>
    `Validez-vous ? Vous préparez une primaire avec ${k(amount)} (${site(say, primary)}) et ne participez pas à celle en cours.`,
  'ask.groundwork-money': ({ primary }, say) => `${site(say, primary)} : quelles cartes Argent y dépensez-vous, face visible ?`,
  'ask.discard-down': ({ n }, say) => `Vous avez trop de cartes : défaussez ${cards(say, n)}.`,
  'ask.contested': ({ declined }, say) =>
    `Quels États indécis mettez-vous aux voix, comme un seul État ? Vous pouvez n’en choisir aucun.${declined > 0 ? ` Avant vous, ${declined} ${say.plural(declined, oneOrMore('Distributeur n’en a', 'Distributeurs n’en ont'))} choisi aucun.` : ''}`,

  'call.bid': () => 'montrez des cartes, ou aucune, pour être le premier Distributeur',
  'call.primary': ({ tuesday }) => (tuesday ? 'choisissez jusqu’à deux primaires pour le Super Tuesday' : 'choisissez la prochaine primaire'),
  'call.order': ({ primary }, say) => `choisissez l’ordre des États (${primary.map((id) => say.title(id)).join(', ')})`,
  'call.first': () => 'choisissez la primaire qui se joue en premier',
  'call.claim': () => 'proclamez le Super Tuesday, ou refusez',
  'call.campaign': ({ boxes }, say) => `faites campagne${boxesOf(say, boxes)}`,
  'call.again': ({ box: id, why }, say) =>
    ({
      scandal: `refaites campagne après le Scandale${boxesOf(say, [id])}`,
      tie: `refaites campagne après l’égalité${boxesOf(say, [id])}`,
      elimination: 'faites campagne pour rester en course',
    })[why],
  'call.discard-down': ({ n }, say) => `défaussez ${cards(say, n)}`,
  'call.contested': () => 'choisissez les États indécis à mettre aux voix',

  card: ({ card: face }, say) => short(say, face),
  'card.effect': ({ card: face }) => effects[printOf(face).family],
  'card.on': ({ card: face, box: id, on }, say) => `${short(say, face)} → ${say.player(on)}${id === undecidedBox ? '' : `, ${id}`}`,
  'place.section': ({ box: id, on, own }, say) => `${own ? 'Votre section' : `Section : ${say.player(on)}`}${at(say, id)}`,
  'place.others': () => 'La section d’un adversaire',
  'option.lay': ({ card: face, on, own }, say) => `${short(say, face)} → ${own ? 'votre section' : say.player(on)}`,
  'option.state': ({ box: id }, say) => (id === undecidedBox ? 'Voix indécises' : `${say.title(id)} (${votes(say, votesIn(id))})`),
  'option.section': ({ on }, say) => `Sur la section ${say.of(say.player(on))}…`,
  'detail.lay': ({ family, amount, on, own }, say) => {
    const who = own ? 'vous' : say.player(on);
    const section = own ? 'votre section' : `la section ${say.of(who)}`;
    const told: { readonly [F in Family]?: string } = {
      money: `+${k(amount)} pour ${who}`,
      endorsement: `+${k(amount)} pour ${who}, sauf si une Décision l’annule`,
      rumor: `${k(-amount)} pour ${who}, sauf s’il y a un Démenti`,
      squelch: `Aucune Rumeur ne compte sur ${section}`,
      'state-ruling': `Aucun Soutien ne compte sur ${section}`,
      'favorite-son': own ? 'Vous gagnez l’État, sauf Blocage ou Scandale ; une fois par partie' : `${who} gagne l’État, sauf Blocage ou Scandale`,
    };
    return told[family] ?? effects[family];
  },
  'detail.order': ({ states }) => `${states.map((id) => electoralVotes[id]).join(', puis ')} voix`,
  place: ({ box: id, on, own }, say) => `${own ? 'Votre section' : say.player(on)}${id === undecidedBox ? '' : ` · ${id}`}`,
  'place.group': ({ box: id }, say) => (id === undecidedBox ? 'Voix indécises' : `${say.title(id)} (${votes(say, votesIn(id))})`),
  'option.discard': ({ card: face }, say) => `Défausser ${short(say, face)}`,
  'place.discard': () => 'La défausser face visible',
  'place.discard.detail': ({ owes }) => `Compte parmi les cartes que vous devez jouer ou défausser (${owes}).`,
  cancel: () => 'Retour',
  'back.placed': ({ card: face, box: where, on, own }, say) =>
    `↩ ${short(say, face)} · ${own ? 'vous' : say.player(on)}${where === undecidedBox ? '' : `, ${where}`}`,
  'back.short': ({ card: face }, say) => `↩ ${short(say, face)}`,
  'back.discarded': ({ card: face }, say) => `↩ ${short(say, face)} · défausse`,
  'back.groundwork': ({ primary, amount }, say) => `↩ ${k(amount)} · ${site(say, primary)}`,
  groundwork: () => 'Préparer une autre primaire',
  'groundwork.detail': () => 'Dépensez de l’Argent pour une primaire à venir, sans participer à celle en cours.',
  submit: ({ n }, say) => `Valider ${cards(say, n)}`,
  'submit.detail': ({ early }) => (early ? 'Vous pourrez changer d’avis jusqu’à votre tour.' : 'Ensuite, vous ne pourrez plus rien changer.'),
  'submit.groundwork': ({ primary, amount }, say) => `Valider : ${k(amount)} · ${site(say, primary)}`,
  pass: () => 'Passer',
  'pass.detail': () => 'Vous ne jouez aucune carte. Vous devrez confirmer.',
  'pass.sure': ({ early }) => (early ? 'Passer' : 'Passer pour de bon'),
  primary: ({ primary }, say) => site(say, primary),
  'primary.detail': ({ states, groundwork }, say) =>
    [
      `${votes(say, votesIn(...states))}${each(states)}`,
      regionNames[regionOf(states)],
      ...groundwork.map(({ seat, amount }) => `${say.player(seat)} ${k(amount)}`),
    ].join(' · '),
  reorder: () => 'Choisir l’ordre',
  'group.primaries': () => 'Choisir une primaire, ses États dans cet ordre',
  'group.order': () => 'Dans un autre ordre',
  order: ({ states }, say) => states.map((id) => say.title(id)).join(', puis '),
  state: ({ state }, say) => `${say.title(state)}, ${votes(say, votesIn(state))}`,
  claim: () => 'Proclamer le Super Tuesday',
  'claim.detail': (_, say) =>
    `Défaussez ${zeros(say, tuesday.zeros)}, tirez ${cards(say, tuesday.forTheDealer)}, devenez le Distributeur et choisissez jusqu’à deux primaires voisines.`,
  decline: () => 'Ne pas le proclamer',
  alone: () => 'Pas de seconde primaire',
  'order.no-claim': () => 'Ne jamais proclamer le Super Tuesday',
  'order.no-claim.detail': () => 'On ne vous le demande plus.',
  'order.claim': () => 'Proclamer le Super Tuesday dès que possible',
  'order.claim.detail': (_, say) => `Coûte ${zeros(say, tuesday.zeros)}. On ne vous le demande plus.`,
  'order.claims': () => 'Votre consigne a répondu : vous proclamez le Super Tuesday.',
  'order.pass': () => 'Passer à chaque nouvelle campagne',
  'order.pass-small': ({ votes: n }, say) => `Toujours passer pour ${votes(say, n)} ou moins`,
  'order.pass.detail': () => 'Dans les primaires, quand un Scandale ou une égalité vous fait refaire campagne. On ne vous le demande plus.',
  // An offered order has the same name as on the page of orders.
  'offer.pass': (_, say) => say({ key: 'order.pass', args: {} }),
  'offer.pass-small': (args, say) => say({ key: 'order.pass-small', args }),
  'order.passes': ({ box: id, why }, say) =>
    `Votre consigne a répondu : vous passez après ${why === 'tie' ? 'l’égalité' : 'le Scandale'} (${box(say, id)}).`,
  'order.group.again': () => 'Nouvelle campagne',
  'order.group.claim': () => 'Super Tuesday',
  'order.declines': () => 'Votre consigne a répondu : vous ne proclamez pas le Super Tuesday.',
  'group.hand': () => 'Votre main',
  'group.plan': () => 'Votre plan (appuyez pour reprendre une carte)',
  'group.end': () => 'Votre tour',

  'blocked.money': ({ box: id }, say) => `Vous avez déjà une carte Argent sur votre section${at(say, id)}, et une seule est permise.`,
  'blocked.problem': ({ box: id }, say) => `Vous avez déjà un Problème sur votre section${at(say, id)}, et un seul est permis.`,
  'blocked.card': ({ on }, say) => `Vous avez déjà une carte sur la section ${say.of(say.player(on))}, et une seule est permise.`,
  'blocked.campaigning': () => 'Reprenez d’abord vos cartes : on fait campagne ou on prépare, pas les deux.',
  'blocked.favorite': () => 'Le favori d’une primaire ne peut pas en préparer une autre.',
  'blocked.no-money': () => 'Vous n’avez pas de carte Argent.',
  'blocked.no-primary': () => 'Il ne reste pas d’autre primaire.',
  'blocked.owes': ({ owes, has }, say) => `Vous avez pris ${cards(say, owes)} : jouez-en ou défaussez-en au moins ${owes} (${has} pour l’instant).`,
  'blocked.zeros': (_, say) => `Il vous faut ${zeros(say, tuesday.zeros)}.`,

  dealt: ({ cards: faces }, say) => `Vous recevez : ${cardList(say, faces)}.`,
  incumbent: ({ seat }, say) =>
    `${say.player(seat)} a gagné la partie précédente et joue en Titulaire, avec une main de ${cards(say, incumbentHand)}.`,
  bid: ({ seat, cards: faces, total }, say) =>
    `${say.player(seat)} ${faces.length === 0 ? 'ne montre rien' : `montre : ${cardList(say, faces)}${faces.length > 1 ? `, soit ${k(total)}` : ''}`}.`,
  'bid.none': ({ seat }, say) => `${say.player(seat)} ne ${say.agree(seat, 'montre', 'montrent')} rien.`,
  dealer: ({ seat, tied }, say) =>
    `${tied ? 'Par tirage au sort entre les plus hautes enchères' : 'Avec la plus haute enchère'}, ${say.player(seat)} devient le premier Distributeur, qui choisit la primaire et joue en dernier.`,
  names: ({ seat, states }, say) =>
    `${say.player(seat)}, le Distributeur, choisit : ${states.map((id) => `${say.title(id)} (${electoralVotes[id]})`).join(', puis ')}.`,
  'claims.nobody': () => 'Personne ne proclame le Super Tuesday.',
  claims: ({ seat, dealer }, say) =>
    `Super Tuesday ! ${say.player(seat)} défausse ${zeros(say, tuesday.zeros)}, tire ${cards(say, tuesday.forTheDealer)} et devient le Distributeur à la place ${say.of(say.player(dealer))}.`,
  tuesday: ({ seat, sites }, say) => `${say.player(seat)} choisit pour le Super Tuesday : ${say.list(sites.map((states) => site(say, states)))}.`,
  'tuesday.draw': (_, say) => `Tout le monde tire ${cards(say, tuesday.forEverybody)}.`,
  'draws.you': ({ cards: faces }, say) => `Vous tirez : ${cardList(say, faces)}.`,
  favorite: ({ seat, primary, from }, say) =>
    `${site(say, primary)} : ${say.player(seat)} est le favori et ${from.length === 0 ? 'ne prend aucune carte' : from.length > 1 ? `prend une carte à chacun (${players(say, from)})` : `prend une carte à ${players(say, from)}`}.`,
  'theft.took': ({ from, card: face }, say) => `Vous prenez une carte à ${say.player(from)} : ${card(say, face)}.`,
  'theft.lost': ({ by, card: face }, say) => `${say.player(by)} vous prend une carte : ${card(say, face)}.`,
  laid: ({ card: face, box: where, on, own }, say) =>
    `Vous jouez « ${short(say, face)} » sur ${own ? 'votre section' : `la section ${say.of(say.player(on))}`}${at(say, where)}.`,
  campaigns: ({ seat, counts }, say) => {
    const n = counts.reduce((sum, one) => sum + one.n, 0);
    const places = laidOut(
      say,
      counts,
      (on) => (on === seat ? 'dans sa section' : `chez ${say.player(on)}`),
      (id) => at(say, id),
    );
    return `${say.player(seat)} joue ${cards(say, n)} face cachée${counts.length === 1 ? places[0] : ` : ${places.join(' ; ')}`}.`;
  },
  passes: ({ seat }, say) => `${say.player(seat)} ${say.agree(seat, 'passe', 'passent')}.`,
  'passes.empty': ({ seat }, say) => `${say.player(seat)} ${say.agree(seat, 'n’a plus de cartes et passe', 'n’ont plus de cartes et passent')}.`,
  'gives-up': ({ seat, cards: faces }, say) => `${say.player(seat)} défausse : ${cardList(say, faces)}.`,
  prepares: ({ seat, primary, cards: faces, total }, say) =>
    `${say.player(seat)} prépare une primaire : ${site(say, primary)} (${cardList(say, faces)})${isAll(faces, total) ? '' : ` ; ${k(total)} y sont placés en tout`}.`,
  'discards-down': ({ seat, cards: faces }, say) => `${say.player(seat)} défausse : ${cardList(say, faces)}.`,
  bandwagon: ({ seat, bonus, votes: n }, say) =>
    `${say.player(seat)} gagne le plus de voix (${say.number(n)}), ${bonus > 1 ? `garde le pion Bandwagon et tire ${bonus} cartes de plus` : 'prend le pion Bandwagon et tire une carte de plus'}.`,
  'bandwagon.tie': ({ seats }, say) =>
    `${players(say, seats)} gagnent le plus de voix, à égalité, et tirent chacun une carte de plus ; personne n’a le pion Bandwagon.`,
  'bandwagon.none': () => 'Personne ne gagne de voix, donc personne n’a le pion Bandwagon.',
  reshuffle: ({ n }) => `La défausse (${n}) est mélangée et devient la pioche.`,
  deals: ({ seat }, say) => `${say.player(seat)} devient le Distributeur et joue en dernier.`,
  convention: ({ votes: n }, say) =>
    `Les primaires sont finies et personne n’a ${majority} voix : la Convention s’ouvre avec ${undecidedVotes(say, n)}.`,
  'convention.leader': ({ seat, votes: n }, say) => `En tête avec ${votes(say, n)}, ${say.player(seat)} a le pion Bandwagon et tire une carte.`,
  'convention.leaders': ({ seats, votes: n }, say) =>
    `${players(say, seats)} mènent avec ${votes(say, n)} et tirent chacun une carte ; personne n’a le pion Bandwagon.`,
  'round.empty': () => 'Aucune voix n’est indécise, donc rien n’est en jeu à ce tour.',
  'round.all': () => 'Aucun Distributeur n’a choisi d’État, donc tous les États indécis sont mis aux voix.',
  contested: ({ seat, states }, say) =>
    `${say.player(seat)}, le Distributeur, met aux voix : ${say.titles(states)} (${votes(say, votesIn(...states))}).`,
  'contested.none': ({ seat }, say) => `${say.player(seat)} ne ${say.agree(seat, 'met', 'mettent')} aucun État aux voix.`,
  quiet: () => 'Personne ne gagne ce tour.',
  lowest: ({ seats, votes: n }, say) =>
    `${players(say, seats)} sont à égalité à la dernière place avec ${votes(say, n)} et font campagne pour rester en course.`,
  safe: ({ seat }, say) => `${say.player(seat)} reste en course.`,
  'lowest.again': () => 'Personne ne dépasse zéro, donc ils recommencent.',
  'lowest.lot': ({ seat }, say) => `De nouveau, personne ne dépasse zéro : le sort désigne ${say.player(seat)}.`,
  eliminated: ({ seat, votes: n, fewest }, say) => `${say.player(seat)} ${fewest ? 'a le moins de voix et ' : ''}sort de la course${freed(n)}.`,
  left: ({ seat, votes: n }, say) => `${say.player(seat)} quitte la course${freed(n)}.`,

  'told.campaign': ({ laid, passed, empty }, say) => {
    const [first] = laid;
    // If several players each laid the same number at home, one number is enough.
    const alike = laid.length > 1 && laid.every(({ n, others }) => n === first!.n && others.length === 0);
    const told = laid.map(({ seat, n, others }, i) => {
      const on = others.map(({ on: owner, n: some }) => `${n === some && n === 1 ? '' : `${some} `}chez ${say.player(owner)}`);
      const lays = i === 0 ? ` joue ${cards(say, n)} face cachée` : ` ${n}`;
      return `${say.player(seat)}${lays}${on.length > 0 ? ` (${say.list(on)})` : ''}`;
    });
    return sentence([
      ...(alike
        ? [`${say.player(laid.map(({ seat }) => seat))} jouent chacun ${cards(say, first!.n)} face cachée`]
        : told.length > 0
          ? [say.list(told)]
          : []),
      ...(passed.length > 0 ? [`${say.player(passed)} ${say.agree(passed, 'passe', 'passent')}`] : []),
      ...(empty.length > 0 ? [`${say.player(empty)} ${say.agree(empty, 'n’a plus de cartes et passe', 'n’ont plus de cartes et passent')}`] : []),
    ]);
  },
  'told.bandwagon': ({ count, bandwagon, others, votes: n }, say) => {
    const { seat, bonus } = bandwagon;
    if (others) return `${say(count)} ${say({ key: 'bandwagon', args: { ...bandwagon } })}`;
    const has = `${say.player(seat)} ${bonus > 1 ? `garde le pion Bandwagon et tire ${bonus} cartes de plus` : 'prend le pion Bandwagon et tire une carte de plus'}.`;
    return `${say(count)} ${n === null ? has : `Avec ${votes(say, n)} à ce tour, ${has}`}`;
  },
  'told.nobody': ({ boxes, votes: n, none }, say) =>
    `${say.titles(boxes)} : personne ne dépasse zéro ; les ${votes(say, n)} vont aux Indécis${none ? ', et personne n’a le pion Bandwagon' : ''}.`,
  standing: ({ votes: all, undecided = 0 }, say) => {
    const goal = `(il en faut ${majority}${undecided > 0 ? ` ; ${say.number(undecided)} aux Indécis` : ''})`;
    return all.length === 0
      ? `Personne n’a encore de voix ${goal}.`
      : `Voix : ${all.map(({ seat, votes: n }) => `${say.player(seat)} ${say.number(n)}`).join(' · ')} ${goal}.`;
  },

  'won.votes': ({ seat, votes: n }, say) => `${say.player(seat)} remporte l’investiture avec ${votes(say, n)} !`,
  'won.last': ({ seat, votes: n }, say) => `${say.player(seat)} est la dernière personne en course et remporte l’investiture avec ${votes(say, n)} !`,
  'won.left': ({ seat }, say) => `Tous les autres sont partis : ${say.player(seat)} remporte l’investiture.`,
};
