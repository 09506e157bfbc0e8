import * as z from 'zod';

/** What a follow-up question can ask about the subject of before. */
export const aspects = [
  'biaya',
  'lama',
  'syarat',
  'dokumen',
  'cara',
  'tempat',
  'risiko',
  'beda',
  'contoh',
] as const;
export type Aspect = (typeof aspects)[number];

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Words of a text, figures included. */
export const countWords = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

/**
 * One entry of the knowledge base. A follow-up is the id of another entry, or a short answer (a sentence).
 * `checked` is the day on which a page that says it was read, null where none was: such an answer holds no figure
 * but those of a law that it names.
 */
export const entrySchema = z.strictObject({
  id: slug,
  /** Concept of the understanding package, where one is about it. */
  subject: slug,
  question: z.string().min(8).max(200).endsWith('?'),
  /** Other ways in which students ask it. */
  asks: z.array(z.string().min(6).max(200)).min(3).max(32),
  /** What it is about, what sets it apart first. */
  concepts: z.array(slug).min(1).max(8),
  answer: z.string().refine((text) => countWords(text) >= 60 && countWords(text) <= 140, '60 to 140 words'),
  followUps: z.partialRecord(z.enum(aspects), z.string().min(2).max(240)),
  source: z.strictObject({
    name: z.string().min(3).max(160),
    /** Official page, or a page of this site. */
    url: z.union([z.url({ protocol: /^https$/ }), z.string().regex(/^\/[a-z-]*$/)]),
    checked: z.union([z.iso.date(), z.null()]),
  }),
  /** Whether the figures have to be looked up every year. */
  changesYearly: z.boolean(),
});

/**
 * A detail that people ask about an entry ('berapa rangkap yang bermeterai?'). It is found as an entry of its own and told before the answer
 * of the one that it belongs to, whose source, follow-ups and subject it shares.
 */
export const detailSchema = z.strictObject({
  /** The entry that it belongs to. */
  of: slug,
  id: slug,
  question: entrySchema.shape.question,
  asks: entrySchema.shape.asks,
  concepts: entrySchema.shape.concepts,
  told: z.string().refine((text) => countWords(text) >= 12 && countWords(text) <= 80, '12 to 80 words'),
});

export type WrittenEntry = z.infer<typeof entrySchema>;
export type WrittenDetail = z.infer<typeof detailSchema>;

export type KnowledgeEntry = WrittenEntry & {
  /** What a detail tells, and of which entry. */
  readonly detail?: { readonly of: string; readonly told: string };
};
