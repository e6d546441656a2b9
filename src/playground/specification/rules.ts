/** Rules that no schema contains, by the routes they are about. */
import { type Fields, fieldsOf } from './json.ts';
import { type SentFile, type SentRequest, segmentsOf } from './request.ts';
import { callbackProblems } from './rules/callbacks.ts';
import { commandProblems, commandSetProblems } from './rules/commands.ts';
import { sizesOfFiles } from './rules/files.ts';
import type { Report } from './rules/message.ts';
import { messageProblems } from './rules/messages.ts';

type Apply = (body: Fields, files: readonly SentFile[], report: Report) => void;

const post: Apply = (body, files, report) => messageProblems(body, 'post', files, report);
const reply: Apply = (body, files, report) => messageProblems(body, 'reply', files, report);
const edit: Apply = (body, files, report) => messageProblems(body, 'edit', files, report);
const thread: Apply = (body, files, report) => {
  const first = fieldsOf(body.message);
  if (first) messageProblems(first, 'post', files, (problem) => report(`message.${problem}`));
};

/** The routes that our own rules cover; `*` matches any segment. */
const ROUTES: readonly (readonly [method: string, path: string, apply: Apply])[] = [
  ['POST', 'channels/*/messages', post],
  ['PATCH', 'channels/*/messages/*', edit],
  ['POST', 'channels/*/threads', thread],
  ['POST', 'interactions/*/*/callback', callbackProblems],
  ['POST', 'webhooks/*/*', reply],
  ['PATCH', 'webhooks/*/*/messages/*', edit],
  ['POST', 'applications/*/commands', (body, _, report) => commandProblems(body, report)],
  ['PATCH', 'applications/*/commands/*', (body, _, report) => commandProblems(body, report, true)],
  ['POST', 'applications/*/guilds/*/commands', (body, _, report) => commandProblems(body, report)],
  ['PATCH', 'applications/*/guilds/*/commands/*', (body, _, report) => commandProblems(body, report, true)],
];

const PATTERNS = ROUTES.map(([method, path, apply]) => ({ method, parts: path.split('/'), apply }));

/** What Discord refuses although the API document doesn't say so. */
export function problemsByRules({ method, path, body, files = [] }: SentRequest): string[] {
  const problems: string[] = [];
  const report: Report = (problem) => problems.push(problem);
  sizesOfFiles(files, body, report);
  const segments = segmentsOf(path) ?? [];
  if (method.toUpperCase() === 'PUT' && segments[0] === 'applications' && segments.at(-1) === 'commands') commandSetProblems(body, report);
  const fields = fieldsOf(body) ?? (files.length > 0 ? {} : null);
  const route = fields && PATTERNS.find((pattern) => pattern.method === method.toUpperCase() && fits(pattern.parts, segments));
  if (route && fields) route.apply(fields, files, report);
  return problems;
}

function fits(parts: readonly string[], segments: readonly string[]): boolean {
  return parts.length === segments.length && parts.every((part, i) => part === '*' || part === segments[i]);
}
