/** Titles and effects of all cards, in English. */

import type { CardText, CardTexts } from './cards.ts';

const D = 'Defense';
const E = 'Economy';
type Make = (title: string) => CardText;
const does =
  (effect: string): Make =>
  (title) => ({ title, effect });

const attack = (issue: string) => does(`Discard 2 other cards. Gain 2 support on ${issue} in one state. Go negative at end of turn.`);
const advertising = (issue: string) => does(`In one state: gain 1 support on ${issue}, then shift it 1 space toward ${issue}.`);
const minorityAdvertising = does('In one state: gain 1 support on the minority issue, then shift it 1 space toward that issue.');
const majorityAdvertising = does('In one state: gain 1 support on the majority issue, then shift it 1 space further toward it.');
const advertisingAttack = does('In one state: gain 1 support on Defense and 1 on Economy. Go negative at end of turn.');
const campaigning = (issue: string) => does(`Gain 1 support on ${issue} in one state. Draw 1 card.`);
const supportDiscipline = (issue: string) => does(`Discard any number of other cards; for each, gain 1 support on ${issue} in a different state.`);
const shiftDiscipline = does('Discard any number of other cards; for each, shift a different state 1 space either way.');
const getOutTheVote = does('Change the key demographic of one state. Draw 1 card.');
const drawThree = does('Draw 3 cards.');
const drawAndPlay = does('Draw 2 cards. Play one of them at once; keep the other.');
const interview = does('Shift one state 1 space either way. Draw 1 card.');
const issueControl = does('Shift one state 2 spaces toward its minority issue.');
const microtargeting = does('In one state: shift it 1 space either way and change its key demographic.');
const speech = (issue: string) => does(`In one state: gain 1 support on ${issue} and change its key demographic.`);
const newsControl = does('Stays in force: you choose which state in play each Breaking News card affects.');
const groupSupport = (group: string) => does(`In every state whose key is ${group}, all undecided voters on both issues become yours.`);

