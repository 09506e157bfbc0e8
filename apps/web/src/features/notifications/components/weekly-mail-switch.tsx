import { Card, CardContent } from '#components/ui/card.tsx';
import { StoredCheckbox } from '#components/ui/stored-checkbox.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { formatLongDate } from '#lib/format-date.ts';
import { useWeeklyMail } from '../api/get-weekly-mail.ts';
import { useSetWeeklyMail } from '../api/set-weekly-mail.ts';
import { notificationMessages } from '../messages.ts';

/** The consent to the weekly mail: off until it is given, with the day on which it was. */
export function WeeklyMailSwitch({ userId }: { userId: string }) {
  const consent = useWeeklyMail();
  const store = useSetWeeklyMail(userId);
  if (consent.isPending) return <Skeleton className="h-40 rounded-lg" />;
  if (consent.isError)
    return (
      <ErrorState
        title={notificationMessages.preferencesFailed}
        onRetry={() => void consent.refetch()}
        retrying={consent.isFetching}
      />
    );
  const since = consent.data === null ? '' : ` Disetujui ${formatLongDate(consent.data)}.`;
  return (
    <Card>
      <CardContent>
        <StoredCheckbox
          label="Kabar mingguan lewat email"
          checked={consent.data !== null}
          disabled={store.isPending}
          onStore={store.run}
          error={store.failure?.title}
          help={notificationMessages.weeklyMailHelp + since}
        />
      </CardContent>
    </Card>
  );
}
