import { z } from 'zod';
import { defineFunction } from '#define-function.ts';
import { readJson } from '@kawanusaha/backend/functions/read-json';
import { rpcResponse } from '@kawanusaha/backend/functions/rpc-response';

const inputSchema = z.object({ user_id: z.uuid({ error: 'user_id harus berupa UUID' }).optional() });

/**
 * `get-user-metadata {user_id}` (spec §7): one's own display data, or any user's for an admin; 403 otherwise.
 */
export const getUserMetadata = defineFunction({
  name: 'get-user-metadata',
  verifyJwt: true,
  handler: async (request, { supabase }) => {
    const input = await readJson(request, inputSchema);
    if ('refusal' in input) return input.refusal;
    const { user_id: userId } = input.value;
    return rpcResponse(
      await supabase.rpc('get_user_metadata', userId === undefined ? {} : { user_id: userId }),
    );
  },
});
