import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import { understand } from '@kawanusaha/bahasa/understand';
import { tellsOnlyTime } from '../harmless-senses.ts';
import { asksPlainly, doubtsAlone, tellsOfOthers } from '../worries/asks-about-trade.ts';
import { hasNeed, speaksOfTrade } from '../worries/is-trade-alone.ts';
import { isSurelyDistressed, judgeNeed, needs, weighNeeds } from '../danger-likelihood.ts';
import { asksCureOfNamedThing, isLifeOfNamedThing } from '../worries/life-of-named-thing.ts';
import { fearsDeedOfAnother } from '../unlawful/whose/feared-deeds.ts';
import { tellsWeariness } from '../worries/tells-weariness.ts';
import { asksWithin, findDeedAndObject } from '../unlawful/deed-and-object.ts';
import { tellsOwnDeed } from '../unlawful/whose/own-share.ts';
import { findDanger } from './find-danger.ts';
import { type FoundDanger, found } from './found-danger.ts';
import { linesOf } from './lines-of.ts';

const linesOfText = (text: string): string[] => linesOf(text, understand(text));

/**
 * Asks for the means, price or place of what was spoken of before, or whether the other takes it: 'alatnya beli dimana', 'harganya berapa',
 * 'jual ke siapa', 'petugasnya bakal nerima ga'.
 */
const goesOn =
  /\b(?:alat|bahan|cara|harga|beli|jual|ngecer|kirim|pasar|modal|untung|tarif|takaran|dosis|ukuran|promosi|iklan|cetak|pesan)(?:nya|ne|e)\b|\b\p{L}{3,}(?:nya|ne)\b(?: (?:bakal|bakalan|akan|mau|pasti|kira-kira|kira2|biasanya)){0,2} (?:menerima|nerima|terima|nrimo|nampa|mau)(?: (?:ga|gak|gk|nggak|ngga|enggak|tidak|tdk|tak|ora|teu|kah|ya|kan|sih))*\s*\?*\s*$/u;
/** What others may find out or do then: said behind a misdeed it is of that. */
const fearsDiscovery =
  /\b(?:kalau|kalo|klo|kl|biar|supaya|takut)\b[^.?!]{0,20}\b(?:lapor\p{L}*|tau|tahu|sadar|curiga|ketau?an|ketahuan|nagih|protes|aman)\b/u;
const longestFollowUp = 12;
const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;
const isShort = (text: string): boolean => wordsIn(text) <= longestFollowUp;

/** A sum of money or a share. */
const tellsFigure = /\d\s*(?:rb|ribu|k|jt|juta|%|persen)(?!\p{L})/u;

/** Kinds of concepts that trade is spoken of with: its subjects, where and with what it is done. */
const ofTrade: ReadonlySet<string> = new Set([
  'subject',
  'service',
  'sector',
  'competition',
  'platform',
  'tool',
  'material',
]);

/** Whether a message speaks evidently of trade or of sums, and has no word of a need or reads unlike those of persons in every one. */
function isOfTrade(text: string): boolean {
  const reading = understand(text);
  const lines = linesOf(text, reading);
  const isHarmless = () => {
    const likelihoods = weighNeeds(reading);
    return needs.every((need) => judgeNeed(need, likelihoods, null) === 'harmless');
  };
  if (lines.some(hasNeed) && !isHarmless()) return false;
  return (
    speaksOfTrade(lines, reading.concepts) ||
    reading.concepts.some(({ id, via }) => via === 'form' && ofTrade.has(concept(id).kind)) ||
    tellsFigure.test(text.toLowerCase())
  );
}

