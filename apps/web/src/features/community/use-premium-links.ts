import { useCallback, useEffect, useState } from 'react';
import { reportProblem } from '#lib/report-problem.ts';
import { listPremiumLinks, type PremiumLink } from './api/list-premium-links.ts';

type PremiumLinksState = {
  status: 'loading' | 'ready' | 'failed';
  links: ReadonlyMap<string, PremiumLink>;
  /** Why they could not be loaded. */
  error?: unknown;
};

const loading: PremiumLinksState = { status: 'loading', links: new Map() };

/** The addresses of Premium for the screen, with a way to try again. */
export function usePremiumLinks(): PremiumLinksState & { retry: () => void } {
  const [state, setState] = useState(loading);

  const load = useCallback(() => {
    listPremiumLinks()
      .then((links) => setState({ status: 'ready', links }))
      .catch((error: unknown) => {
        reportProblem('The Premium links could not be loaded', error);
        setState({ ...loading, status: 'failed', error });
      });
  }, []);
  useEffect(load, [load]);

  const retry = () => {
    setState(loading);
    load();
  };
  return { ...state, retry };
}
