import type {
  ListingMatch,
  ListingMatches,
  MissingField,
} from '@kawanusaha/contracts/matching/match-answers';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { FoldedSection } from '#components/folded-section.tsx';
import { PersonSigns } from '#components/person-signs.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { useMatchedListings } from '../api/match-listings.ts';
import { matchingMessages as messages, missingLabels } from '../messages.ts';
import { keepSuggestionsPlace, readSuggestionsHeight } from '../suggestions-height.ts';
import { DismissDialog } from './dismiss-dialog.tsx';
import { MatchReasons } from './match-reasons.tsx';

const list = new Intl.ListFormat('id', { type: 'disjunction' });

/** 'Cocok untuk Anda' on /cari-project: three to ten listings with their reasons, side by side, below the first results; one line on phones. */
export function MatchedListings() {
  const loaded = useMatchedListings();
  return (
    <FoldedSection id="cocok" title={messages.forYou} hint={describe(loaded)} className="max-md:mt-4">
      {loaded.status === 'pending' ? <CardsSkeleton /> : null}
      {loaded.status === 'error' ? (
        <ErrorState
          title={messages.forYouFailed}
          description={loadAdvice(loaded.error)}
          onRetry={() => void loaded.refetch()}
          className="py-6"
        />
      ) : null}
      {loaded.status === 'success' ? (
        <div ref={keepPlace} className="grid grid-cols-1 gap-6">
          <Found found={loaded.data} onChanged={() => void loaded.refetch()} />
        </div>
      ) : null}
    </FoldedSection>
  );
}

/** What a folded section says of its inside. */
function describe(loaded: UseQueryResult<ListingMatches>): string {
  if (loaded.status === 'pending') return messages.forYouHint;
  if (loaded.status === 'error') return messages.forYouFailed;
  const { items, missing } = loaded.data;
  if (items.length > 0) return `${items.length} proyek, dengan alasannya`;
  return missing.includes('skills') && missing.includes('interests')
    ? 'Tulis keahlian Anda dulu'
    : messages.forYouNothing;
}

/** Keeps how high the section stands once its answer is there, also when that changes: a member who writes skills meets cards in place of one box. */
function keepPlace(inside: HTMLElement | null) {
  const section = inside?.closest('section');
  if (!section) return undefined;
  const watch = new ResizeObserver(() => keepSuggestionsPlace(section.offsetHeight));
  watch.observe(section);
  return () => watch.disconnect();
}

function Found({ found, onChanged }: { found: ListingMatches; onChanged: () => void }) {
  const [dismissing, setDismissing] = useState<ListingMatch | null>(null);
  const { items, missing } = found;
  if (items.length === 0) return <Nothing missing={missing} />;
  return (
    <>
      <ul className="-mx-4 flex snap-x gap-4 overflow-x-auto px-4 pb-2 sm:mx-0 sm:px-0">
        {items.map((item) => (
          <li key={item.id} className="card w-[85%] shrink-0 snap-start gap-3 p-5 sm:w-80">
            <Badge className="self-start">{item.project_type}</Badge>
            <h3 className="card-title">
              <Link to={paths.project(item.id)} className="line-clamp-2 hover:underline">
                {item.project_name}
              </Link>
            </h3>
            <p className="text-sm text-muted-foreground">
              {[item.owner_name, item.city, item.is_remote ? 'jarak jauh' : null]
                .filter((part) => part !== null)
                .join(' · ')}
            </p>
            <PersonSigns signs={item.owner_signs} />
            <MatchReasons reasons={item.reasons} />
            <div className="mt-auto flex flex-wrap gap-2 pt-1">
              <Button asChild variant="secondary" className="flex-1">
                <Link to={paths.project(item.id)} aria-label={`Lihat proyek ${item.project_name}`}>
                  Lihat proyek
                </Link>
              </Button>
              <Button
                variant="ghost"
                aria-label={`Bukan untuk saya: ${item.project_name}`}
                onClick={() => setDismissing(item)}
              >
                Bukan untuk saya
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted-foreground">
        Urutan dihitung dari profil Anda saja.
        {missing.length === 0
          ? null
          : ` Tulis juga ${list.format(missing.map((field) => missingLabels[field]))} agar lebih tepat.`}{' '}
        <Link to={`${paths.profile}#kecocokan`} className="link">
          Ubah kecocokan
        </Link>
      </p>
      {dismissing === null ? null : (
        <DismissDialog
          projectId={dismissing.id}
          name={dismissing.project_name}
          onClose={() => setDismissing(null)}
          onDismissed={() => {
            setDismissing(null);
            onChanged();
          }}
        />
      )}
    </>
  );
}

function Nothing({ missing }: { missing: readonly MissingField[] }) {
  const isUnknown = missing.includes('skills') && missing.includes('interests');
  return (
    <div className="rounded-lg border border-dashed border-border p-5">
      {isUnknown ? null : <p className="font-semibold">{messages.forYouNothing}</p>}
      <p className="text-muted-foreground">{isUnknown ? messages.fillIn : messages.forYouNothingHelp}</p>
      {isUnknown ? (
        <Button asChild variant="secondary" className="mt-4">
          <Link to={`${paths.profile}#kecocokan`}>Isi Kecocokan</Link>
        </Button>
      ) : null}
    </div>
  );
}

/** Shape of the cards while they load, as high as what stood here last. */
function CardsSkeleton() {
  return (
    <div className="flex gap-4 overflow-hidden" style={{ height: readSuggestionsHeight() }}>
      <LoadingMessage>Mencari proyek yang cocok...</LoadingMessage>
      {['a', 'b', 'c'].map((shape) => (
        <Skeleton key={shape} className="h-full w-[85%] shrink-0 rounded-lg sm:w-80" />
      ))}
    </div>
  );
}
