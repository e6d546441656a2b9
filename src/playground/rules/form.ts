/** How Discord reports what is wrong with a form: every problem at its own field. */
import type { z } from 'zod';
import { DiscordError } from '../errors.ts';

/** Something wrong with a field of a request. */
export interface Problem {
  path: readonly PropertyKey[];
  code: string;
  message: string;
}

interface Nested {
  [field: string]: Nested | { code: string; message: string }[];
}

/** Discord's error 50035, with every problem at its own place in the form. */
export function invalidForm(problems: readonly Problem[]): DiscordError {
  const errors: Nested = {};
  for (const { path, code, message } of problems) {
    let at = errors;
    for (const step of path) {
      const next = at[String(step)];
      if (next !== undefined && !Array.isArray(next)) at = next;
      else {
        const fresh: Nested = {};
        at[String(step)] = fresh;
        at = fresh;
      }
    }
    const here = at._errors;
    at._errors = [...(Array.isArray(here) ? here : []), { code, message }];
  }
  return new DiscordError(400, 50035, 'Invalid Form Body', errors);
}

/** Throws error 50035 if there is any problem. */
export function refuseIfAny(problems: readonly Problem[]): void {
  if (problems.length > 0) throw invalidForm(problems);
}

/** The form as the schema reads it, without fields Discord does not know. `T` is Discord's type for what the schema describes. */
export function conform<T>(schema: z.ZodType, value: unknown): T {
  const read = schema.safeParse(value);
  if (!read.success) throw invalidForm(read.error.issues.map(asProblem));
  return read.data as T;
}

function asProblem(issue: z.core.$ZodIssue): Problem {
  const { path } = issue;
  switch (issue.code) {
    case 'custom':
      return { path, code: String(issue.params?.code ?? 'BASE_TYPE_BAD_VALUE'), message: issue.message };
    case 'too_big': {
      const most = String(issue.maximum);
      if (issue.origin === 'number' || issue.origin === 'int')
        return { path, code: 'NUMBER_TYPE_MAX', message: `int value should be less than or equal to ${most}.` };
      return { path, code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${most} or fewer in length.` };
    }
    case 'too_small': {
      const least = String(issue.minimum);
      if (issue.origin === 'number' || issue.origin === 'int')
        return { path, code: 'NUMBER_TYPE_MIN', message: `int value should be greater than or equal to ${least}.` };
      return { path, code: 'BASE_TYPE_MIN_LENGTH', message: `Must be ${least} or more in length.` };
    }
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? { path, code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }
        : { path, code: 'BASE_TYPE_BAD_TYPE', message: `Expected ${issue.expected}.` };
    case 'invalid_union':
      return { path, code: 'UNION_TYPE_CHOICES', message: issue.message };
    case 'invalid_value':
      return { path, code: 'BASE_TYPE_CHOICES', message: `Value must be one of {${issue.values.map(String).join(', ')}}.` };
    case 'invalid_format':
      return { path, code: 'BASE_TYPE_BAD_FORMAT', message: issue.message };
    default:
      return { path, code: 'BASE_TYPE_BAD_VALUE', message: issue.message };
  }
}
