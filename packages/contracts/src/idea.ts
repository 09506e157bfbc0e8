import * as z from 'zod/mini';
import { assumptionsSchema } from './finance/assumptions.ts';
import { ideaFieldMaxLength, ideaInputIncompleteText, workModes } from './idea-limits.ts';
import { keptVersions } from './kept-versions.ts';
import { scoreDimensions } from './score-dimensions.ts';

const requiredText = z
  .string(ideaInputIncompleteText)
  .check(
    z.trim(),
    z.minLength(1, ideaInputIncompleteText),
    z.maxLength(ideaFieldMaxLength, `Maksimal ${ideaFieldMaxLength} karakter`),
  );
const optionalText = z.optional(
  z.nullable(
    z.string().check(z.trim(), z.maxLength(ideaFieldMaxLength, `Maksimal ${ideaFieldMaxLength} karakter`)),
  ),
);

/** Body of `generate-business-idea` (spec §7). The last four are additions; a client may leave them out. */
export const ideaRequestSchema = z.object(
  {
    skills: requiredText,
    interests: requiredText,
    capital: optionalText,
    city: optionalText,
    mode: z.optional(z.nullable(z.enum(workModes))),
    /** Hours a week that the person has; ideas that need more lose points. */
    hoursPerWeek: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(100)))),
    /** Keys of ideas already shown ("ask for more"). */
    exclude: z.optional(z.array(z.string().check(z.maxLength(160))).check(z.maxLength(200))),
    /** Concepts that the person took back ('Kami membaca …'). */
    ignore: z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(40))),
    /** Stays the same on one device: people who write the same words get different turns. */
    seed: z.optional(z.string().check(z.maxLength(64))),
  },
  ideaInputIncompleteText,
);
export type IdeaRequest = z.infer<typeof ideaRequestSchema>;

export const confidenceLevels = ['rendah', 'sedang', 'tinggi'] as const;

export const ideaScoreSchema = z.object({
  dimension: z.enum(scoreDimensions.map((dimension) => dimension.key)),
  /** 0 to 100; null where nothing is known. */
  score: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  /** Why this score ("karena …"). */
  reason: z.string(),
  /** What is not known yet and how to find out. */
  unknown: z.string(),
  confidence: z.enum(confidenceLevels),
});
export type IdeaScore = z.infer<typeof ideaScoreSchema>;

/** What a batch of the product is made of and costs, at the prices of the person's place; whole Rupiah. */
export const ideaBillSchema = z.object({
  yields: z.int(),
  unit: z.string(),
  perUnit: z.int(),
  lines: z.array(
    z.object({
      label: z.string(),
      amount: z.number(),
      unit: z.string(),
      sum: z.int(),
      /** Rupiah for one of its unit, once the person changed the line. */
      price: z.optional(z.number()),
      /** Name of the list that was read; null for our own estimate. */
      source: z.nullable(z.string()),
    }),
  ),
  /** Day of the oldest price that was read; null where all are estimates. */
  pricesAsOf: z.nullable(z.string()),
  /** What is bought beyond what goes into the units; lists from before lack it. */
  wastePercent: z.optional(z.number()),
  /** How much of a listed unit goes into one that is sold, where that is not one: two packs in a gift box. Lists from before lack it. */
  costFactor: z.optional(z.number().check(z.positive())),
  /** What the plan's cost of a unit had beyond the list when the list was last changed. */
  beyondPerUnit: z.optional(z.int()),
});
export type IdeaBill = z.infer<typeof ideaBillSchema>;

