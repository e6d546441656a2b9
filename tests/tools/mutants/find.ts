/** The mutants of a source file: small changes that should make some test fail. */
import { parseSync } from 'vite';

export interface Mutant {
  /** Relative to the project's folder. */
  file: string;
  line: number;
  /** Replaces the characters from `start` to `end` with `to`. */
  start: number;
  end: number;
  from: string;
  to: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const operators: { readonly [operator: string]: string } = {
  ...{ '&&': '||', '||': '&&', '??': '&&' },
  ...{ '===': '!==', '!==': '===', '<': '<=', '<=': '<', '>': '>=', '>=': '>' },
  ...{ '+': '-', '-': '+' },
};
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
/** A name in front of a colon: `2` in `{ 2: lift }` computes nothing. */
const isName = (node: Node, part: string): boolean => part === 'key' && node.computed === false;
const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([name, part]) => (isName(node, name) ? [] : (Array.isArray(part) ? part : [part]).filter(isNode)));
/** Types and module names have no effect while the program runs. */
const isSilent = ({ type }: Node): boolean => /^(TS(?!AsExpression|NonNull|Satisfies)|Import|ExportAll)/.test(type);
const isText = (node: unknown): boolean =>
  isNode(node) && (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string'));

type Edit = [start: number, end: number, to: string];

/** The changes of one node, without those of its children. */
function changesOf(node: Node, text: string): Edit[] {
  const { type, start, end } = node;
  const whole = text.slice(start, end);
  const part = (name: string) => node[name] as Node;
  const negated = (one: Node): Edit => [one.start, one.end, `!(${text.slice(one.start, one.end)})`];
  switch (type) {
    case 'LogicalExpression':
    case 'BinaryExpression': {
      const to = operators[node.operator as string];
      if (to === undefined || isText(node.left) || isText(node.right)) return [];
      const at = text.indexOf(node.operator as string, part('left').end);
      return [[at, at + (node.operator as string).length, to]];
    }
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement':
      return [negated(part('test'))];
    case 'ReturnStatement':
      return node.argument ? [[start, end, 'return undefined as never;']] : [[start, end, ';']];
    case 'Literal':
      if (typeof node.value === 'boolean') return [[start, end, String(!node.value)]];
      return typeof node.value === 'number' ? [[start, end, `(${whole} + 1)`]] : [];
    case 'ArrayExpression':
      return (node.elements as unknown[]).length > 0 ? [[start, end, '([] as never[])']] : [];
    case 'ExpressionStatement':
      return node.directive === undefined && part('expression').type !== 'AssignmentExpression' ? [[start, end, ';']] : [];
    default:
      return [];
  }
}

/** Every mutant of a file, in text order. Throws if the text is not TypeScript. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const { program, errors } = parseSync(file, text, { lang: 'ts', sourceType: 'module' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const walk = (node: Node): Edit[] => (isSilent(node) ? [] : [...changesOf(node, text), ...childrenOf(node).flatMap(walk)]);
  return walk(program as unknown as Node)
    .toSorted(([a], [b]) => a - b)
    .map(([start, end, to]) => ({ file, line: text.slice(0, start).split('\n').length, start, end, from: text.slice(start, end), to }));
}

export const apply = (text: string, { start, end, to }: Mutant): string => text.slice(0, start) + to + text.slice(end);
