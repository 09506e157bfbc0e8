import type { ListingFit as Answer } from '@kawanusaha/contracts/matching/match-answers';
import { Link } from 'react-router';
import { QueryProvider } from '#components/query-provider.tsx';
import { Progress } from '#components/ui/progress.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { useListingFit } from '../api/match-listing.ts';
import { matchingMessages as messages, missingLabels, unmetMust } from '../messages.ts';
import { MatchReasons } from './match-reasons.tsx';

const list = new Intl.ListFormat('id', { type: 'conjunction' });

type Props = { projectId: string };

/** On the page of an open project of another member: how it fits the reader, with the reasons and how that is counted. */
export function ListingFit(props: Props) {
  return (
    <QueryProvider>
      <LoadedFit {...props} />
    </QueryProvider>
  );
}

function LoadedFit({ projectId }: Props) {
  const loaded = useListingFit(projectId);
  if (loaded.status === 'pending') return <ListingFitSkeleton />;
  // The page stands without it, also for those whom matching is not for.
  if (loaded.status === 'error') return null;
  const { fit, missing } = loaded.data;
  if (fit !== null) return <Fit fit={fit} missing={missing} />;
  if (!missing.includes('skills') || !missing.includes('interests')) return null;
  return (
    <p className="mt-4 rounded-lg border border-dashed border-border p-4 text-sm text-muted-foreground">
      {messages.fitUnknown}{' '}
      <Link to={`${paths.profile}#kecocokan`} className="link">
        Isi Kecocokan
      </Link>
    </p>
  );
}

/** Shape of the part while it loads. */
function ListingFitSkeleton() {
  return (
    <div className="mt-4">
      <LoadingMessage>Menghitung kecocokan...</LoadingMessage>
      <Skeleton className="h-52 rounded-lg" />
    </div>
  );
}

function Fit({ fit, missing }: { fit: NonNullable<Answer['fit']>; missing: Answer['missing'] }) {
  const score = Math.round(fit.score);
  const isExcluded = fit.excludedBy.length > 0;
  const reasons = isExcluded
    ? fit.excludedBy.map((subject) => ({ tone: 'caution' as const, sentence: unmetMust(subject) }))
    : fit.reasons;
  return (
    <section
      aria-labelledby="kecocokan"
      className="mt-4 rounded-lg bg-primary-soft text-primary-soft-foreground"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-3">
        <h2 id="kecocokan" className="font-bold">
          {messages.fitTitle}
        </h2>
        {isExcluded ? null : (
          <>
            <span className="figures text-sm">{score} dari 100</span>
            <div className="max-w-40 min-w-20 grow">
              <Progress value={score} max={100} label={messages.fitTitle} />
            </div>
          </>
        )}
      </div>
      {reasons.length === 0 ? (
        <p className="px-4 py-3 text-sm">{messages.fitNothing}</p>
      ) : (
        <MatchReasons reasons={reasons} />
      )}
      <details className="border-t border-border px-4 text-sm">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline">
          Cara menghitung
        </summary>
        <p className="pb-3">
          {messages.fitHow}
          {missing.length === 0
            ? null
            : ` Belum dihitung karena belum Anda isi: ${list.format(missing.map((field) => missingLabels[field]))}.`}{' '}
          <Link to={`${paths.profile}#kecocokan`} className="link">
            Ubah kecocokan
          </Link>
        </p>
      </details>
    </section>
  );
}
