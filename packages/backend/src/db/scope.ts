import { currentTrace } from '#db/current-trace.ts';
import type { Database } from '#db/pool.ts';
import type { WireStatement } from '#db/wire/connection.ts';
import { inStatementSpan } from '#tracing/trace-statements.ts';

/** The roles of a Supabase project, which every request takes one of unless it brings a trusted token of another role. */
export const projectRoles = ['anon', 'authenticated', 'service_role'] as const;

/** A database role that a request may take. */
export type RequestRole = (typeof projectRoles)[number] | (string & {});

/** Who asks, as row-level security sees it. `claims` end in `request.jwt.claims`, where `auth.uid()` reads them. */
export type Scope = {
  readonly role: RequestRole;
  readonly claims: Readonly<Record<string, unknown>> | null;
  /**
   * The caller's session was looked after (http/caller.ts) and owes no second factor, so that `auth.uid()` need not ask
   * again. Left out, the database looks itself.
   */
  readonly assured?: boolean;
  /** Schemas in which unqualified names are looked up, as `search_path` takes them; left out, those of the connection. */
  readonly searchPath?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  readonly path?: string;
  /** What runs as the caller in the same transaction before anything else: further settings, a function that checks. */
  readonly before?: readonly TextStatement[];
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
/** How long a statement may take; further roles have the time of signed-in users. */
const statementTimeout: ReadonlyMap<RequestRole, string> = new Map([
  ['anon', '3s'],
  ['service_role', '30s'],
]);
const usualTimeout = '8s';

/**
 * Settings are transaction-local (`true`), so a pooled connection never carries one request's claims into another. What
 * `set_config` answers, the claims among it, is not sent back: the statement gives no row. The trace goes by `application_name`: in a comment it
 * would make each statement a new one, with a plan of its own.
 */
const settingsText = `set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('request.jwt.claim.sub', $3, true), set_config('request.headers', $4, true),
  set_config('request.method', $5, true), set_config('request.path', $6, true),
  set_config('statement_timeout', $7, true), set_config('request.assured', $8, true),
  set_config('search_path', coalesce(nullif($9, ''), current_setting('search_path')), true),
  set_config('lock_timeout', '3s', true),
  set_config('application_name', coalesce(nullif($10, ''), current_setting('application_name')), true)`;
const scopeText = `select where num_nulls(${settingsText}) > 0`;
const wireScopeText = `select where num_nulls(${settingsText}, set_config('transaction_read_only', $11, true),
  set_config('plan_cache_mode', $12, true)) > 0`;

type ClaimTexts = { readonly role: RequestRole; readonly all: string; readonly sub: string };

/** The claims of a remembered token are one frozen object, so their texts are made once. */
const known = new WeakMap<object, ClaimTexts>();
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The claims as JSON, and apart from them who it is: `auth.uid()` looks there first, and need not read the JSON each time
 * that a policy asks.
 */
function claimTexts({ claims, role }: Scope): ClaimTexts {
  if (claims === null) return { role, all: `{"role":"${role}"}`, sub: '' };
  const remembered = known.get(claims);
  if (remembered?.role === role) return remembered;
  const { sub } = claims;
  const texts = {
    role,
    all: JSON.stringify({ ...claims, role }),
    sub: typeof sub === 'string' && uuid.test(sub) ? sub : '',
  };
  if (Object.isFrozen(claims)) known.set(claims, texts);
  return texts;
}

function scopeParams(scope: Scope): string[] {
  const { all, sub } = claimTexts(scope);
  const trace = currentTrace.getStore();
  return [
    scope.role,
    all,
    sub,
    JSON.stringify(scope.headers ?? {}),
    scope.method ?? '',
    scope.path ?? '',
    statementTimeout.get(scope.role) ?? usualTimeout,
    scope.assured === true ? 'on' : '',
    scope.searchPath ?? '',
    trace === undefined ? '' : `trace ${trace}`,
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
  const [rows = []] = await runPipelined(database, scope, [statement], options);
  return rows;
}

/** The statements of one transaction and their rows; all of it leaves together, so an error meets what follows as well. */
async function runPipelined(
  database: Database,
  scope: Scope,
  statements: readonly (Statement & { readonly prepare?: boolean })[],
  options: ScopeOptions,
): Promise<ScopedRow[][]> {
  const connection = await database.requests.reserve();
  try {
    const [, , ...results] = await Promise.allSettled([
      connection.unsafe(options.readOnly ? 'begin read only' : 'begin'),
      connection.unsafe(scopeText, scopeParams(scope), { prepare: true }),
      ...statements.map(({ text, params, prepare = options.prepare ?? true }) =>
        connection.unsafe(text, params as never[], { prepare }),
      ),
      connection.unsafe(options.rollback ? 'rollback' : 'commit'),
    ]);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    return results
      .slice(0, statements.length)
      .map((result) => [...(result as PromiseFulfilledResult<Iterable<ScopedRow>>).value]);
  } finally {
    connection.release();
  }
}

/** A statement whose columns are all text, each with a name of its own. */
export type TextStatement = {
  readonly text: string;
  readonly params: readonly (string | null)[];
  /** A column that only passes through: given as bytes. */
  readonly bytesAt?: number;
  /** Whether the connection keeps its plan for next time; true unless its text is made for one request. */
  readonly prepare?: boolean;
};

export type TextOptions = {
  readonly readOnly?: boolean;
  /** Whether one plan serves all values, or each run gets its own. Not for functions, whose own statements it would bind too. */
  readonly plan?: 'for-all' | 'own' | undefined;
  /** How times are read and written, where the caller wishes it. */
  readonly timezone?: string | null;
  /** Undoes all of it at the end, when even constraints that wait for the commit have been asked. */
  readonly rollback?: boolean;
  /** Called when a connection is free and the statements are about to leave. */
  readonly onSend?: (() => void) | undefined;
};

const planModes = { auto: 'auto', 'for-all': 'force_generic_plan', own: 'force_custom_plan' };
const setTimezone = `select set_config('timezone', $1, true)`;
const endConstraints = 'set constraints all immediate';

/**
 * Runs statements as the caller in one transaction and one round trip: scope and statements leave in one write behind
 * one Sync, which PostgreSQL takes as one transaction; begin and commit fall away.
 * @returns for each statement its rows as lists of text, in the order of its columns
 */
export async function queryTextInScope(
  database: Database,
  scope: Scope,
  statements: readonly TextStatement[],
  options: TextOptions,
): Promise<ScopedText[][][]> {
  const { timezone = null, rollback = false } = options;
  const before = [
    ...(timezone === null ? [] : [{ text: setTimezone, params: [timezone] }]),
    ...(scope.before ?? []),
  ];
  const after = rollback ? [{ text: endConstraints, params: [], prepare: false }] : [];
  const all: TextStatement[] = [...before, ...statements, ...after];
  const asked = (results: ScopedText[][][], first: number): ScopedText[][][] =>
    results.slice(first, first + statements.length);
  const mayWrite = options.readOnly !== true;
  const planning = planModes[options.plan ?? 'auto'];
  const batch = [
    { text: wireScopeText, params: [...scopeParams(scope), mayWrite ? 'off' : 'on', planning], key: 'scope' },
    ...all.map((statement) => ({
      ...statement,
      key: statement.prepare === false ? null : statement.text,
      // A plan that depends on row-level security is made for one role, so roles do not share it.
      group: scope.role,
    })),
  ];
  const run = (batched: readonly WireStatement[]) =>
    inStatementSpan(
      statements.map(({ text }) => text),
      () => database.wire.run(batched, mayWrite, options.onSend),
    );
  return rollback
    ? asked(await run([begin, ...batch, undo]), before.length + 2)
    : asked(await run(batch), before.length + 1);
}

const begin = { text: 'begin', params: [], key: 'begin' };
const undo = { text: 'rollback', params: [], key: 'rollback' };

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
