import type {
  ListingMatchingInput,
  ListingMatchingValues,
} from '@kawanusaha/contracts/matching/matching-forms';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { ListingPart } from '#lib/listing-part.ts';
import { lazyResolver } from '#lib/forms/lazy-resolver.ts';
import { useKeptListingMatching } from '../api/get-listing-matching.ts';
import { useSaveListingMatching } from '../api/save-listing-matching.ts';
import { listingMessages as messages } from '../listing-messages.ts';
import { listingValuesOf } from '../matching-values.ts';

const ListingMatchingFields = lazy(async () => {
  const { ListingMatchingFields: component } = await import('./listing-matching-fields.tsx');
  return { default: component };
});

const loadRules = () => import('../listing-resolver.ts');
const resolver = lazyResolver(async () => (await loadRules()).listingResolver);

const listingMatchingId = 'cari-anggota';

/**
 * The part of the listing's form that is about matching, for the form to put in, check and save with the listing. In: the
 * listing that is edited, null for a new one, and whether a person is signed in. What no user touched is not written; a failed save is told and loses nothing else.
 */
export function useListingMatching(projectId: string | null, isSignedIn: boolean): ListingPart {
  const loaded = useKeptListingMatching(projectId, isSignedIn);
  const form = useForm<ListingMatchingValues, unknown, ListingMatchingInput>({
    resolver,
    mode: 'onTouched',
    defaultValues: listingValuesOf(null),
  });
  const save = useSaveListingMatching(async () => {
    const { readListingValues } = await loadRules();
    return readListingValues(form.getValues());
  });
  const { reset } = form;
  const { isDirty, errors } = form.formState;
  useEffect(() => {
    if (loaded.status === 'success') reset(listingValuesOf(loaded.data));
  }, [loaded.status, loaded.data, reset]);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    // Far above the pressed button on a phone, and perhaps folded until now.
    document.querySelector<HTMLElement>(`#${listingMatchingId} [aria-invalid="true"]`)?.focus();
  }, [refusals]);
  const isReady = projectId === null || loaded.status === 'success';
  return {
    fields: (listing) => {
      if (loaded.status === 'error') {
        return (
          <ErrorState title={messages.loadFailed} onRetry={() => void loaded.refetch()} className="py-6" />
        );
      }
      // The frame is there from the start: fields that arrive late must not move the button below them from under a finger.
      return (
        <details
          id={listingMatchingId}
          open={Object.keys(errors).length > 0 || undefined}
          className="rounded-lg border border-border bg-card"
        >
          <summary className="flex min-h-14 flex-col justify-center px-5 py-3 sm:px-6">
            <span className="text-lg font-bold">{messages.title}</span>
            <span className="text-sm text-muted-foreground">{messages.intro}</span>
          </summary>
          <Suspense fallback={<Skeleton className="m-5 h-40 rounded-lg" />}>
            {isReady ? (
              <ListingMatchingFields form={form} listing={listing} />
            ) : (
              <Skeleton className="m-5 h-40 rounded-lg" />
            )}
          </Suspense>
        </details>
      );
    },
    check: async () => {
      if (!isReady || !isDirty) return true;
      try {
        await loadRules();
      } catch {
        // What cannot be judged does not hold the listing back: `save` tells that this part was not kept.
        return true;
      }
      if (await form.trigger()) return true;
      setRefusals((count) => count + 1);
      return false;
    },
    save: async (id) => {
      if (!isReady || !isDirty) return;
      await save.run(id);
    },
  };
}
