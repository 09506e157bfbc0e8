import path from 'node:path';
import type { Environment } from '#environment.ts';
import type { Settings } from '#settings.ts';
import type { Secrets } from '#startup/secrets.ts';
import { StartupError } from '#startup/startup-error.ts';

const loopbackHosts = new Set(['127.0.0.1', 'localhost', '::1']);

/** Whether others reach the site: by HTTPS, or by a name that is not this machine's, behind a proxy that speaks plain HTTP. */
function isPublicSite(siteUrl: string | undefined): boolean {
  if (siteUrl === undefined) return false;
  const { protocol, hostname } = new URL(siteUrl);
  return (
    protocol === 'https:' ||
    !(loopbackHosts.has(hostname.replaceAll(/[[\]]/g, '')) || hostname.endsWith('.localhost'))
  );
}

/**
 * Joins the environment, the generated secrets and the addresses that follow from both.
 * @param port the port that will really be listened on
 * @throws StartupError for combinations that cannot be sound
 */
export function resolveSettings(env: Environment, secrets: Secrets, dataDir: string): Settings {
  const loopback = loopbackHosts.has(env.HOST);
  const production = env.NODE_ENV === 'production' && (!loopback || isPublicSite(env.SITE_URL));
  const local = loopback && !production;
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  return {
    environment: production ? 'production' : env.NODE_ENV === 'test' ? 'test' : 'development',
    port: env.PORT,
    host: env.HOST,
    healthPort: resolveHealthPort(env),
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseListenUrl: resolveListenUrl(env),
    siteUrl,
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY ?? secrets.publishableKey,
    secretKey: env.SUPABASE_SECRET_KEY ?? secrets.secretKey,
    jwtSecret: env.JWT_SECRET ?? secrets.jwtSecret,
    acceptSharedSecret: env.ACCEPT_HS256,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN ?? null,
    traces: resolveTraces(env),
    trustedProxies: env.TRUSTED_PROXIES,
    redirectAllowList: env.REDIRECT_ALLOW_LIST.split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
    autoConfirm: env.AUTO_CONFIRM ?? (env.SMTP_URL === undefined && local),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    rateLimits: env.RATE_LIMITS,
    socketsPerAddress: env.SOCKETS_PER_ADDRESS,
    mailsPerHour: env.MAILS_PER_HOUR ?? (local ? 100_000 : 30),
    sms: env.SMS_URL === undefined ? null : { url: env.SMS_URL, secret: env.SMS_SECRET ?? null },
    captcha: resolveCaptcha(env),
    providers: resolveProviders(env),
    samlProviders: env.SAML_PROVIDERS ?? [],
    storage: resolveStorage(env, dataDir),
    backup: resolveBackup(env, dataDir),
    mailboxPage: resolveMailboxPage(env, local),
    local,
  };
}

function resolveHealthPort(env: Environment): number | null {
  if (env.HEALTH_PORT === env.PORT)
    throw new StartupError('HEALTH_PORT is the port of the clients; leave it out, or set another.');
  return env.HEALTH_PORT ?? null;
}

/** The embedded database is reached without a pooler, so an address beside it would be another database's. */
function resolveListenUrl(env: Environment): string | null {
  if (env.DATABASE_LISTEN_URL !== undefined && env.DATABASE_URL === undefined)
    throw new StartupError('DATABASE_LISTEN_URL is set but DATABASE_URL is not; set both or neither.');
  return env.DATABASE_LISTEN_URL ?? null;
}

