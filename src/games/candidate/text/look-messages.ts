/** The short words on pictures. Each must fit its place: pictures cut off what does not. */

import { messages } from '../../../i18n/messages.ts';

export type LookMessages = Record<never, never>;

/** Makes a message of the pictures. */
export const look = messages<LookMessages>();
