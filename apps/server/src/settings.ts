import {
  type Environment as BackendEnvironment,
  environmentShape,
  flag,
  parseSettings,
  port,
  secretSettings as backendSecrets,
  url,
} from '@kawanusaha/backend/environment';
import { type Settings as BackendSettings } from '@kawanusaha/backend/settings';
import { z } from 'zod';

/** Every setting of the product with its default: the engine's, and its own. */
const environmentSchema = z.object({
  ...environmentShape,
  MAIL_FROM: z.string().default('KawanUsaha <halo@kawanusaha.id>'),
  MIDTRANS_SERVER_KEY: z.string().optional(),
  MIDTRANS_CLIENT_KEY: z.string().optional(),
  MIDTRANS_ENVIRONMENT: z.enum(['sandbox', 'production']).optional(),
  SNAP_SIMULATOR_PORT: port.optional(),
  AI_BASE_URL: url.optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(120).default(45),
  AI_IDLE_SECONDS: z.coerce.number().int().min(1).max(120).default(20),
  CHATBOT_EMBED_URL: url.optional(),
  DEMO_DATA: flag.optional(),
});

export type Environment = BackendEnvironment & z.infer<typeof environmentSchema>;

/** Names of all settings, in the order of the documentation. */
export const settingNames = Object.keys(environmentSchema.shape) as readonly (keyof Environment)[];

/**
 * Parses the environment once.
 * @param env variables as strings, as in process.env
 * @returns the typed settings with defaults filled in
 * @throws SettingsError naming the first variable that cannot be used
 */
export function parseEnvironment(env: Record<string, string | undefined>): Environment {
  return parseSettings(environmentSchema, env);
}

/** Names whose values `npm run config` masks. */
export const secretSettings: ReadonlySet<string> = new Set([
  ...backendSecrets,
  'MIDTRANS_SERVER_KEY',
  'AI_API_KEY',
]);

/** What the running server works with: the engine's settings, and those of the payment and AI providers. */
export type Settings = BackendSettings & {
  readonly midtrans: {
    readonly serverKey: string;
    readonly clientKey: string;
    readonly environment: 'sandbox' | 'production';
    /** Base addresses differ only when the offline simulator stands in for the provider. */
    readonly snapBaseUrl: string;
    readonly apiBaseUrl: string;
    readonly simulated: boolean;
    /** No user can pay: a server for others without the provider's keys. */
    readonly isOff: boolean;
  };
  readonly ai: {
    readonly baseUrl: string;
    readonly apiKey: string | null;
    readonly model: string;
    /** For one answer, a repair included. */
    readonly timeoutMs: number;
    /** The longest silence within one answer. */
    readonly idleMs: number;
  } | null;
  readonly chatbotEmbedUrl: string | null;
};
