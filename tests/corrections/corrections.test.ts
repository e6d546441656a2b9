/** The first correction of one game. `npm run proof` makes all of them, in every game. */
import { testCorrections } from './carry-out.ts';

testCorrections('campaign', 1);
