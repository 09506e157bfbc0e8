import { fillReply, replyTemplates } from '@kawanusaha/contracts/screening/reply-templates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRisk } from './find-risk.ts';

test.each([
  ['Untuk kaus tim, transfer 150 ribu dulu ya.', 'money'],
  ['tf 50rb dl ke norek aku', 'money'],
  ['trnsfer dong', 'money'],
  ['aku minjem duit 100k', 'money'],
  ['Bayar pendaftaran 200rb', 'money'],
  ['Setiap anggota patungan 75 ribu', 'money'],
  ['Boleh minta kode OTP nya?', 'secret'],
  ['kirim kode verifikasi yang masuk', 'secret'],
  ['Kirimin foto KTP kamu ya', 'identity'],
  ['DP dulu ya 100rb', 'money'],
  ['depositnya 200 ribu', 'money'],
  ['minta ss saldo ovo kamu', 'money'],
  ['kode yang masuk ke hp kamu berapa', 'secret'],
  ['selfie sambil pegang ktp', 'identity'],
  ['fotoin buku rekening', 'identity'],
  ['lanjut di tele aja', 'outside'],
  ['jangan bilang siapa-siapa ya', 'outside'],
  ['jangan kasih tau siapa-siapa ya', 'outside'],
  ['Lanjut di telegram aja', 'outside'],
  ['pasang dulu https://contoh.test/gratis.apk', 'outside'],
])('%s is marked %s', (text, risk) => expect(findRisk(text)).toBe(risk));

test.each([
  'Jangan kirim uang dulu, kita ketemu dulu',
  'Tidak perlu transfer apa-apa',
  'Kami jual kopi 15 ribu per gelas',
  'Acara transfer ilmu hari Jumat',
  'Aplikasi kasir kami bisa catat transfer',
  'Pembeli transfer setelah barang datang',
  'Pin lokasi kafe: dekat kampus',
  'Sabtu kita bertemu di perpustakaan?',
  'Modal kami 2 juta dan sudah ada pelanggan',
  'Ini portofolio saya: https://contoh.test/desain',
  '',
])('%s is not marked', (text) => expect(findRisk(text)).toBeNull());

test('any text gets an answer', () => {
  fc.assert(fc.property(fc.string({ maxLength: 2_000 }), (text) => findRisk(text) !== undefined));
});

test('what an owner may send from a template warns no user', () => {
  for (const { body } of Object.values(replyTemplates).flat()) {
    expect(findRisk(fillReply(body, { applicant: 'Dimas', project: 'Madu Desa' })), body).toBeNull();
  }
});
