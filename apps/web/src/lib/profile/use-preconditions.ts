import { checkProfileCompleteness, type CompletenessItem } from '@kawanusaha/contracts/profile-completeness';
import { useSession } from '#lib/session/use-session.ts';
import { useOwnProfile, type OwnProfile } from './get-own-profile.ts';

export type Preconditions = {
  status: 'loading' | 'logged-out' | 'failed' | 'incomplete' | 'met';
  userId: string | null;
  /** The own profile, so that a form asks for nothing that is known; null until then. */
  profile: OwnProfile | null;
  /** What the profile lacks (spec §4). */
  missing: CompletenessItem[];
  isMet: boolean;
  retry: () => void;
};

/** What listing a project or a contact demands (spec §5): a login and a complete profile. The database demands it too. */
export function usePreconditions(): Preconditions {
  const session = useSession();
  const userId = session.user?.id ?? null;
  const profile = useOwnProfile();
  const base = {
    userId,
    profile: profile.data ?? null,
    missing: [],
    isMet: false,
    retry: () => void profile.refetch(),
  };
  if (session.status === 'anonymous') return { ...base, status: 'logged-out' };
  if (profile.status === 'pending') return { ...base, status: 'loading' };
  if (profile.status === 'error') return { ...base, status: 'failed' };
  const { isComplete, missing } = checkProfileCompleteness(profile.data);
  return isComplete ? { ...base, status: 'met', isMet: true } : { ...base, status: 'incomplete', missing };
}
