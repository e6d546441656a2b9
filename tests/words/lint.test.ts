/** The lint finds one planted fault of each kind, and lets correct text pass. */
import { describe, expect, test } from 'vitest';
import { openSay } from '../../src/i18n/say.ts';
import { faultsOf, type Known, type Said } from './lint.ts';

const known: Known = { keys: ['ask.card', 'plays'], ids: ['money-30-7', 'O24'], states: ['Californie', 'Ohio'] };
/** Typeset as the program does it. */
const set = (text: string, lang: Said['lang']) => openSay({ lang, texts: { phrases: { x: () => text }, names: {} } })({ key: 'x' });

describe('catches', () => {
  test.each<[string, Partial<Said> & Pick<Said, 'lang'>, string]>([
    ['a value instead of words', { lang: 'en' }, 'Ada plays undefined.'],
    ['a value instead of words', { lang: 'en' }, 'Ada plays [object Object].'],
    ['a value instead of words', { lang: 'fr' }, 'Ada gagne NaN voix.'],
    ['a key', { lang: 'en' }, 'Ada: ask.card'],
    ['an id', { lang: 'en' }, 'Ada plays money-30-7.'],
    ['an id', { lang: 'fr' }, 'Ada joue O24.'],
    ['markup where it is not drawn', { lang: 'en', plain: true }, 'Ada throws **2**.'],
    ['markup where it is not drawn', { lang: 'en', plain: true }, 'It is for <@118124>.'],
    ['markup that does not close', { lang: 'en' }, '**Ada plays.'],
    ['a doubled space', { lang: 'en' }, 'Ada  plays.'],
    ['a space at an edge', { lang: 'en' }, ' Ada plays.'],
    ['a space at an edge', { lang: 'en' }, ''],
    ['a doubled word', { lang: 'en' }, 'Your hand. The the cards.'],
    ['a doubled word', { lang: 'fr' }, 'La carte de de Ben.'],
    ['doubled punctuation', { lang: 'en' }, 'Ada plays..'],
    ['doubled punctuation', { lang: 'en' }, 'Ada plays!.'],
    ['brackets within brackets', { lang: 'en' }, 'Nobody is above zero (Ada −$10k (20 − 30)).'],
    ['the wrong number', { lang: 'en' }, 'Ada has 1 cards.'],
    ['the wrong number', { lang: 'en' }, 'Ada has 0 vote.'],
    ['the wrong number', { lang: 'en' }, 'Ada has 3 city.'],
    ['the wrong number', { lang: 'fr' }, 'Ada a 0 cartes.'],
    ['the wrong number', { lang: 'fr' }, 'Ada a 1 points.'],
    ['the wrong number', { lang: 'fr' }, 'Ada a 12 ville.'],
    ['a space before punctuation', { lang: 'en' }, 'Ada plays .'],
    ['a space before punctuation', { lang: 'en' }, 'Ada plays : Ohio.'],
    ['no space after punctuation', { lang: 'en' }, 'Ada plays,Ben draws.'],
    ['no capital at the beginning', { lang: 'en', sentence: true }, 'a card is drawn.'],
    ['no full stop at the end', { lang: 'en', sentence: true }, 'Ada plays'],
    ['what nobody says', { lang: 'en' }, 'Whoever has most wins.'],
    ['what nobody says', { lang: 'en' }, 'Ada has less than 5 points.'],
    ['what nobody says', { lang: 'en' }, 'The pile is shuffled anew.'],
    ['what nobody says', { lang: 'fr' }, 'Après tant de manches, Ada gagne.'],
    ['what nobody says', { lang: 'en' }, 'The pile was rebuilt 1 time.'],
    ['what nobody says', { lang: 'en' }, 'So nobody can take them any more.'],
    ['what nobody says', { lang: 'en' }, 'Parry from 5 points up'],
    ['what nobody says', { lang: 'fr' }, 'Contre Ben : une chance sur deux, l’autre perd 5.'],
    ['what nobody says', { lang: 'fr' }, 'Ben fait 4 et est à domicile à Lyon.'],
    ['what nobody says', { lang: 'en' }, 'Ohio, 20 votes; marker 3 of 4: Economy decides.'],
    ['what nobody says', { lang: 'en' }, 'Ada won the most (29 votes), takes the Bandwagon.'],
    ['what nobody says', { lang: 'en' }, 'One more voter wins Iowa and Ohio for you.'],
    ['what nobody says', { lang: 'en' }, 'Ohio, 20 votes; the marker is on space 3 of 4 now.'],
    ['what nobody says', { lang: 'en' }, 'The Dealer plays last in it, having seen how many cards the others play.'],
    ['what nobody says', { lang: 'en' }, 'There are 40 votes, and 40 to come in 1 primary.'],
    ['what nobody says', { lang: 'fr' }, 'Ohio, 20 voix ; marqueur 3 de 4 : l’Économie décide.'],
    ['what nobody says', { lang: 'fr' }, 'Ada 12 sur les 270 voix qu’il faut.'],
    ['what nobody says', { lang: 'fr' }, 'Un seul jeu (sinon, tous)'],
    ['what nobody says', { lang: 'fr' }, 'Ada attaque à Lyon. Parer ?'],
    ['what nobody says', { lang: 'fr' }, 'Ne jamais parer à moins de 5'],
    ['what nobody says', { lang: 'fr' }, 'Un Zéro ne fait rien, mais face cachée, personne ne le voit.'],
    ['what nobody says', { lang: 'fr' }, 'Elle touche tout le monde, y compris qui la joue.'],
    ['what nobody says', { lang: 'fr' }, 'Montrée par le propriétaire, la bataille n’a pas lieu.'],
    ['nobody who acts', { lang: 'fr' }, 'D’abord les attaques. Qui a la main montre une attaque ou passe.'],
    ['a name without its noun', { lang: 'fr' }, 'Ben passe par Départ.'],
    ['no comma before the last of several', { lang: 'en' }, 'It works on 4, 5 or 6.'],
    ['no comma before the last of several', { lang: 'en' }, 'We know neither author, publisher or year.'],
    ['French quotes', { lang: 'en' }, 'Ada plays «Ohio».'],
    ['quotes that do not close', { lang: 'en' }, 'Ada plays “Ohio.'],
    ['the wrong article', { lang: 'en' }, 'Ada plays a attack.'],
    ['the wrong article', { lang: 'en' }, 'Ada plays an card.'],
    ['English quotes', { lang: 'fr' }, 'Ada joue “Démenti”.'],
    ['quotes that do not close', { lang: 'fr' }, 'Ada joue « Démenti.'],
    ['an elision missed', { lang: 'fr' }, 'La section de Ada.'],
    ['an elision missed', { lang: 'fr' }, 'Le Ohio est à **Ben**.'],
    ['an elision missed', { lang: 'fr' }, 'La main de **Ève**.'],
    ['an elision missed', { lang: 'fr' }, 'Le jeton de Hugo.'],
    ['an elision missed', { lang: 'fr' }, 'Une partie de **Le Jeu du Président**.'],
    ['a state without an article', { lang: 'fr' }, 'Votre campagne pour Californie.'],
    ['a state without an article', { lang: 'fr' }, 'Quelle carte sur **Ohio** ?'],
    ['a state without an article', { lang: 'fr' }, 'Ben prépare Ohio – Californie.'],
    ['a state without an article', { lang: 'fr' }, 'Ben met aux voix Ohio et Californie.'],
  ])('%s', (fault, how, text) => {
    const faults = faultsOf({ ...how, text: set(text, how.lang) }, known);
    expect(faults.map((one) => one.split(':')[0])).toContain(fault);
  });

  /** Faults that the program's own typesetting would have fixed. */
  test.each<[string, Said['lang'], string]>([
    ['a straight quote', 'en', "McCain's deck."],
    ['a number that can break', 'fr', 'Il a 50\u202f000 $.'],
    ['a number that can break', 'fr', 'Il a 50 000\u00a0$.'],
    ['quotes without their space', 'fr', 'La carte « Zéro ».'],
    ['punctuation without its space', 'fr', 'Jouer?'],
    ['punctuation without its space', 'fr', 'Ada: rien.'],
    ['a full stop after one', 'en', 'Choose a state for “Reform. Prosperity. Peace.”.'],
    ['a full stop after one', 'fr', 'Un État pour « Paix. ».'],
  ])('%s, where it was not set', (fault, lang, text) => {
    expect(faultsOf({ text, lang }, known).map((one) => one.split(':')[0])).toContain(fault);
  });
});

describe('lets pass', () => {
  test.each<[Said['lang'], string]>([
    ['en', 'Ada has 1 card, 0 votes and 21 points: “Yes!” – 3 of 5.'],
    ['en', 'You can’t send any more for now, nor any more invitations.'],
    ['en', 'A one-time offer of $40,000 (a European’s idea); an 8, an X. Wait…'],
    ['fr', 'Ada a 1 carte, 0 voix et 21 points : « Oui ! » – 3 sur 5.'],
    ['fr', 'La main d’Ada, de Ben et d’Ève ; le huit, le hasard, la Californie, pour l’Ohio : 50 000 $.'],
    ['fr', 'Qui commence ? À qui est Lyon ? Jouée face cachée, elle compte. Parez-vous si Ben attaque ?'],
    ['fr', 'Vous vous reposez. Ohio : à vous de jouer. **Ada** gagne **Ohio – Texas** ?'],
  ])('%s: %s', (lang, text) => {
    const faults = faultsOf({ text: set(text, lang), lang, sentence: true }, { ...known, states: ['Californie'] });
    expect(faults).toEqual([]);
  });
});
