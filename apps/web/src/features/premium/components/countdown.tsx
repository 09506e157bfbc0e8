import { useEffect } from 'react';
import { useNow } from '#lib/use-now.ts';

const tickMs = 1_000;

/** `23:59:07` until a moment; empty when it has passed. In: milliseconds that are left. */
export function formatRemaining(ms: number): string {
  if (ms <= 0) return '';
  const seconds = Math.floor(ms / 1_000);
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Time left to pay. Screen readers get the moment itself, not each second. */
export function Countdown({ until, onEnd }: { until: string; onEnd?: (() => void) | undefined }) {
  const now = useNow(tickMs);
  const left = Date.parse(until) - now;
  const hasEnded = left <= 0;
  useEffect(() => {
    if (hasEnded) onEnd?.();
  }, [hasEnded, onEnd]);
  if (hasEnded) return <span>waktu habis</span>;
  return (
    <time dateTime={until} className="figures font-semibold" aria-hidden>
      {formatRemaining(left)}
    </time>
  );
}
