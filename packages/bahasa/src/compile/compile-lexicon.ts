import type { CompiledLexicon } from '../lexicon/compiled-lexicon.ts';
import type { Vocabulary } from '../lexicon/word-lists.ts';
import { shortestTarget, targetBucket } from '../match/typo-targets.ts';
import { wordsOfNames } from '../places/place-words.ts';
import { normalise } from '../text/normalise.ts';
import type { TimeKind } from '../understanding.ts';
import { compileForms } from './compile-forms.ts';
import { compilePlaces } from './compile-places.ts';
import type { LexiconSources } from './lexicon-sources.ts';
import { readVocabulary } from './read-vocabulary.ts';

/**
 * Works out what `understand` looks up, so that loading the package only reads it: `compiled/lexicon.json`.
 * @param sources the files of `lexicon/`
 */
export function compileLexicon(sources: LexiconSources): CompiledLexicon {
  const { concepts, amounts, functionWords, times } = sources;
  const known = readVocabulary(sources);
  const { words, ...forms } = compileForms(concepts, known);
  const places = compilePlaces(sources.places);
  const placeWords = wordsOfNames(
    places.placeNames.map(([name]) => name),
    new Set(places.ambiguousPlaces),
  );
  return {
    concepts,
    ...forms,
    ...compileWords(known),
    targets: compileTargets([...words, ...placeWords]),
    times: times.flatMap(({ kind, forms: names }) =>
      names.map((name) => [normalise(name, known), kind as TimeKind] as const),
    ),
    amounts,
    functionWords,
    ...places,
  };
}

function compileWords(known: Vocabulary): Pick<CompiledLexicon, 'words' | 'slang' | 'irregular'> {
  const join = (words: ReadonlySet<string>): string => [...words].join(' ');
  return {
    words: {
      stop: join(known.stopWords),
      roots: join(known.commonRoots),
      singles: join(known.singleForms),
      plain: join(known.lexiconWords),
      things: join(known.thingNames),
    },
    slang: [...known.slangWords].map(([word, { normal, language, isAmbiguous }]) => [
      word,
      normal,
      language,
      isAmbiguous,
    ]),
    irregular: [...known.irregularStems],
  };
}

function compileTargets(words: readonly string[]): Record<string, string> {
  const targets = [...new Set(words)].filter(
    (word) => word.length >= shortestTarget && /^[a-z]+$/.test(word),
  );
  const buckets = Map.groupBy(targets, (word) => targetBucket(word[0] ?? '', word.length));
  return Object.fromEntries([...buckets].map(([bucket, list]) => [bucket, list.join(' ')]));
}
