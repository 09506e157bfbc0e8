import type { Mail } from '@kawanusaha/backend/adapters/mail';
import type { ConnectionTarget } from '@kawanusaha/backend/db/connection-target';

/** What the first process and its workers tell each other. */
export type ToWorker =
  | {
      readonly kind: 'begin';
      readonly owner: ConnectionTarget;
      readonly requests: ConnectionTarget;
      readonly alone: boolean;
    }
  | { readonly kind: 'mail'; readonly mail: Mail }
  | { readonly kind: 'stop' };

export type FromWorker =
  | { readonly kind: 'waiting' }
  /** Sent every second while the process can work. */
  | { readonly kind: 'alive' }
  | { readonly kind: 'serving' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'mail'; readonly mail: Mail };
