import { payoutProfileSchema } from '@kawanusaha/contracts/payout';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import * as z from 'zod/mini';
import { refuseWithoutFreshProof } from '#accounts/check-proof.ts';
import { refuseForAge } from '#accounts/refuse-for-age.ts';
import { sealPayoutNumber } from '#affiliate/payout-number.ts';
import { defineFunction } from '#define-function.ts';

const bodySchema = z.extend(payoutProfileSchema, {
  password: z.optional(z.string().check(z.maxLength(200))),
});

type Provider = { name: string; min_digits: number; max_digits: number };

const endDigits = 4;

/** How many digits a provider's numbers have, in words. */
const lengthOf = ({ min_digits: min, max_digits: max }: Provider): string =>
  min === max ? `${min} angka` : `${min} sampai ${max} angka`;

/**
 * `set-payout-profile` {provider, number, holder_name, password?}: where the caller's vouchers are paid to. The number is kept encrypted.
 * Needs a fresh proof: a sign-in within ten minutes, or the password. Answers 200 {provider, number_end, holder_name}; 400 `bad_request`
 * with the `field`; 403 `guardian_needed`, `fresh_proof_needed` or `wrong_password`; 429.
 */
export const setPayoutProfile = defineFunction({
  name: 'set-payout-profile',
  verifyJwt: true,
  handler: async (request, context) => {
    const body = bodySchema.safeParse(await request.json().catch(() => null));
    if (!body.success) {
      const [issue] = body.error.issues;
      return jsonResponse(
        {
          error: 'bad_request',
          field: issue?.path[0] ?? null,
          message: issue?.message ?? 'Periksa isian Anda.',
        },
        400,
      );
    }
    const { provider: code, number, holder_name: holder, password } = body.data;
    const { settings, database } = context.deps;
    const tooYoung = await refuseForAge(database.owner, context.caller.userId, 'pay_out');
    if (tooYoung !== null) return tooYoung;
    const [provider] = await database.owner<Provider[]>`
      select name, min_digits, max_digits from public.payout_providers where code = ${code}`;
    if (provider === undefined) {
      return jsonResponse(
        { error: 'bad_request', field: 'provider', message: 'Pilih bank atau dompet digital.' },
        400,
      );
    }
    if (number.length < provider.min_digits || number.length > provider.max_digits) {
      const message = `Nomor ${provider.name} terdiri dari ${lengthOf(provider)}.`;
      return jsonResponse({ error: 'bad_request', field: 'number', message }, 400);
    }
    const refusal = await refuseWithoutFreshProof(context, password);
    if (refusal !== null) return refusal;
    const userId = context.caller.userId ?? '';
    const end = number.slice(-endDigits);
    await database.owner.begin(async (sql) => {
      await sql`
        insert into private.payout_profiles (user_id, provider, sealed_number, number_end, holder_name)
        values (${userId}, ${code}, ${sealPayoutNumber(settings.jwtSecret, userId, number)}, ${end}, ${holder})
        on conflict (user_id) do update set provider = excluded.provider, sealed_number = excluded.sealed_number,
          number_end = excluded.number_end, holder_name = excluded.holder_name, updated_at = now()`;
      // The owner learns of a change that an intruder made; no preference suppresses the notice.
      await sql`
        select private.tell_person(${userId}::uuid, 'Tujuan pembayaran diganti',
          ${`Voucher Anda dibayar ke ${provider.name} ••••${end} a.n. ${holder}. Bukan Anda? Ganti password Anda sekarang, lalu tulis kepada kami.`})`;
    });
    return jsonResponse({ provider: code, number_end: end, holder_name: holder });
  },
});
