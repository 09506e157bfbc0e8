import { referralMemoryDays } from '@kawanusaha/contracts/business';
import { extractReferralCode } from '@kawanusaha/contracts/referral-code';

/** Key in the browser's local storage. */
export const referralMemoryKey = 'kawanusaha_referral';

type Remembered = { code: string; until: number };
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Gives the referral code that a link brought within the last 30 days, or null. The first link counts: the one who came first keeps the credit.
 * In: the storage and the current time in ms. A broken or expired entry is removed.
 */
export function recallReferral(store: Store, now: number): string | null {
  const entry = parse(store.getItem(referralMemoryKey));
  if (entry !== null && entry.until > now) return entry.code;
  store.removeItem(referralMemoryKey);
  return null;
}

/**
 * Remembers the code of a referral link for 30 days, unless one is remembered already.
 * In: the raw value of `?ref=`. Out: the code that counts from now on, or null when there is none.
 */
export function rememberReferral(store: Store, ref: string | null, now: number): string | null {
  const kept = recallReferral(store, now);
  const code = extractReferralCode(ref ?? '');
  if (kept !== null || code === '') return kept;
  const entry: Remembered = { code, until: now + referralMemoryDays * 86_400_000 };
  store.setItem(referralMemoryKey, JSON.stringify(entry));
  return code;
}

/** Forgets the code once it has been used. */
export function forgetReferral(store: Store): void {
  store.removeItem(referralMemoryKey);
}

function parse(text: string | null): Remembered | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { code, until } = value as Partial<Remembered>;
    return typeof code === 'string' && typeof until === 'number' ? { code, until } : null;
  } catch {
    return null;
  }
}
