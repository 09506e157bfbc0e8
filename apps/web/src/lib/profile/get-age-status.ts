import { getSupabase } from '#lib/supabase/client.ts';

export const ageStatusQueryKey = ['age-status'];

/** What is known of the caller's age and guardian; `birth_year` is null while it was not stated. Throws what the API answers. */
export async function getAgeStatus() {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('get_age_status').throwOnError();
  return data[0] ?? null;
}

type AgeStatus = Awaited<ReturnType<typeof getAgeStatus>>;

/** Whether a member has said that they are below 18; false while it is not known. */
export function isBelow18(status: AgeStatus): boolean {
  return status !== null && /^(child|teen)/.test(status.age_group);
}
