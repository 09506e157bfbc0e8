import { expect, test } from 'vitest';
import { describeSalesPage, structureSalesPage } from './describe-sales-page.ts';
import type { PublicSalesPage } from './api/get-sales-page.ts';

const page: PublicSalesPage = {
  id: '0c6f2f3c-5d8e-4a8e-9d1a-3b8c1f1a2b3c',
  slug: 'keripik-tempe',
  name: 'Keripik Tempe',
  offer: 'Keripik renyah\ndigoreng setiap pagi.',
  city: 'Malang',
  how: '',
  items: [
    { name: 'Besar', price: 20_000, unit: 'bungkus' },
    { name: 'Kecil', price: 12_000, unit: 'bungkus' },
  ],
  whatsapp: null,
  may_be_indexed: false,
};

test('one sentence with place and lowest price, at most 200 characters', () => {
  expect(describeSalesPage(page).replaceAll('\u00a0', ' ')).toBe(
    'Keripik Tempe di Malang, mulai Rp 12.000. Keripik renyah digoreng setiap pagi.',
  );
  expect(describeSalesPage({ ...page, offer: 'x'.repeat(600) })).toHaveLength(200);
});

test('structured data say what the page shows, a number only where it is shown', () => {
  const data = structureSalesPage(page, 'https://kawanusaha.test/usaha/keripik-tempe');
  expect(data).toMatchObject({
    address: { addressLocality: 'Malang' },
    makesOffer: [{ price: 20_000, priceCurrency: 'IDR' }, { price: 12_000 }],
  });
  expect(data).not.toHaveProperty('telephone');
  expect(structureSalesPage({ ...page, city: '', whatsapp: '6281234567890' }, '')).toMatchObject({
    telephone: '+6281234567890',
  });
});
