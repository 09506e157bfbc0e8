import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import { goodsKinds } from '@kawanusaha/bahasa/lexicon/goods';
import type { ConceptMention, Understanding } from '@kawanusaha/bahasa/understanding';
import words from '#content/ideas/said-of-others.json' with { type: 'json' };
import { clauseBefore } from './clauses/clause-before.ts';

const bodyParts: ReadonlySet<string> = new Set(words.bodyParts);
/** What one is not strong enough for, directly behind. */
const loads: ReadonlySet<string> = new Set(words.loads);
const strength = /(?:kuat|sanggup|tahan)$/iu;
const said = (word: string): string => word.replace(/(?:ku|nya|mu)$/u, '');

/** 'Lutut udah gak kuat', 'gak kuat angkat galon': what the body does not bear is a limit and no despair. */
function isOfBody(read: Understanding, { matched, start, end }: ConceptMention, text: string): boolean {
  if (!strength.test(matched)) return false;
  const next = read.tokens.find((token) => token.start >= end);
  const isDirect = next !== undefined && text.slice(end, next.start).trim() === '';
  return (
    clauseBefore(read, start, text).some((word) => bodyParts.has(said(word))) ||
    (isDirect && (loads.has(next.normal) || loads.has(next.stem)))
  );
}

/** Things, and works that are named by what they are done to ('rawat aglonema'). */
const ofThings: ReadonlySet<string> = new Set([...goodsKinds, 'tool', 'skill', 'service']);
/** 'Aglonema yang mau mati': said of the thing that stands directly before. */
const isOfThing = ({ concepts }: Understanding, { start }: ConceptMention, text: string): boolean =>
  concepts.some(
    ({ id, end }) =>
      end <= start && ofThings.has(concept(id).kind) && /^\s+(?:yang|yg)\s*$/iu.test(text.slice(end, start)),
  );

/**
 * Whether words of a need are said of a body that does not bear a work or of a thing.
 * @param text that was read
 */
export const isHarmless = (read: Understanding, mention: ConceptMention, text: string): boolean =>
  isOfBody(read, mention, text) || isOfThing(read, mention, text);
