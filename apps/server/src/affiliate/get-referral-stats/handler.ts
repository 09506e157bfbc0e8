import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { defineFunction } from '#define-function.ts';

/**
 * `get-referral-stats` (spec §7): figures and people of the caller's own code, addresses masked. The described
 * argument `referrer_code` is ignored: a code is public, what it brought is not.
 * Answers 200 `ReferralStats`, 401 without a session, 502 when the database refuses.
 */
export const getReferralStats = defineFunction({
  name: 'get-referral-stats',
  verifyJwt: true,
  handler: async (_request, { supabase, log }) => {
    const { data, error } = await supabase.rpc('get_referral_stats');
    if (error === null) return jsonResponse(data);
    log.error({ code: error.code }, 'referral figures could not be read');
    return jsonResponse({ error: 'unavailable', message: 'Gagal memuat data referral.' }, 502);
  },
});
