import path from 'node:path';
import type { Logger } from 'pino';
import type { Settings } from '#settings.ts';
import { StartupError } from '@kawanusaha/backend/startup/startup-error';

/**
 * Starts the payment provider's simulator beside a local server without keys; else gives null.
 * Its orders survive a restart in the data folder. Throws StartupError when its port is taken.
 */
export async function startPaymentSimulator(
  settings: Settings,
  log: Logger,
): Promise<{ close: () => Promise<void> } | null> {
  const { midtrans } = settings;
  if (midtrans.isOff) log.warn('MIDTRANS_SERVER_KEY is not set: no user can pay');
  if (!midtrans.simulated) return null;
  // Loaded only here: a production server never holds the simulator's code.
  const { startSimulator } = await import('@kawanusaha/snap-simulator');
  const origin = new URL(midtrans.snapBaseUrl);
  try {
    return await startSimulator({
      port: Number(origin.port),
      hostname: settings.host,
      origin: origin.origin,
      serverKey: midtrans.serverKey,
      clientKey: midtrans.clientKey,
      nodeEnv: settings.environment,
      notificationUrl: `http://127.0.0.1:${settings.port}/functions/v1/midtrans-webhook`,
      journalFile: path.join(settings.dataDir, 'payment-simulator.ndjson'),
    });
  } catch (cause) {
    throw new StartupError(
      `The payment simulator cannot listen on port ${origin.port}; set SNAP_SIMULATOR_PORT to a free one.`,
      { cause },
    );
  }
}
