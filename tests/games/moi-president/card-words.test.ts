/**
 * A card's words and its steps are two texts. This ties them, in the languages known here: each step has its words, in the order of the steps, and
 * words without a step fail as well.
 */
import { describe, expect, test } from 'vitest';
import { type KindCard, kindCards, type Need } from '../../../src/games/moi-president/rules/cards/kinds.ts';
import { type Kind, kinds } from '../../../src/games/moi-president/vocabulary.ts';
import { kindTexts as english } from '../../../src/games/moi-president/words/en/cards.ts';
import { kindTexts as french } from '../../../src/games/moi-president/words/fr/cards.ts';
import type { Json, Step } from '../../../src/kernel/types.ts';

type Words = { en: RegExp; fr: RegExp };

/** What each step is called on a card. */
const said: { readonly [step: string]: Words } = {
  lay: { en: /Lay the card in your campaign zone/, fr: /Posez la carte dans votre zone campagne/ },
  luck: { en: /Roll the die\. On/, fr: /Lancez le dé\. Sur/ },
  keep: { en: /the card goes to your base and never leaves it/, fr: /la carte va dans votre socle et n’en sort plus/ },
  leaveUndecided: { en: /it joins the undecided/, fr: /elle rejoint la zone indécis/ },
  trust: { en: /you may move a card of your choice from your campaign zone/, fr: /vous pouvez déplacer une carte de votre zone campagne, au choix/ },
  rally: { en: /all cards of the undecided zone go to your base/, fr: /toutes les cartes de la zone indécis vont dans votre socle/ },
  target: { en: /Name an opponent/, fr: /Désignez un adversaire/ },
  duel: { en: /Both roll the die; reroll ties/, fr: /Chacun lance le dé ; en cas d’égalité, on relance/ },
  take: { en: /The winner chooses .*adds it to their own zone/, fr: /Le plus haut choisit .*l’ajoute à la sienne/ },
  give: { en: /The loser moves .*, of their choice, to the undecided/, fr: /Le plus bas choisit .*la déplace dans la zone indécis/ },
  'pay to discard': { en: /discards 5 points.* no change/, fr: /défausse 5 points.* sans qu’on lui rende la monnaie/ },
  drawFirst: { en: /You draw first, then/, fr: /Vous piochez d’abord, puis/ },
  direction: { en: /choose a direction/, fr: /choisissez le sens/ },
  passHands: { en: /everyone passes \*\*their hand of four/, fr: /chacun donne \*\*ses quatre cartes en main/ },
  passZones: { en: /everyone gives \*\*their whole campaign zone/, fr: /chacun donne \*\*toute sa zone campagne/ },
  newDeal: {
    en: /All hands, the discards .* and the pile are shuffled together/,
    fr: /Toutes les mains, la défausse .* et la pioche sont mélangées/,
  },
  greatDebate: {
    en: /every player with at least 5 campaign points rolls the die/,
    fr: /chaque joueur qui a au moins 5 points de campagne lance le dé/,
  },
};

/** The condition for playing a card, as the card states it. */
const needs: { readonly [N in Exclude<Need, 'attacked'>]: Words } = {
  'own-campaign': { en: /You need a card in your campaign zone/, fr: /Il faut au moins une carte en zone campagne/ },
  undecided: { en: /There must be a card among the undecided/, fr: /Il faut au moins une carte chez les indécis/ },
  'own-five': { en: /both of you need at least 5 campaign points/, fr: /il vous faut à tous deux au moins 5 points/ },
  target: { en: /Name an opponent/, fr: /Désignez un adversaire/ },
};

/** All steps of a card in reading order, nested ones included. An assault only leads to what strikes. */
function stepsOf(steps: readonly Step[]): string[] {
  return steps.flatMap((step) => {
    const inside = Object.values(step).flatMap((value: Json) => (Array.isArray(value) ? stepsOf(value as Step[]) : []));
    const name = step.kind === 'pay' ? `pay to ${String(step.to)}` : step.kind;
    return step.kind === 'assault' ? inside : [name, ...inside];
  });
}

/** The languages whose words are known here. */
const read = ['en', 'fr'] as const;
const texts = { en: english, fr: french };
const cases = kinds.flatMap((kind) => read.map((lang) => [kind, lang] as const));

test.each(cases)('%s in %s: its words are its steps, in their order', (kind, lang) => {
  const { long } = texts[lang][kind];
  const steps = stepsOf(kindCards[kind].play);
  expect(steps.filter((step) => !said[step])).toEqual([]);
  const found = Object.entries(said)
    .map(([step, words]) => ({ step, at: long.search(words[lang]) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  expect(found.map(({ step }) => step)).toEqual(steps);
});

test.each(cases)('%s in %s: says what it needs', (kind, lang) => {
  const said = Object.entries(needs).flatMap(([need, words]) => (words[lang].test(texts[lang][kind].long) ? [need] : []));
  const { needs: card }: KindCard = kindCards[kind];
  expect(said.sort()).toEqual(card.filter((need) => need !== 'attacked').sort());
});

describe.each(read)('in %s', (lang) => {
  const answers = { en: /Immunity\*\* or \*\*Diversion/, fr: /Immunité\*\* ou \*\*Diversion/ }[lang];
  const nothing = { en: /Jokers don’t work against special cards/, fr: /Rien ne peut contrer une carte spéciale/ }[lang];
  const reaction = { en: /only in answer to a Debate, a Controversy, or a Scandal/, fr: /qu’en réponse à un Débat, une Polémique ou une Affaire/ }[
    lang
  ];
  const those = (words: RegExp) => kinds.filter((kind) => words.test(texts[lang][kind].long));
  const of = (category: KindCard['category']) => kinds.filter((kind: Kind) => kindCards[kind].category === category);

  test('every attack says what answers it, every joker what it answers, every special that nothing does', () => {
    expect(those(answers)).toEqual(of('attaque'));
    expect(those(reaction)).toEqual(of('joker'));
    expect(those(nothing)).toEqual(of('speciale'));
  });

  test('the hand says what a card does in at most a hundred characters', () => {
    for (const kind of kinds) expect(texts[lang][kind].short.length, kind).toBeLessThanOrEqual(100);
  });
});
