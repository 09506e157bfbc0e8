import { type ReactNode, Suspense } from 'react';
import { RequirePremium } from '#components/guards/require-premium.tsx';
import { Page } from '#components/layouts/page.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { useSession } from '#lib/session/use-session.ts';
import { RecordLoading } from './record-loading.tsx';

/**
 * The frame of a page about the twelve steps: for Premium members, as /all-ai. What stands in it shows only rows that have to be
 * loaded, so its script comes late, too: the gate and the frame do not wait for the rules of twelve steps.
 */
export function RecordPage({ title, children }: { title: string; children: ReactNode }) {
  const { status, isPremium } = useSession();
  const isOpen = status === 'authenticated' && isPremium;
  return (
    <Page size="reading">
      {isOpen ? null : <PageHeader title={title} />}
      <RequirePremium feature="12 Tahapan AI" headingLevel={2}>
        <Suspense fallback={<RecordLoading />}>{children}</Suspense>
      </RequirePremium>
    </Page>
  );
}
