import type { RestRequest } from '../parse/request.ts';

/** What of `Prefer` was honoured, in PostgREST's order; null when nothing was. */
export function preferenceApplied(
  { method, target, preferences }: RestRequest,
  given: { hasConflictTarget: boolean; allowsRollback: boolean },
): string | null {
  const isWrite = target.kind === 'relation' && !['GET', 'HEAD', 'OPTIONS'].includes(method);
  const limitsRows = method === 'PATCH' || method === 'DELETE' || target.kind === 'function';
  const takesResolution = isWrite && method === 'POST' && given.hasConflictTarget;
  const takesMissing = isWrite && (method === 'POST' || method === 'PATCH');
  const isStrict = preferences.handling === 'strict';
  const applied: [name: string, value: string | number | null][] = [
    ['resolution', takesResolution ? preferences.resolution : null],
    ['missing', takesMissing ? preferences.missing : null],
    ['return', isWrite ? preferences.return : null],
    ['count', preferences.count],
    ['tx', given.allowsRollback ? preferences.tx : null],
    ['handling', preferences.handling],
    ['timezone', preferences.timezone],
    ['max-affected', limitsRows && isStrict ? preferences.maxAffected : null],
  ];
  const honoured = applied.filter(([, value]) => value !== null).map(([name, value]) => `${name}=${value}`);
  return honoured.length === 0 ? null : honoured.join(', ');
}
