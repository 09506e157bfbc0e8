import type { CompiledLexicon } from '../lexicon/compiled-lexicon.ts';
import { toBuckets } from '../lexicon/word-table.ts';
import { shortestTarget, targetBucket } from '../match/typo-targets.ts';
import { wordsOfNames } from '../places/place-words.ts';
import { normalise } from '../text/normalise.ts';
import type { TimeKind } from '../understanding.ts';
import { compileForms } from './compile-forms.ts';
import { compilePlaces } from './compile-places.ts';
import type { LexiconSources } from './lexicon-sources.ts';
import { readVocabulary, type SourceVocabulary } from './read-vocabulary.ts';

/**
 * Works out what `understand` looks up, so that loading the package only reads it: `compiled/lexicon.json`.
 * @param sources the files of `lexicon/`
 */
export function compileLexicon(sources: LexiconSources): CompiledLexicon {
  const { concepts, amounts, functionWords, times } = sources;
  const known = readVocabulary(sources);
  const { words, ...forms } = compileForms(concepts, known);
  const { names, ...places } = compilePlaces(sources.places, known);
  const placeWords = wordsOfNames(names, new Set(places.ambiguousPlaces));
  return {
    concepts,
    ...forms,
    ...compileWords(known),
    targets: compileTargets([...words, ...placeWords]),
    times: times.flatMap(({ kind, forms: written }) =>
      written.map((form) => [normalise(form, known), kind as TimeKind] as const),
    ),
    amounts,
    functionWords,
    ...places,
  };
}

function compileWords(known: SourceVocabulary) {
  const toList = (words: ReadonlySet<string>): string[] => toBuckets([...words].map((word) => [word, '']));
  return {
    stopWords: toList(known.stopWords),
    commonRoots: toList(known.commonRoots),
    singleForms: toList(known.singleForms),
    lexiconWords: toList(known.lexiconWords),
    thingNames: toList(known.thingNames),
    slang: toBuckets(
      [...known.slangWords].map(([word, { normal, language, isAmbiguous }]) => [
        word,
        `${isAmbiguous ? '?' : ''}${language} ${normal}`,
      ]),
    ),
    irregular: [...known.irregularStems],
  } satisfies Partial<CompiledLexicon>;
}

function compileTargets(words: readonly string[]): Record<string, string> {
  const targets = [...new Set(words)].filter(
    (word) => word.length >= shortestTarget && /^[a-z]+$/.test(word),
  );
  const buckets = Map.groupBy(targets, (word) => targetBucket(word[0] ?? '', word.length));
  return Object.fromEntries([...buckets].map(([bucket, list]) => [bucket, list.join(' ')]));
}
