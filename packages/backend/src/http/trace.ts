import { randomUUID } from 'node:crypto';

const shape = /^(?<version>[\da-f]{2})-(?<trace>[\da-f]{32})-(?<parent>[\da-f]{16})-[\da-f]{2}(?<more>-.*)?$/;

/**
 * The trace that a `traceparent` header names (W3C Trace Context), 32 hexadecimal digits, and the span in it, 16; null for a header
 * that is none. Only the current version is bound to its four parts; a later one may have more.
 */
export function readTraceparent(header: string | undefined): { trace: string; span: string } | null {
  if (header === undefined || header.length > 200) return null;
  const found = shape.exec(header)?.groups;
  if (found === undefined) return null;
  const { version = '', trace = '', parent = '', more } = found;
  if (version === 'ff' || (version === '00' && more !== undefined)) return null;
  return /^0+$/.test(trace) || /^0+$/.test(parent) ? null : { trace, span: parent };
}

/** A new trace, for a request that brings none. */
export function makeTrace(): string {
  const id = randomUUID();
  return id.slice(0, 8) + id.slice(9, 13) + id.slice(14, 18) + id.slice(19, 23) + id.slice(24);
}
