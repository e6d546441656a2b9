/** Those whose data was deleted: in the games of others an id that is drawn stands in place of theirs, and no name. */

/** What all such ids begin with; those of people are numbers. */
export const formerMark = 'former-';

export const isFormerId = (user: string): boolean => user.startsWith(formerMark);
