import { testCorrections } from './carry-out.ts';

testCorrections('candidate');
