import { z } from 'zod';
import { isSealKey } from '#adapters/object-store/seal-key.ts';

/** A port number. */
export const port = z.coerce.number().int().min(0).max(65_535);
/** `true` or `false`. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** An http address without the slash at its end. */
export const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

const parseJson = (text: string, context: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'it is not JSON' });
    return z.NEVER;
  }
};

/** An organisation's SAML identity provider, as SAML_PROVIDERS lists them. */
const samlProviderSchema = z.object({
  id: z.uuid(),
  /** Mail domains of its people, lower case. */
  domains: z.array(z.string().min(3).toLowerCase()).min(1),
  /** Where the browser signs in (HTTP-Redirect binding). */
  entryPoint: z.url({ protocol: /^https?$/ }),
  /** Its entity id. */
  issuer: z.string().min(1),
  /** Its signing certificate, PEM or the base64 within. */
  certificate: z.string().min(100),
});

export type SamlProviderSettings = z.infer<typeof samlProviderSchema>;

/**
 * Every setting of the engine with its default. An empty variable counts as absent, so `PORT=` means the default.
 * Secrets have no default here: `startup/secrets.ts` makes them once and keeps them in the data folder.
 * A product on the engine adds its own settings to these.
 */
export const environmentShape = {
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SITE_URL: url.optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().startsWith('sb_publishable_').min(24).optional(),
  SUPABASE_SECRET_KEY: z.string().startsWith('sb_secret_').min(32).optional(),
  JWT_SECRET: z.string().min(32).optional(),
  ACCEPT_HS256: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,]*(?:,[\w-]+=[^,]*)*$/, 'it is no list such as name=value,name=value')
    .optional(),
  OTEL_SERVICE_NAME: z.string().max(100).default('kawanusaha'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  REDIRECT_ALLOW_LIST: z.string().default(''),
  AUTO_CONFIRM: flag.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  RATE_LIMITS: z.enum(['postgres', 'memory']).default('postgres'),
  SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).max(1_000_000).default(1_000),
  MAILS_PER_HOUR: z.coerce.number().int().min(1).max(1_000_000).optional(),
  SMS_URL: url.optional(),
  SMS_SECRET: z.string().optional(),
  CAPTCHA_PROVIDER: z.enum(['turnstile', 'hcaptcha']).optional(),
  CAPTCHA_SITE_KEY: z.string().optional(),
  CAPTCHA_SECRET: z.string().optional(),
  CAPTCHA_SCRIPT_URL: url.optional(),
  CAPTCHA_VERIFY_URL: url.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_TENANT: z
    .string()
    .regex(/^[\w.-]+$/)
    .default('common'),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,30}$/)
    .default('kampus'),
  OIDC_ISSUER: url.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  SAML_PROVIDERS: z.string().transform(parseJson).pipe(z.array(samlProviderSchema)).optional(),
  MAILBOX_PAGE: flag.default(false),
  MAIL_FROM: z.string().default('Backend <backend@localhost>'),
  STORAGE_MAX_BYTES: z.coerce
    .number()
    .int()
    .min(1024)
    .max(5 * 1024 ** 3)
    .default(50 * 1024 ** 2),
  STORAGE_S3_ENDPOINT: url.optional(),
  STORAGE_S3_REGION: z.string().default('auto'),
  STORAGE_S3_ACCESS_KEY_ID: z.string().optional(),
  STORAGE_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_S3_ENDPOINT: url.optional(),
  BACKUP_S3_REGION: z.string().default('auto'),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_KEY: z.string().refine(isSealKey, 'it is no AGE-SECRET-KEY-1… and no age1…').optional(),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(2).max(30).default(14),
  BACKUP_KEEP_COUNT: z.coerce.number().int().min(1).max(100).default(14),
};

const environmentSchema = z.object(environmentShape);

export type Environment = z.infer<typeof environmentSchema>;

/** A setting that cannot be used; the message is one sentence for the person who starts the server. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Parses the environment once.
 * @param env variables as strings, as in process.env
 * @returns the typed settings with defaults filled in
 * @throws SettingsError naming the first variable that cannot be used
 */
export function parseEnvironment(env: Record<string, string | undefined>): Environment {
  return parseSettings(environmentSchema, env);
}

/** Parses the variables that a schema names; throws SettingsError naming the first one that cannot be used. */
export function parseSettings<T>(schema: z.ZodType<T>, env: Record<string, string | undefined>): T {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(present);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'environment');
    throw new SettingsError(`The setting ${name} cannot be used: ${issue?.message ?? 'invalid value'}.`);
  }
  return parsed.data;
}

/** Names of the engine's settings whose values are never shown. */
export const secretSettings = [
  'DATABASE_URL',
  'SUPABASE_SECRET_KEY',
  'JWT_SECRET',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'SMTP_URL',
  'SMS_SECRET',
  'CAPTCHA_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'MICROSOFT_CLIENT_SECRET',
  'GITHUB_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET',
  'STORAGE_S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'BACKUP_KEY',
] as const;

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
  readonly dataDir: string;
  readonly databaseUrl: string | null;
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
