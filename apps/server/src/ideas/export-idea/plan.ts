import { readBudget } from '@kawanusaha/contracts/finance/parse-capital';
import { type SavedIdeaResult, savedIdeaResultSchema } from '@kawanusaha/contracts/idea';
import { type Canvas, draftCanvas } from '@kawanusaha/contracts/planning/canvas';
import { canvasBasis } from '@kawanusaha/contracts/planning/canvas-basis';
import { canvasSchema } from '@kawanusaha/contracts/planning/canvas-schema';
import { openSavedResult } from '@kawanusaha/contracts/planning/open-saved-result';
import { draftValidationPlan, type ValidationPlan } from '@kawanusaha/contracts/planning/validation-plan';
import { validationPlanSchema } from '@kawanusaha/contracts/planning/validation-plan-schema';
import type { ProposalPerson } from '@kawanusaha/contracts/proposal/find-missing-parts';
import type { InterviewRound } from '@kawanusaha/contracts/record/interview-answers';
import { followRecord } from '@kawanusaha/contracts/record/follow-record';
import { type IdeaRecord, readRecord } from '@kawanusaha/contracts/record/idea-record';
import { reportRecord, type StepReport } from '@kawanusaha/contracts/record/report-record';
import type { FunctionContext } from '#define-function.ts';

/** What every export is made from. */
export type ExportPlan = {
  title: string;
  result: SavedIdeaResult;
  canvas: Canvas;
  /** Interview questions with what was heard. */
  validation: ValidationPlan;
  /** What the twelve steps brought. */
  record: IdeaRecord;
  /** What buyers answered behind the links of step 2, newest link first. */
  interviews: readonly InterviewRound[];
  /** Name that stands on the documents; empty when unknown. */
  ownerName: string;
  campus: string;
  /** What the profile knows of the studies of the owner. */
  study: Study;
  /** Origin of the addresses of ours that the documents name. */
  siteUrl: string;
};

export type Study = Pick<ProposalPerson, 'program' | 'year'>;

type Stored = {
  title: string;
  result: SavedIdeaResult;
  canvas: unknown;
  plan: unknown;
  record?: IdeaRecord;
  interviews?: readonly InterviewRound[];
};

/** The plan as its page shows it: canvas and interviews that were never opened are drafted in the same way. */
export function completePlan(
  stored: Stored,
  ownerName: string,
  campus: string,
  study: Study = { program: '', year: null },
  siteUrl = '',
): ExportPlan {
  const { title, result, record = {}, interviews = [] } = stored;
  const canvas = canvasSchema.safeParse(stored.canvas);
  const parsed = validationPlanSchema.safeParse(stored.plan);
  const validation = parsed.success ? parsed.data : draftValidationPlan(result);
  return {
    title,
    result,
    canvas: canvas.success ? canvas.data : draftCanvas(canvasBasis(result)),
    validation,
    record: followRecord(record, { title, result, plan: validation }),
    interviews,
    ownerName,
    campus,
    study,
    siteUrl,
  };
}

/** The steps that brought something, as every document says them. */
export const reportSteps = ({
  title,
  result,
  validation,
  record,
  interviews,
  siteUrl,
}: ExportPlan): StepReport[] =>
  reportRecord(record, { title, result, plan: validation, interviews, siteUrl });

/** What the person wrote about their capital when they asked. */
function budgetOf(input: unknown): number | null {
  const capital: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'capital') : null;
  return readBudget(typeof capital === 'string' ? capital : null);
}

/** Reads an idea under the caller's own row-level security; null when it is not theirs or cannot be read. */
export async function readExportPlan(
  { supabase, caller, deps }: FunctionContext,
  id: string,
): Promise<ExportPlan | null> {
  const { data, error } = await supabase
    .from('business_ideas')
    .select(
      'title, input, result, canvas, plan, idea_steps(step, data), interview_links(questions, created_at, interview_answers(answers))',
    )
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
      record: readRecord(data.idea_steps),
      interviews: data.interview_links
        .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
        .map(({ questions, interview_answers: sets }) => ({
          questions,
          answers: sets.map(({ answers }) => answers),
        })),
    },
    person?.nama_lengkap ?? '',
    person?.kampus ?? '',
    { program: person?.prodi ?? '', year: person?.angkatan ?? null },
    deps.settings.siteUrl,
  );
}
