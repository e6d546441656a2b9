/** Titles and effects of all cards, in French. Proper names and slogans that everybody knows stay as they are. */

import type { CardText, CardTexts } from './cards.ts';

const D = 'la Défense';
const E = "l'Économie";
type Make = (title: string) => CardText;
const does =
  (effect: string): Make =>
  (title) => ({ title, effect });

const attack = (issue: string) => does(`Défaussez 2 autres cartes. 2 soutiens sur ${issue} dans un État. Campagne négative en fin de tour.`);
const advertising = (issue: string) => does(`Dans un État : 1 soutien sur ${issue}, puis 1 case vers ${issue}.`);
const minorityAdvertising = does("Dans un État : 1 soutien sur l'enjeu minoritaire, puis 1 case vers cet enjeu.");
const majorityAdvertising = does("Dans un État : 1 soutien sur l'enjeu majoritaire, puis 1 case de plus vers cet enjeu.");
const advertisingAttack = does("Dans un État : 1 soutien sur la Défense et 1 sur l'Économie. Campagne négative en fin de tour.");
const campaigning = (issue: string) => does(`1 soutien sur ${issue} dans un État. Piochez 1 carte.`);
const supportDiscipline = (issue: string) => does(`Défaussez des cartes, à volonté ; pour chacune, 1 soutien sur ${issue} dans un État différent.`);
const shiftDiscipline = does("Défaussez des cartes, à volonté ; pour chacune, orientez d'une case un État différent.");
const getOutTheVote = does("Changez la clé démographique d'un État. Piochez 1 carte.");
const drawThree = does('Piochez 3 cartes.');
const drawAndPlay = does("Piochez 2 cartes. Jouez-en une aussitôt et gardez l'autre.");
const interview = does("Orientez un État d'une case, dans le sens de votre choix. Piochez 1 carte.");
const issueControl = does('Orientez un État de 2 cases vers son enjeu minoritaire.');
const microtargeting = does('Dans un État : 1 case dans le sens de votre choix, et changez sa clé démographique.');
const speech = (issue: string) => does(`Dans un État : 1 soutien sur ${issue}, et changez sa clé démographique.`);
const newsControl = does("Reste en vigueur : vous choisissez l'État touché par chaque carte Dernière minute.");
const groupSupport = (group: string) => does(`Partout où la clé est « ${group} », tous les indécis des deux enjeux vous rejoignent.`);

