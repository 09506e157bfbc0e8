import { randomBytes } from 'node:crypto';
import type { Statement } from '../sql/statement.ts';
import type { PreparedRead } from './prepared.ts';
import { encodeInLocation } from './locate.ts';

/** A query string whose plain values are marks, and the values in their order. */
export type ReadShape = { readonly search: string; readonly values: readonly string[] };

const maxValues = 16;
const maxValueCharacters = 256;
/** No client can send it. */
const mark = randomBytes(12).toString('hex');
const marks = Array.from({ length: maxValues }, (_, index) => `${mark}m${index}e`);
const indexOfMark: ReadonlyMap<string, number> = new Map(marks.map((text, index) => [text, index]));
const anyMark = new RegExp(`${mark}m(\\d+)e`, 'g');

/** A filter that compares with one value; what is compared is bound as it stands, so its plan is that of any other value. */
const comparison = /(?<=[?&])([a-z_]\w*(?:\.[a-z_]\w*)*)=((?:not\.)?(?:eq|neq|gte?|lte?)\.)([!"$%'-~]+)/gi;
const otherMeaning = /(?:^|\.)(?:select|columns|on_conflict|order|limit|offset|and|or|apikey)$/;

/**
 * The query string of a read without what its filters compare with: pages ask the same of one row after another, and such requests
 * are read and planned once. A query string of which nothing can be left out is its own shape.
 */
export function readShape(search: string, maxCharacters: number): ReadShape {
  const whole = { search, values: [] };
  if (search.length > maxCharacters) return whole;
  const values: string[] = [];
  const shaped = search.replace(comparison, (pair: string, name: string, operator: string, given: string) => {
    const value = values.length < maxValues && !otherMeaning.test(name) ? decodeValue(given) : null;
    if (value === null) return pair;
    values.push(value);
    return `${name}=${operator}${marks[values.length - 1] ?? ''}`;
  });
  return values.length === 0 || shaped.length > maxCharacters ? whole : { search: shaped, values };
}

/** As a form is decoded; null for what that does not read as one text. */
function decodeValue(given: string): string | null {
  if (given.length > maxValueCharacters) return null;
  try {
    const value = decodeURIComponent(given.replaceAll('+', ' '));
    return value.includes('\0') ? null : value;
  } catch {
    return null;
  }
}

/** A read that was prepared for the shape, for these values. */
export function fillRead(read: PreparedRead, values: readonly string[]): PreparedRead {
  if (values.length === 0) return read;
  return {
    ...read,
    statement: fillStatement(read.statement, values),
    explain: read.explain === null ? null : fillStatement(read.explain, values),
    contentLocation: read.contentLocation.replace(anyMark, (_, index: string) =>
      encodeInLocation(values[Number(index)] ?? ''),
    ),
  };
}

function fillStatement({ text, params }: Statement, values: readonly string[]): Statement {
  return {
    text,
    params: params.map((param) => {
      const index = param === null ? undefined : indexOfMark.get(param);
      return index === undefined ? param : (values[index] ?? null);
    }),
  };
}
