/** People whose data was deleted: in the games of others, a random id replaces theirs, without a name. */

/** The prefix of all such ids; people's ids are numbers. */
export const formerMark = 'former-';

export const isFormerId = (user: string): boolean => user.startsWith(formerMark);
