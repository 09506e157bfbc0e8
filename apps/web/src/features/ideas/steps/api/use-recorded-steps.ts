import { useReadAtOpening } from '#lib/use-read-at-opening.ts';

/** The steps of an idea that are recorded; none without an idea. Apart from its fetcher, with the contracts of the record, which come after what is seen first. */
export const useRecordedSteps = (ideaId: string | undefined) =>
  useReadAtOpening(
    ['recorded-steps', ideaId ?? ''],
    async () => {
      const { listRecordedSteps } = await import('./list-recorded-steps.ts');
      return listRecordedSteps(ideaId ?? '');
    },
    ideaId !== undefined,
  );
