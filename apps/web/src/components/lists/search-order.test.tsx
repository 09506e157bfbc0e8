import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SearchOrder } from './search-order.tsx';

const show = (isFull: boolean): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SearchOrder
        rows={[{ is_full: isFull }]}
        query="kopi"
        order="cocok"
        orderHref={(order) => `/cari-project?q=kopi&urut=${order}`}
      />
    </MemoryRouter>,
  );

it('lets a query be sorted by relevance or date, the chosen one marked', () => {
  const html = show(true);
  expect(html).toMatch(/aria-current="true"[^>]*>Paling cocok</u);
  expect(html).toContain('urut=terbaru');
  expect(html).not.toMatch(/aria-current="true"[^>]*>Terbaru</u);
});

it('offers no order where answers are only near', () => {
  expect(show(false)).toBe('');
});
