import { testCorrections } from './carry-out.ts';

testCorrections('president');
