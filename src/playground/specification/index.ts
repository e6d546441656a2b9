/** The check against Discord's own specification, as a kit for tests: what Discord would refuse in what a bot sends, in words. */
export { problemsOfCommands, problemsOfMessage, problemsOfRequest, type SeenRequest } from './limits.ts';
export type { SentFile, SentRequest } from './request.ts';
export { problemsByRules } from './rules.ts';
export { documentPath, missing, openValidator, type Validator } from './validator.ts';
