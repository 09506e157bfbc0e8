import { useCallback, useEffect, useState } from 'react';
import { arrivalOutcome, type ArrivalOutcome } from '#lib/session/arrival.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import {
  isRecoveryMarked,
  markRecovery,
  readRecoveryArrival,
  type RecoveryArrival,
} from '../recovery-session.ts';

// Read when the module loads: the fragment is removed when its session is taken over.
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
    void checkSession().then(({ outcome, open }) => {
      // While the visitor is asked about the link's session, this screen is away.
      if (!current) return;
      const arrived = arrival;
      arrival = { kind: 'none' };
      if (arrived.kind === 'session' && outcome === 'adopted') markRecovery(true);
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

async function checkSession(): Promise<{ outcome: ArrivalOutcome; open: boolean }> {
  const outcome = await arrivalOutcome();
  return { outcome, open: await hasSession() };
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
