import { whatsappSchema } from '@kawanusaha/contracts/fields';
import { normalizeWhatsapp } from '@kawanusaha/contracts/phone-number';
import * as z from 'zod/mini';
import type { FieldFailure } from '#lib/api/failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { phoneMessages as messages } from '../../messages.ts';
import { describePhoneProblem } from '../phone-problem.ts';

/**
 * Has a code sent to a phone, which becomes the account's once the code is told (PUT /user, spec §7).
 * In: digits with the country's first, and the password where the server wants a proof. Throws the client's error.
 */
async function sendPhoneCode({ phone, password }: { phone: string; password: string }): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({
    phone: `+${phone}`,
    ...(password === '' ? {} : { current_password: password }),
  });
  if (error) throw error;
}

/** The number as it was typed, and the password where the server wants a proof. Out: digits with the country's first. */
export const phoneNumberSchema = z.object({
  phone: z.string().check(
    z.refine((typed) => whatsappSchema.safeParse(typed).success, messages.invalid),
    z.overwrite(normalizeWhatsapp),
  ),
  password: z.string(),
});

/** Sends the code. In: what follows, and where a refusal is shown. */
export const useSendPhoneCode = (told: {
  done: (result: void, sent: z.output<typeof phoneNumberSchema>) => void;
  refused: (failure: FieldFailure) => void;
}) => useOperation(sendPhoneCode, { ...told, failed: describePhoneProblem });
