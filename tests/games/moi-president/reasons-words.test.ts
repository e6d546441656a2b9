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
    'piocher une nouvelle carte : Ben a moins de 5 points de campagne (Affaire, 3 en main)',
  ],
  [
    'why.useless',
    { card: affaire, lacks: 'their-five', copies: 1 },
    'draw a new card in place of Scandal: no rival has 5 campaign points',
    'piocher une nouvelle carte : aucun adversaire n’a 5 points de campagne (Affaire)',
  ],
  [
    'why.saves',
    { seat: 'B', gets: 28, gives: 0 },
    'wait with Pass Your Points, which would get Ben’s 28 for 0 now, and maybe more later',
    'attendre avant de jouer Tourne-points, qui rapporterait les 28 de Ben contre 0 en ce moment, et peut-être plus ensuite',
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
  { key: 'why.attacks', args: { target: 'B', open: 8, stake: 8, exact: true, attack: 'debat', risks: 5 } },
  { key: 'why.lays', args: { points: 3, total: 3 } },
])('reviews made before more was told are said as before: $key', (message) => {
  for (const lang of ['en', 'fr'] as const) expect(words(message, lang)).not.toMatch(/undefined|NaN|unless|sauf|\(\d/);
});
