import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';

/** Opens a person's page, which the audit log keeps; before it nothing of the person can be read. Throws what the API answers. */
async function openPerson(id: string): Promise<string> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_open_person', { user_id: id }).throwOnError();
  return data;
}

/** Each visit opens the page once, which the audit log keeps; what is read again afterwards is the same look. */
export function useOpenedPerson(id: string) {
  return useQuery({
    queryKey: ['person-opened', id],
    queryFn: () => openPerson(id),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
