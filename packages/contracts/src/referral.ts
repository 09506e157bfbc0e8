import * as z from 'zod/mini';

/** One person who came through the caller's code; the address is masked by the server. */
export const referredUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  isPremium: z.boolean(),
  created_at: z.string(),
  /** Why the reward for this person waits for a look: same_number, same_email, shared_number, disposable_address, burst, shared_device, shared_network,
   * shared_domain, unusual_purchases, refunded_purchases.
   */
  holdReasons: z.optional(z.array(z.string())),
});
export type ReferredUser = z.output<typeof referredUserSchema>;

/** What `get-referral-stats` answers (spec §3). */
export const referralStatsSchema = z.object({
  totalReferred: z.number(),
  totalCoins: z.number(),
  premiumCount: z.number(),
  referredUsers: z.array(referredUserSchema),
});
export type ReferralStats = z.output<typeof referralStatsSchema>;
