import type { Understanding } from '@kawanusaha/bahasa/understanding';

/** What stands behind these the person keeps away from, or may not or cannot do: 'takut jarum', 'dilarang nyalain kompor', 'gaptek hp'. */
const refusing: ReadonlySet<string> = new Set(
  'takut dilarang terlarang gaptek buta trauma jijik geli'.split(' '),
);
/** A worry about how a business goes is no refusal: 'takut jualan ga laku'. */
const worries: ReadonlySet<string> = new Set('tidak gagal rugi bangkrut sepi kalah malu salah'.split(' '));
const endsStatement = /[,.;:!?\n()]/u;

/** A part of a text by its positions, `end` exclusive. */
export type Span = { readonly start: number; readonly end: number };

/**
 * The parts of a text that say what the person keeps away from, up to the next comma.
 * @param text that was read
 */
export function findRefusals({ tokens }: Understanding, text: string): Span[] {
  return tokens.flatMap((token, at): Span[] => {
    if (!refusing.has(token.normal) || token.isNegated) return [];
    const rest = tokens.slice(at + 1);
    const ends = rest.findIndex((next, index) =>
      endsStatement.test(text.slice((rest[index - 1] ?? token).end, next.start)),
    );
    const behind = ends === -1 ? rest : rest.slice(0, ends);
    const last = behind.at(-1);
    if (last === undefined || behind.some(({ normal }) => worries.has(normal))) return [];
    return [{ start: token.end, end: last.end }];
  });
}

/** Whether a position lies in one of the parts. */
export const isWithin = (spans: readonly Span[], start: number): boolean =>
  spans.some((span) => start >= span.start && start < span.end);
