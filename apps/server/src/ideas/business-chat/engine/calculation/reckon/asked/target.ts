import type { Ask } from './asks.ts';

/** What is asked: facts that would answer it, each with how far the words are from it. */
export type Target = {
  readonly facts: readonly { readonly fact: string; readonly doubt: number }[];
  readonly name: string;
  /** The facts before a time is taken from the words. */
  readonly raw?: Ask['facts'];
  /** Asked by a mark or by bidding alone. */
  readonly isWeak?: boolean;
  /** Of which time it is asked. */
  readonly span?: string | null;
};
