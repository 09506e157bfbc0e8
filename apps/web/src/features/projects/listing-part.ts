import type { ReactNode } from 'react';
import type { ListingSoFar } from '#lib/listing-so-far.ts';

/** A part of the listing's form that another feature brings along and keeps for itself. */
export type ListingPart = {
  readonly fields: (listing: ListingSoFar) => ReactNode;
  /** Whether its fields may be saved; shows what is wrong. */
  readonly check: () => Promise<boolean>;
  /** Keeps its fields for a listing that has been saved; tells a failure itself. */
  readonly save: (projectId: string) => Promise<void>;
};
