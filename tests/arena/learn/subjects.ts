/** The games with a learned evaluation, and what is told their networks of a position. */
import { anyMove, worthThought } from '../../../src/computer/moves.ts';
import { campaign } from '../../../src/games/campaign/game.ts';
import { inputsOf as campaignInputs } from '../../../src/games/campaign/mind/inputs.ts';
import { practiced } from '../../../src/games/campaign/mind/practiced.ts';
import { mind as campaignMind } from '../../../src/games/campaign/mind.ts';
import type { Campaign } from '../../../src/games/campaign/state.ts';
import { sides } from '../../../src/games/campaign/vocabulary.ts';
import { candidate } from '../../../src/games/candidate/game.ts';
import { forecastOf } from '../../../src/games/candidate/mind/chances.ts';
import { inputsOf as candidateInputs } from '../../../src/games/candidate/mind/inputs.ts';
import { moves } from '../../../src/games/candidate/mind/moves.ts';
import { byThumb } from '../../../src/games/candidate/mind/practiced.ts';
import { standingsOf } from '../../../src/games/candidate/mind/standing.ts';
import { running } from '../../../src/games/candidate/rules/table.ts';
import { view } from '../../../src/games/candidate/rules/view.ts';
import type { Candidate } from '../../../src/games/candidate/state.ts';
import { fits, freeOf } from '../../../src/kernel/question.ts';
import type { Core } from '../../../src/kernel/types.ts';
import type { Subject } from './positions.ts';

const ofCampaign: Subject<Campaign> = {
  game: campaign as unknown as Subject<Campaign>['game'],
  phases: ['playing'],
  phaseOf: ({ phase }) => (phase === 'playing' ? phase : null),
  seldom: () => 3,
  running: () => [...sides],
  inputsOf: campaignInputs,
  told: (state) => campaignMind.evaluate(state),
  usual: (state, { question }, random) => {
    const picked = practiced(campaign.rules.view(state, question.by), question, random);
    return picked && fits(question, picked) ? picked : anyMove(question, random);
  },
  stray: (state, asked, random) => random.pick('move', worthThought(campaignMind, state, asked)),
  // One game in four with drafted decks; `n` in groups of four goes by who strays how often.
  optionsOf: (n) => ({ deck: Math.floor(n / 4) % 4 === 0 ? 'draft' : 'starter' }),
  first: 300_000_000,
};

const ofCandidate: Subject<Candidate> = {
  game: candidate as unknown as Subject<Candidate>['game'],
  phases: ['primaries', 'convention'],
  phaseOf: ({ phase }) => (phase === 'convention' ? phase : 'primaries'),
  seldom: ({ phase }) => (phase === 'convention' ? 1 : 4),
  running,
  inputsOf: candidateInputs,
  told: (state) => forecastOf(state, standingsOf(state)).chances,
  usual: (state, { question }, random) =>
    byThumb(view(state, question.by), question.ask.key, freeOf(question), question.min ?? 1) ?? anyMove(question, random),
  stray: (state, asked, random) => random.pick('move', moves(state, asked) ?? [anyMove(asked.question, random)]),
  first: 200_000_000,
};

export const subjects: { readonly [command: string]: Subject<Core> } = {
  campaign: ofCampaign as unknown as Subject<Core>,
  candidate: ofCandidate as unknown as Subject<Core>,
};
