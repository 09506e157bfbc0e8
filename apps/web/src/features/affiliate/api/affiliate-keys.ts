/** Query keys of the affiliate dashboard. */
export const affiliateKeys = {
  all: ['affiliate'] as const,
  rules: ['affiliate', 'rules'] as const,
  stats: (userId: string) => ['affiliate', 'stats', userId] as const,
  wallet: (userId: string) => ['affiliate', 'wallet', userId] as const,
  timeline: (userId: string) => ['affiliate', 'timeline', userId] as const,
  ledger: (userId: string) => ['affiliate', 'ledger', userId] as const,
  vouchers: (userId: string) => ['affiliate', 'vouchers', userId] as const,
  payout: (userId: string) => ['affiliate', 'payout', userId] as const,
  ownProfile: (userId: string) => ['affiliate', 'own-profile', userId] as const,
  providers: ['affiliate', 'providers'] as const,
  outlook: ['affiliate', 'outlook'] as const,
  qr: (userId: string) => ['affiliate', 'qr', userId] as const,
};
