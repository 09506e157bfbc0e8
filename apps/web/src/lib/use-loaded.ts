import { useEffect, useEffectEvent, useState } from 'react';

export type Loaded<Value> =
  | { status: 'loading'; value: null; reload: () => void }
  | { status: 'failed'; value: null; error: unknown; reload: () => void }
  | { status: 'ready'; value: Value; reload: () => void };

type Result<Value> = { key: string; attempt: number } & (
  | { ok: true; value: Value }
  | { ok: false; error: unknown }
);

/**
 * Loads one thing for a screen of a logged-in person.
 * In: a key that names the thing (a change loads anew; null loads nothing yet) and how to load it. Out: its state, and `reload`.
 * An answer for an earlier key is dropped. For pages without the query library, whose 9.6 kB (brotli) a phone would load for one
 * read; below `QueryProvider` it is `useQuery` (a rule test holds that).
 */
export function useLoaded<Value>(key: string | null, load: () => Promise<Value>): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result<Value> | null>(null);
  const start = useEffectEvent(load);

  useEffect(() => {
    if (key === null) return undefined;
    let isCurrent = true;
    start().then(
      (value) => isCurrent && setResult({ key, attempt, ok: true, value }),
      (error: unknown) => isCurrent && setResult({ key, attempt, ok: false, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);

  const reload = () => setAttempt((count) => count + 1);
  const isOutdated = result?.attempt !== attempt;
  // What is there stays while it loads anew; only a failure makes room for the loading state.
  if (result === null || result.key !== key || (isOutdated && !result.ok)) {
    return { status: 'loading', value: null, reload };
  }
  return result.ok
    ? { status: 'ready', value: result.value, reload }
    : { status: 'failed', value: null, error: result.error, reload };
}
