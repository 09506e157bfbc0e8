import type { KnownWord } from '@kawanusaha/contracts/local-figure';
import { Refusal } from '#lib/api/failure.ts';
import { readFailure } from '#lib/api/read-failure.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { localMessages } from '../local-messages.ts';

/** What a word means to ideas. Throws a `Refusal` at the field `word` with the reason why that is not known. */
export async function understandWord(word: string): Promise<KnownWord> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<KnownWord>('admin-local-data', { body: { word } });
  if (!error && data) return data;
  const { message } = error ? await readFailure(error) : {};
  throw new Refusal({ field: 'word', title: message ?? localMessages.wordFailed });
}
