import type { Say } from '../../i18n/types.ts';
import type { Scene } from '../../scene/types.ts';
import type { CandidateView } from './view.ts';

export function hand(_view: CandidateView, _say: Say): Scene | null {
  return null;
}
