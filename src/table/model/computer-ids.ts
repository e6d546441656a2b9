/** The prefix of all ids of computers; people's ids are numbers. */
export const computerMark = 'computer-';

export const isComputerId = (user: string): boolean => user.startsWith(computerMark);
