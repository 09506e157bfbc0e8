import type { AccountRules } from '#account-rules.ts';
import type { Metadata } from './user-row.ts';

const without = (data: Metadata, keys: readonly string[]): Metadata =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));

/** The metadata of a sign-up that the client may decide. */
export const signupMetadata = (rules: AccountRules, data: Metadata | undefined): Metadata =>
  without(data ?? {}, rules.serverMetadata);

/**
 * What `PUT /user` may change: a shallow merge, in which null removes a key.
 * @returns null when the request changes nothing
 */
export const metadataChange = (
  rules: AccountRules,
  data: Metadata | undefined,
): { set: Metadata; remove: string[] } | null => {
  const allowed = without(data ?? {}, [...rules.serverMetadata, ...rules.signupMetadata]);
  const entries = Object.entries(allowed);
  if (entries.length === 0) return null;
  return {
    set: Object.fromEntries(entries.filter(([, value]) => value !== null)),
    remove: entries.filter(([, value]) => value === null).map(([key]) => key),
  };
};
