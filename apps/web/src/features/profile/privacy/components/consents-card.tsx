import { privacyVersion } from '@kawanusaha/contracts/age';
import { Badge } from '#components/ui/badge.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { formatLongDate, formatTableDateTime } from '#lib/format-date.ts';
import { type Consent, consentsMax, useConsents } from '../api/list-consents.ts';
import { consentMessages } from '../../messages.ts';

/** What the member agreed to: the version of the text, since when, and until when. */
export function ConsentsCard() {
  const consents = useConsents();
  return (
    <Card>
      <CardHeader>
        <CardTitle>{consentMessages.title}</CardTitle>
        <CardDescription>{consentMessages.intro}</CardDescription>
      </CardHeader>
      <CardContent className="grid gap-4">
        {consents.isPending ? (
          <>
            <LoadingMessage>{consentMessages.loading}</LoadingMessage>
            <Skeleton className="h-14 w-full" />
          </>
        ) : null}
        {consents.isError ? (
          <ErrorState
            title={consentMessages.failed}
            onRetry={() => void consents.refetch()}
            retrying={consents.isFetching}
          />
        ) : null}
        {consents.data?.length === 0 ? <p>{consentMessages.none}</p> : null}
        {consents.data === undefined || consents.data.length === 0 ? null : (
          <ul aria-label={consentMessages.title} className="grid divide-y divide-border">
            {consents.data.map((consent) => (
              <ConsentRow key={consent.id} consent={consent} />
            ))}
          </ul>
        )}
        {consents.data?.length === consentsMax ? (
          <p className="text-sm text-muted-foreground">{consentMessages.cap(consentsMax)}</p>
        ) : null}
      </CardContent>
    </Card>
  );
}

function ConsentRow({ consent }: { consent: Consent }) {
  const { documents } = consentMessages;
  const isReplaced = consent.document === 'privacy' && consent.version !== privacyVersion;
  return (
    <li className="min-w-0 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {documents[consent.document as keyof typeof documents] ?? consent.document}
        {consent.revoked_at === null ? (
          <Badge variant={isReplaced ? 'secondary' : 'success'}>
            {isReplaced ? consentMessages.replaced : consentMessages.holds}
          </Badge>
        ) : (
          <Badge variant="secondary">{consentMessages.revoked}</Badge>
        )}
      </p>
      <p className="text-sm">{consentMessages.version(formatLongDate(consent.version))}</p>
      <p className="text-sm text-muted-foreground">
        {consentMessages.agreed(formatTableDateTime(consent.agreed_at))}
        {consent.revoked_at === null ? null : (
          <span className="block">{consentMessages.revokedAt(formatTableDateTime(consent.revoked_at))}</span>
        )}
      </p>
    </li>
  );
}
