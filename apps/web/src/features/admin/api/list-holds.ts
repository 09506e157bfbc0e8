import { getSupabase } from '#lib/supabase/client.ts';

/** A listing that is held because its text may harm readers. */
export type Hold = {
  id: string;
  project_id: string;
  categories: string[];
  created_at: string;
  project_name: string;
  project_description: string;
};

/** What is held, oldest first. Throws what the API answers. */
export async function listHolds(): Promise<Hold[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_list_holds').throwOnError();
  return data;
}
