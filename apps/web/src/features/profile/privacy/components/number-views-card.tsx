import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { formatTableDateTime } from '#lib/format-date.ts';
import { numberViewsMax, useNumberViews } from '../api/list-number-views.ts';
import { numberViewMessages } from '../../messages.ts';
import { describeNumberView } from '../number-view-words.ts';

const firstRows = 5;

/** Who was given the own number, newest first: five at first, up to 200 on a press. */
export function NumberViewsCard() {
  const [shown, setShown] = useState(firstRows);
  // One more than is shown says whether there is more.
  const limit = Math.min(shown + 1, numberViewsMax);
  const views = useNumberViews(limit);
  const rows = views.data?.slice(0, shown);
  return (
    <Card>
      <CardHeader>
        <CardTitle>{numberViewMessages.title}</CardTitle>
        <CardDescription>{numberViewMessages.intro}</CardDescription>
      </CardHeader>
      <CardContent className="grid gap-4">
        {views.isPending ? (
          <>
            <LoadingMessage>{numberViewMessages.loading}</LoadingMessage>
            <Skeleton className="h-14 w-full" />
          </>
        ) : null}
        {views.isError ? (
          <ErrorState
            title={numberViewMessages.failed}
            onRetry={() => void views.refetch()}
            retrying={views.isFetching}
          />
        ) : null}
        {rows?.length === 0 ? <p>{numberViewMessages.none}</p> : null}
        {rows === undefined || rows.length === 0 ? null : (
          <ul aria-label={numberViewMessages.title} className="grid divide-y divide-border">
            {rows.map((view, index) => {
              const { who, how } = describeNumberView(view);
              return (
                // A row has no id, and rows are never moved.
                <li key={`${view.viewed_at} ${index}`} className="min-w-0 py-3 first:pt-0 last:pb-0">
                  <p className="font-semibold break-words">{who}</p>
                  <p className="text-sm break-words">{how}</p>
                  <p className="text-sm text-muted-foreground">{formatTableDateTime(view.viewed_at)}</p>
                </li>
              );
            })}
          </ul>
        )}
        {views.data !== undefined && views.data.length > shown ? (
          <Button
            variant="outline"
            className="justify-self-start"
            loading={views.isFetching}
            onClick={() => setShown((before) => before * 4)}
          >
            {numberViewMessages.more}
          </Button>
        ) : null}
        {rows?.length === numberViewsMax ? (
          <p className="text-sm text-muted-foreground">{numberViewMessages.cap(numberViewsMax)}</p>
        ) : null}
      </CardContent>
    </Card>
  );
}
