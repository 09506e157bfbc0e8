import { useCallback, useEffect, useState } from 'react';
import { useSession } from '#lib/session/use-session.ts';

const keyFor = (userId: string) => `kawanusaha_tahapan_${userId}`;

function read(key: string): ReadonlySet<number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((number) => Number.isInteger(number)) : []);
  } catch {
    return new Set();
  }
}

/** Ticks of the 12 steps, per person on this device. */
export function useStepTicks(): { done: ReadonlySet<number>; toggle: (number: number) => void } {
  const { user } = useSession();
  const key = keyFor(user?.id ?? 'tamu');
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => setDone(read(key)), [key]);
  const toggle = useCallback(
    (number: number) =>
      setDone((current) => {
        const next = new Set(current);
        if (!next.delete(number)) next.add(number);
        try {
          localStorage.setItem(key, JSON.stringify([...next]));
        } catch {
          // The ticks then last until the page is left.
        }
        return next;
      }),
    [key],
  );
  return { done, toggle };
}
