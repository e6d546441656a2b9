/** The first correction of one game; `npm run proof` carries all of them out, in every game. */
import { testCorrections } from './carry-out.ts';

testCorrections('campaign', 1);
