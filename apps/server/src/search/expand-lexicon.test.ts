import { expect, test } from 'vitest';
import { searchLexicon } from '@kawanusaha/bahasa/search/search-lexicon';
import { expandLexicon } from './expand-lexicon.ts';

test(
  'the lexicon is expanded beside the process, which goes on meanwhile, and every row arrives',
  { timeout: 120_000 },
  async () => {
    let turns = 0;
    let isOver = false;
    const turn = (): void => {
      turns += 1;
      if (!isOver) setTimeout(turn, 1);
    };
    turn();
    const batches = await expandLexicon();
    isOver = true;
    expect(turns).toBeGreaterThan(50);
    const { words, forms, links, queryWords } = searchLexicon();
    const rowsOf = (table: string): string[][] =>
      batches
        .filter((batch) => batch.table === table)
        .flatMap(({ columns }) =>
          (columns[0] ?? []).map((_, row) => columns.map((column) => column[row] ?? '')),
        );
    // In any order: it is that in which words are met first, and other tests of this process may have met some.
    const told = rowsOf('lexicon_words').map((row) => row.join('|'));
    expect(told.toSorted()).toEqual(
      words
        .map(({ word, normal, stem, isStop, longest, isTarget }) =>
          [word, normal, stem, isStop, longest, isTarget].join('|'),
        )
        .toSorted(),
    );
    expect(rowsOf('lexicon_forms')).toHaveLength(forms.length);
    expect(rowsOf('lexicon_links')).toHaveLength(links.length);
    expect(rowsOf('query_words')).toEqual(queryWords.map(({ role, words: said }) => [role, said]));
  },
);
