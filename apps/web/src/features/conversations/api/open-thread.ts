import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';
import { conversationMessages as messages } from '../messages.ts';

type Kind = 'application' | 'contact';
type Opened = { id: string } | { code: string; message: string; hint?: string | undefined };

/** SQLSTATE of an address that holds no id. */
const notAnId = '22P02';

/** The conversation about an application or with the owner of a business contact, made when it is not there. Out: its id. Throws the data API's error. */
export async function openThread(kind: Kind, targetId: string): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('open_thread', { kind, target_id: targetId });
  if (error) throw error;
  return data;
}

async function openOrRefuse(kind: Kind, targetId: string): Promise<Opened> {
  try {
    return { id: await openThread(kind, targetId) };
  } catch (error) {
    const { code, message, hint } = error as { code?: string; message?: string; hint?: string };
    if (code === notAnId) return { code, message: messages.notFound };
    if (code?.startsWith('PT') !== true) throw error;
    return { code, message: message ?? messages.notFound, hint };
  }
}

/** The conversation that an address is about, or why there is none, in words for the user; opened once there is a session. */
export const useOpenedThread = (kind: Kind, targetId: string, enabled: boolean) =>
  useReadAtOpening(['open-thread', kind, targetId], () => openOrRefuse(kind, targetId), enabled);
