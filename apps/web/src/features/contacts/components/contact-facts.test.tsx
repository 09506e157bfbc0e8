import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ContactRow } from '../contact-row.ts';
import { ContactFacts } from './contact-facts.tsx';

const contact: ContactRow = {
  id: '1',
  user_id: '2',
  name: 'Dimas Prasetyo',
  main_skill: 'Marketing',
  experience: 'Dua tahun',
  vision: 'Kampanye kecil',
  city: 'Yogyakarta',
  campus: null,
  hours_per_week: 20,
  looking_for: 'Pemilik produk',
  created_at: '2026-11-29',
  via_messages: false,
};

it('a screen reader hears the name of each fact once', () => {
  const html = renderToStaticMarkup(<ContactFacts contact={contact} />);
  const heard = html.replaceAll(
    /<(span|svg)[^>]* aria-hidden="true".*?<\/\1>|<(span) aria-hidden="true">.*?<\/\2>/g,
    '',
  );
  expect(heard.replaceAll(/(<[^>]*>)+/g, '|')).toBe(
    '|Kota|Yogyakarta|Waktu|20 jam per minggu|Mencari|Pemilik produk|',
  );
});
