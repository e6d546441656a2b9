/** The words of the rulebook, as types. This file imports nothing. */

export const sides = ['obama', 'mccain'] as const;
export type Side = (typeof sides)[number];
export const opponentOf = (side: Side): Side => (side === 'obama' ? 'mccain' : 'obama');

export const issues = ['defense', 'economy'] as const;
export type Issue = (typeof issues)[number];
/** The issue on which most of a side's cards win voters. */
export const strongIssue: { readonly [S in Side]: Issue } = { obama: 'economy', mccain: 'defense' };
export const otherIssue = (issue: Issue): Issue => (issue === 'defense' ? 'economy' : 'defense');

/** The issue track from top to bottom: 1 and 2 point to Defense, 3 and 4 to Economy. */
export const squares = [1, 2, 3, 4] as const;
export type Square = (typeof squares)[number];
export const majorityAt = (square: Square): Issue => (square <= 2 ? 'defense' : 'economy');

export const groups = [
  'clinton-democrats',
  'college-graduates',
  'catholics',
  'seniors',
  'latinos',
  'women',
  'under-30-voters',
  'moderate-evangelicals',
  'veterans',
  'union-households',
] as const;
export type Group = (typeof groups)[number];

/** The side a block of voters supports; null: undecided. */
export type Voter = Side | null;

export const cardTypes = [
  'attack',
  'advertising',
  'advertising-attack',
  'campaigning',
  'message-discipline',
  'get-out-the-vote',
  'fundraising',
  'interview',
  'issue-control',
  'microtargeting',
  'speech',
  'media-support',
  'special',
  'demographic-support',
] as const;
export type CardType = (typeof cardTypes)[number];

/** What a Media Support card changes while it is in force. */
export type Lasting = 'chooses-news-state' | 'opponent-rolls-twice' | 'never-rolls';

/** Ids are permanent: 'OH', 'O04', 'N13'. Their names are in the text files. */
export type StateId = string;
export type CardId = string;
export type NewsId = string;
