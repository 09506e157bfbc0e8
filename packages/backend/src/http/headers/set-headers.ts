import type { Context } from 'hono';
import type { AppEnv, HeaderList } from '#http/app-env.ts';

/**
 * Sets headers on an answer that is already made. `c.header` would build the answer anew for each of them, which costs
 * more than a cached read; only an answer that came from elsewhere by `fetch` is sealed and must be copied once.
 */
function setHeaders(c: Context, entries: HeaderList): void {
  try {
    for (const [name, value] of entries) c.res.headers.set(name, value);
  } catch {
    c.res = new Response(c.res.body, c.res);
    for (const [name, value] of entries) c.res.headers.set(name, value);
  }
}

/** Answers that were made with all that was offered. */
const complete = new WeakSet<Response>();

/**
 * Gives the answer of what follows these headers. They are offered before it is made, because an answer that is made with
 * them at once costs less than one whose headers are changed later.
 * @param unlessGiven headers for an answer that has none of that name
 */
export async function withHeaders(
  c: Context<AppEnv>,
  next: () => Promise<void>,
  always: HeaderList,
  unlessGiven: HeaderList = [],
): Promise<void> {
  const offered = c.get('offered') ?? { always: [], unlessGiven: [] };
  offered.always.push(always);
  offered.unlessGiven.push(unlessGiven);
  c.set('offered', offered);
  await next();
  if (complete.has(c.res)) return;
  setHeaders(c, always);
  setHeaders(
    c,
    unlessGiven.filter(([name]) => !c.res.headers.has(name)),
  );
}

type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly body: string | Uint8Array<ArrayBuffer> | null;
};

/** An answer with its own headers and those that were offered. */
export function completeResponse(c: Context<AppEnv>, { status, headers, cookies, body }: Answer): Response {
  const all: Record<string, string> = {};
  for (const name in headers) all[name.toLowerCase()] = headers[name] ?? '';
  const offered = c.get('offered');
  // What was offered last is nearest to the answer.
  for (const list of offered?.unlessGiven.toReversed() ?? [])
    for (const [name, value] of list) all[name] ??= value;
  for (const list of offered?.always ?? []) for (const [name, value] of list) all[name] = value;
  const response = new Response(body, { status, headers: all });
  for (const cookie of cookies ?? []) response.headers.append('set-cookie', cookie);
  complete.add(response);
  return response;
}
