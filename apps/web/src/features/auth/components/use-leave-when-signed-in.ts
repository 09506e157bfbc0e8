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
    if (leaves) void navigate(takeReturnPath() ?? paths.profile, { replace: true });
  }, [leaves, navigate]);
}
