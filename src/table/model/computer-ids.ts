/** What all ids of computers begin with; those of people are numbers. */
export const computerMark = 'computer-';

export const isComputerId = (user: string): boolean => user.startsWith(computerMark);
