import { useCallback, useEffect, useState } from 'react';
import { getSupabase } from '#lib/supabase/client.ts';
import {
  isRecoveryMarked,
  markRecovery,
  readRecoveryArrival,
  type RecoveryArrival,
} from '../recovery-session.ts';

// Read when the module loads: the auth client removes the fragment as soon as it starts.
let arrival: RecoveryArrival =
  typeof window === 'undefined'
    ? { kind: 'none' }
    : readRecoveryArrival(window.location.hash, window.location.search);

/** How the person proves the address: still unknown, by the mail's code, or already by a recovery session. */
export type RecoveryProof = 'checking' | 'code' | 'session';

/**
 * Says what /reset-password has to ask for.
 * Out: the proof, whether the mail's link had expired, and `setOpened` for when a code opened the session or the session was used up.
 */
export function useRecovery(): {
  proof: RecoveryProof;
  linkExpired: boolean;
  setOpened: (open: boolean) => void;
} {
  const [proof, setProof] = useState<RecoveryProof>('checking');
  const [linkExpired, setLinkExpired] = useState(false);

  useEffect(() => {
    let current = true;
    const arrived = arrival;
    arrival = { kind: 'none' };
    if (arrived.kind === 'session') markRecovery(true);
    void hasSession().then((open) => {
      if (!current) return;
      if (!open) markRecovery(false);
      if (arrived.kind === 'error') setLinkExpired(true);
      setProof(open && isRecoveryMarked() ? 'session' : 'code');
    });
    return () => {
      current = false;
    };
  }, []);

  const setOpened = useCallback((open: boolean) => {
    markRecovery(open);
    setProof(open ? 'session' : 'code');
  }, []);

  return { proof, linkExpired, setOpened };
}

async function hasSession(): Promise<boolean> {
  try {
    const supabase = await getSupabase();
    const { data } = await supabase.auth.getSession();
    return data.session !== null;
  } catch {
    return false;
  }
}
