import { lexiconForms } from '../lexicon/expand-forms.ts';
import { allForms, wordsOfForms } from '../lexicon/all-forms.ts';
import { formIndex } from '../lexicon/form-index.ts';
import { commonRoots, lexiconWords, slangWords, stopWords } from '../lexicon/word-lists.ts';
import { normaliseWord } from '../text/normalise.ts';
import { inflect } from '../text/inflect.ts';
import { knownStem, stem } from '../text/stem.ts';
import { ambiguousNames, placesByName } from '../places/place-index.ts';
import { wordsOfNames } from '../places/place-words.ts';
import { placeForms } from './place-forms.ts';
import { queryWords, type QueryWords } from './query-words.ts';
import type { SearchLink } from './search-link.ts';
import { searchLinks } from './search-links.ts';
import { conceptTerm } from './terms.ts';

/** A word that a reader without a stemmer has to know. */
export type SearchWord = {
  readonly word: string;
  /** Its normal words, one space between them. */
  readonly normal: string;
  /** Their stems. */
  readonly stem: string;
  readonly isStop: boolean;
  /** Words of the longest phrase that begins with it. */
  readonly longest: number;
  /** Whether misspelt words are corrected towards it. */
  readonly isTarget: boolean;
};

/** Words that mean a concept or a place; `isAmbiguous`: only where a place is expected; `isExcluded`: they do not mean it. */
export type SearchForm = {
  readonly form: string;
  readonly term: string;
  readonly weight: number;
  readonly isAmbiguous: boolean;
  readonly isExcluded: boolean;
};

export type SearchLexicon = {
  readonly words: readonly SearchWord[];
  readonly forms: readonly SearchForm[];
  readonly links: readonly SearchLink[];
  readonly queryWords: readonly QueryWords[];
};

/**
 * The lexicon as tables, so that a database finds the concepts and places that `understand` finds.
 * @returns words, forms, links and the words of queries, each key once
 */
export function searchLexicon(): SearchLexicon {
  const forms = readForms();
  return { words: readWords(forms), forms, links: searchLinks(), queryWords: queryWords() };
}

function readForms(): SearchForm[] {
  const found = new Map<string, SearchForm>();
  for (const { form, conceptId, weight } of lexiconForms()) {
    const there = found.get(form);
    if (there && there.weight >= weight) continue;
    found.set(form, {
      form,
      term: conceptTerm(conceptId),
      weight,
      isAmbiguous: false,
      isExcluded: false,
    });
  }
  for (const [form, [first, ...others]] of allForms()) {
    const preferred = others.find(({ prefer }) => prefer?.includes(form)) ?? first;
    if (others.length === 0 || !preferred) continue;
    found.set(form, {
      form,
      term: conceptTerm(preferred.id),
      weight: 1,
      isAmbiguous: false,
      isExcluded: false,
    });
  }
  const excluded = [...formIndex.notForms.entries()].flatMap(([form, concepts]) =>
    concepts.map(({ id }) => ({
      form,
      term: conceptTerm(id),
      weight: 0,
      isAmbiguous: false,
      isExcluded: true,
    })),
  );
  return [...found.values(), ...placeForms(), ...excluded, ...studentsOfPhrases()];
}

/** 'anak psikologi' is who studies it, and nothing about children. */
function studentsOfPhrases(): SearchForm[] {
  return [...allForms()]
    .filter(
      ([form, [concept]]) =>
        form.startsWith('anak ') && (concept?.kind === 'major' || concept?.kind === 'smk'),
    )
    .map(([form]) => ({
      form,
      term: conceptTerm('anak-anak'),
      weight: 0,
      isAmbiguous: false,
      isExcluded: true,
    }));
}

const letters = /^[a-z]+$/;
const shortestTarget = 4;

/** First word of a phrase to the number of words of the longest one. */
function measurePhrases(forms: readonly SearchForm[]): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const { form } of forms) {
    const [first = '', ...others] = form.split(' ');
    if (others.length >= (longest.get(first) ?? 1)) longest.set(first, others.length + 1);
  }
  return longest;
}

function readWords(forms: readonly SearchForm[]): SearchWord[] {
  const phraseWords = new Set(forms.flatMap(({ form }) => (form.includes(' ') ? form.split(' ') : [])));
  const longest = measurePhrases(forms);
  const placeWords = wordsOfNames(placesByName.entries().keys(), ambiguousNames);
  const targets = new Set([...wordsOfForms(allForms()), ...placeWords, ...lexiconWords.entries().keys()]);
  const found = new Map<string, SearchWord>();
  const add = (word: string, normal: string, stems: string): void => {
    if (found.has(word)) return;
    const [first = ''] = normal.split(' ');
    const [firstStem = ''] = stems.split(' ');
    found.set(word, {
      word,
      normal,
      stem: stems,
      isStop: stopWords.has(normal) || normal.split(' ').every((part) => stopWords.has(part)),
      longest: Math.max(longest.get(first) ?? 1, longest.get(firstStem) ?? 1),
      isTarget: targets.has(word) && word.length >= shortestTarget && letters.test(word),
    });
  };
  const addWord = (word: string): void => {
    const normal = normaliseWord(word);
    add(word, normal, stem(normal));
  };
  const known = [...commonRoots.entries().keys(), ...stopWords.entries().keys()];
  for (const word of [...known, ...targets, ...phraseWords]) addWord(word);
  for (const [word, { isAmbiguous }] of slangWords.entries()) if (!isAmbiguous) addWord(word);
  // What a phrase is made of is recognised in its inflections, too.
  for (const root of phraseWords)
    if (commonRoots.has(root))
      for (const word of inflect(root))
        if (!found.has(word) && knownStem(word) === root) add(word, word, root);
  return [...found.values()];
}