/** One idea: the ten fields of spec §3, then what is added to them. */
export const ideaSchema = z.object({
  businessName: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
  targetMarket: z.string(),
  capitalNeeded: z.string(),
  potentialRevenue: z.string(),
  timelineToProfit: z.string(),
  skillsUtilized: z.array(z.string()),
  initialSteps: z.array(z.string()),
  challenges: z.array(z.string()),
  additionalResources: z.array(z.string()),
  /** Stable within its source; goes back in `exclude`. */
  key: z.string(),
  /** What is sold, as a word within a sentence: 'keripik pisang', 'les matematika'. Ideas of a provider and older ones lack it. */
  product: z.optional(z.string()),
  /** What one unit is called: 'porsi', 'pesanan'. */
  unit: z.string(),
  assumptions: assumptionsSchema,
  scores: z.array(ideaScoreSchema),
  /** Weighted mean of the scores, 0 to 100. */
  totalScore: z.int().check(z.minimum(0), z.maximum(100)),
  channels: z.array(z.string()),
  permits: z.array(z.string()),
  season: z.string(),
  hoursPerWeek: z.int(),
  /** Prefills Cari Project: a project type and project skills of spec §9. */
  projectType: z.string(),
  teamSkills: z.array(z.string()),
  /** Contact skill (spec §9) that this idea usually lacks: filters Cari Relasi. */
  missingSkill: z.string(),
  /** A worked example of the same field ('<name>: <what it does>'). */
  example: z.optional(z.string()),
  bill: z.optional(ideaBillSchema),
});
export type Idea = z.infer<typeof ideaSchema>;

export const ideaSources = ['catalogue', 'provider'] as const;
export type IdeaSource = (typeof ideaSources)[number];

export const understoodFields = ['skill', 'interest', 'limit'] as const;
export const understoodItemSchema = z.object({
  /** Identifier of the concept; goes back in `ignore`. */
  id: z.string(),
  label: z.string(),
  field: z.enum(understoodFields),
  /** What the person does not want or cannot do. */
  negated: z.boolean(),
});
/** One thing that was read out of the request ('Kami membaca: memasak (tidak), Laravel'). */
export type UnderstoodItem = z.infer<typeof understoodItemSchema>;

/** What was read out of the request, and the words that meant nothing to the reader. */
export const readingSchema = z.object({
  understood: z.array(understoodItemSchema),
  notUnderstood: z.array(z.string()),
  place: z.nullable(z.string()),
  /** Rupiah; null while unknown. */
  budget: z.nullable(z.int()),
});
export type Reading = z.infer<typeof readingSchema>;

/** Neither a skill nor an interest was understood: one question instead of a guess. */
export const ideaQuestionSchema = z.object({
  kind: z.literal('question'),
  question: z.string(),
  examples: z.array(z.string()),
  reading: readingSchema,
});
export type IdeaQuestion = z.infer<typeof ideaQuestionSchema>;

/** The request asks for something forbidden, or the person needs help first. */
export const ideaRefusalSchema = z.object({
  kind: z.enum(['refusal', 'help']),
  message: z.string(),
  alternative: z.string(),
});
export type IdeaRefusal = z.infer<typeof ideaRefusalSchema>;

/** What the function answers: the best idea's fields at the top (spec §7), the others beside it. */
export const ideaResponseSchema = z.extend(ideaSchema, {
  source: z.enum(ideaSources),
  /** Says in Indonesian where the ideas come from; always shown. */
  sourceNote: z.string(),
  alternatives: z.array(ideaSchema),
  /** True while another call with `exclude` brings ideas not yet shown. */
  hasMore: z.boolean(),
  reading: z.optional(readingSchema),
});
export type IdeaResponse = z.infer<typeof ideaResponseSchema>;

/** Answer of a provider that could not be read even after one repair (spec §3). */
export const rawIdeaResponseSchema = z.object({ rawResponse: z.string() });
export type RawIdeaResponse = z.infer<typeof rawIdeaResponseSchema>;

/** Saved record in `business_ideas.result`: the idea without its alternatives, and where it came from. */
export const savedIdeaResultSchema = z.extend(ideaSchema, {
  source: z.enum(ideaSources),
  sourceNote: z.string(),
  /** As it first came, where the assumptions have been edited since: what the scores are compared with. */
  first: z.optional(
    z.object({
      assumptions: assumptionsSchema,
      scores: z.array(ideaScoreSchema),
      bill: z.optional(ideaBillSchema),
    }),
  ),
  /** Figures that the person kept, oldest first. */
  versions: z.optional(
    z
      .array(
        z.object({
          keptAt: z.string(),
          assumptions: assumptionsSchema,
          bill: z.optional(ideaBillSchema),
          totalScore: z.int(),
        }),
      )
      .check(z.maxLength(keptVersions)),
  ),
});
export type KeptVersion = NonNullable<z.infer<typeof savedIdeaResultSchema>['versions']>[number];
export type SavedIdeaResult = z.infer<typeof savedIdeaResultSchema>;
