import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/**
 * Leads to another page after a while, unless the person stops it (WCAG 2.2.1).
 * In: the address, the delay in ms, whether the time runs, and whether the page is replaced in the history.
 * Out: whole seconds left, whether it was stopped, and the function that stops it.
 */
export function useTimedRedirect(
  to: string,
  delayMs: number,
  { active = true, replace = false }: { active?: boolean; replace?: boolean } = {},
): { secondsLeft: number; stopped: boolean; stop: () => void } {
  const navigate = useNavigate();
  const [stopped, setStopped] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(Math.ceil(delayMs / 1000));
  const runs = active && !stopped;

  useEffect(() => {
    if (!runs) return;
    const endsAt = Date.now() + delayMs;
    const tick = setInterval(() => setSecondsLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))), 250);
    const leave = setTimeout(() => void navigate(to, { replace }), delayMs);
    return () => {
      clearInterval(tick);
      clearTimeout(leave);
    };
  }, [runs, delayMs, navigate, to, replace]);

  return { secondsLeft, stopped, stop: useCallback(() => setStopped(true), []) };
}
