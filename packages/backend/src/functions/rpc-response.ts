import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { jsonResponse } from '#functions/json-response.ts';

/**
 * Answers with what a database function returned. An error keeps its status and its message, which the database words
 * for people; codes let a client tell errors apart.
 */
export function rpcResponse(result: PostgrestSingleResponse<unknown>): Response {
  if (result.error === null) return jsonResponse(result.data);
  const { code, message, hint } = result.error;
  return jsonResponse(
    { error: hint === '' || hint === null ? code : hint, message },
    result.status >= 400 ? result.status : 500,
  );
}
