export { phrases } from './phrases.ts';
export { typed } from './typed.ts';
