import type { assumptionKeys } from '@kawanusaha/contracts/finance/assumptions';
import { maxRupiah } from '@kawanusaha/contracts/finance/max-rupiah';
import { contactSkills, projectSkills, projectTypes } from '@kawanusaha/contracts/directory';
import { confidenceLevels } from '@kawanusaha/contracts/idea';
import { scoreDimensions } from '@kawanusaha/contracts/score-dimensions';
import { ideaAlternativeCount } from '@kawanusaha/contracts/idea-limits';
import { z } from 'zod';

const longestText = 600;
const longestList = 8;

const text = z.string().trim().min(1).max(longestText);
const texts = z.array(text).min(1).max(longestList);
const rupiah = z.int().min(0).max(maxRupiah);

/**
 * What the model is asked for. It proposes texts and assumptions only: every figure that follows from the assumptions
 * is computed by our code, never by the model.
 */
export const providerIdeaSchema = z.object({
  businessName: z.string().trim().min(1).max(80),
  description: text,
  targetMarket: text,
  skillsUtilized: texts,
  initialSteps: texts,
  challenges: texts,
  additionalResources: texts,
  channels: texts,
  permits: texts,
  season: text,
  hoursPerWeek: z.int().min(1).max(80),
  unit: z.string().trim().min(1).max(30).describe('nama satu unit, misalnya porsi'),
  capitalMin: rupiah,
  capitalMax: rupiah,
  assumptions: z.object({
    price: rupiah,
    unitCost: rupiah,
    unitsPerDay: z.int().min(0).max(100_000),
    daysPerMonth: z.int().min(0).max(31),
    fixedCostPerMonth: rupiah,
    capital: rupiah,
  } satisfies Record<(typeof assumptionKeys)[number], z.ZodType>),
  scores: z
    .array(
      z.object({
        dimension: z.enum(scoreDimensions.map(({ key }) => key)),
        score: z.int().min(0).max(100),
        reason: text,
        unknown: text,
        confidence: z.enum(confidenceLevels),
      }),
    )
    .max(scoreDimensions.length),
  projectType: z.enum(projectTypes),
  teamSkills: z.array(z.enum(projectSkills)).max(4),
  missingSkill: z.enum(contactSkills),
});
export type ProviderIdea = z.infer<typeof providerIdeaSchema>;

export const providerAnswerSchema = z.object({
  ideas: z.array(providerIdeaSchema).min(1).max(ideaAlternativeCount),
});
export type ProviderAnswer = z.infer<typeof providerAnswerSchema>;
