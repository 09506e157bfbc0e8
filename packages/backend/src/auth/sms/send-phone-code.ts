import { AuthError } from '../errors/auth-error.ts';
import type { AuthContext } from '../context.ts';
import {
  issueOneTimeToken,
  smsTokenSeconds,
  type TokenPurpose,
  type TokenSlot,
} from '../one-time-tokens/one-time-token.ts';

type PhoneCode = {
  userId: string;
  phone: string;
  slot: TokenSlot;
  purpose: TokenPurpose;
  channel?: 'sms' | 'whatsapp';
};

const sentAtColumn: Partial<Record<TokenSlot, string>> = {
  confirmation_token: 'confirmation_sent_at',
  phone_change_token: 'phone_change_sent_at',
  reauthentication_token: 'reauthentication_sent_at',
};

/**
 * Refuses where nothing would carry a message to a phone, before anything is made or changed for it.
 * Errors: 400 `phone_provider_disabled`.
 */
export const requireWayToPhones = ({
  phoneEnabled,
  reachesPhones,
}: Pick<AuthContext, 'phoneEnabled' | 'reachesPhones'>): void => {
  if (!phoneEnabled || !reachesPhones)
    throw new AuthError('phone_provider_disabled', { message: 'Unsupported phone provider' });
};

/** Sends a message to a phone. Errors: 400 `phone_provider_disabled` where none is sent; 500 `sms_send_failed` when the carrier refuses. */
export const sendNote = async (
  context: AuthContext,
  phone: string,
  text: string,
  channel: PhoneCode['channel'] = 'sms',
): Promise<void> => {
  requireWayToPhones(context);
  try {
    await context.sms.send({ to: phone, text, channel });
  } catch (error) {
    throw new AuthError('sms_send_failed', { cause: error });
  }
};

/** Makes a code for a phone and sends it. Errors: 400 `phone_provider_disabled` where none is sent; 500 `sms_send_failed` when the carrier refuses. */
export const sendPhoneCode = async (context: AuthContext, request: PhoneCode): Promise<void> => {
  requireWayToPhones(context);
  const sql = context.database.owner;
  const { code } = await issueOneTimeToken(context, sql, {
    userId: request.userId,
    slot: request.slot,
    purpose: request.purpose,
    relatesTo: request.phone,
    lifetimeSeconds: smsTokenSeconds,
  });
  const column = sentAtColumn[request.slot];
  if (column) await sql`update auth.users set ${sql(column)} = now() where id = ${request.userId}`;
  await sendNote(context, request.phone, context.rules.texts.phoneCode(code), request.channel);
};
