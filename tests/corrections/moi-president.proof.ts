import { testCorrections } from './carry-out.ts';

testCorrections('moi-president');
