/** One person who came through the caller's code; the address is masked by the server. */
export type ReferredUser = {
  id: string;
  username: string;
  email: string;
  isPremium: boolean;
  created_at: string;
  /** Why the reward for this person waits for a look: same_number, same_email, shared_number, disposable_address, burst, shared_device, shared_network,
   * shared_domain, unusual_purchases, refunded_purchases.
   */
  holdReasons?: string[] | undefined;
  /** Whether the reward waits until this person has verified a phone, which the operator asks for. */
  waitsForPhone?: boolean | undefined;
};

/** What `get-referral-stats` answers (spec §3). */
export type ReferralStats = {
  totalReferred: number;
  totalCoins: number;
  premiumCount: number;
  referredUsers: ReferredUser[];
};

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null;

const isReferredUser = (data: unknown): data is ReferredUser =>
  isRecord(data) &&
  ['id', 'username', 'email', 'created_at'].every((key) => typeof data[key] === 'string') &&
  typeof data['isPremium'] === 'boolean' &&
  (data['holdReasons'] === undefined || Array.isArray(data['holdReasons'])) &&
  (data['waitsForPhone'] === undefined || typeof data['waitsForPhone'] === 'boolean');

/** Whether an answer has the shape of the figures. Written out, since the page would load a library of schemas for this alone. */
export const isReferralStats = (data: unknown): data is ReferralStats =>
  isRecord(data) &&
  ['totalReferred', 'totalCoins', 'premiumCount'].every((key) => typeof data[key] === 'number') &&
  Array.isArray(data['referredUsers']) &&
  data['referredUsers'].every(isReferredUser);
