import { useQuery } from '@tanstack/react-query';
import { ageStatusQueryKey, getAgeStatus } from '#lib/profile/get-age-status.ts';

/** What is known of the caller's age and guardian, as a query. */
export function useAgeStatus() {
  return useQuery({ queryKey: ageStatusQueryKey, queryFn: getAgeStatus });
}
