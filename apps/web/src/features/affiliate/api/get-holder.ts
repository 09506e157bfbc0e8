import { useQuery } from '@tanstack/react-query';
import { getOwnProfile } from '#lib/profile/get-own-profile.ts';
import { affiliateKey } from '../affiliate-query.ts';

/** The profile of the member, whose name is proposed as the holder's where no account is known yet. */
export function useHolder(userId: string, enabled: boolean) {
  return useQuery({
    queryKey: [...affiliateKey, 'own-profile', userId],
    queryFn: () => getOwnProfile(userId),
    enabled,
  });
}
