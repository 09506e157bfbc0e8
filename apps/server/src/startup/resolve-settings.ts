import { randomBytes } from 'node:crypto';
import { resolveSettings as resolveBackendSettings } from '@kawanusaha/backend/startup/resolve-settings';
import type { Secrets } from '@kawanusaha/backend/startup/secrets';
import { StartupError } from '@kawanusaha/backend/startup/startup-error';
import type { Environment, Settings } from '#settings.ts';

/**
 * Joins the environment, the generated secrets and the addresses that follow from both.
 * @throws StartupError for combinations that cannot be sound
 */
export function resolveSettings(env: Environment, secrets: Secrets, dataDir: string): Settings {
  if (env.MIDTRANS_SERVER_KEY !== undefined && env.MIDTRANS_CLIENT_KEY === undefined) {
    throw new StartupError('MIDTRANS_SERVER_KEY is set but MIDTRANS_CLIENT_KEY is not; set both or neither.');
  }
  const backend = resolveBackendSettings(env, secrets, dataDir);
  return {
    ...backend,
    midtrans: resolveMidtrans(env, backend),
    ai:
      env.AI_BASE_URL === undefined || env.AI_MODEL === undefined
        ? null
        : {
            baseUrl: env.AI_BASE_URL,
            apiKey: env.AI_API_KEY ?? null,
            model: env.AI_MODEL,
            timeoutMs: env.AI_TIMEOUT_SECONDS * 1_000,
            idleMs: env.AI_IDLE_SECONDS * 1_000,
          },
    chatbotEmbedUrl: env.CHATBOT_EMBED_URL ?? null,
  };
}

function resolveMidtrans(
  env: Environment,
  { local, siteUrl }: Pick<Settings, 'local' | 'siteUrl'>,
): Settings['midtrans'] {
  const { MIDTRANS_SERVER_KEY: serverKey, MIDTRANS_CLIENT_KEY: clientKey } = env;
  const environment = env.MIDTRANS_ENVIRONMENT ?? 'sandbox';
  if (environment === 'production' && (serverKey === undefined || clientKey === undefined)) {
    throw new StartupError(
      'MIDTRANS_ENVIRONMENT is production, but MIDTRANS_SERVER_KEY and MIDTRANS_CLIENT_KEY are not set: set both, or leave it out for a site without payments.',
    );
  }
  if ((serverKey === undefined || clientKey === undefined) && !local) {
    // A key that no user knows: no notification can be signed with it. The address leads nowhere.
    const nowhere = 'https://payments.invalid';
    return {
      serverKey: randomBytes(32).toString('hex'),
      clientKey: '',
      environment,
      snapBaseUrl: nowhere,
      apiBaseUrl: nowhere,
      simulated: false,
      isOff: true,
    };
  }
  if (serverKey === undefined || clientKey === undefined) {
    const base = `http://localhost:${env.SNAP_SIMULATOR_PORT ?? env.PORT + 1}`;
    return {
      serverKey: 'SB-Mid-server-simulator',
      clientKey: 'SB-Mid-client-simulator',
      environment: 'sandbox',
      snapBaseUrl: base,
      apiBaseUrl: base,
      simulated: true,
      isOff: false,
    };
  }
  if (env.MIDTRANS_ENVIRONMENT === undefined && siteUrl.startsWith('https:')) {
    throw new StartupError(
      'MIDTRANS_ENVIRONMENT is not set: say production, or sandbox when payments on this site shall be play money.',
    );
  }
  if (environment === 'production' && (serverKey.startsWith('SB-') || clientKey.startsWith('SB-'))) {
    throw new StartupError(
      'MIDTRANS_ENVIRONMENT is production, but the keys are those of the sandbox (SB-).',
    );
  }
  const part = environment === 'production' ? '' : '.sandbox';
  return {
    serverKey,
    clientKey,
    environment,
    snapBaseUrl: `https://app${part}.midtrans.com`,
    apiBaseUrl: `https://api${part}.midtrans.com`,
    simulated: false,
    isOff: false,
  };
}
