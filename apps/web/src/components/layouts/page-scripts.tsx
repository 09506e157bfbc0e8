import { use } from 'react';
import { Scripts } from 'react-router';
import { DocumentContext } from '#lib/document-context.ts';
import { pageAppId } from '#lib/early/page-app.ts';

/** As React Router writes it: the stream is filled by the scripts that the server renders after this one. */
const routerState = (handoff: string): string =>
  `window.__reactRouterContext=${handoff};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());`;

/**
 * Stands in for React Router's `Scripts`, which would load the app with the page: it names the app's files for the early entry, which
 * loads them when they are needed. While developing, Vite's own scripts come first.
 */
export function PageScripts() {
  const parts = use(DocumentContext);
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <script
        nonce={parts?.nonce}
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- escaped by React Router, named in the policy
        dangerouslySetInnerHTML={{ __html: parts === undefined ? '' : routerState(parts.handoff) }}
      />
      <script
        id={pageAppId}
        type="application/json"
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- file names of the build
        dangerouslySetInnerHTML={{ __html: parts === undefined ? '' : JSON.stringify(parts.app) }}
      />
    </>
  );
}
