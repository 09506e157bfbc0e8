import { z } from 'zod';

/** Everything that can be made to go wrong on purpose. */
export const faultsSchema = z.object({
  /** Send each notification this many times at once. */
  duplicate: z.number().int().min(1).max(20).default(1),
  /** Hold the `pending` notification back until the next one of that order has been sent. */
  reorder: z.boolean().default(false),
  /** Send each notification this many simulated minutes late. */
  delayMinutes: z.number().min(0).default(0),
  /** Send nothing at all. */
  drop: z.boolean().default(false),
  wrongSignature: z.boolean().default(false),
  extraField: z.boolean().default(false),
  /** Deny a settlement two simulated minutes after it happened. */
  reversal: z.boolean().default(false),
  /** Settle a second charge of the same order together with the first. */
  twoSettlements: z.boolean().default(false),
  /** Send the refund notification twice. */
  refundTwice: z.boolean().default(false),
  /** Leave calls of the merchant's server without an answer. */
  apiTimeout: z.boolean().default(false),
  /** Answer calls of the merchant's server with this status. */
  apiStatus: z.number().int().min(400).max(599).nullable().default(null),
  /** Answer so this many times, then as usual; without a number until the switch is off. */
  apiStatusCalls: z.number().int().min(1).nullable().default(null),
  /** The bank or wallet refuses each refund. */
  refundRefused: z.boolean().default(false),
  /** Serve no snap.js. */
  scriptUnavailable: z.boolean().default(false),
});
export type Faults = z.output<typeof faultsSchema>;
/** Every switch off. */
export const noFaults = (): Faults => faultsSchema.parse({});
