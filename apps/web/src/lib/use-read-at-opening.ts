import { useQuery } from '@tanstack/react-query';
import { useSession } from './session/use-session.ts';

/**
 * A query whose answer lives as long as what shows it, and for the user who is signed in alone: each opening reads anew, and nothing else
 * does. For what may not be shown from an earlier visit (a contact that was revealed, what a form begins with).
 * In: a key that names the thing, how to read it, and whether it may be read yet. Out: as `useQuery`.
 */
export function useReadAtOpening<Value>(
  key: readonly string[],
  queryFn: () => Promise<Value>,
  enabled = true,
) {
  const { user } = useSession();
  return useQuery({
    queryKey: ['at-opening', user?.id ?? null, ...key],
    queryFn,
    enabled,
    gcTime: 0,
    staleTime: Infinity,
  });
}
