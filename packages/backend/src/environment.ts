import { z } from 'zod';
import { isSealKey } from '#adapters/object-store/seal-key.ts';

/** A port number. */
export const port = z.coerce.number().int().min(0).max(65_535);
/** `true` or `false`. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** An http address without the slash at its end. */
export const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

/** JSON in a text; an issue where it is none. */
export const parseJson = (text: string, context: z.RefinementCtx): unknown => {
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
  HEALTH_PORT: port.optional(),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_LISTEN_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
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
  'DATABASE_LISTEN_URL',
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
