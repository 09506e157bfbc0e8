import type { Token, Understanding } from '@kawanusaha/bahasa/understanding';

/** What stands behind these the person keeps away from, or may not or cannot do: 'takut jarum', 'dilarang nyalain kompor', 'gaptek hp', 'alergi telur sama kacang'. */
const refusing: ReadonlySet<string> = new Set(
  'takut dilarang terlarang gaptek buta trauma jijik geli alergi'.split(' '),
);
/** A worry about how a business goes is no refusal: 'takut jualan ga laku'. */
const worries: ReadonlySet<string> = new Set('tidak gagal rugi bangkrut sepi kalah malu salah'.split(' '));
/** Who had enough of something keeps away from it ('muak sama desain'), unless the words say what made them tired ('capek kerja'). */
const tired: ReadonlySet<string> = new Set('lelah muak jenuh'.split(' '));
const tiring: ReadonlySet<string> = new Set(
  'habis setelah sehabis pulang kerja kuliah sekolah hidup karena seharian di hati mata'.split(' '),
);
/** Here begins what they want instead. */
const desires: ReadonlySet<string> = new Set('ingin pengin mau kepingin makanya sekarang mending'.split(' '));
/** What one who is 'ga tega', 'ga tahan' or 'ga sanggup' cannot bring oneself to do stands behind it. */
const unbearable: ReadonlySet<string> = new Set('tega tahan sanggup'.split(' '));
const endsStatement = /[,.;:!?\n()]/u;
const endsSentence = /[.;!?\n()]/u;
const opensList = /^\s*:/u;

/** A part of a text by its positions, `end` exclusive. */
export type Span = { readonly start: number; readonly end: number };

/** What follows a word up to where its statement ends. */
function behindOf(tokens: readonly Token[], at: number, text: string, ends: RegExp): readonly Token[] {
  const rest = tokens.slice(at + 1);
  const isWanted = tired.has(tokens[at]?.normal ?? '');
  const last = rest.findIndex(
    (next, index) =>
      index > 0 &&
      (ends.test(text.slice(rest[index - 1]?.end, next.start)) || (isWanted && desires.has(next.normal))),
  );
  return last === -1 ? rest : rest.slice(0, last);
}

/** Where a refusal that a word opens ends: at the next comma, or, where a colon opens a list of what is meant, with the sentence. */
function endOf(token: Token, next: Token, between: string): RegExp | null {
  if (token.isNegated && opensList.test(between)) return endsSentence;
  if (endsStatement.test(between)) return null;
  if (tired.has(token.normal) && !token.isNegated)
    return tiring.has(next.normal) || desires.has(next.normal) ? null : endsStatement;
  return (token.isNegated ? unbearable : refusing).has(token.normal) ? endsStatement : null;
}

/**
 * The parts of a text that say what the person keeps away from, up to the next comma; all of a list that a colon opens
 * ('gak mau masak: kue, gorengan, sambal').
 * @param text that was read
 */
export function findRefusals({ tokens }: Understanding, text: string): Span[] {
  return tokens.flatMap((token, at): Span[] => {
    const before = tokens[at - 1];
    // 'Inggris nol besar': nothing is known of what stands before.
    if (
      token.normal === 'nol' &&
      before !== undefined &&
      !endsStatement.test(text.slice(before.end, token.start))
    )
      return [{ start: before.start, end: token.end }];
    const next = tokens[at + 1];
    const ends = next === undefined ? null : endOf(token, next, text.slice(token.end, next.start));
    if (ends === null) return [];
    const behind = behindOf(tokens, at, text, ends);
    const last = behind.at(-1);
    if (last === undefined || behind.some(({ normal }) => worries.has(normal))) return [];
    return [{ start: token.end, end: last.end }];
  });
}

/** Whether a position lies in one of the parts. */
export const isWithin = (spans: readonly Span[], start: number): boolean =>
  spans.some((span) => start >= span.start && start < span.end);