export const frCards: CardTexts = {
  O01: attack(E)("McCain : dépassé, à court d'idées"),
  O02: attack(E)('Les fondamentaux de notre économie'),
  O03: attack(D)('« Bomb, Bomb Iran »'),
  O04: advertising(E)("De l'aide sociale à l'emploi"),
  O05: advertising(E)("Le pays que j'aime"),
  O06: advertising(D)('Des soins pour nos blessés de guerre'),
  O07: minorityAdvertising('Histoires américaines'),
  O08: majorityAdvertising('Week-end de pub intensive'),
  O09: advertisingAttack('Toujours la même chose'),
  O10: campaigning(E)("Moins d'impôts pour la classe moyenne"),
  O11: campaigning(E)("Le changement qu'il nous faut"),
  O12: campaigning(E)('Votez pour le changement'),
  O13: campaigning(E)('Un changement auquel on peut croire'),
  O14: campaigning(D)('Colin Powell'),
  O15: campaigning(D)('Joe Biden'),
  O16: supportDiscipline(E)('Garder le cap du message'),
  O17: shiftDiscipline('« No Drama »'),
  O18: getOutTheVote("Chefs d'équipe de quartier"),
  O19: getOutTheVote('Le porte-à-porte'),
  O20: drawThree('Dons en ligne'),
  O21: drawAndPlay('Oprah-palooza'),
  O22: interview('Meet The Press'),
  O23: interview('The View'),
  O24: issueControl('Main Street contre Wall Street'),
  O25: issueControl('Une fin responsable à la guerre'),
  O26: microtargeting('Réseaux sociaux'),
  O27: microtargeting('MyBarackObama.com'),
  O28: speech(E)('Yes We Can'),
  O29: speech(E)("L'audace d'espérer"),
  O30: speech(D)('Nous sommes le changement que nous cherchons'),
  O31: newsControl('The Washington Post'),
  O32: newsControl('La paix avec FOX'),
  O33: does('Reste en vigueur : en campagne négative, McCain lance le dé deux fois, à votre profit.')('CBS Evening News'),
  O34: does("1 soutien sur l'enjeu de votre choix dans un État. Piochez 1 carte.")('Une campagne propre'),
  O35: does("1 soutien sur l'Économie dans chacun de deux États différents.")('La stratégie des cinquante États'),
  O36: groupSupport('Démocrates pro-Clinton')('Hillary Clinton'),
  O37: groupSupport('Foyers syndiqués')('AFL-CIO'),
  O38: groupSupport('Latinos')('¡Sí se puede!'),
  O39: groupSupport('Seniors')('Divisés, nous échouons'),
  O40: groupSupport('Catholiques')('Les catholiques pour Obama'),
  O41: groupSupport('Diplômés du supérieur')('Meetings sur les campus'),
  O42: groupSupport('Femmes')('À travail égal, salaire égal'),
  O43: groupSupport('Moins de 30 ans')('Rock The Vote'),
  O44: groupSupport('Évangéliques modérés')('Forum de la foi'),
  O45: groupSupport('Anciens combattants')('Les anciens combattants pour Obama'),

  M01: attack(D)('Obama : est-il prêt à gouverner ?'),
  M02: attack(D)('Sans conditions préalables'),
  M03: attack(E)("Augmenter les impôts n'est pas patriotique"),
  M04: advertising(D)('Réforme. Prospérité. Paix.'),
  M05: advertising(D)("Le pays d'abord"),
  M06: advertising(E)('« Drill, Baby, Drill! »'),
  M07: minorityAdvertising('De la pub pendant les Jeux'),
  M08: majorityAdvertising('Rejoignez notre équipe'),
  M09: advertisingAttack('La célébrité'),
  M10: campaigning(D)('Je sais faire ça, mes amis'),
  M11: campaigning(D)('Joe Lieberman'),
  M12: campaigning(D)('Les renforts portent leurs fruits'),
  M13: campaigning(D)('Réunions publiques'),
  M14: campaigning(E)('Joe le plombier'),
  M15: campaigning(E)("N'augmentons les impôts de personne"),
  M16: supportDiscipline(D)('Maintenir le cap'),
  M17: shiftDiscipline('Éléments de langage'),
  M18: getOutTheVote('Crack And Bank'),
  M19: getOutTheVote('Le programme des 72 heures'),
  M20: drawThree('Dîner de donateurs'),
  M21: drawAndPlay('Le dîner de la victoire'),
  M22: interview('Face The Nation'),
  M23: interview('This Week'),
  M24: issueControl('Le test du commandant en chef'),
  M25: issueControl("L'indépendance énergétique"),
  M26: microtargeting('Voter Vault'),
  M27: microtargeting('Publipostage'),
  M28: speech(D)("Pas le temps d'apprendre sur le tas"),
  M29: speech(D)('Ne pas se rendre'),
  M30: speech(E)('La chasse au gaspillage'),
  M31: newsControl('Accès privilégié'),
  M32: newsControl('Les radios conservatrices'),
  M33: does('Reste en vigueur : vos campagnes négatives ne vous coûtent aucun jet de dé.')('Straight Talk Express'),
  M34: does("1 soutien sur la Défense dans un État ; puis orientez un autre État d'une case, au choix.")('Les vrais francs-tireurs'),
  M35: does("Dans un État où Obama mène sur l'enjeu majoritaire : 2 soutiens sur cet enjeu.")('Sarah Palin'),
  M36: groupSupport('Évangéliques modérés')('Association nationale des évangéliques'),
  M37: groupSupport('Seniors')('AARP'),
  M38: groupSupport('Latinos')('¡Viva McCain!'),
  M39: groupSupport('Catholiques')('Le droit à la vie'),
  M40: groupSupport('Démocrates pro-Clinton')('Les pro-Clinton pour McCain'),
  M41: groupSupport('Diplômés du supérieur')('Les jeunes cadres pour McCain'),
  M42: groupSupport('Femmes')('Les mamans du hockey'),
  M43: groupSupport('Moins de 30 ans')('Les étudiants républicains'),
  M44: groupSupport('Anciens combattants')('Les anciens combattants pour McCain'),
  M45: groupSupport('Foyers syndiqués')('Les démocrates de Reagan'),

  N01: does("L'État s'oriente de 2 cases vers l'Économie.")('La Bourse au plus bas'),
  N02: does("L'État s'oriente de 3 cases vers l'Économie.")('Lehman Brothers en faillite'),
  N03: does("L'État s'oriente d'une case vers l'Économie. Obama y gagne 1 soutien sur l'Économie.")('Le chômage grimpe'),
  N04: does("L'État s'oriente d'une case vers l'Économie et change de clé démographique.")('Les saisies de maisons explosent'),
  N05: does("L'État s'oriente de 2 cases vers la Défense.")('Alerte : nouvelle menace terroriste'),
  N06: does("L'État s'oriente d'une case vers la Défense. McCain y gagne 1 soutien sur la Défense.")("Ahmadinejad menace à l'ONU"),
  N07: does("Sur l'enjeu majoritaire, qui a le plus d'électeurs prend tous les indécis. À égalité : rien.")('Vote anticipé : affluence record'),
  N08: does("Obama rallie 1 indécis sur la Défense et 1 sur l'Économie dans l'État, s'il y en a.")('Bond des nouveaux inscrits'),
  N09: does("Obama gagne 1 soutien sur l'enjeu majoritaire de l'État.")("Sondage : l'Amérique fait-elle fausse route ?"),
  N10: does("McCain défausse 2 cartes de son choix (toutes, s'il en a moins).")('Palin est-elle prête ?'),
  N11: does("Obama défausse 2 cartes de son choix (toutes, s'il en a moins).")('Le révérend Wright refait surface'),
  N12: does("Obama gagne 1 soutien sur l'enjeu minoritaire de l'État.")('Les meetings de Palin dérapent-ils ?'),
  N13: does("L'État change de clé démographique. Le Soutien médiatique en vigueur est défaussé.")('La campagne provoque des manifestations'),
  N14: does("L'État s'oriente de 3 cases vers la Défense.")('La Russie envahit la Géorgie'),
  N15: does("McCain gagne 1 soutien sur l'enjeu majoritaire de l'État.")('La violence recule en Irak'),
  N16: does("L'État s'oriente d'une case vers son enjeu minoritaire.")('Le Congrès vote le sauvetage des banques'),
  N17: does("L'État s'oriente d'une case vers la Défense et change de clé démographique.")('Une vidéo de Ben Laden'),
  N18: does("McCain gagne 1 soutien sur l'enjeu minoritaire de l'État.")("Questions sur l'affaire Ayers"),
  N19: does("McCain rallie 1 indécis sur la Défense et 1 sur l'Économie dans l'État, s'il y en a.")('Palin électrise la base'),
  N20: does('Obama pioche 1 carte. McCain pioche 1 carte.')('Dernier débat : audience record'),
};

/** What the Going Negative die gives the opponent, by face. */
export const frDie: readonly string[] = [
  '',
  'Rien.',
  'Piocher 1 carte.',
  "Changer la clé démographique d'un État.",
  "Orienter un État d'une case, au choix.",
  'Piocher 2 cartes.',
  "1 soutien sur l'enjeu de son choix dans un État.",
];
