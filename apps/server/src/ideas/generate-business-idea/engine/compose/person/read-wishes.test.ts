import { expect, test } from 'vitest';
import { agreementOf } from '../shown/agreement.ts';
import { readPerson } from './read-person.ts';

const read = (skills: string, interests = '') => readPerson({ skills, interests });
const weightOf = (skills: string, id: string) =>
  read(skills).skills.find((wish) => wish.id === id)?.weight ?? 0;

test.each([
  ['bikin sabun wangi kopi', 'kopi'],
  ['malam aja soalnya siang jaga toko', 'pelayanan-pelanggan'],
  ['foto produk untuk umkm keripik', 'keripik'],
])('%s: what is a quality, a reason or whom it is for weighs less', (text, id) => {
  expect(weightOf(text, id)).toBeLessThanOrEqual(0.5);
});

test('who says what they want to do is taken at their word', () => {
  const text = 'lulusan manajemen, pengen buka laundry kiloan';
  expect(weightOf(text, 'laundry')).toBeGreaterThan(weightOf(text, 'manajemen-proyek'));
});

test('a verb keeps what stands behind it; a place behind it is none', () => {
  const [first] = read('jahit kostum').skills;
  expect(first?.object?.words).toBe('kostum');
  expect(read('ngajar kana').skills[0]?.object).toEqual({ words: 'kana', concept: null });
  expect(read('nyanyi di kafe').skills[0]?.object).toBeNull();
});

test('what stands behind words that refuse is avoided', () => {
  expect(read('ga pede ngomong').avoided).toContain('berbicara-di-depan-umum');
});

test('a wish that goes with no other is less sure beside two that go together', () => {
  const agreement = agreementOf(read('bikin brownies, bikin donat, servis motor'));
  expect(agreement.get('brownies')).toBe(1);
  expect(Math.min(...agreement.values())).toBeLessThan(1);
});
