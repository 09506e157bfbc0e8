import { expect, test } from 'vitest';
import { checkSalesForm, draftOfForm, isSamePage, openSalesForm } from './sales-form-values.ts';

const page = {
  slug: 'keripik-tempe',
  name: 'Keripik Tempe',
  offer: 'Keripik tempe renyah, digoreng setiap pagi.',
  city: '',
  how: '',
  items: [{ name: 'Keripik', price: 12_000, unit: 'bungkus' }],
};
const form = openSalesForm(page, null);
const withPrice = (price: string) => ({ ...form, items: [{ name: 'Keripik', price, unit: '' }] });

test('what was opened can be sent as it is', () => {
  expect(checkSalesForm(form)).toEqual({ page, whatsapp: null });
  expect(draftOfForm(form)).toEqual(page);
});

test.each([
  ['-5', /kurang dari/],
  ['dua belas', /angka saja/],
  ['1000000000000000', /Terlalu besar/],
  ['0', /Terlalu kecil/],
  ['', /Isi dengan angka/],
  ['12,5', /angka bulat/],
])('price %s is answered at its field', (price, message) => {
  const checked = checkSalesForm(withPrice(price));
  expect(checked).toMatchObject({ errors: { 'items.0.price': expect.stringMatching(message) } });
});

test('a page is the same in any order of its fields, and another with another price', () => {
  const stored = { ...page, items: [{ unit: 'bungkus', price: 12_000, name: 'Keripik' }] };
  expect(isSamePage(page, stored)).toBe(true);
  expect(isSamePage(page, { ...page, items: [{ name: 'Keripik', price: 13_000, unit: 'bungkus' }] })).toBe(
    false,
  );
});

test('a number goes only with the word of its owner', () => {
  expect(checkSalesForm({ ...form, whatsapp: '0812 3456 7890' })).toHaveProperty('errors.agreed');
  expect(checkSalesForm({ ...form, whatsapp: '0812' })).toHaveProperty('errors.whatsapp');
  expect(checkSalesForm({ ...form, whatsapp: '0812 3456 7890', agreed: true })).toMatchObject({
    whatsapp: '6281234567890',
  });
  expect(draftOfForm({ ...form, whatsapp: '0812 3456 7890' })).not.toHaveProperty('whatsapp');
});

test('each field that is wrong has its own word', () => {
  const checked = checkSalesForm({ ...form, slug: 'Keripik Tempe', name: 'K', offer: 'Enak', items: [] });
  expect(Object.keys('errors' in checked ? checked.errors : {}).toSorted()).toEqual([
    'items',
    'name',
    'offer',
    'slug',
  ]);
});
