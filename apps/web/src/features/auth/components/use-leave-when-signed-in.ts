import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#config/paths.ts';
import { takeReturnPath } from '#lib/session/return-path.ts';
import type { Session } from '#lib/session/session-store.ts';

/**
 * Leads a signed-in person to where they were sent here from, else to the profile (spec §2).
 * In: the session, and whether leaving is wanted at all.
 */
export function useLeaveWhenSignedIn({ status }: Session, wanted: boolean): void {
  const navigate = useNavigate();
  const leaves = wanted && status === 'authenticated';
  useEffect(() => {
    if (!leaves) return;
    const path = takeReturnPath() ?? paths.profile;
    if (isPageBefore(path)) void navigate(-1);
    else void navigate(path, { replace: true });
  }, [leaves, navigate]);
}

/** Whether going back leads there within this document: a second entry of the same page would swallow the next press on back. */
function isPageBefore(path: string): boolean {
  // Not every browser has it.
  const { navigation } = window as { navigation?: Navigation };
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  if (before?.sameDocument !== true || before.url === null) return false;
  const { origin, pathname, search, hash } = new URL(before.url);
  return origin === location.origin && pathname + search + hash === path;
}
