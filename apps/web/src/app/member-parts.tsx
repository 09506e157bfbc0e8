import { LivePremium } from '#components/live-premium.tsx';
import { MemberBar } from '#components/layouts/member-bar.tsx';

/** What a page of a member has besides: the bar of phones, and news about the plan. */
export function MemberParts({ userId }: { userId: string }) {
  return (
    <>
      <MemberBar />
      <LivePremium userId={userId} />
    </>
  );
}
