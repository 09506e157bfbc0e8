import { use } from 'react';
import { Scripts } from 'react-router';
import { DocumentContext } from '#lib/document-context.ts';
import { pageAppId, pageDataId } from '#lib/early/page-app.ts';

/** `<` could end the element; both texts are JSON, where it stands in strings alone. */
const forScript = (json: string): string => json.replaceAll('<', String.raw`\u003c`);

/**
 * Stands in for React Router's `Scripts`, which would load the app with the page: it names the app's files and what the loaders gave, as
 * data, for the early entry, which loads them when they are needed. While developing, Vite's own scripts come first.
 */
export function PageScripts() {
  const parts = use(DocumentContext);
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <JsonScript id={pageAppId} text={parts === undefined ? '' : JSON.stringify(parts.app)} />
      <JsonScript id={pageDataId} text={parts?.data ?? ''} />
    </>
  );
}

function JsonScript({ id, text }: { id: string; text: string }) {
  return (
    <script
      id={id}
      type="application/json"
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- data, in which no element can end or begin
      dangerouslySetInnerHTML={{ __html: forScript(text) }}
    />
  );
}
