import type { LocalKind } from '@kawanusaha/contracts/local-figure';
import { getSupabase } from '#lib/supabase/client.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';
import { readDraft, type LocalDraft } from '../local-draft.ts';
import { localMessages } from '../local-messages.ts';
import { conceptOf, type LocalRow } from './list-local-data.ts';
import { understandWord } from './understand-word.ts';

/** What the form says of a row; without a row a season or a speciality is added. */
type Saving = { kind: LocalKind; row: LocalRow | null; draft: LocalDraft; today: string };

/** The key of a row, and the concept of a speciality. Throws a `Refusal` at the field `word` for one that is not known. */
async function nameOf({ kind, row, draft }: Saving): Promise<{ key: string; concept: string }> {
  if (row !== null) return { key: row.key, concept: conceptOf(row) };
  if (kind === 'season') return { key: `musim-${crypto.randomUUID()}`, concept: '' };
  const { concept } = await understandWord(draft.word.trim());
  return { key: `${draft.province}:${concept}`, concept };
}

async function saveLocalFigure(saving: Saving): Promise<void> {
  const { key, concept } = await nameOf(saving);
  const { kind, draft, today } = saving;
  const read = readDraft(kind, draft, concept, today);
  if (read.errors !== null) throw new Error('the rules of the form let something through');
  const supabase = await getSupabase();
  await supabase
    .from('local_figures')
    .upsert({ kind, key, value: read.value, ...read.source }, { onConflict: 'kind,key' })
    .throwOnError();
}

/** Keeps a figure, or changes the one that is kept. */
export function useSaveLocalFigure() {
  return useDeskOperation(saveLocalFigure, localMessages.saved);
}
