import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import examples from '#content/moderation/examples.json' with { type: 'json' };
import reasons from '#content/moderation/reasons.json' with { type: 'json' };
import rules from '#content/moderation/rules.json' with { type: 'json' };
import terms from '#content/moderation/terms.json' with { type: 'json' };
import weights from '#content/moderation/weights.json' with { type: 'json' };
import { assessText } from './assess-text.ts';
import { findRules, findTerms } from './find-rules.ts';
import { hasHiddenContact } from './find-hidden-contact.ts';
import { examplesSchema, harmCategories } from './moderation-schema.ts';
import { readLines } from './read-lines.ts';

test('the weights were learnt from the examples, terms and rules of today', () => {
  const hash = createHash('sha256');
  for (const content of [examples, terms, rules]) hash.update(JSON.stringify(content));
  expect(weights.learntFrom).toBe(hash.digest('hex'));
});

test('the weights are a number for each feature, and a probability from which on a text counts as harmful', () => {
  expect(weights.threshold).toBeGreaterThanOrEqual(0.5);
  expect(weights.threshold).toBeLessThanOrEqual(1);
  z.record(z.string(), z.number()).parse(weights.weights);
});

test('examples are sound: each text once, each category with near misses, each with a reason', () => {
  const read = examplesSchema.parse(examples);
  const texts = Object.values(read).flatMap(({ harmful, fine }) => [...harmful, ...fine]);
  expect(new Set(texts).size).toBe(texts.length);
  for (const category of harmCategories) {
    expect(read[category].fine.length).toBeGreaterThanOrEqual(10);
    expect(reasons[category].length).toBeGreaterThan(10);
  }
});

test.each([
  'Sebelum mulai, setiap anggota menyetor 200 ribu ke rekening saya sebagai jaminan kerja',
  'p.i.n.j.o.l cair 5 menit, modal KTP, bunga 20% seminggu',
  'm4in sl0t g4cor, depo 20rb, wd kilat',
])('%s is harmful', (text) => expect(assessText(text).isHarmful).toBe(true));

test.each([
  'Kami mencari dua orang untuk memasak dan menjual nasi kuning setiap pagi',
  'Jangan percaya lowongan yang meminta transfer lebih dulu',
  'Modal 500 ribu dari tabungan, bagi hasil 60:40 setelah laku',
  '',
])('%s is harmless', (text) => expect(assessText(text).isHarmful).toBe(false));

test('a rule names the category', () => {
  const [line] = readLines('open joki skripsi');
  expect(line && findRules(findTerms(line))).toEqual(['joki']);
});

test.each([
  ['nol delapan satu dua tiga empat lima enam tujuh', true],
  ['toko dot com slash promo, spasinya dihapus', true],
  ['ig ku s a r i titik k u e ya', true],
  ['akun telegram: nusa underscore jaya', true],
  ['harga 25.000, buka 08.00 sampai 17.00', false],
  ['nama merek kami pakai garis bawah di tengah', false],
  ['ig lomba sudah dibuat, nanti aku bagikan', false],
  ['tiga orang desain, dua orang video', false],
])('%s hides a contact: %s', (text, hides) => expect(hasHiddenContact(text)).toBe(hides));

test('an amount stays one beside a comma, and a word in disguise is read', () => {
  const [line] = readLines('Gabung 250rb, (2jt) lalu sl0t, g4cor.');
  expect(line?.spellings[1]).toBe(' gabung 250rb 2jt lalu slot gacor ');
  expect(line?.hasMoney).toBe(true);
});

test('any text gets an answer', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3_000, unit: 'grapheme' }), (text) => {
      const { probability } = assessText(text);
      return probability >= 0 && probability <= 1;
    }),
  );
});
