import type { Metadata } from './user-row.ts';

/** Mirrors that database triggers write (architecture, deviations); a client may name them and nothing happens. */
const serverKeys = ['is_premium', 'total_coin', 'referral_code', 'foto_path'] as const;
/** Set once at sign-up. */
const signupKeys = ['referred_by'] as const;

const without = (data: Metadata, keys: readonly string[]): Metadata =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));

/** The metadata of a sign-up that the client may decide. */
export const signupMetadata = (data: Metadata | undefined): Metadata => without(data ?? {}, serverKeys);

/**
 * What `PUT /user` may change: a shallow merge, in which null removes a key.
 * @returns null when the request changes nothing
 */
export const metadataChange = (data: Metadata | undefined): { set: Metadata; remove: string[] } | null => {
  const allowed = without(data ?? {}, [...serverKeys, ...signupKeys]);
  const entries = Object.entries(allowed);
  if (entries.length === 0) return null;
  return {
    set: Object.fromEntries(entries.filter(([, value]) => value !== null)),
    remove: entries.filter(([, value]) => value === null).map(([key]) => key),
  };
};
