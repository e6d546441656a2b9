/** Breaking News that a Media Support lets its owner aim. */
import { type Setting, scenario } from './scenario.ts';

/** Obama wins Nevada with a card of his and brings Ohio in. Then `by`, who has the Media Support, is asked where this news goes. */
export const aimedNews = (news: string, by: 'obama' | 'mccain', states: NonNullable<Setting['states']>) =>
  scenario({
    hands: { obama: ['O10'] },
    states: { NV: { economy: 'RBB', square: 4 }, ...states },
    media: { card: by === 'obama' ? 'O31' : 'M31', by },
    news: [news],
  })
    .asks('obama', 'ask.turn')
    .answer('O10')
    .asks('obama', 'ask.state')
    .answer('NV')
    .asks('obama', 'ask.new-state')
    .answer('OH');
