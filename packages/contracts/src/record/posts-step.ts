import { formatShortDay } from '../format-short-day.ts';
import { formatRupiah } from '../format-rupiah.ts';
import { salesPageDraftSchema } from '../sales-page-draft.ts';
import * as z from 'zod/mini';
import { figuresOfTexts, type StepBasis, type StepBlock, stepText, textBlock } from './record-step.ts';

export const postCount = 30;
export const longestPost = 400;

/** Step 9: a post for each of thirty days from `start` on. */
export const postsStepSchema = z.object({
  /** First day as `yyyy-mm-dd`. */
  start: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Tanggal tidak valid')),
  posts: z
    .array(z.object({ theme: stepText(20), film: stepText(120), text: stepText(longestPost) }))
    .check(z.maxLength(postCount)),
  /** The sales page as its owner last wrote it, without the number; absent before it was begun. */
  page: z.optional(salesPageDraftSchema),
  figures: figuresOfTexts,
});
export type PostsStep = z.infer<typeof postsStepSchema>;

/** Day of a post as `yyyy-mm-dd`. In: the first day, and how many days after it. */
export function dayOfPost(start: string, after: number): string {
  const [year = 0, month = 1, day = 1] = start.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + after)).toISOString().slice(0, 10);
}

/** Whether the calendar is complete. */
export const isPostsStepDone = ({ posts }: PostsStep): boolean => posts.length === postCount;

/** The step as documents say it. */
export const reportPostsStep = (
  { start, posts, page }: PostsStep,
  { siteUrl = '' }: StepBasis,
): StepBlock[] => [
  ...(page === undefined
    ? []
    : [
        ...textBlock('Halaman jualan', page.slug === '' ? '' : `${siteUrl}/usaha/${page.slug}`),
        ...textBlock('Penawaran', page.offer),
        {
          kind: 'table',
          label: 'Daftar harga',
          head: ['Produk', 'Harga', 'Satuan'],
          rows: page.items.map(({ name, price, unit }) => [name, formatRupiah(price), unit]),
        } as const,
      ]),
  ...(posts.length === 0
    ? []
    : [
        {
          kind: 'table',
          label: 'Kalender kiriman',
          head: ['Hari', 'Tema', 'Teks', 'Yang direkam'],
          rows: posts.map(({ theme, text, film }, index) => [
            formatShortDay(dayOfPost(start, index)),
            theme,
            text,
            film,
          ]),
        } as const,
      ]),
];
