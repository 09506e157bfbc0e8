import type { Database, Sql } from '#db/pool.ts';

/** The database roles that a request may take. */
export type RequestRole = 'anon' | 'authenticated' | 'service_role';

/** Who asks, as row-level security sees it. `claims` end in `request.jwt.claims`, where `auth.uid()` reads them. */
export type Scope = {
  readonly role: RequestRole;
  readonly claims: Readonly<Record<string, unknown>> | null;
  /**
   * The caller's session was looked after (http/caller.ts) and owes no second factor, so that `auth.uid()` need not ask
   * again. Left out, the database looks itself.
   */
  readonly assured?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  readonly path?: string;
};

export type Statement = { readonly text: string; readonly params: readonly unknown[] };
export type ScopeOptions = {
  readonly readOnly?: boolean;
  readonly rollback?: boolean;
  /** Whether the connection keeps the statement's plan for next time; true unless its text is made for one request. */
  readonly prepare?: boolean;
};
export type ScopedRow = Record<string, unknown>;
export type ScopedText = string | Uint8Array<ArrayBuffer> | null;
type Reserved = Awaited<ReturnType<Sql['reserve']>>;

const statementTimeout: Record<RequestRole, string> = {
  anon: '3s',
  authenticated: '8s',
  service_role: '30s',
};

/** Settings are transaction-local (`true`), so a pooled connection never carries one request's claims into another. */
const scopeText = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('request.headers', $3, true), set_config('request.method', $4, true),
  set_config('request.path', $5, true), set_config('statement_timeout', $6, true),
  set_config('request.assured', $7, true)`;

const wireScopeText = `${scopeText}, set_config('transaction_read_only', $8, true),
  set_config('plan_cache_mode', $9, true)`;

/** PostgreSQL's type `unknown`: a value is read as a literal of whatever type stands on the other side. */
export const unknownType = 705;

/** The claims of a remembered token are one frozen object, so their text is made once. */
const claimsTexts = new WeakMap<object, { readonly role: RequestRole; readonly text: string }>();

function claimsText({ claims, role }: Scope): string {
  if (claims === null) return `{"role":"${role}"}`;
  const known = claimsTexts.get(claims);
  if (known?.role === role) return known.text;
  const text = JSON.stringify({ ...claims, role });
  if (Object.isFrozen(claims)) claimsTexts.set(claims, { role, text });
  return text;
}

function scopeParams(scope: Scope): string[] {
  return [
    scope.role,
    claimsText(scope),
    JSON.stringify(scope.headers ?? {}),
    scope.method ?? '',
    scope.path ?? '',
    statementTimeout[scope.role],
    scope.assured === true ? 'on' : '',
  ];
}

/**
 * Runs one statement as the caller in one pipelined round trip: begin, scope, statement, commit leave together.
 * @param statement text with $n placeholders and its values
 * @returns the rows of the statement
 * @throws the PostgreSQL error of the statement; the transaction is then rolled back by its own commit
 */
export async function queryInScope(
  database: Database,
  scope: Scope,
  statement: Statement,
  options: ScopeOptions = {},
): Promise<ScopedRow[]> {
  const connection = await database.requests.reserve();
  try {
    const [, , result, end] = await Promise.allSettled([
      connection.unsafe(options.readOnly ? 'begin read only' : 'begin'),
      connection.unsafe(scopeText, scopeParams(scope), { prepare: true }),
      connection.unsafe(statement.text, statement.params as never[], { prepare: options.prepare ?? true }),
      connection.unsafe(options.rollback ? 'rollback' : 'commit'),
    ]);
    if (result.status === 'rejected') throw result.reason;
    if (end.status === 'rejected') throw end.reason;
    return [...result.value] as ScopedRow[];
  } finally {
    connection.release();
  }
}

/**
 * Like {@link queryInScope} for a statement whose columns are all text, each with a name of its own: where the pool allows it, scope and statement
 * leave in one write behind one Sync, which PostgreSQL takes as one transaction; begin and commit fall away.
 * @returns rows as lists of text, in the order of the statement's columns
 */
export async function queryTextInScope(
  database: Database,
  scope: Scope,
  statement: {
    readonly text: string;
    readonly params: readonly (string | null)[];
    /** A column that only passes through: given as bytes where the pool can. */
    readonly bytesAt?: number;
  },
  options: Pick<ScopeOptions, 'readOnly' | 'prepare'> & {
    /** Whether one plan serves all values; not for functions, whose own statements it would bind too. */
    readonly generic?: boolean;
  },
): Promise<ScopedText[][]> {
  if (database.wire === null) {
    const params = statement.params.map((value) =>
      value === null ? null : database.requests.typed(value, unknownType),
    );
    const rows = await queryInScope(database, scope, { text: statement.text, params }, options);
    return rows.map((row) => Object.values(row) as (string | null)[]);
  }
  const readOnly = options.readOnly === true ? 'on' : 'off';
  const planning = options.generic === true ? 'force_generic_plan' : 'auto';
  return database.wire.run([
    { text: wireScopeText, params: [...scopeParams(scope), readOnly, planning], key: 'scope' },
    // A plan that depends on row-level security is made for one role, so roles do not share it.
    { ...statement, key: options.prepare === false ? null : statement.text, group: scope.role },
  ]);
}

/**
 * Tries as the caller what policies would allow, on rows that the owner has planted for it; nothing of it stays.
 * @param rehearsal what the owner plants, further settings of the transaction, and the statement that the caller runs
 * @returns the rows of the statement
 */
export async function rehearseInScope(
  database: Database,
  scope: Scope,
  rehearsal: {
    readonly planting: Statement;
    readonly settings: Readonly<Record<string, string>>;
    readonly statement: Statement;
  },
): Promise<ScopedRow[]> {
  const connection = await database.owner.reserve();
  try {
    const { planting, settings, statement } = rehearsal;
    const steps = await Promise.allSettled([
      connection.unsafe('begin'),
      connection.unsafe(planting.text, planting.params as never[], { prepare: true }),
      ...Object.entries(settings).map(([name, value]) =>
        connection.unsafe('select set_config($1, $2, true)', [name, value], { prepare: true }),
      ),
      connection.unsafe(scopeText, scopeParams(scope), { prepare: true }),
      connection.unsafe(statement.text, statement.params as never[], { prepare: true }),
      connection.unsafe('rollback'),
    ]);
    const failed = steps.find((step) => step.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    const result = steps.at(-2) as PromiseFulfilledResult<Iterable<ScopedRow>>;
    return [...result.value];
  } finally {
    connection.release();
  }
}

/**
 * Runs several statements as the caller in one transaction.
 * @param work gets a connection on which role and claims are set; what it throws rolls back
 */
export async function withScope<T>(
  database: Database,
  scope: Scope,
  work: (connection: Reserved) => Promise<T>,
  options: ScopeOptions = {},
): Promise<T> {
  const connection = await database.requests.reserve();
  try {
    await Promise.all([
      connection.unsafe(options.readOnly ? 'begin read only' : 'begin'),
      connection.unsafe(scopeText, scopeParams(scope), { prepare: true }),
    ]);
    const value = await work(connection);
    await connection.unsafe(options.rollback ? 'rollback' : 'commit');
    return value;
  } catch (error) {
    await connection.unsafe('rollback').catch(() => {});
    throw error;
  } finally {
    connection.release();
  }
}
