import { type ComponentType, lazy, Suspense } from 'react';

/**
 * Splits a part of a page from the scripts that a visit waits for: the server renders it with the page, and the browser
 * brings it to life after the rest. In: how to load the component. Out: the component, and `load` for a client loader
 * that wants it ready before the page shows.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Lazy = lazy(async () => ({ default: await load() }));
  function Deferred(props: Props) {
    return (
      // The room of a screen is kept, so that the footer does not jump on a navigation inside the app.
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Lazy {...props} />
      </Suspense>
    );
  }
  return Object.assign(Deferred, { load });
}
