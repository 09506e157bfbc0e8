import { lazy, Suspense } from 'react';
import { LivePremium } from '#components/live-premium.tsx';
import { MemberOffline } from '#components/member-offline.tsx';
import { MemberBar } from '#components/layouts/member-bar.tsx';

const AgeQuestion = lazy(async () => {
  const { AgeQuestion: component } = await import('#features/age/components/age-question.tsx');
  return { default: component };
});

/** What a page of a member has besides: the bar of phones, news about the plan, and what waits for a connection. */
export function MemberParts({ userId }: { userId: string }) {
  return (
    <>
      <MemberBar />
      <Suspense>
        <AgeQuestion key={userId} userId={userId} />
      </Suspense>
      <LivePremium userId={userId} />
      <MemberOffline userId={userId} />
    </>
  );
}
