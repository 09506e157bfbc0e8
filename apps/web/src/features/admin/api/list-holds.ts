import { getSupabase } from '#lib/supabase/client.ts';

/** A listing that is held because its text may harm readers. */
export type Hold = {
  id: string;
  project_id: string;
  /** Null when it was decided meanwhile. */
  owner_id: string | null;
  categories: string[];
  created_at: string;
  project_name: string;
  project_description: string;
};

/** What is held, oldest first. Throws what the API answers. */
export async function listHolds(): Promise<Hold[]> {
  const supabase = await getSupabase();
  const [{ data }, { data: owners }] = await Promise.all([
    supabase.rpc('admin_list_holds').throwOnError(),
    supabase.from('listing_holds').select('id, user_id').is('decision', null).throwOnError(),
  ]);
  const ownerOf = new Map(owners.map(({ id, user_id: owner }) => [id, owner]));
  return data.map((hold) => ({ ...hold, owner_id: ownerOf.get(hold.id) ?? null }));
}
