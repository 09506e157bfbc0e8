import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import { broader } from '@kawanusaha/bahasa/lexicon/links';
import type { ConceptMention, Understanding } from '@kawanusaha/bahasa/understanding';
import words from '#content/ideas/said-of-others.json' with { type: 'json' };
import { statementsOf } from '../statements.ts';

/** Limits of the body, which customers and relatives have as well. */
const ofBody: ReadonlySet<string> = new Set(words.healthLimits);
const purposes: ReadonlySet<string> = new Set(words.purposes);
/** Who asks for work 'buat yang sakit pinggang' means themselves. */
const asksFor: ReadonlySet<string> = new Set(words.asksFor);
const relatives: ReadonlySet<string> = new Set(words.relatives);
const ofRelatives: ReadonlySet<string> = new Set(words.ofRelatives);
/** 'Bikin' is read as 'buat', but is what is done and not for whom. */
const makes = /bikin/iu;
const self = /^(?:aku|saya|gue|kami)$/u;
const pregnant = /hamil/iu;
/** What 'ga kuat panas' says: the heat of the sun or that of a stove. */
const anyHeat = /(?:kuat|tahan) panas$/iu;
const cooking = new Set(['memasak', 'kuliner']);
const outdoors = 'tidak-di-luar-ruang';

/**
 * Whether a limit of the body is one of customers or relatives: 'koyo buat sakit pinggang', 'ibu lagi sakit pinggang'.
 * @param text that was read
 */
export function isLimitOfOthers(
  { tokens }: Understanding,
  { id, start, matched }: ConceptMention,
  text: string,
): boolean {
  if (!ofBody.has(id)) return false;
  const statement = statementsOf(tokens, text).find((one) => (one.at(-1)?.end ?? 0) > start) ?? [];
  const before = statement.filter(({ end }) => end <= start);
  const isNear = ({ normal }: { normal: string }) => relatives.has(normal) || ofRelatives.has(normal);
  const near = before.length - 1 - before.findLastIndex((token) => !isNear(token));
  const at = before.length - near - 1;
  const opener = before[at];
  if (opener !== undefined && purposes.has(opener.normal) && !makes.test(opener.text))
    return at > 0 && !asksFor.has(before[at - 1]?.normal ?? '');
  const who = before.slice(at + 1);
  const [first] = who;
  if (first === undefined || self.test(first.normal) || self.test(opener?.normal ?? '')) return false;
  // A mother to be says 'ibu sedang hamil' of herself.
  return relatives.has(first.normal) && !pregnant.test(matched);
}

/**
 * Whether what a person does not bear is the heat of the stove: 'ga kuat panas' of one who cooks says nothing of the open.
 * @param reads what they can and what they like
 */
export const isHeatOfStove = ({ id, matched }: ConceptMention, reads: readonly Understanding[]): boolean =>
  id === outdoors &&
  anyHeat.test(matched) &&
  reads.some(({ concepts }) =>
    concepts.some(
      (one) =>
        !one.negated &&
        concept(one.id).kind !== 'limit' &&
        [one.id, ...broader(one.id)].some((wide) => cooking.has(wide)),
    ),
  );
