import { useEffect, useState } from 'react';
import { describeCallbackProblem } from '../callback-problem.ts';

/**
 * Reads the error that a link from a mail or a sign-in provider brings in the address.
 * Out: its text for the banner, or null; null before the page is hydrated.
 */
export function useCallbackProblem(): string | null {
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const fragment = new URLSearchParams(window.location.hash.replace(/^#/, ''));
    setProblem(describeCallbackProblem(fragment, new URLSearchParams(window.location.search)));
  }, []);

  return problem;
}
