import type { Token, Understanding } from '@kawanusaha/bahasa/understanding';
import words from '#content/ideas/refusals.json' with { type: 'json' };
import { findFailed } from './find-failed.ts';
import { findPast } from './find-past.ts';
import { findReactions } from './find-reactions.ts';
import type { Span } from './span.ts';
import { endsStatement } from '../statements.ts';

/** What stands behind these the person keeps away from, or may not or cannot do: 'takut jarum', 'dilarang nyalain kompor', 'gaptek hp', 'alergi telur sama kacang'. */
const refusing: ReadonlySet<string> = new Set(words.refusing);
const refusingStems: ReadonlySet<string> = new Set(words.refusingStems);
/** Who left off doing something does not want it again: 'berhenti nanem tembakau', 'keluar dari sablon'. */
const quitting: ReadonlySet<string> = new Set(words.quitting);
const leaving: ReadonlySet<string> = new Set(words.leaving);
/** Before these it is others who are to leave something off ('bantu orang berhenti merokok'). */
const helping: ReadonlySet<string> = new Set(words.helping);
const deeds: ReadonlySet<string> = new Set(words.deeds);
/** A worry about how a business goes is no refusal: 'takut jualan ga laku'. */
const worries: ReadonlySet<string> = new Set(words.worries);
/** Who had enough of something keeps away from it ('muak sama desain'), unless the words say what made them tired ('capek kerja'). */
const tired: ReadonlySet<string> = new Set(words.tired);
const tiring: ReadonlySet<string> = new Set(words.tiring);
/** Here begins what they want instead. */
const desires: ReadonlySet<string> = new Set(words.desires);
/** Here begins something else, unless it stands directly behind what refuses ('dilarang jadi model'). */
const turns: ReadonlySet<string> = new Set(words.turns);
/** Behind these 'jadi' says what one would become and opens nothing new. */
const becomes: ReadonlySet<string> = new Set(words.becoming);
/** What one who is 'ga tega', 'ga tahan' or 'ga sanggup' cannot bring oneself to do stands behind it. */
const unbearable: ReadonlySet<string> = new Set(words.unbearable);
/** Words that refuse only with one of these behind them: 'sensitif sama bahan kimia', but 'kulit sensitif'. */
const partial: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(words.partial));
const endsSentence = /[.;!?\n()]/u;
const opensList = /^\s*:/u;

/** What follows a word up to where its statement ends. */
function behindOf(tokens: readonly Token[], at: number, text: string, ends: RegExp): readonly Token[] {
  const rest = tokens.slice(at + 1);
  const isTired = tired.has(tokens[at]?.normal ?? '');
  const isList = ends === endsSentence;
  const last = rest.findIndex(
    (next, index) =>
      index > 0 &&
      (ends.test(text.slice(rest[index - 1]?.end, next.start)) ||
        (isTired && desires.has(next.normal)) ||
        (!isList &&
          turns.has(next.normal) &&
          !(next.normal === 'jadi' && becomes.has(rest[index - 1]?.normal ?? '')))),
  );
  return last === -1 ? rest : rest.slice(0, last);
}

function quits(tokens: readonly Token[], at: number): boolean {
  const { normal = '', isNegated = false } = tokens[at] ?? {};
  const next = tokens[at + 1];
  if (isNegated || next === undefined || helping.has(tokens[at - 1]?.normal ?? '')) return false;
  if (tokens.slice(0, at).some((before) => helping.has(before.normal))) return false;
  return quitting.has(normal)
    ? deeds.has(next.normal) || deeds.has(next.stem)
    : leaving.has(normal) && next.normal === 'dari';
}

/** Where a refusal that a word opens ends: at the next comma, or, where a colon opens a list of what is meant, with the sentence. */
function endOf(tokens: readonly Token[], at: number, between: string): RegExp | null {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined || next === undefined) return null;
  if (token.isNegated && opensList.test(between)) return endsSentence;
  if (endsStatement.test(between)) return null;
  if (tired.has(token.normal) && !token.isNegated)
    return tiring.has(next.normal) || desires.has(next.normal) ? null : endsStatement;
  if (quits(tokens, at)) return endsStatement;
  if (partial.get(token.normal)?.includes(next.normal) === true) return endsStatement;
  if (token.isNegated) return unbearable.has(token.normal) ? endsStatement : null;
  return refusing.has(token.normal) || refusingStems.has(token.stem) ? endsStatement : null;
}

function findOpened(tokens: readonly Token[], text: string): Span[] {
  return tokens.flatMap((token, at): Span[] => {
    const before = tokens[at - 1];
    // 'Inggris nol besar': nothing is known of what stands before.
    if (
      token.normal === 'nol' &&
      before !== undefined &&
      !endsStatement.test(text.slice(before.end, token.start))
    )
      return [{ start: before.start, end: token.end }];
    const ends = endOf(tokens, at, text.slice(token.end, tokens[at + 1]?.start));
    if (ends === null) return [];
    const behind = behindOf(tokens, at, text, ends);
    const last = behind.at(-1);
    if (last === undefined || behind.some(({ normal }) => worries.has(normal))) return [];
    return [{ start: token.end, end: last.end }];
  });
}

/**
 * The parts of a text that say what the person keeps away from: up to the next comma behind a word that refuses; all of a
 * list that a colon opens ('gak mau masak: kue, gorengan, sambal'); what their body does not bear ('gatal kalau kena
 * udang'); what they failed at; and what they did once and left ('dulu ternak lele, sekarang udah ngga').
 * @param text that was read
 */
export function findRefusals({ tokens }: Understanding, text: string): Span[] {
  return [
    ...findOpened(tokens, text),
    ...findReactions(tokens, text),
    ...findPast(tokens, text),
    ...findFailed(tokens, text),
  ];
}
