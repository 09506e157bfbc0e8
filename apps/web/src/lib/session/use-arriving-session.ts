import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { getArrival, settleArrival, subscribeToArrival, type ArrivalQuestion } from './arriving-session.ts';
import { withoutFlow } from './flow-marker.ts';

/** Settles what the address carries, once for the page. Out: the question that the visitor has to answer first, or null. */
export function useArrivingSession(): ArrivalQuestion | null {
  const navigate = useNavigate();
  useEffect(() => {
    void settleArrival(() => {
      void navigate(withoutFlow(window.location), { replace: true, preventScrollReset: true });
    });
  }, [navigate]);
  return useSyncExternalStore(
    subscribeToArrival,
    () => getArrival().question,
    () => null,
  );
}

/** Whether the address carries a session that is not settled yet, so that nothing is known about who visits. */
export function useIsArriving(): boolean {
  return useSyncExternalStore(
    subscribeToArrival,
    () => getArrival().isPending,
    () => false,
  );
}
