import { lazy, Suspense, useState } from 'react';
import { MoreRows } from '#components/lists/more-rows.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#components/ui/tabs.tsx';
import { useAddressTab } from '#lib/use-address-tab.ts';
import { useAddressValue } from '#lib/use-address-value.ts';
import { applicationMessages as messages, applicationTabs } from '../messages.ts';
import type { ReceivedApplication } from '../application-row.ts';
import type { Replies } from '../replies.ts';
import { shortlistMessages } from '../shortlist-messages.ts';
import { useReceivedApplications } from '../use-received-applications.ts';
import { ApplicationCard } from './application-card.tsx';
import { ApplicationSkeletons } from './application-skeletons.tsx';
import { DecideDialog, type Decision } from './decide-dialog.tsx';
import { DecidedNotice } from './decided-notice.tsx';

/** With the library of forms, which comes with the press. */
const ShortlistDialog = lazy(async () => ({
  default: (await import('./shortlist-dialog.tsx')).ShortlistDialog,
}));

const tabValues = applicationTabs.map(({ value }) => value);

/** The applications to the caller's projects in their four tabs (spec §2); Menunggu is open first. */
export function ReceivedApplications({ ownerId, replies }: { ownerId: string; replies: Replies }) {
  const [tab, setTab] = useAddressTab(tabValues, 'pending');
  const [decision, setDecision] = useState<Decision | null>(null);
  const [saving, setSaving] = useState<ReceivedApplication | null>(null);
  const [isSavedOnly, setSavedOnly] = useSavedOnly();
  const { list, ...received } = useReceivedApplications(ownerId, tab, isSavedOnly);
  /** What was just decided in this tab, which it may have left. */
  const [decided, setDecided] = useState<Decision | null>(null);
  const show = (next: string): void => {
    setDecided(null);
    setTab(next);
  };

  return (
    <>
      <Tabs value={tab} onValueChange={show}>
        <TabsList aria-label="Status lamaran">
          {applicationTabs.map(({ value, label }) => (
            <TabsTrigger key={value} value={value} className="px-2 sm:px-4">
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        <Checkbox
          label={shortlistMessages.onlySaved}
          checked={isSavedOnly}
          onChange={(event) => setSavedOnly(event.target.checked)}
        />
        {applicationTabs.map(({ value, hint }) => (
          <TabsContent key={value} value={value}>
            {/* Not under the dialog, where it could not take the focus. */}
            {decided === null || decision !== null ? null : (
              <DecidedNotice key={decided.application.id} {...decided} onShow={() => show(decided.status)} />
            )}
            {list.status === 'loading' ? <ApplicationSkeletons /> : null}
            {list.status === 'failed' ? (
              <ErrorState title={messages.loadFailed} onRetry={received.reload} />
            ) : null}
            {list.status === 'ready' && list.rows.length === 0 ? (
              <EmptyState
                title={isSavedOnly ? shortlistMessages.emptySaved : messages.empty}
                description={isSavedOnly ? shortlistMessages.emptySavedHint : hint}
              />
            ) : null}
            {list.status === 'ready' ? (
              <ul className="flex flex-col gap-4">
                {list.rows.map((application) => (
                  <li key={application.id}>
                    <ApplicationCard
                      application={application}
                      onSave={setSaving}
                      onDecide={(chosen, status) => setDecision({ application: chosen, status })}
                    />
                  </li>
                ))}
              </ul>
            ) : null}
            <MoreRows list={list} onMore={received.loadMore} />
          </TabsContent>
        ))}
      </Tabs>
      {saving === null ? null : (
        <Suspense>
          <ShortlistDialog application={saving} onClose={() => setSaving(null)} />
        </Suspense>
      )}
      <DecideDialog
        decision={decision}
        replies={replies}
        onClose={() => setDecision(null)}
        onDecided={(done) => {
          setDecided(done);
          received.decide(done.application.id, done.status);
        }}
        onFailed={received.reload}
      />
    </>
  );
}

/** Whether only saved applicants are shown, also part of the address (`?disimpan=1`), like the tab; the box answers at once. */
function useSavedOnly(): [boolean, (isSavedOnly: boolean) => void] {
  const [inAddress, setInAddress] = useAddressValue('disimpan');
  const [isSavedOnly, setSavedOnly] = useState(inAddress === '1');
  const change = (next: boolean): void => {
    setSavedOnly(next);
    setInAddress(next ? '1' : '');
  };
  return [isSavedOnly, change];
}
