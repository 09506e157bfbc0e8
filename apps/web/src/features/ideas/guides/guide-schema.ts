import * as z from 'zod/mini';

const line = z.string().check(z.minLength(3), z.maxLength(700));
const lines = z.array(line);
const cells = z.array(z.string()).check(z.maxLength(4));

const tableSchema = z.object({
  head: z.array(z.string()).check(z.minLength(2), z.maxLength(4)),
  rows: z.array(cells).check(z.minLength(2), z.maxLength(8)),
  total: z.optional(cells),
});

/** A file of `content/`: the tutorial of one of the twelve steps (issue 16 §3). */
export const guideSchema = z.object({
  /** Number of its step, 1 to 12. */
  step: z.int().check(z.minimum(1), z.maximum(12)),
  slug: z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/u)),
  title: z.string().check(z.maxLength(60)),
  /** One sentence for lists and search results. */
  summary: z.string().check(z.maxLength(150)),
  /** Minutes that reading takes. */
  minutes: z.int().check(z.minimum(2), z.maximum(15)),
  sections: z
    .array(
      z.object({
        heading: z.string().check(z.maxLength(60)),
        text: lines,
        steps: z.optional(lines.check(z.minLength(3))),
        bullets: z.optional(lines.check(z.minLength(2))),
      }),
    )
    .check(z.minLength(4)),
  example: z.object({
    title: z.string().check(z.maxLength(70)),
    text: lines.check(z.minLength(1)),
    table: z.optional(tableSchema),
    after: z.optional(lines),
  }),
  mistakes: lines.check(z.length(3)),
  sources: z.array(z.object({ name: z.string(), url: z.url({ protocol: /^https$/u }) })),
});

export type Guide = z.infer<typeof guideSchema>;
