import type { Phrases } from '../../../i18n/types.ts';
import type { LookMessages } from './look-messages.ts';

export const lookEn: Phrases<LookMessages> = {};
