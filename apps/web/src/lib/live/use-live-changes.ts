import { useEffect, useEffectEvent, useState } from 'react';
import { reportProblem } from '#lib/report-problem.ts';
import type { LiveChange, LiveTarget } from './subscribe-to-changes.ts';

const againMs = 10_000;
const idleFallbackMs = 1_500;

type Handlers = {
  onChange: (change: LiveChange) => void;
  /** Called when the subscription stands, also after it was broken: what came meanwhile must be asked for. */
  onOpen?: () => void;
};

/**
 * Hears of changes of a table while the component stands. The socket and its library (supabase-js) are loaded when the
 * browser has nothing else to do. In: what to hear, null for nothing. Out: whether changes are heard now; if not, poll.
 */
export function useLiveChanges(target: LiveTarget | null, { onChange, onOpen }: Handlers): boolean {
  const [isLive, setLive] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const change = useEffectEvent(onChange);
  const open = useEffectEvent(() => onOpen?.());
  const key = target === null ? null : JSON.stringify(target);

  useEffect(() => {
    if (key === null) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    const tryAgain = (): void => {
      again = setTimeout(() => setAttempt((count) => count + 1), againMs);
    };
    const begin = async (): Promise<void> => {
      const { subscribeToChanges } = await import('./subscribe-to-changes.ts');
      if (isOver) return;
      const end = await subscribeToChanges(JSON.parse(key) as LiveTarget, {
        onChange: (next) => change(next),
        onOpen: () => {
          setLive(true);
          open();
        },
        onBroken: (how) => {
          setLive(false);
          if (how === 'closed') tryAgain();
        },
      });
      if (isOver) end();
      else stop = end;
    };
    const cancelIdle = whenIdle(() => {
      begin().catch((error: unknown) => {
        reportProblem('Live updates are not available', error);
        if (!isOver) tryAgain();
      });
    });
    return () => {
      isOver = true;
      cancelIdle();
      clearTimeout(again);
      stop?.();
      setLive(false);
    };
  }, [key, attempt]);
  return isLive;
}

/** Runs `work` when the page has come to rest; gives back how to cancel. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 5_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, idleFallbackMs);
  return () => clearTimeout(timer);
}
