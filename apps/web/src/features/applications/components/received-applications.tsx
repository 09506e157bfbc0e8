import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#components/ui/tabs.tsx';
import { useAddressTab } from '#lib/use-address-tab.ts';
import { applicationMessages as messages, applicationTabs } from '../messages.ts';
import { useReceivedApplications } from '../use-received-applications.ts';
import { ApplicationCard } from './application-card.tsx';
import { ApplicationSkeletons } from './application-skeletons.tsx';
import { DecideDialog, type Decision } from './decide-dialog.tsx';

const tabValues = applicationTabs.map(({ value }) => value);

/** The applications to the caller's projects in their four tabs (spec §2); Menunggu is open first. */
export function ReceivedApplications({ ownerId }: { ownerId: string }) {
  const [tab, setTab] = useAddressTab(tabValues, 'pending');
  const [decision, setDecision] = useState<Decision | null>(null);
  const received = useReceivedApplications(ownerId, tab);

  return (
    <>
      <Tabs value={tab} onValueChange={setTab}>
        <TabsList aria-label="Status aplikasi">
          {applicationTabs.map(({ value, label }) => (
            <TabsTrigger key={value} value={value} className="px-2 sm:px-4">
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        {applicationTabs.map(({ value, hint }) => (
          <TabsContent key={value} value={value}>
            {received.status === 'loading' ? <ApplicationSkeletons /> : null}
            {received.status === 'failed' ? (
              <ErrorState title={messages.loadFailed} onRetry={received.reload} />
            ) : null}
            {received.status === 'ready' && received.rows.length === 0 ? (
              <EmptyState title={messages.empty} description={hint} />
            ) : null}
            {received.status === 'ready' ? (
              <ul className="flex flex-col gap-4">
                {received.rows.map((application) => (
                  <li key={application.id}>
                    <ApplicationCard
                      application={application}
                      onDecide={(chosen, status) => setDecision({ application: chosen, status })}
                    />
                  </li>
                ))}
              </ul>
            ) : null}
            {received.hasMore ? (
              <div className="mt-6 flex justify-center">
                <Button variant="outline" loading={received.isLoadingMore} onClick={received.loadMore}>
                  Muat lebih banyak
                </Button>
              </div>
            ) : null}
          </TabsContent>
        ))}
      </Tabs>
      <DecideDialog
        decision={decision}
        onClose={() => setDecision(null)}
        onDecided={({ application, status }) => received.decide(application.id, status)}
        onFailed={received.reload}
      />
    </>
  );
}
