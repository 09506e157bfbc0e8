import { lazy, Suspense } from 'react';
import { QueryProvider } from '#components/query-provider.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { ProfileScreen } from '#features/profile/components/profile-screen.tsx';

const MatchingSection = lazy(async () => {
  const { MatchingSection: component } = await import('#features/matching/components/matching-section.tsx');
  return { default: component };
});

const GuardianSection = lazy(async () => {
  const { GuardianSection: component } = await import('#features/age/components/guardian-section.tsx');
  return { default: component };
});

const ReputationCards = lazy(async () => {
  const { ReputationCards: component } =
    await import('#features/public-profile/components/reputation-cards.tsx');
  return { default: component };
});

export const meta = () => [{ title: 'Profil Saya | KawanUsaha' }, { name: 'robots', content: 'noindex' }];

export default function Profile() {
  return (
    <QueryProvider>
      <ProfileScreen
        guardian={
          <Suspense>
            <GuardianSection />
          </Suspense>
        }
        reputation={
          <Suspense fallback={<Skeleton className="h-52 rounded-lg" />}>
            <ReputationCards />
          </Suspense>
        }
        matching={
          <Suspense fallback={<Skeleton className="mt-10 h-52 rounded-lg" />}>
            <MatchingSection />
          </Suspense>
        }
      />
    </QueryProvider>
  );
}
