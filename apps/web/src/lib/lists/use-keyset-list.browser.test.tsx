import { keepPreviousData, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '#lib/query-client.ts';
import type { Page } from './pages.ts';
import { useKeysetList } from './use-keyset-list.ts';

type Row = { id: string };
type Asked = {
  filter: string;
  after: string | null;
  loaded: number;
  signal: AbortSignal;
  give: (ids: string, next?: string | null) => void;
  fail: () => void;
};

let asked: Asked[] = [];
beforeEach(() => {
  asked = [];
});

function List({ known }: { known: readonly Page<Row, string>[] | null }) {
  const [filter, setFilter] = useState('semua');
  const { list, loadMore, reload, change } = useKeysetList<Row, string>({
    queryKey: ['rows', filter],
    readPage: ({ after, loaded }, signal) =>
      new Promise((resolve, reject) => {
        asked.push({
          filter,
          after,
          loaded,
          signal,
          give: (ids, next = null) => resolve({ rows: [...ids].map((id) => ({ id })), next }),
          // A refusal is not tried again.
          fail: () => reject(Object.assign(new Error('refused'), { code: '42501' })),
        });
      }),
    known: filter === 'semua' ? known : null,
    keeping: { staleTime: Infinity, gcTime: 0, placeholderData: keepPreviousData },
  });
  return (
    <>
      <p role="status">
        {list.rows.map(({ id }) => id).join('')} {list.status} {list.more} {list.next ?? 'akhir'}
      </p>
      <button type="button" onClick={loadMore}>
        lagi
      </button>
      <button type="button" onClick={reload}>
        ulang
      </button>
      <button type="button" onClick={() => setFilter('desain')}>
        desain
      </button>
      <button
        type="button"
        onClick={() =>
          change((pages) =>
            pages.map((page) => ({ ...page, rows: page.rows.filter(({ id }) => id !== 'a') })),
          )
        }
      >
        hapus
      </button>
    </>
  );
}

const show = (known: readonly Page<Row, string>[] | null = null) =>
  render(
    <QueryClientProvider client={newQueryClient()}>
      <List known={known} />
    </QueryClientProvider>,
  );

test('it grows by pages, each after the last row of the one before, and a row stands once', async () => {
  const screen = await show();
  const told = screen.getByRole('status');
  await expect.element(told).toHaveTextContent('loading idle akhir');
  expect(asked[0]).toMatchObject({ after: null, loaded: 0 });
  asked[0]?.give('ab', 'b');
  await expect.element(told).toHaveTextContent('ab ready idle b');
  await screen.getByRole('button', { name: 'lagi' }).click();
  await expect.element(told).toHaveTextContent('ab ready loading b');
  // A second press asks for nothing more.
  await screen.getByRole('button', { name: 'lagi' }).click();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatchObject({ after: 'b', loaded: 2 });
  asked[1]?.give('bc');
  await expect.element(told).toHaveTextContent('abc ready idle akhir');
});

test('a page that fails leaves what is there, and can be asked for again', async () => {
  const screen = await show();
  const told = screen.getByRole('status');
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.fail();
  await expect.element(told).toHaveTextContent('failed idle akhir');
  await screen.getByRole('button', { name: 'ulang' }).click();
  await expect.element(told).toHaveTextContent('loading idle akhir');
  asked[1]?.give('ab', 'b');
  await expect.element(told).toHaveTextContent('ab ready idle b');
  await screen.getByRole('button', { name: 'lagi' }).click();
  asked[2]?.fail();
  await expect.element(told).toHaveTextContent('ab ready failed b');
  await screen.getByRole('button', { name: 'lagi' }).click();
  await expect.element(told).toHaveTextContent('ab ready loading b');
  asked[3]?.give('c');
  await expect.element(told).toHaveTextContent('abc ready idle akhir');
});

test('what is known is there at once; rows of the earlier filters stay until the new ones come', async () => {
  const screen = await show([{ rows: [{ id: 'a' }, { id: 'b' }], next: 'b' }]);
  const told = screen.getByRole('status');
  await expect.element(told).toHaveTextContent('ab ready idle b');
  expect(asked).toEqual([]);
  await screen.getByRole('button', { name: 'hapus' }).click();
  await expect.element(told).toHaveTextContent('b ready idle b');
  await screen.getByRole('button', { name: 'lagi' }).click();
  await screen.getByRole('button', { name: 'desain' }).click();
  await expect.element(told).toHaveTextContent('b loading idle akhir');
  // What was asked for the earlier filters is given up, and its answer shows nowhere.
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[0]?.give('x');
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).toMatchObject({ filter: 'desain', after: null });
  asked[1]?.give('d');
  await expect.element(told).toHaveTextContent('d ready idle akhir');
});
