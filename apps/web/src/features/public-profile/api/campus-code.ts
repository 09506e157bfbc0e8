import { getSupabase } from '#lib/supabase/client.ts';

/** Has a code sent to a campus mailbox. Out: the sentence of a refusal, or null. Throws without a connection. */
export async function requestCampusCode(address: string): Promise<string | null> {
  const supabase = await getSupabase();
  const { error, status } = await supabase.rpc('request_campus_code', { address });
  if (error === null) return null;
  if (status === 0 || status >= 500) throw error;
  return error.message;
}

/** Types the code. Out: verified, wrong, ended or taken. Throws the data API's error. */
export async function confirmCampusCode(code: string): Promise<string> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('confirm_campus_code', { code }).throwOnError();
  return data;
}

/** Lets the proved mailbox go. Throws the data API's error. */
export async function removeCampus(userId: string): Promise<void> {
  const supabase = await getSupabase();
  await supabase.from('campus_mails').delete().eq('user_id', userId).throwOnError();
}
