import { reportBookStep } from './book-step.ts';
import { reportCashStep } from './cash-step.ts';
import { reportExperimentStep } from './experiment-step.ts';
import { type IdeaRecord, isKeptStep, type KeptStep, type StepData } from './idea-record.ts';
import { followRecord } from './follow-record.ts';
import { reportInterviewStep } from './interview-step.ts';
import { reportMarketStep } from './market-step.ts';
import { reportNameStep } from './name-step.ts';
import { reportPermitsStep } from './permits-step.ts';
import { reportPostsStep } from './posts-step.ts';
import { reportPriceStep } from './price-step.ts';
import type { StepBasis, StepBlock } from './record-step.ts';
import { reportReviewStep } from './review-step.ts';
import { stepNames } from './step-names.ts';
import { reportTeamStep } from './team-step.ts';

const reports: { [Step in KeptStep]: (data: StepData[Step], basis: StepBasis) => StepBlock[] } = {
  2: reportInterviewStep,
  3: reportMarketStep,
  4: reportTeamStep,
  5: reportExperimentStep,
  6: reportPriceStep,
  7: reportCashStep,
  8: reportNameStep,
  9: reportPostsStep,
  10: reportPermitsStep,
  11: reportBookStep,
  12: reportReviewStep,
};

/** One step as every document, the workbook and the page behind a link say it. */
export type StepReport = { step: number; name: string; blocks: readonly StepBlock[] };

/** The steps that have brought something, in their order; none where no step was begun. */
export function reportRecord(record: IdeaRecord, basis: StepBasis): StepReport[] {
  const followed = followRecord(record, basis);
  return stepNames.flatMap((name, index) => {
    const step = index + 1;
    if (!isKeptStep(step)) return [];
    const data = followed[step];
    if (data === undefined) return [];
    const blocks = (reports[step] as (given: unknown, known: StepBasis) => StepBlock[])(data, basis);
    return blocks.length === 0 ? [] : [{ step, name, blocks }];
  });
}
