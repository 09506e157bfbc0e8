import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/**
 * The time in milliseconds, so that what depends on it is drawn again as it passes.
 * @param everyMs how often it moves on; null leaves it as it is
 */
export function useNow(everyMs: number | null = minuteMs): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (everyMs === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
