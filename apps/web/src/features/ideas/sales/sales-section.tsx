import type { SalesPageDraft } from '@kawanusaha/contracts/sales-page-draft';
import { Link } from 'react-router';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { salesMessages as messages } from './messages.ts';
import { type OwnSales, useOwnSales } from './api/get-own-sales.ts';
import { SalesForm } from './sales-form.tsx';

type Props = {
  ideaId: string;
  /** The page as it was last written in this record; null before. */
  draft: SalesPageDraft | null;
  /** A first page from the record. */
  propose: () => SalesPageDraft;
  onChange: (page: SalesPageDraft) => void;
  saveNow: () => Promise<boolean>;
};

/** The public sales page of step 9: for adults, from the record, published and closed by its owner. */
export function SalesSection({ ideaId, draft, propose, onChange, saveNow }: Props) {
  const loaded = useOwnSales(ideaId);
  return (
    <section aria-labelledby="halaman-jualan" className="flex flex-col gap-4 border-t border-border pt-6">
      <div>
        <h2 id="halaman-jualan" className="text-xl font-bold">
          {messages.section}
        </h2>
        <p className="mt-1 text-muted-foreground">{messages.intro}</p>
      </div>
      {loaded.status === 'pending' ? (
        <>
          <LoadingMessage>{messages.loading}</LoadingMessage>
          <Skeleton className="h-48 w-full" />
        </>
      ) : loaded.status === 'error' ? (
        <ErrorState title={messages.loadFailed} onRetry={() => void loaded.refetch()} />
      ) : loaded.data.age === 'adult' ? (
        <SalesForm
          // Published or closed, it begins anew with what the server has.
          key={`${loaded.data.own?.state}/${loaded.data.own?.whatsapp}`}
          ideaId={ideaId}
          own={loaded.data.own}
          page={draft ?? loaded.data.own?.page ?? propose()}
          onChange={onChange}
          saveNow={saveNow}
          onDone={() => void loaded.refetch()}
        />
      ) : (
        <AgeNotice age={loaded.data.age} />
      )}
    </section>
  );
}

function AgeNotice({ age }: { age: Exclude<OwnSales['age'], 'adult'> }) {
  return (
    <Alert>
      <AlertDescription>
        <p>{age === 'young' ? messages.tooYoung : messages.ageNeeded}</p>
        {age === 'young' ? null : (
          <Link to={paths.profile} className="link font-medium">
            {messages.toProfile}
          </Link>
        )}
      </AlertDescription>
    </Alert>
  );
}
