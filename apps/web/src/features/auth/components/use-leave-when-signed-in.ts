import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { takeReturnPath } from '#lib/session/return-path.ts';
import type { Session } from '#lib/session/session-store.ts';
import { paths } from '#config/paths.ts';

/** Leads a signed-in person to where they were sent here from, else to the profile (spec §2); waits for the second step where it is due. */
export function useLeaveWhenSignedIn({ status, isSecondStepDue }: Session): void {
  const navigate = useNavigate();
  const leaves = status === 'authenticated' && !isSecondStepDue;
  useEffect(() => {
    if (leaves) void navigate(takeReturnPath() ?? paths.profile, { replace: true });
  }, [leaves, navigate]);
}
