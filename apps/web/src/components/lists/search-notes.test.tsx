import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SearchNotes } from './search-notes.tsx';

const show = (rows: Parameters<typeof SearchNotes>[0]['rows'], query = 'kopi'): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SearchNotes rows={rows} query={query} queryHref={(words) => `/cari-project?q=${words}`} />
    </MemoryRouter>,
  );

it('asks back for a slip, with the words that were probably meant', () => {
  const html = show([{ is_full: true, score: 1, corrected: 'rendang' }], 'rendnag');
  expect(html).toContain('Mungkin maksud Anda');
  expect(html).toContain('href="/cari-project?q=rendang"');
});

it('says of near answers that they are only near, and of the newest that nothing is', () => {
  expect(show([{ is_full: false, score: 0.4 }])).toContain('Ini yang paling mendekati.');
  expect(show([{ is_full: false, score: 0 }])).toContain('Ini yang terbaru.');
});

it('says nothing without a query', () => {
  expect(show([{ is_full: true, score: 2 }], ' ')).toBe('');
});
