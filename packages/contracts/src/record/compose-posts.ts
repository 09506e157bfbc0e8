import { formatRupiah } from '../format-rupiah.ts';
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
import { longestPost, postCount, type PostsStep } from './posts-step.ts';
import type { StepBasis } from './record-step.ts';
import { listBuyers, withinSentence } from './within-sentence.ts';

const themes = [
  ['Proses', processPosts],
  ['Bukti', proofPosts],
  ['Jawaban', answerPosts],
] as const satisfies readonly (readonly [string, readonly PostTemplate[]])[];

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
