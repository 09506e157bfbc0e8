import { lazy, Suspense } from 'react';
import { LivePremium } from '#components/live-premium.tsx';
import { MemberBar } from '#components/layouts/member-bar.tsx';

const AgeQuestion = lazy(async () => {
  const { AgeQuestion: component } = await import('#features/age/components/age-question.tsx');
  return { default: component };
});

/** What a page of a member has besides: the bar of phones, and news about the plan. */
export function MemberParts({ userId }: { userId: string }) {
  return (
    <>
      <MemberBar />
      <Suspense>
        <AgeQuestion key={userId} userId={userId} />
      </Suspense>
      <LivePremium userId={userId} />
    </>
  );
}
