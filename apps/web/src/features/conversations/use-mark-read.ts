import { useEffect, useEffectEvent } from 'react';
import { markThreadRead } from './api/mark-thread-read.ts';

/** Tells the database that the lines were seen, once for each newest one, while a person looks. */
export function useMarkRead(threadId: string, newest: string | undefined, onRead: () => void): void {
  const told = useEffectEvent(onRead);
  useEffect(() => {
    if (newest === undefined) return undefined;
    let isTold = false;
    const mark = (): void => {
      if (isTold || document.visibilityState !== 'visible') return;
      isTold = true;
      markThreadRead(threadId).then(told, () => {
        isTold = false;
      });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [threadId, newest]);
}
