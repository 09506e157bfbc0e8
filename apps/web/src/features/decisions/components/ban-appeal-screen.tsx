import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { formatLongDate, formatLongDateTime } from '#lib/format-date.ts';
import { type Ban, useBan } from '../api/read-ban.ts';
import { banMessages as messages } from '../messages.ts';
import { BanAppealForm } from './ban-appeal-form.tsx';

/** Why and until when, in the words of the decision. */
function BanFacts({ ban }: { ban: Ban }) {
  return (
    <dl className="card gap-4 p-5">
      <div>
        <dt className="text-sm text-muted-foreground">Alasan kami</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{ban.reason}</dd>
      </div>
      <div>
        <dt className="text-sm text-muted-foreground">Berlaku</dt>
        <dd>
          {ban.until === null ? 'seterusnya' : `sampai ${formatLongDateTime(ban.until)}`}, sejak{' '}
          {formatLongDate(ban.created_at)}
        </dd>
      </div>
    </dl>
  );
}

/** The word that the appeal is here; takes the focus, and so comes into view, when it was sent just now. */
function AppealReceived({ number, isNew }: { number: string | null; isNew: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) ref.current?.focus();
  }, [isNew]);
  return (
    <div ref={ref} tabIndex={-1} role="status" className="scroll-mt-24">
      <PageHeader title={messages.appealedTitle} description={messages.appealedText} />
      {number === null ? null : (
        <p>
          Nomor tiket Anda: <strong className="figures">{number}</strong>
        </p>
      )}
    </div>
  );
}

function Body({ id, ban, reload }: { id: string; ban: Ban; reload: () => void }) {
  const [isSent, setSent] = useState(false);
  const contact = (
    <Link to={paths.contact} className="link">
      Tulis lewat halaman Kontak
    </Link>
  );
  switch (ban.state) {
    case 'ended':
      return (
        <>
          <PageHeader title={messages.endedTitle} description={messages.endedText} />
          <Link to={paths.login} className="btn btn-primary self-start">
            Masuk
          </Link>
        </>
      );
    case 'appealed':
      return (
        <>
          <AppealReceived number={ban.ticket_number} isNew={isSent} />
          <BanFacts ban={ban} />
        </>
      );
    default:
      return (
        <>
          <PageHeader title={messages.title} description={messages.text} />
          <BanFacts ban={ban} />
          {ban.state === 'open' ? (
            <BanAppealForm
              id={id}
              onSent={() => {
                setSent(true);
                reload();
              }}
            />
          ) : (
            <p>
              {messages.late} {contact}.
            </p>
          )}
        </>
      );
  }
}

/** Screen of /banding: who is banned reads why and until when, and appeals, without signing in. The decision's id stands behind '#'. */
export function BanAppealScreen() {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setId(window.location.hash.slice(1));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const loaded = useBan(id);
  const { status, data: ban } = loaded;
  const reload = () => void loaded.refetch();
  return (
    <Page size="reading">
      <div className="flex flex-col gap-6">
        {status === 'success' && ban !== null ? (
          <Body key={id} id={id ?? ''} ban={ban} reload={reload} />
        ) : status === 'success' ? (
          <>
            <PageHeader title="Tautan ini tidak berlaku" description={messages.unknown} />
            <Link to={paths.contact} className="link self-start">
              Tulis lewat halaman Kontak
            </Link>
          </>
        ) : (
          <>
            <PageHeader title={messages.title} />
            {loaded.status === 'error' ? (
              <ErrorState
                title="Halaman ini belum dapat dimuat"
                description={loadAdvice(loaded.error)}
                onRetry={reload}
              />
            ) : (
              <>
                <LoadingMessage>Memuat keputusan</LoadingMessage>
                <Skeleton className="h-64 w-full" />
              </>
            )}
          </>
        )}
      </div>
    </Page>
  );
}
