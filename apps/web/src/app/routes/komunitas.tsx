import { GateSkeleton } from '#components/guards/gate-skeleton.tsx';
import { QueryProvider } from '#components/query-provider.tsx';
import { CommunityScreen } from '#features/community/components/community-screen.tsx';
import { useRequireCommunityAccess } from '#features/community/use-require-community-access.ts';
import { privateMeta } from '#lib/page-meta.ts';

export const meta = () => privateMeta('Komunitas Premium');

export default function Community() {
  return useRequireCommunityAccess() ? (
    <QueryProvider>
      <CommunityScreen />
    </QueryProvider>
  ) : (
    <GateSkeleton />
  );
}
