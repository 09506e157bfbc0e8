import { hasRole } from '../lexicon/function-words.ts';
import type { Match } from '../match/find-concepts.ts';
import type { Unit } from '../match/units.ts';
import type { Break } from './clauses.ts';
import { isNotYetHad, isOtherKind, refusesNothing } from './refuses-nothing.ts';
import { breakBefore, isNegator, type Sentence } from './sentence.ts';

/** Units that one negation reaches at most. */
const reach = 12;

/**
 * Which units are negated. 'tidak bisa masak, tapi bisa desain' negates 'masak'; 'tidak hanya masak' negates nothing,
 * nor does 'bisa tidak …' as a question; a negation inside a recognised phrase ('tanpa modal') belongs to the phrase.
 * @param units the words
 * @param breaks what stands before each written word
 * @param matches the concepts found
 * @returns one flag a unit
 */
export function findNegated(
  units: readonly Unit[],
  breaks: readonly Break[],
  matches: readonly Match[],
): boolean[] {
  const matchAt = new Map(matches.map((match) => [match.from, match]));
  const sentence: Sentence = { units, breaks, matches, matchAt };
  const negated = units.map(() => false);
  const inPhrase = new Set(matches.flatMap(({ from, to }) => (to - from > 1 ? range(from, to) : [])));
  for (let at = 0; at < units.length; at++) {
    if (inPhrase.has(at) && !matchAt.has(at)) continue;
    const scope = inPhrase.has(at) ? joinedTo(sentence, at) : scopeOf(sentence, at);
    for (const unit of scope) negated[unit] = negated[unit] !== true;
  }
  return negated;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_none, index) => from + index);

/** 'Tanpa babi dan arak': what is joined to a phrase that opens with a narrow negation is without, too. */
function joinedTo(sentence: Sentence, at: number): number[] {
  const { units, matchAt } = sentence;
  const match = matchAt.get(at);
  if (match === undefined || !hasRole('narrowNegators', units[at]?.normal)) return [];
  const next = hasRole('joiners', units[match.to]?.normal) ? startsAt(sentence, match.to + 1) : undefined;
  const isOwn =
    next === undefined ||
    breakBefore(sentence, next.from) !== 'none' ||
    breakBefore(sentence, match.to) !== 'none';
  return isOwn ? [] : range(next.from, next.to);
}

function scopeOf(sentence: Sentence, at: number): number[] {
  const { units } = sentence;
  const word = units[at]?.normal;
  const next = breakBefore(sentence, at + 1) === 'sentence' ? undefined : units[at + 1]?.normal;
  if (refusesNothing(sentence, at)) return [];
  if (hasRole('narrowNegators', word)) return narrowScope(sentence, at);
  if (hasRole('weakNegators', word) && hasRole('negatedByWeak', next)) return forward(sentence, at);
  if (!hasRole('negators', word) || hasRole('notNegating', next)) return [];
  if (isNegator(next) || (isNegator(units[at - 1]?.normal) && breakBefore(sentence, at) === 'none'))
    return [];
  if (hasRole('askedModals', units[at - 1]?.normal) && breakBefore(sentence, at) === 'none') return [];
  const ahead = forward(sentence, at);
  if (!isTopicBefore(sentence, ahead)) return ahead;
  const topic = backward(sentence, at);
  return isNotYetHad(sentence, at, topic) ? [] : topic;
}

const startsAt = ({ matchAt }: Sentence, at: number): Match | undefined => matchAt.get(at);

const isPredicate = (unit: Unit): boolean =>
  hasRole('predicates', unit.normal) || hasRole('predicates', unit.stem);

function forward(sentence: Sentence, at: number): number[] {
  const { units } = sentence;
  const scope: number[] = [];
  let hasObject = false;
  let isResource = false;
  let isKnown = false;
  for (let to = at + 1; to < Math.min(units.length, at + reach); to++) {
    const unit = units[to];
    if (!unit || isEnd(sentence, at + 1, to, hasObject, isResource)) break;
    if (breakBefore(sentence, to) === 'comma' && !isKnown) break;
    isKnown ||= startsAt(sentence, to) !== undefined;
    scope.push(to);
    if (isPredicate(unit) || hasRole('tail', unit.normal) || hasRole('joiners', unit.normal)) continue;
    // 'jangan yang ada babinya': what is meant comes behind.
    if (unit.normal === 'yang') continue;
    hasObject = true;
    isResource = hasRole('resources', unit.normal) || hasRole('resources', unit.stem);
  }
  return scope;
}

