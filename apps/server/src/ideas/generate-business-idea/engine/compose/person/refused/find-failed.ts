import type { Token } from '@kawanusaha/bahasa/understanding';
import words from '#content/ideas/refusals.json' with { type: 'json' };
import { statementsOf } from '../statements.ts';
import type { Span } from './span.ts';

const failing: ReadonlySet<string> = new Set(words.failing);
const deeds: ReadonlySet<string> = new Set(words.deeds);
const helping: ReadonlySet<string> = new Set(words.helping);
/** Who tries once more what failed wants it. */
const again: ReadonlySet<string> = new Set(words.again);
/** A failure that is feared or to be kept off has not happened: 'takut gagal jualan kue', 'tidak mau rugi …'. */
const awaiting: ReadonlySet<string> = new Set(words.awaiting);
/** How many words before a failure say that it is only feared: 'jangan sampai gagal'. */
const nearby = 2;
const now = 'sekarang';
/** Who says no more than these behind 'sekarang' still wants the same: 'sekarang mau bisa', but not 'sekarang mau jahit'. */
const stillWished: ReadonlySet<string> = new Set(words.stillWished);
/** These say behind 'makanan' or 'kelas' what kind of it is meant and rule out nothing so wide. */
const ofKind: ReadonlySet<string> = new Set(words.ofKind);
const wide: ReadonlySet<string> = new Set(words.wide);
const even: ReadonlySet<string> = new Set(words.even);
const clumsy: ReadonlySet<string> = new Set(words.clumsy);
/** Said behind what is kept away from: 'musik dihindari'. */
const ruledOut: ReadonlySet<string> = new Set(words.ruledOut);
/** More words before it are a sentence of something else. */
const mostBefore = 3;

const spanOf = (tokens: readonly Token[]): Span[] => {
  const [first] = tokens;
  const last = tokens.at(-1);
  return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
};

/** 'Bangkrut jualan kue': a business that failed is not proposed again. */
function findLost(statement: readonly Token[]): Span[] {
  const at = statement.findIndex(({ normal, isNegated }) => failing.has(normal) && !isNegated);
  const next = statement[at + 1];
  if (at === -1 || next === undefined || !(deeds.has(next.normal) || deeds.has(next.stem))) return [];
  const before = statement.slice(0, at);
  const isOfOthersOrFeared =
    before.some(({ normal }) => helping.has(normal)) ||
    before.slice(-nearby).some(({ normal }) => awaiting.has(normal));
  return isOfOthersOrFeared ? [] : spanOf(statement.slice(at + 1));
}

/** 'Masak mie aja gosong': who spoils even that cannot do it. */
function findSpoilt(statement: readonly Token[]): Span[] {
  const at = statement.findIndex(({ normal }, place) => place > 0 && even.has(normal));
  const isSpoilt =
    at !== -1 && statement.slice(at + 1).some(({ normal, stem }) => clumsy.has(normal) || clumsy.has(stem));
  return isSpoilt ? spanOf(statement.slice(0, at)) : [];
}

function findRuledOut(statement: readonly Token[]): Span[] {
  const last = statement.at(-1);
  const before = statement.slice(0, -1);
  if (last === undefined || last.isNegated || !ruledOut.has(last.normal) || before.length > mostBefore)
    return [];
  if (before.length === 1 && wide.has(before[0]?.normal ?? '') && ofKind.has(last.normal)) return [];
  return spanOf(before);
}

const lacking: ReadonlySet<string> = new Set(words.lacking);
const lackEnds: ReadonlySet<string> = new Set(words.lackEnds);

/** 'Sosmed gak punya dan …': what stands before its negation where nothing of its own follows. */
function findLack(statement: readonly Token[]): Span[] {
  const at = statement.findIndex(({ normal, isNegated }) => isNegated && lacking.has(normal));
  const next = statement[at + 1];
  const before = statement.slice(0, at).filter(({ normal }) => normal !== 'tidak');
  if (at === -1 || before.length > mostBefore || before.length !== at - 1) return [];
  return next === undefined || lackEnds.has(next.normal) ? spanOf(before) : [];
}

/** 'Sekarang mau bisa': what failed is wished all the same. */
function isStillWished(statement: readonly Token[]): boolean {
  const at = statement.findIndex(({ normal }) => normal === now);
  const behind = at === -1 ? [] : statement.slice(at + 1);
  return behind.length > 0 && behind.every(({ normal, isNegated }) => !isNegated && stillWished.has(normal));
}

/** The parts of a text that say what the person failed at, spoils, rules out or lacks. */
export function findFailed(tokens: readonly Token[], text: string): Span[] {
  const statements = statementsOf(tokens, text);
  return statements.flatMap((statement, index) => {
    const isTriedAgain = [statement, statements[index + 1] ?? []].some(
      (one) => one.some(({ normal, isNegated }) => again.has(normal) && !isNegated) || isStillWished(one),
    );
    return [
      ...(isTriedAgain ? [] : findLost(statement)),
      ...findSpoilt(statement),
      ...findRuledOut(statement),
      ...findLack(statement),
    ];
  });
}
