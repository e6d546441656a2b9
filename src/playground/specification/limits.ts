/** What Discord would refuse, which tests ask of a message, of commands, of a request. */
import { fieldsOf } from './json.ts';
import { sizesOfFiles } from './rules/files.ts';
import { messageProblems } from './rules/messages.ts';
import { problemsByRules } from './rules.ts';
import { openValidator, type SentFile } from './validator.ts';

/**
 * What Discord would refuse in a new message, however it's sent. Takes the API's own field names, and serializes builders. Without the API document,
 * our own rules still apply, which know every length this bot can reach.
 */
export function problemsOfMessage(body: unknown, files: readonly SentFile[] = []): string[] {
  const message: unknown = written(body);
  const problems = openValidator()?.against('MessageCreateRequest', message) ?? [];
  const report = (problem: string) => void problems.push(problem);
  sizesOfFiles(files, message, report);
  messageProblems(fieldsOf(message) ?? {}, 'any', files, report);
  return problems;
}

/** What Discord would refuse in the registration of all commands. */
export function problemsOfCommands(body: unknown): string[] {
  const request = { method: 'PUT', path: '/applications/1000000000000000000/commands', body: written(body) };
  return openValidator()?.check(request) ?? problemsByRules(request);
}

/** A request as the local Discord reports it. */
export interface SeenRequest {
  method: string;
  path: string;
  query: string;
  body: unknown;
  files: readonly { name: string; bytes: { length: number } }[];
}

/** What Discord would refuse in a request that a bot has sent, each problem naming the request. */
export function problemsOfRequest({ method, path, query, body, files }: SeenRequest): string[] {
  const request = { method, path: `${path}${query}`, body, files: files.map(({ name, bytes }) => ({ name, size: bytes.length })) };
  return (openValidator()?.check(request) ?? problemsByRules(request)).map((problem) => `${method} ${path}: ${problem}`);
}

/** The value as it goes over the wire. */
function written(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
