import type { PageApp } from './early/page-app.ts';

/** What a route says of its page (`handle`). */
export type PageHandle = {
  /** When the app loads for a visitor without a session; at once where nothing is said. */
  readonly starts?: PageApp['starts'];
  /** Without header and footer. */
  readonly isBare?: boolean;
};