/** Whether the scope ends before a unit: a new sentence, a contrast, a predicate of its own. */
function isEnd(
  sentence: Sentence,
  from: number,
  to: number,
  hasObject: boolean,
  isResource: boolean,
): boolean {
  const { units } = sentence;
  const unit = units[to];
  const before = breakBefore(sentence, to);
  if (!unit || before === 'sentence') return true;
  if (startsAt(sentence, to) && before === 'none') {
    const match = startsAt(sentence, to);
    if (match && match.to - match.from > 1 && match.concept.kind === 'limit') return true;
  }
  const isRelative = unit.normal === 'yang' && !hasObject;
  // 'Tidak mau jadi guru': what one does not want to be, no new statement.
  const isBecoming =
    unit.normal === 'jadi' && !hasObject && before === 'none' && isPredicateAt(units, to - 1);
  if (
    (hasRole('contrast', unit.normal) && !isRelative && !isBecoming) ||
    isNegator(unit.normal) ||
    hasRole('narrowNegators', unit.normal)
  )
    return true;
  const isStarter =
    isPredicate(unit) || (hasRole('clauseStarters', unit.normal) && startsAt(sentence, to) === undefined);
  if (isOtherKind(sentence, from - 1, to)) return true;
  if (before === 'comma')
    return isStarter || !hasObject || isNewDeed(sentence, from, to) || !continuesList(sentence, to);
  if (hasObject && (isPredicate(unit) || hasRole('about', unit.normal))) return true;
  if (hasObject && /^(aku|saya|kami|gue)$/.test(unit.normal)) return true;
  if (isResource && hasRole('purpose', unit.normal)) return true;
  const next = units[to + 1];
  return hasObject && hasRole('joiners', unit.normal) && next !== undefined && isPredicate(next);
}

/** 'Hindari gluten, bikin kue': a verb of making or selling behind a negated thing is a statement of its own; behind a negated verb it goes on. */
function isNewDeed({ units }: Sentence, from: number, to: number): boolean {
  const isDeed = (at: number): boolean =>
    hasRole('deeds', units[at]?.normal) || hasRole('deeds', units[at]?.stem);
  return isDeed(to) && !units.slice(from, to).some((_unit, at) => isDeed(from + at));
}

/** 'Gak bisa apa-apa selain masak': what stands behind is all that there is. */
function isAllThereIs(sentence: Sentence, at: number): boolean {
  for (let from = at; from > 0 && breakBefore(sentence, from) === 'none'; from--)
    if (isNegator(sentence.units[from - 1]?.normal)) return true;
  return false;
}

/** Whether a comma is followed by the next of a list ('gak bisa masak, jahit') and not by a statement of its own. */
function continuesList(sentence: Sentence, from: number): boolean {
  const { units } = sentence;
  const isJoined = hasRole('joiners', units[from]?.normal);
  const first = startsAt(sentence, isJoined ? from + 1 : from);
  if (!first || first.concept.kind === 'limit') return false;
  for (let to = from + 1; to < units.length && breakBefore(sentence, to) === 'none'; to++) {
    if (isNegator(units[to]?.normal)) return true;
    // 'Bukan jahit, rajut saja': what is left is what is meant.
    if (isPredicateAt(units, to) || units[to]?.normal === 'saja') return false;
  }
  return true;
}

/** 'tanpa modal', 'selain fashion dan kuliner': the next concept and those joined to it. */
function narrowScope(sentence: Sentence, at: number): number[] {
  const { units } = sentence;
  if (units[at]?.normal === 'selain' && (isBesides(sentence, at) || isAllThereIs(sentence, at))) return [];
  const scope: number[] = [];
  let match: Match | undefined;
  for (let to = at + 1; to < Math.min(units.length, at + reach); to++) {
    const before = breakBefore(sentence, to);
    if (before === 'sentence') break;
    const starting = startsAt(sentence, to);
    if (match && to >= match.to) {
      const isJoined =
        before === 'comma' || hasRole('joiners', units[to - 1]?.normal) || units[at]?.normal !== 'tanpa';
      if (hasRole('joiners', units[to]?.normal) && startsAt(sentence, to + 1)) continue;
      if (!isJoined || !starting) break;
    } else if (!match && (before === 'comma' || to > at + 4)) break;
    if (starting) match = starting;
    scope.push(to);
  }
  return scope;
}

/** 'selain masak aku juga bisa desain' adds, it excludes nothing. */
function isBesides(sentence: Sentence, at: number): boolean {
  const { units } = sentence;
  for (let to = at + 1; to < Math.min(units.length, at + reach); to++) {
    if (breakBefore(sentence, to) === 'sentence') return false;
    if (hasRole('besides', units[to]?.normal)) return true;
  }
  return false;
}

/** 'masak gak bisa', 'modal gak ada': nothing follows the predicate, so what is negated stands before. */
function isTopicBefore(sentence: Sentence, ahead: readonly number[]): boolean {
  const { units } = sentence;
  const [first] = ahead;
  const predicate = first === undefined ? undefined : units[first];
  if (!predicate || !isPredicate(predicate)) return false;
  // 'gak sanggup kalau harus …': what is meant comes behind.
  const after = (ahead.at(-1) ?? 0) + 1;
  if (units[after]?.normal === 'kalau' && breakBefore(sentence, after) === 'none') return false;
  return ahead.slice(1).every((to) => hasRole('tail', units[to]?.normal) || isPredicateAt(units, to));
}

const isPredicateAt = (units: readonly Unit[], at: number): boolean => {
  const unit = units[at];
  return unit !== undefined && isPredicate(unit);
};

function backward(sentence: Sentence, at: number): number[] {
  const scope: number[] = [];
  for (let from = at - 1; from >= Math.max(0, at - reach); from--) {
    const unit = sentence.units[from];
    if (!unit || hasRole('contrast', unit.normal) || isNegator(unit.normal)) break;
    scope.push(from);
    if (breakBefore(sentence, from) !== 'none') break;
  }
  // Another clause with a predicate of its own ('aku suka desain gak bisa') is asserted, not negated.
  return scope.some((from) => isPredicateAt(sentence.units, from)) ? [] : scope;
}
