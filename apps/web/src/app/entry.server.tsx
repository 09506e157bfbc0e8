import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { postponeScripts } from '#lib/early/postpone-scripts.ts';
import { NonceContext } from '#lib/nonce-context.ts';
import { requestContext } from '#lib/request-context.ts';

/** Loaders that stream must settle within this time. */
export const streamTimeout = 5_000;

/** Loaders that fail are logged; a request that its client has given up is no failure. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted) context.get(requestContext).reportError(error);
}

/**
 * Renders one page and answers when all of it is ready: the server keeps whole pages, and a page that is read without
 * scripts must not hide parts of itself. Every script carries the nonce of the response.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, reportError } = loadContext.get(requestContext);

  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Else React sets large parts aside, hidden until a script has moved them into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timeout);
          const body = new PassThrough();
          pipe(body);
          const page = text(body).then(
            (html) =>
              // While developing, Vite's own scripts come first.
              new Response(import.meta.env.PROD ? postponeScripts(html) : html, {
                status: finalStatus,
                headers,
              }),
          );
          resolve(page);
        },
        onShellError: reject,
        onError(error: unknown) {
          // The boundary around the failed part is shown in its place.
          finalStatus = 500;
          reportError(error);
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1_000);
  });
}
