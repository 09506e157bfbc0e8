import * as z from 'zod/mini';
import { type Decision, decisionLabels, decisions } from './experiment-step.ts';
import { type StepBasis, type StepBlock, stepText, textBlock } from './record-step.ts';

/** Step 12: go on, change or stop, why, and what is changed first. */
export const reviewStepSchema = z.object({
  decision: z.nullable(z.enum(decisions)),
  reason: stepText(600),
  next: stepText(400),
});
export type ReviewStep = z.infer<typeof reviewStepSchema>;

/** A first filling with what the experiment decided. */
export const draftReviewStep = (_basis: StepBasis, tested: Decision | null): ReviewStep => ({
  decision: tested,
  reason: '',
  next: '',
});

/** Whether a decision stands with its reason. */
export const isReviewStepDone = ({ decision, reason }: ReviewStep): boolean =>
  decision !== null && reason.trim() !== '';

/** The step as documents say it. */
export const reportReviewStep = (step: ReviewStep, _basis: StepBasis): StepBlock[] => [
  ...textBlock('Keputusan', step.decision === null ? '' : decisionLabels[step.decision]),
  ...textBlock('Alasan keputusan', step.reason),
  ...textBlock('Yang diubah lebih dulu', step.next),
];
