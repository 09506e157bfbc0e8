/** What every query key of the affiliate dashboard begins with; invalidating it reads all of it again. */
export const affiliateKey = ['affiliate'] as const;

/** Query key of where a member's vouchers are paid to, which is changed here. */
export const payoutKey = (userId: string) => [...affiliateKey, 'payout', userId] as const;
