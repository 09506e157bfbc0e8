import { parse } from 'hono/utils/cookie';
import type { TextStatement } from '#db/scope.ts';
import { quoteIdentifier } from '../sql/identifier.ts';

export type BeforeRequest = {
  /** A function without arguments that each request calls first, as its role: it may refuse, or set settings and role. */
  readonly preRequest: { readonly schema: string; readonly name: string } | null;
  /** Settings that SQL reads with `current_setting`, by name. */
  readonly appSettings: Readonly<Record<string, string>>;
};

export const nothingBefore: BeforeRequest = { preRequest: null, appSettings: {} };

/**
 * What runs as the caller before the statement of a request. In: what was set for the role of the caller, and the cookies of
 * the request, where SQL may see them.
 * Out: statements, none where there is nothing to set and nothing to call.
 */
export function statementsBefore(
  { preRequest, appSettings }: BeforeRequest,
  {
    roleSettings,
    cookies,
  }: { roleSettings: ReadonlyMap<string, string> | undefined; cookies: string | null },
): TextStatement[] {
  const settings = [...(roleSettings ?? []), ...Object.entries(appSettings)];
  if (cookies) settings.push(['request.cookies', JSON.stringify(parse(cookies))]);
  const statements: TextStatement[] = settings.map((setting) => ({ text: setOne, params: setting }));
  if (preRequest !== null) {
    const called = `${quoteIdentifier(preRequest.schema)}.${quoteIdentifier(preRequest.name)}`;
    statements.push({ text: `select ${called}()`, params: [] });
  }
  return statements;
}

const setOne = 'select set_config($1, $2, true)';
