import { z } from 'zod';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { defineFunction } from '#define-function.ts';
import { readJson } from '@kawanusaha/backend/functions/read-json';

const inputSchema = z.object({
  referrer_id: z.string().max(200).nullish(),
  new_user_id: z.string().max(200).nullish(),
  new_user_email: z.string().max(320).nullish(),
});

/**
 * `process-referral-signup {referrer_id, new_user_id, new_user_email}` (spec §7). The sign-up itself has bound the code to
 * the new account, in its own transaction; the ids in the body prove nothing and are not read. The call stays, so that the
 * described client works, and any number of repetitions changes nothing.
 */
export const processReferralSignup = defineFunction({
  name: 'process-referral-signup',
  verifyJwt: false,
  handler: async (request) => {
    const input = await readJson(request, inputSchema);
    return 'refusal' in input ? input.refusal : jsonResponse({ ok: true });
  },
});
