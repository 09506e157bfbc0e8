import { z } from 'zod';
import { SettingsError } from '#settings.ts';

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** What `npm run backend` reads beside the settings of the server. */
const backendSchema = z.object({
  /** Schemas of the data API; the first is the default. */
  EXPOSED_SCHEMAS: list.pipe(z.array(z.string()).min(1)).default(['public']),
  MAX_ROWS: z.coerce.number().int().min(1).max(1_000_000).default(1_000),
  /** Whether a request without a project key is refused; else it is anonymous. */
  REQUIRE_API_KEY: flag.default(true),
  /** HS256 secrets whose tokens, also as project keys, are believed; each at least 32 characters. */
  TRUSTED_SECRETS: list.pipe(z.array(z.string().min(32))).default([]),
  /** Whether `Prefer: tx=rollback` is obeyed. */
  ALLOW_TX_ROLLBACK: flag.default(false),
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
