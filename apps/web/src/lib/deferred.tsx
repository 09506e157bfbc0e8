import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { replayEarlyActionsSoon } from './early/replay-early-actions.ts';
import { useHydrated } from './forms/use-hydrated.ts';

/**
 * Marks what is not alive yet, so that a press there is held until it is.
 * What it holds comes as children: React then knows that they stay the same when the mark goes, and does not render them again.
 */
function LateMark({ children }: { children: ReactNode }) {
  const isAlive = useHydrated();
  useEffect(() => (isAlive ? replayEarlyActionsSoon() : undefined), [isAlive]);
  return (
    <div className="contents" data-late={isAlive ? undefined : ''}>
      {children}
    </div>
  );
}

/**
 * Splits a part of a page from the scripts that a visit waits for: the server renders it with the page, and the browser
 * brings it to life after the rest. In: how to load the component. Out: the component, and `load` for a client loader
 * that wants it ready before the page shows.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Lazy = lazy(async () => {
    const Component = await load();
    return {
      default: function Late(props: Props) {
        return (
          <LateMark>
            <Component {...props} />
          </LateMark>
        );
      },
    };
  });
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
