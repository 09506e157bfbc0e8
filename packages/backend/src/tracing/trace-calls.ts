import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { beginBelow, nameFailure, type OpenSpan } from './spans.ts';

/** What the channels of Node's own `fetch` tell. */
type Told = {
  readonly request: { readonly origin?: unknown; readonly method: string };
  readonly response?: { readonly statusCode: number };
  readonly error?: unknown;
};

/**
 * Gives each call of `fetch` to another server a span, by what Node itself tells of it: method, host and status, never the path,
 * which may carry a token. Out: ends it.
 */
export function traceCalls(): () => void {
  const open = new WeakMap<object, OpenSpan>();
  const begin = ({ request }: Told): void => {
    const host = hostOf(request.origin);
    const span = beginBelow(() => ({
      name: `${request.method} ${host}`,
      kind: 'client',
      values: { 'http.request.method': request.method, 'server.address': host },
    }));
    if (span !== null) open.set(request, span);
  };
  const answered = ({ request, response }: Told): void =>
    open.get(request)?.add({ 'http.response.status_code': response?.statusCode ?? 0 });
  const finish = ({ request, error }: Told): void => {
    open.get(request)?.end(error === undefined ? undefined : nameFailure(error));
    open.delete(request);
  };
  const listeners = Object.entries({
    'undici:request:create': begin,
    'undici:request:headers': answered,
    'undici:request:trailers': finish,
    'undici:request:error': finish,
  }).map(([channel, hear]) => [channel, (message: unknown) => hear(message as Told)] as const);
  for (const [channel, hear] of listeners) subscribe(channel, hear);
  return () => {
    for (const [channel, hear] of listeners) unsubscribe(channel, hear);
  };
}

function hostOf(origin: unknown): string {
  const address = String(origin);
  return URL.canParse(address) ? new URL(address).host : 'unknown';
}
