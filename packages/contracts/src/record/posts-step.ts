import { formatShortDay } from '../format-short-day.ts';
import { formatRupiah } from '../format-rupiah.ts';
import { salesPageDraftSchema } from '../sales-page.ts';
import * as z from 'zod/mini';
import { isService } from './is-service.ts';
import type { MarketStep } from './market-step.ts';
import type { NameStep } from './name-step.ts';
import {
  answerPosts,
  type PostTemplate,
  type PostWords,
  processPosts,
  proofPosts,
} from './post-templates.ts';
import { figuresOfTexts, type StepBasis, type StepBlock, stepText, textBlock } from './record-step.ts';
import { listBuyers, withinSentence } from './within-sentence.ts';

export const postCount = 30;
export const longestPost = 400;
const themes = [
  ['Proses', processPosts],
  ['Bukti', proofPosts],
  ['Jawaban', answerPosts],
] as const satisfies readonly (readonly [string, readonly PostTemplate[]])[];

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

const enumerated = new Intl.ListFormat('id', { type: 'conjunction' });
const withoutStop = (text: string) => text.trim().replace(/[.!?]+$/, '');
const pick = (items: readonly string[], at: number, fallback: string) =>
  items.length === 0 ? fallback : (items[at % items.length] ?? fallback);

type PostRecord = { name?: NameStep | undefined; market?: MarketStep | undefined };

/** Three of a list, from another one on each time, so that no two posts say the same. */
const turned = (items: readonly string[], at: number) =>
  enumerated.format(
    items
      .slice(at % Math.max(1, items.length))
      .concat(items)
      .slice(0, Math.min(3, items.length))
      .map(withinSentence),
  );

/**
 * Words of the idea and of the steps before. Risks and first steps of the plan are no words for buyers, and tools are not what a
 * product is made of.
 */
function wordsOf({ title, result }: StepBasis, { name, market }: PostRecord, at: number): PostWords {
  const gap = withoutStop(market?.gap ?? '');
  return {
    name: name?.name.trim() || title,
    unit: result.unit,
    price: formatRupiah(result.assumptions.price).replaceAll('\u00a0', ' '),
    who: listBuyers(result.targetMarket) || 'pembeli kami',
    channel: pick(result.channels, 0, 'WhatsApp'),
    isGoods: !isService(result),
    ingredients: turned(result.bill?.lines.map(({ label }) => label) ?? [], at),
    tools: turned(result.additionalResources, at) || '[tulis alatnya]',
    gap: gap === '' ? 'satu hal yang pesaing belum lakukan: [tulis di sini]' : withinSentence(gap),
  };
}

/**
 * Thirty posts in the idea's own words: how it is made, proof, answers, one after the other.
 * What only the person knows stands in square brackets.
 * @param start first day as `yyyy-mm-dd`
 */
export function composePosts(basis: StepBasis, record: PostRecord, start: string): PostsStep {
  const posts = Array.from({ length: postCount }, (_, day) => {
    const [theme, templates] = themes[day % themes.length] ?? themes[0];
    const at = Math.floor(day / themes.length);
    const template = templates[at % templates.length] ?? processPosts[0];
    return {
      theme,
      film: template?.film ?? '',
      text: (template?.write(wordsOf(basis, record, at)) ?? '').slice(0, longestPost),
    };
  });
  return { start, posts };
}

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
