import { AuthError, validationFailed } from '../errors/auth-error.ts';
import type { AuthContext } from '../context.ts';
import { messageBuckets } from '../limits/rate-limits.ts';
import { requireWayToPhones, sendPhoneCode } from '../sms/send-phone-code.ts';
import { findUserByPhone } from './find-user.ts';
import type { UserRow } from './user-row.ts';

/** Reads `channel`: sms unless the caller says whatsapp. Errors: 400 `validation_failed`. */
export const readChannel = (channel: string | undefined): 'sms' | 'whatsapp' => {
  if (channel === undefined || channel === 'sms' || channel === 'whatsapp') return channel ?? 'sms';
  throw validationFailed(
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  );
};

/**
 * Whether the wish for this number can be taken.
 * Errors: 400 `validation_failed` for an unknown channel, `phone_provider_disabled`; 422 `phone_exists`; 429 `over_sms_send_rate_limit`.
 */
export const admitPhoneChange = async (
  context: AuthContext,
  userId: string,
  request: { phone: string; channel: string | undefined },
): Promise<void> => {
  readChannel(request.channel);
  requireWayToPhones(context);
  if (await findUserByPhone(context.database.owner, request.phone)) throw new AuthError('phone_exists');
  await context.limiter.take(...messageBuckets(`phone_change ${userId}`, request.phone));
};

/**
 * Notes the new number and sends it a code; it moves in with `verify` type `phone_change`. To be admitted first.
 * Errors: 500 `sms_send_failed`.
 */
export const requestPhoneChange = async (
  context: AuthContext,
  user: UserRow,
  request: { phone: string; channel: string | undefined },
): Promise<void> => {
  const sql = context.database.owner;
  const channel = readChannel(request.channel);
  await sql`update auth.users set phone_change = ${request.phone}, updated_at = now() where id = ${user.id}`;
  await sendPhoneCode(context, {
    userId: user.id,
    phone: request.phone,
    slot: 'phone_change_token',
    purpose: 'phone_change',
    channel,
  });
};
