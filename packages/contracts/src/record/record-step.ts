import type { SavedIdeaResult } from '../idea.ts';
import type { ValidationPlan } from '../planning/validation-plan.ts';
import * as z from 'zod/mini';
import { assumptionsSchema } from '../finance/assumptions.ts';
import type { InterviewRound } from './interview-answers.ts';

/** Text of a step that may be empty. */
export const stepText = (max: number) => z.string().check(z.maxLength(max, `Maksimal ${max} karakter`));

/** Figures of the plan that the texts of a step were written under; absent in what was kept before they were. */
export const figuresOfTexts = z.optional(assumptionsSchema);

/** What a step knows of its idea besides its own data. */
export type StepBasis = {
  title: string;
  result: SavedIdeaResult;
  plan: ValidationPlan;
  /** What buyers answered behind the links of step 2, newest link first; absent where it is not at hand. */
  interviews?: readonly InterviewRound[] | undefined;
  /** Origin before paths of ours, for documents, which are read elsewhere. */
  siteUrl?: string | undefined;
};

/** What a step says in a document: a short text under its name, or a table. */
export type StepBlock =
  | { kind: 'text'; label: string; text: string }
  | { kind: 'table'; label: string; head: readonly string[]; rows: readonly (readonly string[])[] };

/** A text block, left out where there is nothing to say. */
export const textBlock = (label: string, text: string): StepBlock[] =>
  text.trim() === '' ? [] : [{ kind: 'text', label, text: text.trim() }];
