import { useSession } from '../session/use-session.ts';
import { useReadAtOpening } from '../use-read-at-opening.ts';
import { getAgeStatus } from './get-age-status.ts';

/** What is known of the age of who is signed in; apart from its fetcher, which the frame needs on pages without the query library. */
export function useOwnAge() {
  const { user } = useSession();
  return useReadAtOpening(['own-age'], getAgeStatus, user !== null);
}
