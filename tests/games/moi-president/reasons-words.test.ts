/** The sentences of reasons, read as players read them: each completes “mainly to …”. */
import { expect, test } from 'vitest';
import type { Fields, Message } from '../../../src/kernel/types.ts';
import { words } from './because.ts';
import { shown } from './cards.ts';

const [debat, polemique, affaire] = [shown('debat-01'), shown('polemique-01'), shown('affaire-01')];
const [immunite, swap] = [shown('immunite-01'), shown('tourne-points-01')];
const unanswerable = { target: 'B', open: 13, stake: 8, exact: false, attack: 'debat', risks: 10 };
const attack = { ...unanswerable, answerable: true };

test.each<[string, Fields, string, string]>([
  [
    'why.peace',
    { card: debat, open: 5, stake: 5, wins: 6 },
    'draw a new card rather than stake 5 points on an even chance of 6 (Debate)',
    'piocher plutôt que de miser 5 points pour une chance sur deux d’en prendre 6 (Débat)',
  ],
  [
    'why.peace',
    { card: polemique, open: 5, stake: 5, wins: 6 },
    'draw a new card rather than stake 5 points on an even chance to cost a rival 6 (Controversy)',
    'piocher plutôt que de miser 5 points pour une chance sur deux d’en faire perdre 6 (Polémique)',
  ],
  [
    'why.peace',
    { card: debat, open: 10, stake: 10, loses: 'B' },
    'draw a new card rather than risk 10 points of campaign in a Debate: lost, they would elect Ben',
    'piocher plutôt que de risquer 10 points de campagne dans un duel (Débat) : perdus, ils feraient élire Ben',
  ],
  [
    'why.peace',
    { card: debat, open: 14, stake: 8, wins: 8, elects: true, loses: 'B' },
    'draw a new card rather than stake 8 points on an even chance of winning the election (Debate): lost, they would elect Ben',
    'piocher plutôt que de miser 8 points pour une chance sur deux de remporter l’élection (Débat) : perdus, ils feraient élire Ben',
  ],
  [
    'why.diverts',
    { attack: 'affaire', to: 'C', total: 25 },
    'turn the Scandal on Cleo, the closest rival with 25 points',
    'détourner l’Affaire vers Cleo, qui suit de plus près avec 25 points',
  ],
  [
    'why.diverts',
    { attack: 'debat', to: 'B', back: true, total: 25, leads: true },
    'turn the Debate back on Ben, who leads with 25 points',
    'renvoyer le Débat à Ben, en tête avec 25 points',
  ],
  [
    'why.attacks.disarms',
    { target: 'B', rest: 3, stake: 10, exact: false },
    'cost Ben at least 10 points of campaign and leave at most 3, too few to begin a duel',
    'faire perdre au moins 10 points de campagne à Ben et ne lui en laisser que 3 au plus, trop peu pour un duel',
  ],
  [
    'why.attacks.disarms',
    { target: 'B', rest: 0, stake: 6, exact: true },
    'cost Ben all 6 points of campaign, without which no duel can begin',
    'faire perdre à Ben tous ses points de campagne (6), sans lesquels aucun duel n’est possible',
  ],
  [
    'why.attacks.leader',
    { target: 'B', total: 45, attack: 'debat', stake: 8, exact: false, risks: 10, loses: true },
    'hold back Ben, who leads with 45 points, with an even chance of taking up to 8 at the risk of 10, which would elect Ben',
    'freiner Ben, en tête avec 45 points, avec une chance sur deux d’en prendre jusqu’à 8 en en risquant 10, qui feraient élire Ben',
  ],
  [
    'why.attacks.closest',
    { target: 'B', total: 22, attack: 'polemique', stake: 3, exact: true, risks: 4 },
    'keep ahead of Ben, who is closest with 22 points, with an even chance of costing them 3 at the risk of 4',
    'rester devant Ben, qui suit de plus près avec 22 points, avec une chance sur deux d’en faire perdre 3 en en risquant 4',
  ],
  [
    'why.attacks.leader',
    { target: 'B', total: 45, attack: 'affaire', stake: 5, exact: false },
    'take at least 5 off Ben, who leads with 45 points',
    'faire perdre au moins 5 points à Ben, en tête avec 45 points',
  ],
  [
    'why.diverts',
    { attack: 'affaire', to: 'C', stake: 7 },
    'turn the Scandal on Cleo, who loses at least 7 points',
    'détourner l’Affaire vers Cleo, qui perd au moins 7 points',
  ],
  [
    'why.diverts',
    { attack: 'debat', to: 'C', stake: 8 },
    'turn the Debate on Cleo, who can lose 8 points',
    'détourner le Débat vers Cleo, qui peut perdre 8 points',
  ],
  [
    'why.debate',
    { seats: ['B', 'C'], stakes: [5, 7], totals: [50, 20], risks: 6 },
    'put 5 of Ben’s 50 points and 7 of Cleo’s 20 points at risk, against 6',
    'mettre en jeu 5 des 50 points de Ben et 7 des 20 points de Cleo, contre 6',
  ],
  [
    'why.socle',
    { points: 6, total: 6 },
    'have an even chance of 6 points that nobody can take',
    'avoir une chance sur deux de gagner 6 points que personne ne pourra prendre',
  ],
  [
    'why.undecided',
    { points: 17, total: 54 },
    'have an even chance of the 17 points of the undecided, which would win the election with 54',
    'avoir une chance sur deux de gagner les 17 points de la zone indécis, et de remporter l’élection avec 54',
  ],
  [
    'why.near',
    { total: 46, missing: 5, next: 5 },
    'reach 46 points, enough to win next turn with the 5 in hand',
    'atteindre 46 points, assez pour gagner au tour suivant avec le 5 en main',
  ],
  [
    'why.socle',
    { points: 5, total: 46, next: 5 },
    'have an even chance of 5 points that nobody can take, which would make 46, enough to win next turn with the 5 in hand',
    'avoir une chance sur deux de gagner 5 points que personne ne pourra prendre, soit 46 en tout, assez pour gagner au tour suivant avec le 5 en main',
  ],
  [
    'why.attacks',
    { ...attack, near: 42, loses: true },
    'have an even chance, unless it’s answered, of taking up to 8 of Ben’s 42 points, at the risk of 10, which would elect Ben',
    'avoir une chance sur deux, sauf réponse, de prendre jusqu’à 8 points à Ben, sur 42 en tout, en en risquant 10, qui feraient élire Ben',
  ],
  [
    'why.socle.first',
    { points: 10, seat: 'B', gets: 18, gives: 3, total: 31, undecided: true },
    'have an even chance of the 10 points of the undecided, which stay when Pass Your Points gets Ben’s 18 for 3, which would then make 31',
    'avoir une chance sur deux de gagner les 10 points de la zone indécis, qui resteront quand Tourne-points rapportera les 18 de Ben contre 3, soit 31 en tout',
  ],
  [
    'why.deals',
    { rival: 'B', empty: true },
    'get new cards in place of a hand without points to lay, and take away what Ben has kept',
    'remplacer par de nouvelles cartes une main sans points à poser, et reprendre celles que Ben avait gardées',
  ],
  [
    'why.deals',
    { total: 9, best: 30, empty: true },
    'get new cards in place of a hand without points to lay, 9 to 30 behind',
    'remplacer par de nouvelles cartes une main sans points à poser, à 9 contre 30',
  ],
  [
    'why.stops',
    { card: immunite, rival: 'B', total: 48 },
    'draw a card that may still stop Ben, who has 48 points, in place of Immunity',
    'piocher une carte qui puisse encore arrêter Ben, à 48 points (Immunité)',
  ],
  [
    'why.secure',
    { card: immunite, base: 26, total: 40 },
    'draw a new card in place of Immunity: 26 of the 40 points are safe in the base, so there is little to protect',
    'piocher une nouvelle carte : 26 des 40 points sont à l’abri dans le socle, il reste peu à protéger (Immunité)',
  ],
  [
    'why.hands',
    { from: 'B' },
    'exchange hands, in the hope of better cards from Ben',
    'échanger sa main contre celle de Ben, dans l’espoir de meilleures cartes',
  ],
  [
    'why.hands',
    { from: 'B', empty: true },
    'give away a hand without points to lay, for Ben’s',
    'céder une main sans points à poser contre celle de Ben',
  ],
  ['why.hands', { from: null }, 'exchange hands, in the hope of better cards', 'échanger sa main, dans l’espoir de meilleures cartes'],
  [
    'why.lays',
    { points: 3, total: 9, keeps: 4 },
    'add 3 points at once, for 9 in all, and keep the 4 in hand, out of reach of attacks',
    'gagner tout de suite 3 points, soit 9 en tout, et garder le 4 en main, à l’abri des attaques',
  ],
  [
    'why.lays.closer',
    { open: 4, target: 'B', total: 46 },
    'come closer to a duel against Ben’s 46 points, with 4 of the 5 campaign points that it takes',
    'se rapprocher d’un duel face aux 46 points de Ben, avec 4 des 5 points de campagne qu’il faut',
  ],
  [
    'why.attacks',
    attack,
    'have an even chance, unless it’s answered, of taking up to 8 points from Ben, at the risk of 10',
    'avoir une chance sur deux, sauf réponse, de prendre jusqu’à 8 points à Ben, en en risquant 10',
  ],
  [
    'why.attacks',
    { ...attack, back: true },
    'have an even chance, unless it’s answered, of taking up to 8 points from Ben, at the risk of 10, which Pass Your Points would win back',
    'avoir une chance sur deux, sauf réponse, de prendre jusqu’à 8 points à Ben, en en risquant 10, que Tourne-points ferait revenir',
  ],
  [
    'why.attacks',
    { ...attack, elects: 55 },
    'have an even chance, unless it’s answered, of taking up to 8 points from Ben and winning the election with up to 55, at the risk of 10',
    'avoir une chance sur deux, sauf réponse, de prendre jusqu’à 8 points à Ben et de remporter l’élection avec jusqu’à 55, en en risquant 10',
  ],
  [
    'why.attacks',
    { ...unanswerable, exact: true, elects: 55 },
    'have an even chance of taking 8 points from Ben and winning the election with 55, at the risk of 10',
    'avoir une chance sur deux de prendre 8 points à Ben et de remporter l’élection avec 55, en en risquant 10',
  ],
  [
    'why.attacks',
    { target: 'B', open: 10, stake: 10, exact: true, attack: 'affaire', behind: { own: 0, theirs: 10 } },
    'cost Ben 10 points of campaign, being 0 to 10 behind',
    'faire perdre 10 points de campagne à Ben, en étant derrière (0 contre 10)',
  ],
  [
    'why.keeps.points',
    { card: swap, open: 35, rival: 'B', gets: 20 },
    'draw a new card rather than give 35 points of campaign for Ben’s 20 (Pass Your Points)',
    'piocher plutôt que de céder 35 points de campagne contre les 20 de Ben (Tourne-points)',
  ],
  [
    'why.keeps.points',
    { card: swap, open: 35, rival: 'B', gets: 0 },
    'draw a new card rather than give 35 points of campaign for nothing (Pass Your Points)',
    'piocher plutôt que de céder 35 points de campagne contre rien (Tourne-points)',
  ],
  [
    'why.keeps.points',
    { card: swap, open: 35 },
    'draw a new card rather than give away 35 points of campaign (Pass Your Points)',
    'piocher plutôt que de céder 35 points de campagne (Tourne-points)',
  ],
  [
    'why.useless',
    { card: affaire, lacks: 'their-five', copies: 3, rival: 'B' },
    'draw a new card in place of Scandal (3 in hand): Ben has fewer than 5 campaign points',
    'piocher une nouvelle carte : Ben a moins de 5 points de campagne (Affaire ×3)',
  ],
  [
    'why.useless',
    { card: affaire, lacks: 'their-five', copies: 1 },
    'draw a new card in place of Scandal: no rival has 5 campaign points',
    'piocher une nouvelle carte : aucun adversaire n’a 5 points de campagne (Affaire)',
  ],
  [
    'why.useless',
    { card: debat, lacks: 'own-five', copies: 2 },
    'draw a new card in place of Debate (2 in hand), which needs 5 campaign points to be played',
    'piocher une nouvelle carte : Débat ×2 demande 5 points de campagne',
  ],
  [
    'why.useless',
    { card: debat, lacks: 'unanswered', copies: 1, rival: 'B' },
    'draw a new card in place of Debate: Ben holds the Immunity passed on before',
    'piocher une nouvelle carte : Ben détient l’Immunité reçue (Débat)',
  ],
  [
    'why.draws',
    { card: immunite, copies: 2 },
    'keep the other cards and draw a new one in place of Immunity, one of 2 in hand',
    'garder ses autres cartes et en piocher une à la place d’Immunité, en 2 exemplaires',
  ],
  [
    'why.lays.arms',
    { points: 8, total: 20, card: debat },
    'add 8 points, for 20 in all, and have the 5 campaign points that Debate takes',
    'gagner 8 points, soit 20 en tout, et avoir les 5 points de campagne que demande Débat',
  ],
  [
    'why.keeps.hand',
    { card: immunite, points: 13 },
    'draw a new card in place of Immunity, which would give up the 13 points in hand',
    'piocher une nouvelle carte : Immunité ferait perdre les 13 points en main',
  ],
  [
    'why.debate',
    { seats: ['B'], stakes: [10], totals: [10], risks: 0 },
    'put Ben’s 10 points at risk, with nothing to lose',
    'mettre en jeu les 10 points de Ben, sans rien risquer',
  ],
  [
    'why.saves',
    { seat: 'B', gets: 28, gives: 0 },
    'wait with Pass Your Points, which would get Ben’s 28 for 0 now, and maybe more later',
    'attendre avant de jouer Tourne-points, qui rapporterait les 28 de Ben contre 0 en ce moment, et peut-être plus ensuite',
  ],
  [
    'why.saves',
    { seat: 'B', gets: 33, gives: 12, missing: 2 },
    'wait with Pass Your Points, which would get Ben’s 33 for 12 now, 2 short of the election, and maybe more later',
    'attendre avant de jouer Tourne-points, qui rapporterait les 33 de Ben contre 12 en ce moment, à 2 de l’élection, et peut-être plus ensuite',
  ],
])('%s %o', (key, args, en, fr) => {
  expect(words({ key, args })).toBe(en);
  expect(words({ key, args }, 'fr').replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(fr);
});

test.each<Message>([
  { key: 'why.useless', args: { card: affaire } },
  { key: 'why.peace', args: { card: debat, open: 5 } },
  { key: 'why.keeps.points', args: { card: swap, open: 8 } },
  { key: 'why.attacks', args: { target: 'B', open: 8 } },
  { key: 'why.attacks.disarms', args: { target: 'B', rest: 3 } },
  { key: 'why.attacks.leader', args: { target: 'B', total: 45 } },
  { key: 'why.attacks.closest', args: { target: 'B', total: 22 } },
  { key: 'why.attacks', args: { target: 'B', open: 8, stake: 8, exact: true, attack: 'debat', risks: 5 } },
  { key: 'why.lays', args: { points: 3, total: 3 } },
])('reviews made before more was told are said as before: $key', (message) => {
  for (const lang of ['en', 'fr'] as const) expect(words(message, lang)).not.toMatch(/undefined|NaN|unless|sauf|\(\d/);
});
