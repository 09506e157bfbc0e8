import { getSupabase } from '#lib/supabase/client.ts';

/** Has a code sent to a campus mailbox. Out: the sentence of a refusal, or null. Throws without a connection. */
export async function requestCampusCode(address: string): Promise<string | null> {
  const supabase = await getSupabase();
  const { error, status } = await supabase.rpc('request_campus_code', { address });
  if (error === null) return null;
  if (status === 0 || status >= 500) throw error;
  return error.message;
}
