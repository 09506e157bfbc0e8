import type { Context } from 'hono';
import type { Database } from '#db/pool.ts';
import { queryInScope, type Scope, type ScopedRow } from '#db/scope.ts';
import type { AppEnv } from '#http/app-env.ts';
import { StorageError } from './storage-error.ts';

/** Runs one statement as a caller; `rollback` only asks whether it would be allowed. */
export type Runner = (
  text: string,
  params: readonly unknown[],
  options?: { readonly rollback?: boolean; readonly readOnly?: boolean },
) => Promise<ScopedRow[]>;

/** Statements as the caller: row-level security decides. */
export function asCaller(database: Database, c: Context<AppEnv>): Runner {
  const { role, claims, token, userId } = c.get('caller');
  const refused = c.get('tokenError');
  if (refused !== undefined && token !== null) {
    throw new StorageError('AccessDenied', refused instanceof Error ? refused.message : 'jwt malformed');
  }
  const scope: Scope = { role, claims, assured: userId !== null, method: c.req.method, path: c.req.path };
  return (text, params, options) => queryInScope(database, scope, { text, params }, options);
}

/** Statements for what was allowed before, when an address was signed: nothing is left to be asked. */
export function asOwner(database: Database): Runner {
  return async (text, params, options) =>
    options?.rollback === true
      ? []
      : [...(await database.owner.unsafe(text, params as never[], { prepare: true }))];
}

/** Id of the signed-in person, for the columns `owner` and `owner_id`. */
export function callerId(c: Context<AppEnv>): string | null {
  return c.get('caller').userId;
}
