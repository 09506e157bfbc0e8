import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv, HeaderList, OfferedHeaders } from '#http/app-env.ts';

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

const nothing: OfferedHeaders = { always: {}, unlessGiven: {} };

/**
 * Gives the answer of what follows these headers. They are offered before it is made, because an answer that is made with
 * them at once costs less than one whose headers are changed later.
 * @param unlessGiven headers for an answer that has none of that name
 */
export function withHeaders(always: HeaderList, unlessGiven: HeaderList = []): MiddlewareHandler<AppEnv> {
  /** Together with what stood before; there are only as many as ways through the middleware. */
  const merged = new WeakMap<OfferedHeaders, OfferedHeaders>();
  const merge = (before: OfferedHeaders): OfferedHeaders => {
    const made = {
      always: { ...before.always, ...Object.fromEntries(always) },
      // What was offered last is nearest to the answer.
      unlessGiven: { ...before.unlessGiven, ...Object.fromEntries(unlessGiven) },
    };
    merged.set(before, made);
    return made;
  };
  return async function offerHeaders(c, next) {
    const before = c.get('offered') ?? nothing;
    c.set('offered', merged.get(before) ?? merge(before));
    await next();
    if (isComplete(c)) return;
    setHeaders(c, always);
    setHeaders(
      c,
      unlessGiven.filter(([name]) => !c.res.headers.has(name)),
    );
  };
}

/** Gives the answer of what follows the id of the request. A part of pages has none: caches give it to all who come after the first. */
export async function withRequestId(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
  await next();
  if (!isComplete(c) && !c.get('isPartOfPages')) setHeaders(c, [[requestIdHeader, c.get('requestId')]]);
}

const requestIdHeader = 'x-request-id';

const isComplete = (c: Context<AppEnv>): boolean => c.get('complete') === c.res;

type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  /** Of an answer that is given again and again: all its headers, by what was offered. */
  readonly whole?: Map<OfferedHeaders, Record<string, string>>;
};

/** An answer with its own headers and those that were offered. */
export function completeResponse(c: Context<AppEnv>, answer: Answer): Response {
  const { status, cookies, body } = answer;
  const offered = c.get('offered') ?? nothing;
  const requestId = c.get('requestId');
  const whole = wholeHeaders(answer, offered);
  const headers = requestId === undefined ? whole : { ...whole, [requestIdHeader]: requestId };
  const response = new Response(body, { status, headers });
  for (const cookie of cookies ?? []) response.headers.append('set-cookie', cookie);
  c.set('complete', response);
  return response;
}

function wholeHeaders({ headers, whole }: Answer, offered: OfferedHeaders): Record<string, string> {
  const known = whole?.get(offered);
  if (known !== undefined) return known;
  const all: Record<string, string> = { ...offered.unlessGiven };
  for (const name in headers) all[name.toLowerCase()] = headers[name] ?? '';
  const made = { ...all, ...offered.always };
  whole?.set(offered, made);
  return made;
}
