import type { ReactNode } from 'react';

/** What the listing's form holds so far that a part below it reads and changes. */
export type ListingSoFar = {
  readonly skills: readonly string[];
  /** 'Jumlah Orang' as typed. */
  readonly seats: string;
  readonly onSeats: (seats: string) => void;
};

/** A part of the listing's form that another feature brings along and keeps for itself. */
export type ListingPart = {
  readonly fields: (listing: ListingSoFar) => ReactNode;
  /** Whether its fields may be saved; shows what is wrong. */
  readonly check: () => Promise<boolean>;
  /** Keeps its fields for a listing that has been saved; tells a failure itself. */
  readonly save: (projectId: string) => Promise<void>;
};
