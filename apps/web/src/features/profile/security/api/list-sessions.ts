import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';

/** A signed-in device. */
export type DeviceSession = {
  id: string;
  user_agent: string | null;
  created_at: string;
  last_used_at: string;
  is_current: boolean;
};

export const sessionsKey = ['sessions'] as const;

/** The own signed-in devices, this one first. Throws the client's error. */
async function listSessions(): Promise<DeviceSession[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .rpc('list_sessions')
    .overrideTypes<DeviceSession[], { merge: false }>();
  if (error) throw error;
  return data;
}

/** The devices of who is signed in. */
export const useSessions = () => useQuery({ queryKey: sessionsKey, queryFn: listSessions });
