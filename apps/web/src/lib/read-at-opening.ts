import { queryOptions } from '@tanstack/react-query';

/**
 * Options of a query whose answer lives as long as what shows it: each opening reads anew, and nothing else does. For what may
 * not be shown from an earlier visit (a contact that was revealed, what a form begins with).
 * In: a key that names the thing with its user, and how to read it. Out: options for `useQuery`.
 */
export function readAtOpening<Value>(key: readonly string[], queryFn: () => Promise<Value>) {
  return queryOptions({ queryKey: ['at-opening', ...key], queryFn, gcTime: 0, staleTime: Infinity });
}
