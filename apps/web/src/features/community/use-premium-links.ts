import { useEffect, useState } from 'react';
import { listPremiumLinks, type PremiumLink } from './api/list-premium-links.ts';

type PremiumLinksState = {
  status: 'loading' | 'ready' | 'failed';
  links: ReadonlyMap<string, PremiumLink>;
};

const noLinks: ReadonlyMap<string, PremiumLink> = new Map();

/** The addresses of Premium for the screen, with a way to try again. */
export function usePremiumLinks(): PremiumLinksState & { retry: () => void } {
  const [state, setState] = useState<PremiumLinksState>({ status: 'loading', links: noLinks });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    listPremiumLinks()
      .then((links) => isCurrent && setState({ status: 'ready', links }))
      .catch((error: unknown) => {
        console.warn('The Premium links could not be loaded', error);
        if (isCurrent) setState({ status: 'failed', links: noLinks });
      });
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  const retry = () => {
    setState({ status: 'loading', links: noLinks });
    setAttempt((count) => count + 1);
  };
  return { ...state, retry };
}
