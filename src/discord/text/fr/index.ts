export { guideWords } from './guide.ts';
export { phrases } from './phrases.ts';
export { typed } from './typed.ts';
