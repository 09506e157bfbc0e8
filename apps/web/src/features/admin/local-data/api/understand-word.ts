import type { KnownWord } from '@kawanusaha/contracts/local-figure';
import { readFailure } from '#lib/api/read-failure.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { localMessages } from '../local-messages.ts';

/** What a word means to ideas, or why it is not known. */
export async function understandWord(word: string): Promise<KnownWord | { problem: string }> {
  try {
    const supabase = await getSupabase();
    const { data, error } = await supabase.functions.invoke<KnownWord>('admin-local-data', {
      body: { word },
    });
    if (!error && data) return data;
    return { problem: (error ? await readFailure(error) : {}).message ?? localMessages.wordFailed };
  } catch {
    return { problem: localMessages.wordFailed };
  }
}
