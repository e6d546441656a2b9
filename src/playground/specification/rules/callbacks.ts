/** Rules for the answer to an interaction. */
import { type Fields, fieldsOf, given, listOf, wordOf } from '../json.ts';
import type { SentFile } from '../request.ts';
import { FLAG, type Report } from './message.ts';
import { messageProblems } from './messages.ts';
import { modalProblems } from './modals.ts';

/** The answer to an interaction, by its type. */
export function callbackProblems(body: Fields, files: readonly SentFile[], report: Report): void {
  const data = fieldsOf(body.data);
  const inData: Report = (problem) => report(`data.${problem}`);
  switch (body.type) {
    case 4:
      if (data) messageProblems(data, 'reply', files, inData);
      else report('data: an answer with a message needs the message');
      break;
    case 5:
      deferred(data, report);
      break;
    case 6:
      if (data && Object.keys(data).length > 0) report('data: a deferred update carries nothing');
      break;
    case 7:
      if (data) messageProblems(data, 'update', files, inData);
      else report('data: an update needs what changes');
      break;
    case 8:
      if (listOf(data?.choices).length > 25) report('data.choices: at most 25');
      break;
    case 9:
      if (data) modalProblems(data, inData);
      break;
  }
  if (files.length > 0 && body.type !== 4 && body.type !== 7) report(`files: an answer of type ${wordOf(body.type)} carries none`);
}

function deferred(data: Fields | null, report: Report): void {
  if (!data) return;
  const other = Object.keys(data).find((field) => field !== 'flags' && given(data[field]));
  if (other) report(`data.${other}: a deferred answer carries flags only`);
  const wrong = typeof data.flags === 'number' ? data.flags & ~FLAG.ephemeral : 0;
  if (wrong !== 0) report(`data.flags: ${wrong} cannot be set on a deferred answer, only 64 (ephemeral)`);
}
