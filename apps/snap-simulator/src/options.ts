import { z } from 'zod';

/** A key of the provider's sandbox; a production key must never reach the simulator. */
const sandboxKey = z.string().regex(/^SB-/, 'the simulator takes only keys that start with SB-');

const optionsSchema = z.object({
  serverKey: sandboxKey,
  clientKey: sandboxKey,
  /** Where notifications go, as set in the provider's dashboard. */
  notificationUrl: z.url().optional(),
  /** Public origin of the simulator; without it the origin of each request is used. */
  origin: z.url().optional(),
  merchantName: z.string().default('KawanUsaha'),
  merchantId: z.string().default('G000000001'),
  /** How many real milliseconds one simulated minute lasts. */
  minuteMs: z.number().positive().default(60_000),
  /** An append-only file that lets sessions survive a restart. */
  journalFile: z.string().optional(),
  /** The environment name; `production` is refused. */
  nodeEnv: z.string().optional(),
});

export type SimulatorOptions = z.input<typeof optionsSchema>;
export type SimulatorConfig = z.output<typeof optionsSchema>;

/**
 * Parses the options of the simulator.
 * Throws when a key is not a sandbox key and when the environment is `production`.
 */
export function parseOptions(options: SimulatorOptions): SimulatorConfig {
  const config = optionsSchema.parse(options);
  if ((config.nodeEnv ?? process.env['NODE_ENV']) === 'production') {
    throw new Error('the payment simulator never runs in production');
  }
  return config;
}
