import { compilePattern } from './regular-expression.ts';
import { Refusal } from '../refusal.ts';

export const filterOperators = [
  'eq',
  'neq',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'like',
  'ilike',
  'match',
  'imatch',
  'is',
  'isdistinct',
] as const;
export type FilterOperator = (typeof filterOperators)[number];

/** One condition of a filter as the client wrote it, its values not yet typed. */
export type FilterCondition = {
  readonly column: string;
  readonly operator: FilterOperator;
  readonly isNegated: boolean;
  readonly values: readonly string[];
};

const maxListValues = 100;
const maxPatternLength = 256;
const isOperator = (text: string): text is FilterOperator =>
  (filterOperators as readonly string[]).includes(text);

/**
 * Reads a filter: `column=operator.value`, several joined by commas, all of which must hold. Values with commas or
 * parentheses stand in double quotes.
 * @throws Refusal `InvalidFilter` naming what cannot be read
 */
export function parseFilter(text: string): FilterCondition[] {
  return splitOutside(text).map(parseCondition);
}

function parseCondition(text: string): FilterCondition {
  const match = /^\s*"?([^="]+?)"?=(not\.)?([a-z]+)\.(.*)$/s.exec(text);
  if (match === null) throw new Refusal('InvalidFilter', `cannot read the filter ${text}`);
  const [, column = '', not, operator = '', rest = ''] = match;
  if (!isOperator(operator)) {
    throw new Refusal('InvalidFilter', `the operator ${operator} is not supported in filters of row changes`);
  }
  const values = operator === 'in' ? parseList(rest) : [unquote(rest)];
  if (values.length > maxListValues) {
    throw new Refusal('InvalidFilter', `in takes ${maxListValues} values at most`);
  }
  if (operator === 'match' || operator === 'imatch') assertPattern(values[0] ?? '');
  if (operator === 'is' && !['null', 'true', 'false', 'unknown'].includes(values[0] ?? '')) {
    throw new Refusal('InvalidFilter', 'is takes null, true, false or unknown');
  }
  return { column, operator, isNegated: not !== undefined, values };
}

/** Refuses at once what cannot be a pattern, since a row that comes later could no longer say so. */
function assertPattern(pattern: string): void {
  if (pattern.length > maxPatternLength) {
    throw new Refusal('InvalidFilter', `a pattern has ${maxPatternLength} characters at most`);
  }
  try {
    compilePattern(pattern, false);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be read';
    throw new Refusal('InvalidFilter', `the pattern cannot be used: ${reason}`);
  }
}

function parseList(text: string): string[] {
  const inner = /^\((.*)\)$/s.exec(text.trim())?.[1];
  if (inner === undefined) throw new Refusal('InvalidFilter', `in takes a list in parentheses, not ${text}`);
  return splitOutside(inner).map((item) => unquote(item.trim()));
}

/** Splits at commas that stand neither in quotes nor in parentheses. */
function splitOutside(text: string): string[] {
  const parts: string[] = [];
  let [depth, isQuoted, start] = [0, false, 0];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isQuoted && character === '\\') at += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === '(') depth += 1;
    else if (!isQuoted && character === ')') depth -= 1;
    else if (!isQuoted && depth === 0 && character === ',') {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}

function unquote(text: string): string {
  const inner = /^"(.*)"$/s.exec(text)?.[1];
  return inner === undefined ? text : inner.replaceAll(/\\(.)/gs, '$1');
}
