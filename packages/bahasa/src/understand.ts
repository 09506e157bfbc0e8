import { findAmounts } from './amounts/find-amounts.ts';
import { shareLanguages } from './languages.ts';
import { stopWords } from './lexicon/word-lists.ts';
import { findLimits } from './limits.ts';
import { findConcepts, type Match } from './match/find-concepts.ts';
import { readUnits, type Unit } from './match/units.ts';
import { findBreaks } from './negation/clauses.ts';
import { findNegated } from './negation/find-negated.ts';
import { findPlaces, type PlaceMatch } from './places/find-places.ts';
import { tokenise, type Word } from './text/tokenise.ts';
import { findTimes } from './times/find-times.ts';
import type { ConceptMention, Token, Understanding } from './understanding.ts';

/** Longer texts are read up to here (in UTF-16 units). */
export const longestText = 20_000;

type Span = { readonly from: number; readonly to: number };

/**
 * What an Indonesian text says: its words, concepts, amounts, places, times, limits and languages.
 * @param text as the person wrote it; read up to `longestText`
 * @returns mentions in the order of the text, with positions in it; never throws
 */
export function understand(text: string): Understanding {
  const read = text.slice(0, longestText);
  const words = tokenise(read);
  const units = readUnits(words);
  const breaks = findBreaks(read, words);
  const found = findConcepts(units, breaks);
  const placed = findPlaces({ words, units, breaks }, found);
  const matches = found.filter((match) => !placed.some((place) => isOnlyPlace(match, place)));
  const negated = findNegated(units, breaks, matches);
  const timed = findTimes(units, breaks);
  const span = ({ from, to }: Span): { start: number; end: number } => spanOf(words, units, from, to);

  const concepts = matches.map((match) => toMention(match, span(match), negated, read));
  const amounts = findAmounts(read);
  const times = timed.map((time) => ({
    kind: time.kind,
    isOnly: time.isOnly,
    negated: negated[time.from] === true,
    ...span(time),
  }));
  const tokens = toTokens(words, units, negated);
  const recognised = new Set([...matches, ...placed, ...timed].flatMap((part) => wordsOf(units, part)));
  return {
    tokens,
    concepts,
    amounts,
    places: placed.map(({ place, via, from, to }) => ({ ...place, ...span({ from, to }), via })),
    times,
    limits: findLimits(concepts, times, read),
    languages: shareLanguages(words, units),
    unknown: tokens.filter(
      (token, index) =>
        !recognised.has(index) &&
        !isStopWord(token) &&
        !amounts.some(({ start, end }) => token.start < end && token.end > start),
    ),
  };
}

function spanOf(
  words: readonly Word[],
  units: readonly Unit[],
  from: number,
  to: number,
): { start: number; end: number } {
  const start = words[units[from]?.word ?? 0]?.start ?? 0;
  return { start, end: words[units[to - 1]?.word ?? 0]?.end ?? start };
}

/** Words of a place name mean the place alone after 'di' and the like, or when they are only a part of it. */
const isOnlyPlace = (match: Match, place: PlaceMatch): boolean =>
  match.from >= place.from &&
  match.to <= place.to &&
  (place.isAnnounced || match.via !== 'form' || match.to - match.from < place.to - place.from);

const wordsOf = (units: readonly Unit[], { from, to }: Span): number[] =>
  units.slice(from, to).map(({ word }) => word);

const isStopWord = ({ normal, stem }: Token): boolean =>
  normal.length < 2 || stopWords.has(stem) || normal.split(' ').every((word) => stopWords.has(word));

function toMention(
  { concept, from, to, via, weight }: Match,
  { start, end }: { start: number; end: number },
  negated: readonly boolean[],
  text: string,
): ConceptMention {
  const isNegated = negated.slice(from, to).some(Boolean);
  return { id: concept.id, weight, negated: isNegated, start, end, via, matched: text.slice(start, end) };
}

function toTokens(words: readonly Word[], units: readonly Unit[], negated: readonly boolean[]): Token[] {
  const own: number[][] = words.map(() => []);
  units.forEach(({ word }, index) => own[word]?.push(index));
  return words.map(({ text, start, end }, word) => {
    const parts = (own[word] ?? []).map((index) => ({
      unit: units[index],
      isNegated: negated[index] === true,
    }));
    const normal = parts.map(({ unit }) => unit?.normal ?? '').join(' ');
    return {
      text,
      start,
      end,
      normal,
      stem: parts.map(({ unit }) => unit?.stem ?? '').join(' '),
      isNegated: parts.some(({ isNegated }) => isNegated),
      ...(parts.some(({ unit }) => unit?.isCorrected) ? { corrected: normal } : {}),
    };
  });
}
