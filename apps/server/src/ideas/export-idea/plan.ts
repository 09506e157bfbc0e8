import { savedIdeaResultSchema, type SavedIdeaResult } from '@kawanusaha/contracts/idea';
import type { FunctionContext } from '#define-function.ts';

/** What every export is made from. */
export type ExportPlan = {
  title: string;
  result: SavedIdeaResult;
  /** Name that stands on the proposal; empty when unknown. */
  ownerName: string;
  campus: string;
};

/** Reads an idea under the caller's own row-level security; null when it is not theirs or cannot be read. */
export async function readExportPlan(
  { supabase, caller }: FunctionContext,
  id: string,
): Promise<ExportPlan | null> {
  const { data, error } = await supabase
    .from('business_ideas')
    .select('title, result')
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  const result = savedIdeaResultSchema.safeParse(data?.result);
  if (data === null || !result.success) return null;
  const { data: person } = await supabase
    .from('pengguna')
    .select('nama_lengkap, kampus')
    .eq('id', caller.userId ?? '')
    .maybeSingle();
  return {
    title: data.title,
    result: result.data,
    ownerName: person?.nama_lengkap ?? '',
    campus: person?.kampus ?? '',
  };
}
