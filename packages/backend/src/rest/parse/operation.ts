import type { Cursor } from './cursor.ts';
import { unquote } from './field.ts';
import {
  type CompareOperator,
  type IsValue,
  isCompareOperator,
  compareOperators,
  isIsValue,
  isTextSearchOperator,
  isValues,
  textSearchFunctions,
  type TextSearchOperator,
} from './operators.ts';

/** What stands right of a field: `not.in.(a,b)`. Values are untyped text that PostgreSQL casts. */
export type Operation = { isNegated: boolean } & (
  | { kind: 'compare'; operator: CompareOperator; quantifier: 'any' | 'all' | null; value: string }
  | { kind: 'in'; values: string[] }
  | { kind: 'is'; value: IsValue }
  | { kind: 'search'; operator: TextSearchOperator; language: string | null; value: string }
);

/** The words of the operators with nothing of a word behind them. */
const knownOperator = new RegExp(
  `(?:in|is|${[...Object.keys(compareOperators), ...Object.keys(textSearchFunctions)].join('|')})(?![a-z])`,
  'y',
);
const isWord = /(?:null|not_null|true|false|unknown)(?=[,)]|$)/iy;
const quotedValue = /"(?:[^"\\]|\\[^])*"(?=[,)]|$)/uy;
const arrayValue = /\{[^{}]*\}/y;
const nestedValue = /[^,)]*/y;
const spaces = / */y;
const listElement = /[^,)]*/y;
const modifier = /[^)]*/y;

/**
 * Reads an operation up to the end, or, inside and()/or(), up to the next `,` or `)`.
 * Errors: PGRST100 at the place where the grammar is left.
 */
export function parseOperation(cursor: Cursor, isNested: boolean): Operation {
  const isNegated = cursor.accept('not.');
  const name = cursor.match(knownOperator) ?? '';
  const takeValue = (): string => (isNested ? parseNestedValue(cursor) : cursor.rest());
  const expectDelimiter = (): void => {
    if (!cursor.accept('.')) cursor.fail('operator (eq, gt, ...)');
  };

  if (name === 'in') {
    expectDelimiter();
    return { isNegated, kind: 'in', values: parseList(cursor, isNested) };
  }
  if (name === 'is') {
    expectDelimiter();
    const value = cursor.match(isWord)?.toLowerCase() ?? '';
    if (isIsValue(value)) return { isNegated, kind: 'is', value };
    cursor.skipCommonStart(Object.keys(isValues));
    return cursor.fail('isVal: (null, not_null, true, false, unknown)');
  }
  if (isTextSearchOperator(name)) {
    const language = parseModifier(cursor);
    expectDelimiter();
    return { isNegated, kind: 'search', operator: name, language, value: takeValue() };
  }
  if (!isCompareOperator(name))
    return cursor.fail(isNegated ? 'operator (eq, gt, ...)' : '"not" or operator (eq, gt, ...)');
  const quantifier = parseModifier(cursor);
  if (quantifier !== null && !(compareOperators[name].isQuantifiable && isQuantifier(quantifier))) {
    return cursor.fail('any or all on an operator that takes it');
  }
  expectDelimiter();
  return { isNegated, kind: 'compare', operator: name, quantifier, value: takeValue() };
}

const isQuantifier = (text: string): text is 'any' | 'all' => text === 'any' || text === 'all';

function parseModifier(cursor: Cursor): 'any' | 'all' | (string & {}) | null {
  if (!cursor.accept('(')) return null;
  const text = cursor.match(modifier) ?? '';
  cursor.expect(')');
  return text;
}

function parseNestedValue(cursor: Cursor): string {
  const quoted = cursor.match(quotedValue);
  if (quoted !== null) return unquote(quoted);
  return cursor.match(arrayValue) ?? cursor.match(nestedValue) ?? '';
}

function parseList(cursor: Cursor, isNested: boolean): string[] {
  cursor.expect('(');
  const values: string[] = [];
  cursor.match(spaces);
  if (cursor.accept(')')) return values;
  do {
    const quoted = cursor.match(quotedValue);
    values.push(quoted === null ? (cursor.match(listElement)?.trim() ?? '') : unquote(quoted));
  } while (cursor.accept(','));
  cursor.expect(')');
  if (!isNested) cursor.expectEnd();
  return values;
}
