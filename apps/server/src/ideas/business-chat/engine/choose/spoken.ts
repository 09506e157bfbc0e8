import type { KnowledgeEntry } from '../../knowledge/entry-schema.ts';

/** What the next question may lean on. */
export type Spoken = {
  readonly entry: KnowledgeEntry | null;
  /** The second one of two that were given together. */
  readonly second?: KnowledgeEntry | undefined;
  readonly features: ReadonlySet<string>;
  /** The message before, as it was written: what is asked about it may come in the next one. */
  readonly said: string;
  /** Whether the entry was given, and is not only the likeliest of what may have been meant. */
  readonly isSure: boolean;
};