/** Words up to which a message leans on those before it; who tells of themselves needs more, and is heard as alone. */
const mostLeaning = 8;
/** The same where it asks and has no word of a need, and where it tells of another person and never of its writer. */
const mostAsking = 24;
const mostOfOthers = 14;
function isShortEnough(text: string): boolean {
  const length = wordsIn(text);
  if (length <= mostLeaning) return true;
  const reading = understand(text);
  if (isSurelyDistressed(weighNeeds(reading))) return false;
  const lines = linesOf(text, reading);
  return (length <= mostAsking && asksPlainly(lines)) || (length <= mostOfOthers && tellsOfOthers(lines));
}
/**
 * Whether a message leans on others that are evidently of trade and tell no danger: it is short, or asks, and tells no weariness. Then it is
 * rather of trade, too, and likeness to persons in need comes from how short it is, or from the persons whom a question names.
 */
const leansOnTrade = (text: string, earlier: readonly string[]): boolean =>
  isShortEnough(text) &&
  !tellsWeariness(text) &&
  earlier.some(isOfTrade) &&
  earlier.every((one) => findDanger(one) === null);

/** Whether nothing but likeness tells of a person in need where it says nothing: a sum is told, or behind trade a mere doubt. */
const isLikenedAlone = (own: FoundDanger | null, text: string, isLeaning: boolean): boolean =>
  own?.isLikened === true && (tellsFigure.test(text.toLowerCase()) || (isLeaning && doubtsAlone(text)));

/** The last need that was told; who then tells only their age or since when goes on with it. */
const needBefore = (earlier: readonly string[]): FoundDanger | null =>
  earlier.map((one) => findDanger(one)).findLast((danger) => danger !== null && danger.kind !== 'illegal') ??
  null;

/** Whether who told of an own deed fears what others do about it. */
const isFoundOutOf = (before: string, text: string): boolean =>
  tellsOwnDeed(linesOfText(before)) &&
  linesOfText(text).some((line) => fearsDiscovery.test(line)) &&
  findDanger(before)?.kind === 'illegal';

/**
 * The danger of the last of a person's messages. What is unlawful may be told over two: the object in one and the deed in the other, or
 * the means asked for after it.
 * @param turns the person's messages, oldest first
 */
export function findDangerInTurns(turns: readonly string[]): FoundDanger | null {
  const text = turns.at(-1) ?? '';
  const before = turns.at(-2);
  const isLeaning = leansOnTrade(text, turns.slice(-3, -1));
  const judged = findDanger(text, isLeaning);
  const goingOn = judged === null && tellsOnlyTime(text) ? needBefore(turns.slice(-3, -1)) : null;
  if (goingOn !== null) return goingOn;
  const isOfThing =
    judged?.kind === 'crisis' &&
    (isLifeOfNamedThing(text, before ?? '') || asksCureOfNamedThing(text, before ?? '')) &&
    findDanger(before ?? '') === null;
  const own = isOfThing || isLikenedAlone(judged, text, isLeaning) ? null : judged;
  if (own?.kind !== 'crisis' && before !== undefined && isFoundOutOf(before, text))
    return found('illegal', 'umum');
  const isUnnamed = own?.kind === 'illegal' && own.alternative === null;
  if ((own !== null && !isUnnamed) || before === undefined) return own;
  const [first, last] = [linesOfText(before), linesOfText(text)];
  if (fearsDeedOfAnother(last)) return own;
  const refused = findDanger(before);
  const asksMeans = isShort(text) && last.some((line) => goesOn.test(line));
  if (refused?.kind === 'illegal' && asksMeans && !asksWithin(last)) return refused;
  if (asksWithin(first)) return own;
  if (refused?.kind === 'illegal' && last.some((line) => fearsDiscovery.test(line))) return refused;
  if (asksWithin(last)) return own;
  const told = findDeedAndObject(first);
  if (told !== undefined) return asksMeans ? { kind: 'illegal', alternative: told } : own;
  const joined = first.map((line, at) => `${line.replaceAll(/[.?!]+/gu, ' ')} ${last[at] ?? ''}`);
  const alternative = findDeedAndObject(joined);
  return alternative === undefined ? own : { kind: 'illegal', alternative };
}
