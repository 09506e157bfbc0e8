import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import typeface from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';
import earlyScript from 'virtual:early-script';
import flowScript from 'virtual:flow-script';
import { DocumentContext, type DocumentParts } from '#lib/document-context.ts';
import { describePageApp } from '#lib/early/page-app.ts';
import { speculationRules } from '#lib/early/speculate.ts';
import type { PageHandle } from '#lib/page-handle.ts';
import { requestContext } from '#lib/request-context.ts';

/** Named for the budget check. */
export { earlyScript };

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
 * scripts must not hide parts of itself. Every script carries the nonce by which the server tells our own from what came in with content.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, allowScript, reportError } = loadContext.get(requestContext);
  allowScript(speculationRules);

  const { serverHandoffStream: stream, ...rest } = routerContext;
  // As data, not as the scripts that React Router writes: fewer bytes, and fewer scripts to be named by the policy.
  const data = stream === undefined || import.meta.env.DEV ? '' : await text(stream);
  const parts = describeDocument(routerContext, nonce, data);

  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext value={parts}>
        <ServerRouter context={import.meta.env.DEV ? routerContext : rest} url={request.url} nonce={nonce} />
      </DocumentContext>,
      {
        nonce,
        // Else React sets large parts aside, hidden until a script has moved them into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timeout);
          const body = new PassThrough();
          pipe(body);
          resolve(text(body).then((html) => new Response(html, { status: finalStatus, headers })));
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

/** What `root.tsx` writes into the document. While developing, `PageScripts` is React Router's `Scripts`, which starts its stream itself. */
function describeDocument(context: EntryContext, nonce: string, data: string): DocumentParts {
  const { matches, errors } = context.staticHandlerContext;
  const failedAt = matches.findIndex(({ route }) => errors?.[route.id] !== undefined);
  const shown = failedAt === -1 ? matches : matches.slice(0, failedAt + 1);
  return {
    nonce,
    earlyScript,
    typeface,
    flowScript,
    app: describePageApp(
      context.manifest,
      shown.map(({ route }) => route.id),
      matches.map(({ route }) => (route.handle as PageHandle | undefined)?.starts).find(Boolean) ?? 'at-once',
      // Flags that are off are off as well where they are left out.
      JSON.parse(context.serverHandoffString ?? '{}', (_, value: unknown) =>
        value === false ? undefined : value,
      ) as Record<string, unknown>,
    ),
    data,
  };
}
