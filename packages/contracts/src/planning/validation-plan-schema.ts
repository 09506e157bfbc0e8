import * as z from 'zod/mini';
import { noProposalData, proposalDataSchema } from '../proposal/proposal-data.ts';
import type { ValidationPlan } from './validation-plan.ts';

const text = z.string().check(z.maxLength(1_000));

/** Reads a kept plan. Apart from its drafting, so that pages which draft do not bring the library of the rules. */
export const validationPlanSchema: z.ZodMiniType<ValidationPlan> = z.object({
  questions: z.array(z.object({ question: text, notes: text, isDone: z.boolean() })).check(z.maxLength(10)),
  test: text,
  threshold: text,
  // What cannot be read costs no interview.
  // oxlint-disable-next-line promise/valid-params -- zod's catch, no promise
  proposal: z.optional(z.catch(proposalDataSchema, noProposalData)),
});
