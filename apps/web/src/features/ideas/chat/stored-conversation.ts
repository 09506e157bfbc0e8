import type { Json } from '@kawanusaha/contracts/database';
import { getSupabase } from '#lib/supabase/client.ts';
import type { ChatMessage, ChatSource, Conversation } from './chat-message.ts';
import { keepDeviceConversation, readDeviceConversation } from './device-conversation.ts';

const maxShown = 200;
const columns = 'id, role, content, sources, note, created_at';

type Row = {
  id: string;
  role: string;
  content: string;
  sources: unknown;
  note: string;
  created_at: string;
};

function toMessage({ id, role, content, sources, note, created_at }: Row): ChatMessage {
  return {
    id,
    role: role === 'user' ? 'user' : 'assistant',
    content,
    timestamp: created_at,
    sources: Array.isArray(sources) ? (sources as ChatSource[]) : [],
    note,
  };
}

/** The person's conversation, oldest first. Row-level security shows no other member's. Throws the data API's error. */
export async function listStoredMessages({ mode, ideaId }: Conversation): Promise<ChatMessage[]> {
  const supabase = await getSupabase();
  const all = supabase.from('idea_messages').select(columns).eq('mode', mode);
  const { data, error } = await (ideaId === null ? all.is('idea_id', null) : all.eq('idea_id', ideaId))
    .order('created_at', { ascending: false })
    // 'assistant' stands before 'user': of two messages of one moment the answer is the later one.
    .order('role')
    .order('id', { ascending: false })
    .limit(maxShown);
  if (error) throw error;
  return data.map(toMessage).toReversed();
}

/** Adds messages; those that are there already stay as they are, so that a retried call does no harm. Throws the data API's error. */
export async function storeMessages(
  { mode, ideaId }: Conversation,
  messages: readonly ChatMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  const supabase = await getSupabase();
  const { error } = await supabase.from('idea_messages').upsert(
    messages.map(({ id, role, content, timestamp, sources = [], note = '' }) => ({
      id,
      mode,
      idea_id: ideaId,
      role,
      content,
      sources: [...sources] satisfies Json,
      note,
      created_at: timestamp,
    })),
    { onConflict: 'id', ignoreDuplicates: true },
  );
  if (error) throw error;
}

/** Deletes the conversation for good. Throws the data API's error. */
export async function deleteStoredConversation({ mode, ideaId }: Conversation): Promise<void> {
  const supabase = await getSupabase();
  const all = supabase.from('idea_messages').delete().eq('mode', mode);
  const { error } = await (ideaId === null ? all.is('idea_id', null) : all.eq('idea_id', ideaId)).select(
    'id',
  );
  if (error) throw error;
}

/** What the visitor wrote before signing in becomes the person's; then the whole conversation. Throws the data API's error. */
export async function takeOverConversation(conversation: Conversation): Promise<ChatMessage[]> {
  const written = readDeviceConversation(conversation);
  if (written.length > 0) {
    await storeMessages(conversation, written);
    keepDeviceConversation(conversation, []);
  }
  return listStoredMessages(conversation);
}
