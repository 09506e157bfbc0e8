import type { Concept } from '../lexicon/concept.ts';
import type { CompiledLexicon } from '../lexicon/compiled-lexicon.ts';
import type { PlaceLevel } from '../understanding.ts';

/** `lexicon/places.json`. */
export type PlaceLists = {
  readonly provinces: readonly {
    readonly name: string;
    readonly kota: readonly string[];
    readonly kabupaten: readonly string[];
  }[];
  readonly regions: readonly {
    readonly name: string;
    readonly province: string | null;
    readonly forms: readonly string[];
  }[];
  readonly nicknames: Readonly<Record<string, string>>;
  readonly ambiguous: readonly string[];
};

export type PlaceRow = readonly [id: string, name: string, level: PlaceLevel, province: string | null];

/** The files of `lexicon/` as they were written by hand. */
export type LexiconSources = Pick<CompiledLexicon, 'amounts' | 'functionWords'> & {
  /** Those of every file of concepts, in the order of the file names. */
  readonly concepts: readonly Concept[];
  readonly common: { readonly stop: readonly string[]; readonly roots: readonly string[] };
  readonly slang: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly irregular: Readonly<Record<string, string>>;
  readonly times: readonly { readonly kind: string; readonly forms: readonly string[] }[];
  readonly places: PlaceLists;
};

/**
 * The parts of the lexicon from its files.
 * @param files content by file name, without '.json'
 * @throws Error when one is missing that is no file of concepts
 */
export function toSources(files: ReadonlyMap<string, unknown>): LexiconSources {
  const read = (name: string): unknown => {
    const content = files.get(name);
    if (content === undefined) throw new Error(`The lexicon has no file ${name}.json.`);
    return content;
  };
  return {
    concepts: [...files]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, content]) => (isConcepts(content) ? content : [])),
    common: read('common') as LexiconSources['common'],
    slang: read('slang') as LexiconSources['slang'],
    irregular: read('irregular-stems') as LexiconSources['irregular'],
    times: read('times') as LexiconSources['times'],
    places: read('places') as PlaceLists,
    amounts: read('amounts') as LexiconSources['amounts'],
    functionWords: read('function-words') as LexiconSources['functionWords'],
  };
}

const isConcepts = (content: unknown): content is Concept[] =>
  Array.isArray(content) &&
  content.every((entry) => typeof entry === 'object' && entry !== null && 'id' in entry);
