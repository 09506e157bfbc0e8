/** The tables of the lexicon with their columns and types. */
export const lexiconTables = {
  lexicon_words: {
    word: 'text',
    normal: 'text',
    stem: 'text',
    is_stop: 'boolean',
    longest: 'integer',
    is_target: 'boolean',
  },
  lexicon_forms: {
    form: 'text',
    term: 'text',
    weight: 'real',
    is_ambiguous: 'boolean',
    is_excluded: 'boolean',
  },
  lexicon_links: { term: 'text', other: 'text', weight: 'real', is_written: 'boolean' },
  query_words: { role: 'text', words: 'text' },
} as const;

export type LexiconTable = keyof typeof lexiconTables;

/** Some rows of a table, as the texts of each of its columns. */
export type LexiconBatch = { readonly table: LexiconTable; readonly columns: readonly (readonly string[])[] };
