import { describe, expect, test } from 'vitest';
import { messages } from '../../messages.ts';
import { answerConversation } from '../answer-conversation.ts';

const subjectsOf = (text: string): string[] =>
  answerConversation([text]).entries.map(({ subject }) => subject);

const idsOf = (text: string): string[] => answerConversation([text]).entries.map(({ id }) => id);

describe('a message that asks several things', () => {
  test('is answered for each of them, under its question', () => {
    const { content, answered, entries } = answerConversation([
      'jual seblak di depan kos, nib itu wajib ga, terus merek daftarnya bayar berapa?',
    ]);
    expect(answered).toBe(true);
    expect(new Set(entries.map(({ subject }) => subject)).size).toBe(2);
    for (const { question } of entries) expect(content).toContain(question);
  });

  test.each([
    [
      ['NIB itu bayar ga, berapa lama jadinya, trus berlaku berapa tahun?'],
      [/gratis/u, /hari yang sama/u, /berlaku selama/u],
    ],
    [
      ['cara daftar merek', 'biayanya brp, berapa lama, kalo ditolak gmn?'],
      [/500\.000/u, /bulan/u, /[Bb]anding/u],
    ],
    [['min mau tanya qris: daftarnya dimana, kena potongan berapa, duitnya cair kapan?'], [/0%/u, /cair/u]],
  ])('%j is answered for each of the subject', (turns, told) => {
    const { content, answered } = answerConversation(turns);
    expect(answered).toBe(true);
    for (const pattern of told) expect(content).toMatch(pattern);
  });

  test('prefers for each what the whole message finds as well', () => {
    const { entries } = answerConversation([
      'cara nagih piutang gimana, kalo dia kabur bisa lapor polisi ga?',
    ]);
    expect(entries.map(({ id }) => id)).toContain('utang-perdata-pidana');
  });

  test('is not told what was spoken of before for a question that names its own thing', () => {
    const { content, entries } = answerConversation([
      'cara cari supplier',
      'kalo mau jual frozen food izinnya apa, kemasannya gimana, ngirimnya pake apa?',
    ]);
    expect(content).toContain('izin edar BPOM (MD)');
    expect(entries.map(({ id }) => id)).not.toContain('tempo-pemasok');
  });

  test('names the one of its questions that what is told does not speak of', () => {
    const { content } = answerConversation([
      'cara buka laundry kiloan',
      'izinnya apa, mesinnya butuh berapa, harga per kilo biasanya berapa?',
    ]);
    expect(content).toContain(messages.openQuestion('mesinnya butuh berapa'));
  });

  test('tells which of them no entry can know', () => {
    const { content, answered, entries } = answerConversation([
      'nib berlaku berapa lama? terus skor bola semalam berapa?',
    ]);
    expect(answered).toBe(true);
    expect(entries.map(({ subject }) => subject)).toContain('nib');
    expect(content).toContain(messages.notElsewhere);
  });

  test('keeps the answer to each of four', () => {
    const { entries } = answerConversation([
      'halal wajib ga? pirt berapa lama? nib gratis ga? merek berapa?',
    ]);
    expect(entries.map(({ subject }) => subject)).toEqual(['sertifikat-halal', 'pirt', 'nib', 'merek']);
  });

  test.each([
    ['gimana kalau aku gagal? siapa yang boleh ikut p2mw?', 'p2mw-gagal'],
    ['kalau telat kena apa? pajak umkm dibayar tiap tanggal berapa?', 'pph-telat'],
  ])('%s: the first is read with what a later one names', (text, id) => {
    expect(idsOf(text)).toContain(id);
  });

  test('is answered alike in a fresh conversation and behind another subject, where the whole is unsure', () => {
    const several =
      'berapa lama qris cair, cara bikin konten reels gimana, cara nagih utang reseller gimana?';
    const behind = answerConversation(['cara urus PIRT', several]);
    expect(behind.answered).toBe(true);
    expect(behind.entries.map(({ id }) => id)).toEqual(idsOf(several));
    expect(behind.entries).toHaveLength(3);
  });

  test('is answered for each detail of the occasion that was told before', () => {
    const { content } = answerConversation([
      'mau jualan kado wisuda',
      'pembelinya siapa, promosi kado wisuda di mana, mulai promosinya berapa minggu sebelum wisuda?',
    ]);
    expect(content).toMatch(/orang tua/u);
    expect(content).toMatch(/Instagram/u);
    expect(content).toMatch(/4 minggu/u);
  });

  test('quotes no question at full length that no entry answers', () => {
    const long = 'berapa sih '.concat('kucing tetanggaku yang oranye dan galak '.repeat(6), 'umurnya?');
    const { content } = answerConversation([`nib berlaku berapa lama? ${long}`]);
    expect(content).not.toContain(long);
  });

  test('gets no example that it does not ask for beside its sum', () => {
    const told = 'modal 4rb jual 7rb laku 50, untungnya berapa, trus';
    const { content } = answerConversation([`${told} harus naikin harga ga?`]);
    expect(content).toContain('Naikkan ketika margin turun');
    expect(content).not.toContain('Contoh kalimat memberi tahu');
    expect(answerConversation([`${told} contoh kalimat harga naik gimana?`]).content).toContain(
      'Contoh kalimat memberi tahu',
    );
  });

  test('is answered beside its sum', () => {
    const { content, calculation, sources } = answerConversation([
      'modal 4rb jual 7rb laku 50, untungnya berapa? terus cara daftar merek gimana?',
    ]);
    expect(calculation).not.toBeNull();
    expect(content).toContain('150.000');
    expect(sources.some(({ title }) => /merek/iu.test(title))).toBe(true);
  });
});

test('one question with its circumstances is answered as one', () => {
  expect(subjectsOf('aku mau bikin nib buat jualan seblak di depan kos, caranya gimana')).toContain('nib');
});
