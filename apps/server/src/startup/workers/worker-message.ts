import type { Mail } from '@kawanusaha/backend/adapters/mail';
import type { ProcessMetrics } from '@kawanusaha/backend/metrics/merge-metrics';
import type { Grant } from '@kawanusaha/backend/http/load/buckets';
import type { WantedLease } from '@kawanusaha/backend/http/load/leased-allowance';
import type { ConnectionTarget } from '@kawanusaha/backend/db/connection-target';

/** What the first process and its workers tell each other. */
export type ToWorker =
  | {
      readonly kind: 'begin';
      readonly owner: ConnectionTarget;
      readonly requests: ConnectionTarget;
      readonly listen: ConnectionTarget;
      readonly alone: boolean;
    }
  | { readonly kind: 'mail'; readonly mail: Mail }
  /** What all processes tell of themselves, for the worker that asked. */
  | { readonly kind: 'metrics'; readonly id: number; readonly text: string }
  | { readonly kind: 'metrics-wanted'; readonly id: number }
  /** The answer to `lease-wanted`. */
  | { readonly kind: 'lease'; readonly id: number; readonly grant: Grant }
  | { readonly kind: 'stop' };

export type FromWorker =
  | { readonly kind: 'waiting' }
  /** It is asked for the metrics of all processes. */
  | { readonly kind: 'all-metrics-wanted'; readonly id: number }
  | { readonly kind: 'metrics'; readonly id: number; readonly metrics: ProcessMetrics }
  /** A client has used up what this process may let through of it. */
  | { readonly kind: 'lease-wanted'; readonly wanted: WantedLease }
  /** Sent every second while the process can work. */
  | { readonly kind: 'alive' }
  | { readonly kind: 'serving' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'mail'; readonly mail: Mail };