export const enCards: CardTexts = {
  O01: attack(E)('McCain: Out Of Touch, Out Of Ideas'),
  O02: attack(E)('The Fundamentals Of Our Economy'),
  O03: attack(D)('Bomb, Bomb Iran'),
  O04: advertising(E)('Welfare To Work'),
  O05: advertising(E)('Country I Love'),
  O06: advertising(D)('Health Care For Wounded Troops'),
  O07: minorityAdvertising('American Stories'),
  O08: majorityAdvertising('Weekend Ad Blitz'),
  O09: advertisingAttack('More Of The Same'),
  O10: campaigning(E)('Middle-Class Tax Cut'),
  O11: campaigning(E)('The Change We Need'),
  O12: campaigning(E)('Vote For Change'),
  O13: campaigning(E)('Change We Can Believe In'),
  O14: campaigning(D)('Colin Powell'),
  O15: campaigning(D)('Joe Biden'),
  O16: supportDiscipline(E)('Staying On Message'),
  O17: shiftDiscipline('No Drama'),
  O18: getOutTheVote('Neighborhood Team Leaders'),
  O19: getOutTheVote('Start Knocking On Doors'),
  O20: drawThree('Online Fundraising'),
  O21: drawAndPlay('Oprah-palooza'),
  O22: interview('Meet The Press'),
  O23: interview('The View'),
  O24: issueControl('Main Street vs Wall Street'),
  O25: issueControl('A Responsible End To The War'),
  O26: microtargeting('Social Networking'),
  O27: microtargeting('MyBarackObama.com'),
  O28: speech(E)('Yes We Can'),
  O29: speech(E)('The Audacity Of Hope'),
  O30: speech(D)('We Are The Change That We Seek'),
  O31: newsControl('The Washington Post'),
  O32: newsControl('Mend Fences With FOX'),
  O33: does('Stays in force: whenever McCain goes negative he rolls twice, and you may take both results.')('CBS Evening News'),
  O34: does('Gain 1 support on the issue of your choice in one state. Draw 1 card.')('Running A Clean Campaign'),
  O35: does('Gain 1 support on Economy in each of two different states.')('Fifty-State Strategy'),
  O36: groupSupport('Clinton Democrats')('Hillary Clinton'),
  O37: groupSupport('Union Households')('AFL-CIO'),
  O38: groupSupport('Latinos')('Si Se Puede!'),
  O39: groupSupport('Seniors')('Divided We Fail'),
  O40: groupSupport('Catholics')('Catholics For Obama'),
  O41: groupSupport('College Graduates')('Campus Rallies'),
  O42: groupSupport('Women')('Equal Pay For Equal Work'),
  O43: groupSupport('Under-30 Voters')('Rock The Vote'),
  O44: groupSupport('Moderate Evangelicals')('Faith Forum'),
  O45: groupSupport('Veterans')('Veterans For Obama'),

  M01: attack(D)('Obama: Is He Ready To Lead?'),
  M02: attack(D)('Without Preconditions'),
  M03: attack(E)("Raising Taxes Isn't Patriotic"),
  M04: advertising(D)('Reform. Prosperity. Peace.'),
  M05: advertising(D)('Country First'),
  M06: advertising(E)('Drill, Baby, Drill!'),
  M07: minorityAdvertising('Olympics Ad Buy'),
  M08: majorityAdvertising('Join Our Team'),
  M09: advertisingAttack('Celebrity'),
  M10: campaigning(D)('I Know How To Do That, My Friends'),
  M11: campaigning(D)('Joe Lieberman'),
  M12: campaigning(D)('The Surge Is Working'),
  M13: campaigning(D)('Town Hall Meetings'),
  M14: campaigning(E)('Joe The Plumber'),
  M15: campaigning(E)("Let's Not Raise Anybody's Taxes"),
  M16: supportDiscipline(D)('Stay The Course'),
  M17: shiftDiscipline('Talking Points'),
  M18: getOutTheVote('Crack And Bank'),
  M19: getOutTheVote('72-Hour Program'),
  M20: drawThree('Private Fundraiser'),
  M21: drawAndPlay('Victory Dinner'),
  M22: interview('Face The Nation'),
  M23: interview('This Week'),
  M24: issueControl('Commander-In-Chief Test'),
  M25: issueControl('Energy Independence'),
  M26: microtargeting('Voter Vault'),
  M27: microtargeting('Direct Mailing'),
  M28: speech(D)("We Don't Have Time For On-The-Job Training"),
  M29: speech(D)('No Surrender'),
  M30: speech(E)('Pork-Barrel Buster'),
  M31: newsControl('Special Access'),
  M32: newsControl('Talk Radio'),
  M33: does('Stays in force: your Going Negative cards cost you no die roll.')('Straight Talk Express'),
  M34: does('Gain 1 support on Defense in one state; then shift a different state 1 space either way.')('The Original Mavericks'),
  M35: does('In a state where Obama leads on the majority issue: gain 2 support on that issue.')('Sarah Palin'),
  M36: groupSupport('Moderate Evangelicals')('National Association Of Evangelicals'),
  M37: groupSupport('Seniors')('AARP'),
  M38: groupSupport('Latinos')('Viva McCain!'),
  M39: groupSupport('Catholics')('The Right To Life'),
  M40: groupSupport('Clinton Democrats')('Clinton Supporters For McCain'),
  M41: groupSupport('College Graduates')('Young Professionals For McCain'),
  M42: groupSupport('Women')('Hockey Moms'),
  M43: groupSupport('Under-30 Voters')('College Republicans'),
  M44: groupSupport('Veterans')('Vets For McCain'),
  M45: groupSupport('Union Households')('Reagan Democrats'),

  N01: does('Shift the state 2 spaces toward Economy.')('Stock Market Hits New Low'),
  N02: does('Shift the state 3 spaces toward Economy.')('Lehman Brothers Bankrupt'),
  N03: does('Shift the state 1 space toward Economy. Obama gains 1 support on Economy there.')('Unemployment On The Rise'),
  N04: does('Shift the state 1 space toward Economy and change its key demographic.')('Home Foreclosures Skyrocket'),
  N05: does('Shift the state 2 spaces toward Defense.')('DHS Warns Of New Terror Threat'),
  N06: does('Shift the state 1 space toward Defense. McCain gains 1 support on Defense there.')('Ahmadinejad Rattles Sabre At UN'),
  N07: does("On the state's majority issue, whoever has more voters takes all undecided ones. A tie: nothing.")('Record Turnout In Early Voting'),
  N08: does('Obama takes 1 undecided voter on Defense and 1 on Economy in the state, if there are any.')('States See Leap In New Voters'),
  N09: does('Obama gains 1 support on the majority issue of the state.')('Poll: Is America On The Wrong Track?'),
  N10: does('McCain discards 2 cards of his choice (all, if he has fewer).')('Is Palin Ready For Prime Time?'),
  N11: does('Obama discards 2 cards of his choice (all, if he has fewer).')('Reverend Wright Resurfaces'),
  N12: does('Obama gains 1 support on the minority issue of the state.')('Are Palin Rallies Out Of Control?'),
  N13: does('Change the key demographic of the state. The Media Support in force, if any, is discarded.')('Campaign Sparks Protests'),
  N14: does('Shift the state 3 spaces toward Defense.')('Russia Invades Georgia'),
  N15: does('McCain gains 1 support on the majority issue of the state.')('Violence Falls In Iraq'),
  N16: does('Shift the state 1 space toward its minority issue.')('Congress Passes Bank Bailout'),
  N17: does('Shift the state 1 space toward Defense and change its key demographic.')('Bin Laden Tape Surfaces'),
  N18: does('McCain gains 1 support on the minority issue of the state.')('Questions About Ayers Connection'),
  N19: does('McCain takes 1 undecided voter on Defense and 1 on Economy in the state, if there are any.')('Palin Energizes The Base'),
  N20: does('Obama draws 1 card. McCain draws 1 card.')('Final Debate Draws Record Audience'),
};

/** What the Going Negative die gives the opponent, by face. */
export const enDie: readonly string[] = [
  '',
  'Nothing.',
  'Draw 1 card.',
  'Change the key demographic of one state.',
  'Shift one state 1 space either way.',
  'Draw 2 cards.',
  'Gain 1 support on either issue in one state.',
];
