import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Card, CardContent } from '#components/ui/card.tsx';
import { StoredCheckbox } from '#components/ui/stored-checkbox.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { toast } from '#components/ui/toast.ts';
import { describeSaveFailure } from '#lib/api/describe-save-failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { formatLongDate } from '#lib/format-date.ts';
import { getWeeklyMail, weeklyMailQueryKey } from '../api/get-weekly-mail.ts';
import { setWeeklyMail } from '../api/set-weekly-mail.ts';
import { notificationMessages } from '../messages.ts';

/** The consent to the weekly mail: off until it is given, with the day on which it was. */
export function WeeklyMailSwitch({ userId }: { userId: string }) {
  const queries = useQueryClient();
  const consent = useQuery({ queryKey: weeklyMailQueryKey, queryFn: getWeeklyMail });
  const store = useOperation((isWanted: boolean) => setWeeklyMail(userId, isWanted), {
    done: (agreedAt) => {
      queries.setQueryData(weeklyMailQueryKey, agreedAt);
      toast.success(
        agreedAt === null ? notificationMessages.weeklyMailEnded : notificationMessages.weeklyMailAgreed,
      );
    },
    failed: (error) => ({
      field: 'consent',
      title: describeSaveFailure(error, notificationMessages.preferenceFailed),
    }),
  });
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
