import { findConcepts, type Match } from './match/find-concepts.ts';
import { readUnits, type Unit } from './match/units.ts';
import { stopWords } from './lexicon/word-lists.ts';
import { tokenise, type Word } from './text/tokenise.ts';
import type { ConceptMention, Token, Understanding } from './understanding.ts';

/** Longer texts are read up to here (in UTF-16 units). */
export const longestText = 20_000;

/**
 * What an Indonesian text says: its words, concepts, amounts, places, times, limits and languages.
 * @param text as the person wrote it; read up to `longestText`
 * @returns mentions in the order of the text, with positions in it; never throws
 */
export function understand(text: string): Understanding {
  const words = tokenise(text.slice(0, longestText));
  const units = readUnits(words);
  const matches = findConcepts(units);
  const concepts = matches.map((match) => toMention(match, units, words, text));
  const tokens = words.map((word, index) => toToken(word, index, units));
  const covered = new Set(matches.flatMap(({ from, to }) => units.slice(from, to).map(({ word }) => word)));
  return {
    tokens,
    concepts,
    amounts: [],
    places: [],
    times: [],
    limits: [],
    languages: [],
    unknown: tokens.filter(
      ({ normal, stem }, index) => !covered.has(index) && !stopWords.has(normal) && !stopWords.has(stem),
    ),
  };
}

function toToken({ text, start, end }: Word, index: number, units: readonly Unit[]): Token {
  const own = units.filter(({ word }) => word === index);
  return {
    text,
    start,
    end,
    normal: own.map(({ normal }) => normal).join(' '),
    stem: own.map(({ stem }) => stem).join(' '),
    isNegated: false,
  };
}

function toMention(
  { concept, from, to, via, weight }: Match,
  units: readonly Unit[],
  words: readonly Word[],
  text: string,
): ConceptMention {
  const start = words[units[from]?.word ?? 0]?.start ?? 0;
  const end = words[units[to - 1]?.word ?? 0]?.end ?? start;
  return { id: concept.id, weight, negated: false, start, end, via, matched: text.slice(start, end) };
}
