import * as fc from 'fast-check';
import { arbitraryCall } from './arbitrary-call.ts';
import { arbitraryRead } from './arbitrary-read.ts';
import type { MadeRequest } from './arbitrary-request.ts';
import { arbitraryWrite } from './arbitrary-write.ts';

const fragment = fc.constantFrom(
  ',',
  '.',
  '(',
  ')',
  '"',
  '\\',
  "'",
  ';',
  '--',
  '/*',
  '::',
  '->',
  '->>',
  '!',
  '*',
  '=',
  '&',
  '%00',
  '%',
  '%ff',
  '{',
  '}',
  '[',
  ']',
  ':',
  '...',
  ' ',
  '\u202e',
  '😀',
  'not.',
  'or=(',
  'and(',
  'select=',
  'order=',
  'columns=',
  'on_conflict=',
  'limit=',
  'pg_catalog.',
  'secret',
  'count()',
  '__proto__',
  'constructor',
);
const header = fc.tuple(
  fc.constantFrom(
    'Prefer',
    'Prefer',
    'Prefer',
    'Range',
    'Accept',
    'Content-Type',
    'Accept-Profile',
    'Content-Profile',
  ),
  fc.constantFrom(
    'count=exact',
    'count=planned',
    'return=representation',
    'missing=default',
    'handling=strict,x=y',
    'resolution=merge-duplicates',
    'timezone=Asia/Jakarta',
    '0-',
    '9-1',
    'x',
    '*/*',
    'text/csv',
    'application/vnd.pgrst.object+json',
    'application/json',
    'text/plain',
    'lab',
    'auth',
  ),
);

/** A request with pieces put in, cut out or swapped, so that most are broken somewhere. */
export const arbitraryBrokenRequest: fc.Arbitrary<MadeRequest> = fc
  .tuple(
    fc.oneof(arbitraryRead, arbitraryWrite, arbitraryCall),
    fc.array(fc.tuple(fc.noBias(fc.nat(999)), fc.oneof(fragment, fc.string({ maxLength: 3 })), fc.nat(3)), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(header, { maxLength: 2 }) },
    ),
    fc.constantFrom(
      'GET' as const,
      'POST' as const,
      'PATCH' as const,
      'DELETE' as const,
      'PUT' as const,
      'OPTIONS' as const,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ),
    fc.option(fc.json({ maxDepth: 4 }), { freq: 2 }),
  )
  .map(([made, edits, headers, chosen, body]) => {
    const method = chosen ?? made.method;
    return {
      ...made,
      method,
      target: edits.reduce((target, [where, text, cut]) => {
        const start = where % 20 === 0 ? 1 : target.indexOf('?') + 1;
        const at = start + Math.floor((where / 1000) * (target.length - start));
        return (
          target.slice(0, at) + encodeURI(text.toWellFormed()).replaceAll('%25', '%') + target.slice(at + cut)
        );
      }, made.target),
      headers: { ...made.headers, ...Object.fromEntries(headers) },
      body: ['GET', 'HEAD', 'OPTIONS'].includes(method) ? null : (body ?? made.body),
    };
  });
