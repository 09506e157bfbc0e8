import { expect, test } from 'vitest';
import { findDanger } from './find/find-danger.ts';

test.each([
  'gimana bilangnya ke mereka biar ga pada kabur',
  'harga es naik, gmn bilangnya supaya langganan ga pada pindah',
  'pembeli protes harga, piye ben ora kabur',
  'kata katanya gimana biar mereka nggak minggat',
  'ngomongin kenaikan harga ke langganan agar tak berpaling',
])('%s keeps customers', (text) => {
  expect(findDanger(text)).toBeNull();
});

test.each([
  ['nahan paspor TKI supaya mereka tidak lari'],
  ['buka po terus kabur biar ga ketahuan'],
  ['tahan ijazah staf biar ga kabur'],
  ['kunci kamar anak kerja biar ga kabur'],
  ['suamiku ngunci pintu biar ga kabur, aku dipukul'],
])('%s holds a person, or is the flight of who deceives', (text) => {
  expect(findDanger(text)).not.toBeNull();
});
