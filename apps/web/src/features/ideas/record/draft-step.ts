import { draftBookStep } from '@kawanusaha/contracts/record/book-step';
import { draftCashStep } from '@kawanusaha/contracts/record/cash-step';
import { draftExperimentStep } from '@kawanusaha/contracts/record/experiment-step';
import type { IdeaRecord, KeptStep, StepData } from '@kawanusaha/contracts/record/idea-record';
import { draftInterviewStep } from '@kawanusaha/contracts/record/interview-step';
import { draftMarketStep } from '@kawanusaha/contracts/record/market-step';
import { draftNameStep } from '@kawanusaha/contracts/record/name-step';
import { draftPermitsStep } from '@kawanusaha/contracts/record/permits-step';
import { composePosts } from '@kawanusaha/contracts/record/compose-posts';
import { draftPriceStep } from '@kawanusaha/contracts/record/price-step';
import type { StepBasis } from '@kawanusaha/contracts/record/record-step';
import { draftReviewStep } from '@kawanusaha/contracts/record/review-step';
import { draftTeamStep } from '@kawanusaha/contracts/record/team-step';
import { todayInJakarta } from '@kawanusaha/contracts/today-in-jakarta';

type Source = { basis: StepBasis; record: IdeaRecord; city: string };

const drafts: { [Step in KeptStep]: (source: Source) => StepData[Step] } = {
  2: ({ basis }) => draftInterviewStep(basis),
  3: () => draftMarketStep(),
  4: ({ basis, city }) => draftTeamStep(basis, city),
  5: ({ basis }) => draftExperimentStep(basis),
  6: ({ basis, record }) => draftPriceStep(basis, record[3]),
  7: ({ basis }) => draftCashStep(basis),
  8: ({ basis }) => draftNameStep(basis),
  9: ({ basis, record }) => composePosts(basis, { name: record[8], market: record[3] }, todayInJakarta()),
  10: ({ basis }) => draftPermitsStep(basis),
  11: () => draftBookStep(),
  12: ({ basis, record }) => draftReviewStep(basis, record[5]?.decision ?? null),
};

/** What a step shows before anything was kept: what the idea and the steps before already say. */
export const draftStep = <Step extends KeptStep>(step: Step, source: Source): StepData[Step] =>
  drafts[step](source);
