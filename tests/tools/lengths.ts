/** The length of functions and files, and which may be longer than others. */
import { parseAst } from 'vitest/node';

export const limits = { function: 60, file: 250 } as const;

/** Texts and printed values, which may be as long as they need. */
const said = /^games\/[^/]+\/(words|data)\/|\/text\/(messages|\w+\/phrases)\.ts$|\/words\.ts$/;

export interface Long {
  /** `table/posts/outbox.ts`, or `table/posts/outbox.ts openOutbox`. */
  what: string;
  lines: number;
}

interface Node {
  type: string;
  start: number;
  end: number;
  id?: Node | null;
  key?: Node;
  name?: string;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const children = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const isFunction = ({ type }: Node): boolean => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);

/** Functions of more than sixty lines, from their parameters to their last brace, and the file itself if it exceeds its limit. */
export function longOnes(file: string, text: string): Long[] {
  const lineOf = (at: number) => text.slice(0, at).split('\n').length;
  const within = (node: Node, called: string): Long[] => {
    const name = node.id?.name ?? node.key?.name ?? called;
    const lines = isFunction(node) ? lineOf(node.end) - lineOf(node.start) + 1 : 0;
    // The nearest declaration gives the name, so an inline function goes by the declaration around it.
    const inside = children(node).flatMap((child) => within(child, name));
    return lines > limits.function ? [{ what: `${file} ${name}`, lines }, ...inside] : inside;
  };
  const lines = text.trimEnd().split('\n').length;
  const whole = lines > limits.file && !said.test(file) ? [{ what: file, lines }] : [];
  return [...whole, ...within(parseAst(text, { lang: 'ts' }) as unknown as Node, 'the module')];
}

/** The exceptions, and why. It holds nothing short: a function that was split up leaves the list. */
export const allowed: { readonly [reason: string]: readonly string[] } = {
  'a flat list of reads': [
    'store/access/choices.ts choiceReads',
    'store/access/finding.ts findingReads',
    'store/access/game.ts gameReads',
    'store/access/outbox.ts outboxReads',
  ],
  'a flat list of changes': ['store/access/game.ts gameChanges', 'store/access/outbox.ts outboxChanges'],
  'a flat list of routes': [
    'playground/rest/basics.ts basicRoutes',
    'playground/rest/channels.ts channelRoutes',
    'playground/rest/messages.ts messageRoutes',
    'playground/rest/reactions.ts reactionRoutes',
    'playground/rest/threads.ts threadRoutes',
  ],
};
