/** Ids that stand where a person's would, which are numbers: a computer's, and that of somebody whose data was deleted. */

/** The prefix of all ids of computers. */
export const computerMark = 'computer-';

export const isComputerId = (user: string): boolean => user.startsWith(computerMark);

/** The prefix of the random ids that replace those of people whose data was deleted, in the games of others. They have no names. */
export const formerMark = 'former-';

export const isFormerId = (user: string): boolean => user.startsWith(formerMark);
