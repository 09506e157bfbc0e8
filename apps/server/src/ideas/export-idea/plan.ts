import { readBudget } from '@kawanusaha/contracts/finance/parse-capital';
import { type SavedIdeaResult, savedIdeaResultSchema } from '@kawanusaha/contracts/idea';
import { type Canvas, canvasSchema, draftCanvas } from '@kawanusaha/contracts/planning/canvas';
import { canvasBasis } from '@kawanusaha/contracts/planning/canvas-basis';
import { openSavedResult } from '@kawanusaha/contracts/planning/open-saved-result';
import {
  draftValidationPlan,
  type ValidationPlan,
  validationPlanSchema,
} from '@kawanusaha/contracts/planning/validation-plan';
import type { ProposalPerson } from '@kawanusaha/contracts/proposal/find-missing-parts';
import type { FunctionContext } from '#define-function.ts';

/** What every export is made from. */
export type ExportPlan = {
  title: string;
  result: SavedIdeaResult;
  canvas: Canvas;
  /** Interview questions with what was heard. */
  validation: ValidationPlan;
  /** Name that stands on the documents; empty when unknown. */
  ownerName: string;
  campus: string;
  /** What the profile knows of the studies of the owner. */
  study: Study;
};

export type Study = Pick<ProposalPerson, 'program' | 'year'>;

type Stored = { title: string; result: SavedIdeaResult; canvas: unknown; plan: unknown };

/** The plan as its page shows it: canvas and interviews that were never opened are drafted in the same way. */
export function completePlan(
  stored: Stored,
  ownerName: string,
  campus: string,
  study: Study = { program: '', year: null },
): ExportPlan {
  const { title, result } = stored;
  const canvas = canvasSchema.safeParse(stored.canvas);
  const validation = validationPlanSchema.safeParse(stored.plan);
  return {
    title,
    result,
    canvas: canvas.success ? canvas.data : draftCanvas(canvasBasis(result)),
    validation: validation.success ? validation.data : draftValidationPlan(result),
    ownerName,
    campus,
    study,
  };
}

/** What the person wrote about their capital when they asked. */
function budgetOf(input: unknown): number | null {
  const capital: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'capital') : null;
  return readBudget(typeof capital === 'string' ? capital : null);
}

/** Reads an idea under the caller's own row-level security; null when it is not theirs or cannot be read. */
export async function readExportPlan(
  { supabase, caller }: FunctionContext,
  id: string,
): Promise<ExportPlan | null> {
  const { data, error } = await supabase
    .from('business_ideas')
    .select('title, input, result, canvas, plan')
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  const result = savedIdeaResultSchema.safeParse(data?.result);
  if (data === null || !result.success) return null;
  const { data: person } = await supabase
    .from('pengguna')
    .select('nama_lengkap, kampus, prodi, angkatan')
    .eq('id', caller.userId ?? '')
    .maybeSingle();
  return completePlan(
    {
      title: data.title,
      result: openSavedResult(result.data, budgetOf(data.input)),
      canvas: data.canvas,
      plan: data.plan,
    },
    person?.nama_lengkap ?? '',
    person?.kampus ?? '',
    { program: person?.prodi ?? '', year: person?.angkatan ?? null },
  );
}
