import { Card, CardContent } from '#components/ui/card.tsx';
import { StoredCheckbox } from '#components/ui/stored-checkbox.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { notificationKinds, usePreferences } from '../api/get-preferences.ts';
import { useSetPreference } from '../api/set-preference.ts';
import { notificationMessages } from '../messages.ts';
import { NotificationSkeleton } from './notification-skeleton.tsx';

/** What one wants to hear of: here, by e-mail, both, or neither. Each tick is stored at once and taken back when that fails. */
export function NotificationPreferences({ userId }: { userId: string }) {
  const preferences = usePreferences();
  const { run: keep } = useSetPreference(userId);

  if (preferences.isPending) return <NotificationSkeleton />;
  if (preferences.isError) {
    return (
      <ErrorState
        title={notificationMessages.preferencesFailed}
        onRetry={() => void preferences.refetch()}
        retrying={preferences.isFetching}
      />
    );
  }
  return (
    <Card>
      <CardContent className="divide-y divide-border">
        {preferences.data.map((preference) => (
          <fieldset
            key={preference.kind}
            className="py-3 first:pt-0 last:pb-0 sm:flex sm:items-center sm:justify-between"
          >
            <legend className="float-left w-full font-semibold sm:w-auto">
              {notificationKinds[preference.kind]}
            </legend>
            <div className="flex gap-6 max-sm:clear-left">
              <StoredCheckbox
                label="Di aplikasi"
                checked={preference.in_app}
                onStore={(isWanted) => keep({ ...preference, in_app: isWanted })}
              />
              <StoredCheckbox
                label="Email"
                checked={preference.email}
                onStore={(isWanted) => keep({ ...preference, email: isWanted })}
              />
            </div>
          </fieldset>
        ))}
      </CardContent>
    </Card>
  );
}
