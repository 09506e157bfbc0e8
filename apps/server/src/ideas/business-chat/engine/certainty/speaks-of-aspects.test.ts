import { expect, test } from 'vitest';
import { findEntry, knowledgeEntries } from '../../knowledge/knowledge-base.ts';
import { answerConversation } from '../answer-conversation.ts';
import { isAboutAspects, speaksOfAspects } from './speaks-of-aspects.ts';

const withAnswer = (answer: string) =>
  knowledgeEntries.slice(0, 1).map((entry) => ({ ...entry, question: 'Bagaimana memulai?', answer }));

test.each([
  ['jual madu racikan tanpa izin, hukumannya apa?', 'Izin itu diajukan lewat OSS.', false],
  ['jual madu racikan tanpa izin, hukumannya apa?', 'Produk dapat ditarik dan didenda.', true],
  ['pembeli nolak bayar, bisa dituntut?', 'Minta DP sejak awal.', false],
  ['pembeli nolak bayar, bisa dituntut?', 'Kirim somasi, lalu gugatan sederhana.', true],
  ['ngurus akta berapa lama', 'Notaris menyusun akta.', false],
  ['ngurus akta berapa lama', 'Umumnya beberapa hari sesudah berkas lengkap.', true],
  // How long it holds is not how long it takes.
  ['izinnya keluar berapa lama', 'Berlaku lima tahun.', false],
  ['izinnya berlaku berapa lama', 'Berlaku lima tahun.', true],
  ['kalau pengajuannya ditolak gimana', 'Ajukan lewat akun Anda.', false],
  ['kalau pengajuannya ditolak gimana', 'Baca sebab penolakannya.', true],
  ['survei dapurnya gagal, harus ngapain', 'Dapur dilihat kebersihannya.', false],
  ['contoh nota titip jual dong', 'Tulis jumlah dan tanggal.', false],
  ['contoh nota titip jual dong', "Contoh: 'Titip 20 bungkus, Rp 8.000'.", true],
  ['katanya ada pameran nasional tiap tahun. namanya?', 'Tahapnya awal dan bertumbuh.', false],
  ['katanya ada pameran nasional tiap tahun. namanya?', 'Pameran itu dikenal sebagai KMI Expo.', true],
  // Told of oneself, or part of a story, and no aspect that is asked.
  ['proposalku ditolak dosen, cara cari mentor', 'Tanyakan alumni.', true],
  ['modal beda tapi kerja sama, bagi hasilnya', 'Hitung bobot tiap orang.', true],
])('%s answered with "%s": %s', (question, answer, isSpokenOf) => {
  expect(speaksOfAspects(question, withAnswer(answer))).toBe(isSpokenOf);
});

test('a difference is told by what speaks of both', () => {
  const entriesOf = (id: string) => knowledgeEntries.filter((entry) => entry.id === id);
  expect(speaksOfAspects('apa bedanya pitch deck sama proposal', entriesOf('deck-slide'))).toBe(false);
  expect(speaksOfAspects('apa bedanya pkm-k sama p2mw', entriesOf('pkm-p2mw-beda'))).toBe(true);
});

test('an entry is about an aspect where people ask it for that', () => {
  const penalty = findEntry('kosmetik-sanksi');
  const permit = findEntry('kosmetik-bukan-pirt');
  if (penalty === undefined || permit === undefined) throw new Error('the entries are gone');
  expect(isAboutAspects('hukumannya apa', penalty)).toBe(true);
  expect(isAboutAspects('hukumannya apa', permit)).toBe(false);
  expect(isAboutAspects('izinnya apa', penalty)).toBe(false);
});

test('the penalty of a subject is told where it is asked, not what the subject is', () => {
  const { answered, entries } = answerConversation([
    'racik serum wajah sendiri di kos terus jual online tanpa notifikasi bpom, hukumannya apa?',
  ]);
  expect(answered).toBe(true);
  expect(entries.map(({ id }) => id)).toContain('kosmetik-sanksi');
});

test.each([
  ['keponakan 12 th jaga kios tiap hari dibayar, hukumannya apa', 'pekerja-anak-sanksi'],
  ['survei dapur pirt gagal, harus ngapain', 'pirt-ditolak'],
  ['stiker qris di gerobak dicopot orang, dapet lagi gimana', 'qris-stiker-hilang'],
  ['beda star seller sama mall', 'toko-lencana-beda'],
])('%s is answered with %s', (question, id) => {
  const { answered, entries } = answerConversation([question]);
  expect(answered).toBe(true);
  expect(entries.map((entry) => entry.id)).toContain(id);
});

test('what says nothing of the aspect is only offered', () => {
  const { answered, entries } = answerConversation(['apa bedanya brand ambassador sama endorse']);
  expect(answered).toBe(false);
  expect(entries.length).toBeGreaterThan(0);
});
