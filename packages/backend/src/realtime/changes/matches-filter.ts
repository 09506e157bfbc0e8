import { findsPattern } from './regular-expression.ts';
import type { FilterOperator } from './filter.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

/** A condition whose values are JSON as PostgreSQL writes the column's type. */
export type TypedCondition = {
  readonly column: string;
  readonly operator: FilterOperator;
  readonly isNegated: boolean;
  readonly values: readonly unknown[];
};

/** Whether all conditions hold for a row; as in SQL, a comparison with NULL holds neither way. */
export function matchesFilter(conditions: readonly TypedCondition[], row: JsonRecord): boolean {
  return conditions.every((condition) => {
    const held = holds(condition, row[condition.column] ?? null);
    return held !== null && held !== condition.isNegated;
  });
}

function holds({ operator, values }: TypedCondition, actual: unknown): boolean | null {
  const [wanted] = values;
  if (operator === 'is') {
    if (wanted === 'unknown' || wanted === 'null') return actual === null;
    return actual === (wanted === 'true');
  }
  if (operator === 'isdistinct') return !isSame(actual, wanted ?? null);
  if (actual === null || wanted === null) return null;
  switch (operator) {
    case 'eq':
      return isSame(actual, wanted);
    case 'neq':
      return !isSame(actual, wanted);
    case 'in':
      return values.some((value) => isSame(actual, value));
    case 'like':
      return matchesPattern(String(actual), String(wanted));
    case 'ilike':
      return matchesPattern(String(actual).toLowerCase(), String(wanted).toLowerCase());
    case 'match':
    case 'imatch':
      return findsPattern(String(actual), String(wanted), operator === 'imatch');
    case 'lt':
      return compare(actual, wanted) < 0;
    case 'lte':
      return compare(actual, wanted) <= 0;
    case 'gt':
      return compare(actual, wanted) > 0;
    case 'gte':
      return compare(actual, wanted) >= 0;
  }
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && a !== null && JSON.stringify(a) === JSON.stringify(b));
}

/** Numbers by value; texts, and times in their ISO form, by code points. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** LIKE with % and _ (and * for %, as in addresses), in time proportional to the product of both lengths at worst. */
function matchesPattern(text: string, pattern: string): boolean {
  let [at, place, star, mark] = [0, 0, -1, 0];
  while (at < text.length) {
    const wanted = pattern[place];
    if (wanted === '%' || wanted === '*') {
      star = place;
      mark = at;
      place += 1;
    } else if (wanted !== undefined && (wanted === '_' || wanted === text[at])) {
      at += 1;
      place += 1;
    } else if (star >= 0) {
      place = star + 1;
      mark += 1;
      at = mark;
    } else return false;
  }
  while (pattern[place] === '%' || pattern[place] === '*') place += 1;
  return place === pattern.length;
}
