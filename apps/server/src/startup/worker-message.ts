import type { Mail } from '#adapters/mail.ts';
import type { ConnectionTarget } from '#db/pool.ts';

/** What the first process and its workers tell each other. */
export type ToWorker =
  | { readonly kind: 'begin'; readonly owner: ConnectionTarget; readonly requests: ConnectionTarget }
  | { readonly kind: 'mail'; readonly mail: Mail }
  | { readonly kind: 'stop' };

export type FromWorker =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'serving' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'mail'; readonly mail: Mail };
