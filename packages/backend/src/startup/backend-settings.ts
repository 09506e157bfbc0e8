import { z } from 'zod';
import { issuerSchema } from '#auth/keys/third-party-issuers.ts';
import { flag, parseJson, SettingsError } from '#environment.ts';

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);

/** What `npm run backend` reads beside the settings of the server. */
const backendSchema = z.object({
  /** Schemas of the data API; the first is the default. */
  EXPOSED_SCHEMAS: list.pipe(z.array(z.string()).min(1)).default(['public']),
  /** Schemas in which names without a schema are looked up, behind the one that a request asks for. */
  EXTRA_SEARCH_PATH: list.default(['public', 'extensions']),
  MAX_ROWS: z.coerce.number().int().min(1).max(1_000_000).default(1_000),
  /** Whether a request without a project key is refused; else it is anonymous. */
  REQUIRE_API_KEY: flag.default(true),
  /** Origins whose pages may call the protocols, with scheme and port; `*` for all. */
  CORS_ORIGINS: list.default(['*']),
  /** Headers that a page may send beside those of the official clients; `*` for all. */
  CORS_HEADERS: list.default(['*']),
  /** Whether pages may send cookies and the like along. */
  CORS_CREDENTIALS: flag.default(false),
  /** HS256 secrets whose tokens, also as project keys, are believed; each at least 32 characters. */
  TRUSTED_SECRETS: list.pipe(z.array(z.string().min(32))).default([]),
  /** Whom such tokens must be meant for (`aud`), if they say for whom. */
  TRUSTED_AUDIENCE: z.string().nullable().default(null),
  /** Roles that trusted tokens may carry beside those of a project; each granted to the role that signs in. */
  REQUEST_ROLES: list.default([]),
  /** Issuers whose tokens (RS256, ES256) are believed, as JSON: see `auth/keys/third-party-issuers.ts`. */
  THIRD_PARTY_ISSUERS: z.string().transform(parseJson).pipe(z.array(issuerSchema).max(20)).default([]),
  /** Whether visitors may sign in without an address. */
  ANONYMOUS_SIGN_INS: flag.default(true),
  /** Whether visitors may make accounts. */
  SIGN_UPS: flag.default(true),
  /** Whether phone numbers sign up and in. */
  PHONE_SIGN_INS: flag.default(true),
  /** Whether a signed-up number counts as proved; as AUTO_CONFIRM unless said. */
  PHONE_AUTO_CONFIRM: flag.optional(),
  /** Whether a signed-in user links and unlinks identities. */
  MANUAL_LINKING: flag.default(false),
  /** Whether passkeys sign in and serve as second factor, where browsers offer them for the site's address. */
  PASSKEYS: flag.default(true),
  /** Whether persons with a second factor make recovery codes. */
  RECOVERY_CODES: flag.default(true),
  /** Whether passwords that everyone tries first are refused; off as in a new Supabase project. */
  REFUSE_KNOWN_PASSWORDS: flag.default(false),
  /** `pg-functions://postgres/<schema>/<function>` or an http address, asked for the claims of access tokens. */
  ACCESS_TOKEN_HOOK: z.string().optional(),
  /** The same for mails with a token, which it sends instead of the mail server. */
  SEND_MAIL_HOOK: z.string().optional(),
  /** Signs what goes to hooks at an http address: `v1,whsec_<base64>`. */
  HOOK_SECRET: z.string().optional(),
  /** A folder whose folders are functions of /functions/v1: see `functions/load-folder.ts`. */
  FUNCTIONS_FOLDER: z.string().optional(),
  /** Whether uploads may come in pieces (TUS). */
  RESUMABLE_UPLOADS: flag.default(true),
  /** Whether `Prefer: tx=rollback` is obeyed. */
  ALLOW_TX_ROLLBACK: flag.default(false),
  /** Whether `sum()`, `count()` and their like may be selected through the data API. */
  AGGREGATE_FUNCTIONS: flag.default(false),
  /** Whether `Accept: application/vnd.pgrst.plan` is answered with the plan of the statement. */
  PLAN_MEDIA_TYPE: flag.default(false),
  /** Whether `select=*` means the columns that the role may read; else PostgreSQL refuses it where some are hidden. */
  NARROW_STAR: flag.default(false),
  /** `schema.function` without arguments, called as the caller before each request of the data API. */
  PRE_REQUEST: z
    .string()
    .regex(/^[^.]+\.[^.]+$/, 'it must be schema.function')
    .transform((value) => {
      const [schema = '', name = ''] = value.split('.');
      return { schema, name };
    })
    .optional(),
  /** What SQL reads as `current_setting('app.settings.…')`: a JSON object, whose keys are full names. */
  APP_SETTINGS: z
    .string()
    .transform(parseJson)
    .pipe(z.record(z.string().regex(/^app\.settings\.\w+$/), z.string()))
    .default({}),
  /** Whether SQL sees `authorization`, `apikey` and cookies of a data API request, as under PostgREST. */
  CREDENTIALS_IN_SQL: flag.default(true),
  /** The document of the data API's root: of what the caller may use, of everything, or none. */
  OPENAPI_MODE: z.enum(['follow-privileges', 'ignore-privileges', 'disabled']).default('follow-privileges'),
  /** Whether that document tells how a token is sent. */
  OPENAPI_SECURITY: flag.default(false),
  /** A function without arguments whose answer stands at the root in the place of that document. */
  ROOT_FUNCTION: z.string().optional(),
  /** Whether answers of the data API tell how long each stage took, in `Server-Timing`. */
  SERVER_TIMING: flag.default(false),
  /** Whether sign-ins and mails are counted and held back. */
  LIMIT_REQUESTS: flag.default(true),
});

export type BackendSettings = z.infer<typeof backendSchema>;

/**
 * Parses the variables of the backend.
 * @throws SettingsError naming the first one that cannot be used
 */
export function parseBackendSettings(env: Record<string, string | undefined>): BackendSettings {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = backendSchema.safeParse(present);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new SettingsError(
    `The setting ${String(issue?.path[0])} cannot be used: ${issue?.message ?? 'invalid value'}.`,
  );
}
