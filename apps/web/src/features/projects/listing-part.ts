import type { ReactNode } from 'react';

/** A part of the listing's form that another feature brings along and keeps for itself. */
export type ListingPart = {
  /** Its fields; in: the skills that are chosen so far. */
  readonly fields: (skills: readonly string[]) => ReactNode;
  /** Whether its fields may be saved; shows what is wrong. */
  readonly check: () => Promise<boolean>;
  /** Keeps its fields for a listing that has been saved; tells a failure itself. */
  readonly save: (projectId: string) => Promise<void>;
};
