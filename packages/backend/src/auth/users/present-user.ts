import type { Metadata, UserRow } from './user-row.ts';

export type UserBody = { id: string; [member: string]: unknown };

const presentTimes = (user: UserRow): Metadata =>
  Object.fromEntries(
    Object.entries({
      email_confirmed_at: user.email_confirmed_at,
      phone_confirmed_at: user.phone_confirmed_at,
      confirmed_at: user.confirmed_at,
      confirmation_sent_at: user.confirmation_sent_at,
      recovery_sent_at: user.recovery_sent_at,
      invited_at: user.invited_at,
      email_change_sent_at: user.email_change_sent_at,
      phone_change_sent_at: user.phone_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
      deleted_at: user.deleted_at,
    })
      .filter((entry): entry is [string, Date] => entry[1] !== null)
      .map(([name, time]) => [name, time.toISOString()]),
  );

/** The user as clients see it: wire contract of /auth/v1, empty members left out. Never holds a hash or a token. */
export const presentUser = (user: UserRow): UserBody => ({
  id: user.id,
  aud: user.aud,
  role: user.role,
  email: user.email ?? '',
  phone: user.phone ?? '',
  ...presentTimes(user),
  ...(user.email_change === '' ? {} : { new_email: user.email_change }),
  ...(user.phone_change === '' ? {} : { new_phone: user.phone_change }),
  app_metadata: user.raw_app_meta_data,
  user_metadata: user.raw_user_meta_data,
  identities: user.identities,
  ...(user.factors.length === 0 ? {} : { factors: user.factors }),
  created_at: user.created_at.toISOString(),
  updated_at: user.updated_at.toISOString(),
  is_anonymous: user.is_anonymous,
});
