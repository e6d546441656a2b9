import { testCorrections } from './carry-out.ts';

testCorrections('campaign');
