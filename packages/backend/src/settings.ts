import type { Environment, SamlProviderSettings } from './environment.ts';

/** A provider of identities. `name` is what clients pass as `provider`. */
export type ProviderSettings = {
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** A captcha in the forms of sign-in, sign-up and reset. */
export type CaptchaSettings = {
  readonly provider: 'turnstile' | 'hcaptcha';
  readonly siteKey: string;
  readonly secret: string;
  /** What the browser loads, and where the server asks. */
  readonly scriptUrl: string;
  readonly verifyUrl: string;
};

/** A bucket of an S3-compatible store; `endpoint` ends in its name. */
type BucketSettings = {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Where backups of the embedded database and of the stored files go, and how long they stay. */
export type BackupSettings = {
  /** Used without a bucket. */
  readonly directory: string;
  readonly s3: BucketSettings | null;
  /** Encrypts them; null leaves them readable. */
  readonly key: string | null;
  readonly keepDays: number;
  readonly keepCount: number;
};

/** What the running server works with: the environment plus the secrets and addresses that start-up resolved. */
export type Settings = {
  readonly environment: 'production' | 'development' | 'test';
  readonly port: number;
  readonly host: string;
  /** Where /health is told beside `port`, to those who watch the server; null for nowhere. */
  readonly healthPort: number | null;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Where notices of `databaseUrl` are heard, past a pooler; null hears them where it leads. */
  readonly databaseListenUrl: string | null;
  readonly siteUrl: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly jwtSecret: string;
  /** Also accept access tokens signed with `jwtSecret` (HS256), as an imported project's clients hold them. */
  readonly acceptSharedSecret: boolean;
  readonly logLevel: Environment['LOG_LEVEL'];
  /** What reads /metrics; null lets only this machine, on a local installation. */
  readonly metricsToken: string | null;
  /** Where spans are exported by OTLP/HTTP, and what share of all traces; null exports none. */
  readonly traces: {
    readonly endpoint: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly serviceName: string;
    readonly share: number;
  } | null;
  readonly trustedProxies: number;
  readonly redirectAllowList: readonly string[];
  readonly autoConfirm: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where sign-in limits are counted: `memory` only for one process alone. */
  readonly rateLimits: 'postgres' | 'memory' | 'off';
  /** Mails, and as many messages, that the whole project sends in an hour. */
  readonly mailsPerHour: number;
  /** Where SMS and WhatsApp codes are handed over; null without one. */
  readonly sms: { readonly url: string; readonly secret: string | null } | null;
  /** Realtime sockets that one network address may hold open on each process. */
  readonly socketsPerAddress: number;
  /** Where people can sign in with an account they have elsewhere. */
  readonly providers: readonly ProviderSettings[];
  readonly samlProviders: readonly SamlProviderSettings[];
  /** Who vouches that a form was filled by a person; null asks no provider. */
  readonly captcha: CaptchaSettings | null;
  readonly storage: {
    /** Limit of an object whose bucket has none of its own. */
    readonly maxBytes: number;
    /** Where objects are kept without an S3-compatible store, and renderings of pictures always. */
    readonly directory: string;
    readonly s3: BucketSettings | null;
  };
  /** Null where no place is set. */
  readonly backup: BackupSettings | null;
  /** Whether mails and codes are shown at /mailbox instead of being sent; only where `local` is true. */
  readonly mailboxPage: boolean;
  /** True only on loopback outside production: lets the mailbox page and what stands in for providers be. */
  readonly local: boolean;
};
