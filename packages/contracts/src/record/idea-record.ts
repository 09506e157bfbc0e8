import type * as z from 'zod/mini';
import { bookStepSchema, isBookStepDone } from './book-step.ts';
import { cashStepSchema, isCashStepDone } from './cash-step.ts';
import { experimentStepSchema, isExperimentStepDone } from './experiment-step.ts';
import { interviewStepSchema, isInterviewStepDone } from './interview-step.ts';
import { isMarketStepDone, marketStepSchema } from './market-step.ts';
import { isNameStepDone, nameStepSchema } from './name-step.ts';
import { isPermitsStepDone, permitsStepSchema } from './permits-step.ts';
import { isPostsStepDone, postsStepSchema } from './posts-step.ts';
import { isPriceStepDone, priceStepSchema } from './price-step.ts';
import { isReviewStepDone, reviewStepSchema } from './review-step.ts';
import { stepNames } from './step-names.ts';
import { isTeamStepDone, teamStepSchema } from './team-step.ts';

/** The contract of each step that keeps something; step 1 is the idea itself. */
export const stepSchemas = {
  2: interviewStepSchema,
  3: marketStepSchema,
  4: teamStepSchema,
  5: experimentStepSchema,
  6: priceStepSchema,
  7: cashStepSchema,
  8: nameStepSchema,
  9: postsStepSchema,
  10: permitsStepSchema,
  11: bookStepSchema,
  12: reviewStepSchema,
} as const;
export type KeptStep = keyof typeof stepSchemas;
export type StepData = { [Step in KeptStep]: z.infer<(typeof stepSchemas)[Step]> };
/** What the steps of one idea have brought so far. */
export type IdeaRecord = { readonly [Step in KeptStep]?: StepData[Step] };

const isDone: { [Step in KeptStep]: (data: StepData[Step]) => boolean } = {
  2: isInterviewStepDone,
  3: isMarketStepDone,
  4: isTeamStepDone,
  5: isExperimentStepDone,
  6: isPriceStepDone,
  7: isCashStepDone,
  8: isNameStepDone,
  9: isPostsStepDone,
  10: isPermitsStepDone,
  11: isBookStepDone,
  12: isReviewStepDone,
};

/** Whether a number names a step that keeps something. */
export const isKeptStep = (step: number): step is KeptStep => Object.hasOwn(stepSchemas, step);

/** Rows of `idea_steps` as a record; what does not fit its contract is left out. */
export function readRecord(rows: readonly { step: number; data: unknown }[]): IdeaRecord {
  const entries = rows.flatMap(({ step, data }) => {
    if (!isKeptStep(step)) return [];
    const parsed = stepSchemas[step].safeParse(data);
    return parsed.success ? [[step, parsed.data] as const] : [];
  });
  return Object.fromEntries(entries) as IdeaRecord;
}

/** Whether a step has brought its result; the first has as soon as there is an idea. */
export function isStepDone(record: IdeaRecord, step: number): boolean {
  if (step === 1) return true;
  if (!isKeptStep(step)) return false;
  const data = record[step];
  return data !== undefined && (isDone[step] as (given: unknown) => boolean)(data);
}

/** The steps that have brought their result. */
export const doneSteps = (record: IdeaRecord): number[] =>
  stepNames.flatMap((_, index) => (isStepDone(record, index + 1) ? [index + 1] : []));

/** The first step that has not; null when all have. */
export const nextStep = (record: IdeaRecord): number | null =>
  stepNames.findIndex((_, index) => !isStepDone(record, index + 1)) + 1 || null;
