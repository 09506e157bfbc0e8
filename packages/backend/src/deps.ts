import type { Logger } from 'pino';
import type { Mailbox } from '#adapters/mailbox.ts';
import type { Mailer } from '#adapters/mail.ts';
import type { AccountRules } from '#account-rules.ts';
import type { Database } from '#db/pool.ts';
import type { WriteNotices } from '#db/write-notices.ts';
import type { Assurance, Claims } from '#http/app-env.ts';
import type { TokenKeys } from '#http/keys.ts';
import type { Allowance } from '#http/load/allowance.ts';
import type { Metrics } from '#metrics/create-metrics.ts';
import type { Settings } from '#settings.ts';

/**
 * Everything that a protocol may need; built once at the start, or by a test. Nothing in the server is global. A product on
 * the engine has more settings (`S`), which reach its functions and pages.
 */
export type AppDeps<S extends Settings = Settings> = {
  readonly settings: S;
  readonly database: Database;
  readonly keys: TokenKeys;
  /** What the product decides about accounts; without it the engine's own words. */
  readonly accountRules?: AccountRules;
  readonly mailer: Mailer;
  /** Where mails end on a local installation without SMTP; shown at /mailbox. */
  readonly mailbox?: Mailbox;
  readonly log: Logger;
  /** Throws when the session of a verified token has ended or its user is banned or deleted; says what it has proved. */
  readonly isSessionAlive: (claims: Claims) => Promise<Assurance>;
  /** Called after a committed write with the names of the tables written, so that caches can be emptied. */
  readonly onWrite: (tables: readonly string[]) => void;
  /** Registers work that a stop waits for, such as mails on their way; absent in tests. */
  readonly beforeStop?: (wait: () => Promise<void>) => void;
  /** Tells what was written by any process; without it nothing is cached. */
  readonly writeNotices?: WriteNotices;
  /** What /metrics tells; left out, nothing is counted. */
  readonly metrics?: Metrics;
  /** Counts how often clients ask; left out, they ask as often as they like. */
  readonly allowance?: Allowance;
  /** In-process fetch to the server itself, for functions and for rendering. */
  readonly fetchApi: (request: Request) => Promise<Response>;
};