function resolveTraces(env: Environment): Settings['traces'] {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  const pairs = (env.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').filter(Boolean);
  return {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: Object.fromEntries(
      pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    ),
    serviceName: env.OTEL_SERVICE_NAME,
    share: env.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** Shows everybody's mails, so it opens only when it is asked for, and never where others come. */
function resolveMailboxPage(env: Environment, local: boolean): boolean {
  if (env.MAILBOX_PAGE && !local) {
    throw new StartupError(
      'MAILBOX_PAGE shows all mails to any visitor, so it works only on a loopback address outside production.',
    );
  }
  return env.MAILBOX_PAGE && env.SMTP_URL === undefined;
}

function resolveProviders(env: Environment): Settings['providers'] {
  const wanted = [
    ['google', 'https://accounts.google.com', env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET],
    [
      'azure',
      `https://login.microsoftonline.com/${env.MICROSOFT_TENANT}/v2.0`,
      env.MICROSOFT_CLIENT_ID,
      env.MICROSOFT_CLIENT_SECRET,
    ],
    ['github', 'https://github.com', env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET],
    [env.OIDC_NAME, env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET],
  ] as const;
  return wanted.flatMap(([name, issuer, clientId, clientSecret]) => {
    if (clientId === undefined && clientSecret === undefined) return [];
    if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
      throw new StartupError(
        `The provider ${name} needs its client id and secret, and OIDC_ISSUER for an own one.`,
      );
    }
    return [{ name, issuer, clientId, clientSecret }];
  });
}

const captchaAddresses = {
  turnstile: {
    scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  },
  hcaptcha: {
    scriptUrl: 'https://js.hcaptcha.com/1/api.js',
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
  },
} as const;

/** Where the objects of a data folder are kept; also for commands, which start no server. */
export function resolveStorage(env: Environment, dataDir: string): Settings['storage'] {
  const {
    STORAGE_S3_ENDPOINT: endpoint,
    STORAGE_S3_ACCESS_KEY_ID: accessKeyId,
    STORAGE_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  const common = { maxBytes: env.STORAGE_MAX_BYTES, directory: path.join(dataDir, 'storage') };
  if (endpoint === undefined) return { ...common, s3: null };
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new StartupError(
      'STORAGE_S3_ENDPOINT is set, but STORAGE_S3_ACCESS_KEY_ID or STORAGE_S3_SECRET_ACCESS_KEY is not.',
    );
  }
  return { ...common, s3: { endpoint, region: env.STORAGE_S3_REGION, accessKeyId, secretAccessKey } };
}

/**
 * Where backups go; null where no place is set. Also for commands, which start no server.
 * @throws StartupError for a place inside the data folder, half a bucket, or beside DATABASE_URL
 */
export function resolveBackup(env: Environment, dataDir: string): Settings['backup'] {
  const {
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (env.BACKUP_DIR === undefined && endpoint === undefined) return null;
  if (env.DATABASE_URL !== undefined) {
    throw new StartupError(
      'BACKUP_DIR and BACKUP_S3_ENDPOINT are for the embedded database only; DATABASE_URL is set, see docs/operations.md.',
    );
  }
  const common = {
    key: env.BACKUP_KEY ?? null,
    keepDays: env.BACKUP_KEEP_DAYS,
    keepCount: env.BACKUP_KEEP_COUNT,
  };
  if (endpoint === undefined) {
    const directory = path.resolve(env.BACKUP_DIR ?? '');
    if (`${directory}/`.startsWith(`${dataDir}/`))
      throw new StartupError('BACKUP_DIR lies in the data folder, with which it would be lost.');
    return { ...common, directory, s3: null };
  }
  if (env.BACKUP_DIR !== undefined)
    throw new StartupError('BACKUP_DIR and BACKUP_S3_ENDPOINT are both set; keep one.');
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new StartupError(
      'BACKUP_S3_ENDPOINT is set, but BACKUP_S3_ACCESS_KEY_ID or BACKUP_S3_SECRET_ACCESS_KEY is not.',
    );
  }
  const s3 = { endpoint, region: env.BACKUP_S3_REGION, accessKeyId, secretAccessKey };
  return { ...common, directory: '', s3 };
}

function resolveCaptcha(env: Environment): Settings['captcha'] {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = env;
  if (provider === undefined) return null;
  if (siteKey === undefined || secret === undefined) {
    throw new StartupError('CAPTCHA_PROVIDER needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET as well.');
  }
  const own = captchaAddresses[provider];
  return {
    provider,
    siteKey,
    secret,
    scriptUrl: env.CAPTCHA_SCRIPT_URL ?? own.scriptUrl,
    verifyUrl: env.CAPTCHA_VERIFY_URL ?? own.verifyUrl,
  };
}
