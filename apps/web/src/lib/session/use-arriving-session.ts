import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { reportProblem } from '#lib/report-problem.ts';
import { endArrival, getArrival, subscribeToArrival, type ArrivalQuestion } from './arrival.ts';

/** Settles what the address carries, once for the page. Out: the question that the visitor has to answer first, or null. */
export function useArrivingSession(): ArrivalQuestion | null {
  const navigate = useNavigate();
  useEffect(() => {
    if (!getArrival().isPending) {
      endArrival('none');
      return;
    }
    import('./arriving-session.ts')
      .then(({ settleArrival }) =>
        settleArrival((path) => void navigate(path, { replace: true, preventScrollReset: true })),
      )
      .catch((error: unknown) => {
        reportProblem('The session of the link could not be taken over', error);
        endArrival('failed');
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
