import { z } from 'zod';
import { defineFunction } from '#define-function.ts';
import { readJson } from '@kawanusaha/backend/functions/read-json';
import { rpcResponse } from '@kawanusaha/backend/functions/rpc-response';

const inputSchema = z.object({ referral_code: z.string().max(200) });

/**
 * `validate-referral {referral_code}` (spec §7): answers `{valid, referrer_id, referrer_name}`. The id is opaque and the
 * name shortened, since any user may ask.
 */
export const validateReferral = defineFunction({
  name: 'validate-referral',
  verifyJwt: false,
  handler: async (request, { supabase }) => {
    const input = await readJson(request, inputSchema);
    if ('refusal' in input) return input.refusal;
    return rpcResponse(await supabase.rpc('validate_referral', { code: input.value.referral_code }));
  },
});
