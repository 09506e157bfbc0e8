import { expect, test } from 'vitest';
import { answerConversation } from '../../answer-conversation.ts';
import { leaveOutWeariness, tellsWeariness } from './tells-weariness.ts';

test.each([
  'capek banget packing sampe jam 2 pagi, ada cara biar lebih cepet ga',
  'pusing ngurus NIB, OSS error melulu',
  'aku nangis dapet bintang satu, ulasan jelek bisa dihapus ga',
  'ga kuat bayar sewa kios bulan depan, bisa nego ga',
  'abdi lieur ku komplenan nu meser',
  'cpk bgt kak ngurus orderan',
  'capeek poll abis bazar, skripsi blm kesentuh',
  'ambo litak bana, kuliah sambia manggaleh',
  'ulun uyuh banar bajualan sambil kuliah',
  'tiang kenyel gati, ngae banten sambil kuliah',
])('%s tells weariness', (text) => {
  expect(tellsWeariness(text)).toBe(true);
});

test.each([
  'cara packing biar ga capek',
  'pelanggan pusing sama menu yang kebanyakan, gimana',
  'pembeli mual dan pusing habis makan, harus gimana',
  'cara bikin NIB gimana',
  'stresnya ikan cupang apa bisa dijual',
  'cpo naik, harga minyak goreng ikut naik?',
])('%s tells none', (text) => {
  expect(tellsWeariness(text)).toBe(false);
});

test('a sentence of warmth stands before what was asked, which is answered', () => {
  const plain = answerConversation(['cara bikin NIB gimana']);
  const weary = answerConversation(['capek banget kak, cara bikin NIB gimana']);
  expect(weary.answered).toBe(true);
  expect(weary.isCare).toBe(false);
  expect(weary.entries[0]?.id).toBe(plain.entries[0]?.id);
  expect(weary.content.startsWith('Wajar bila Anda lelah')).toBe(true);
  expect(plain.content.startsWith('Wajar bila Anda lelah')).toBe(false);
});

test('what only tells weariness is no part of what is looked for; a message of nothing else stays', () => {
  expect(leaveOutWeariness('capek banget kak, cara bikin NIB gimana')).toBe('cara bikin NIB gimana');
  expect(leaveOutWeariness('stok lama numpuk. pusing deh, obralnya gimana')).toBe(
    'stok lama numpuk. obralnya gimana',
  );
  expect(leaveOutWeariness('capek banget kak')).toBe('capek banget kak');
  expect(leaveOutWeariness('capek ngurus kas tim sendirian, dibaginya gimana')).toBe(
    'capek ngurus kas tim sendirian, dibaginya gimana',
  );
});

test.each([
  'capek kuliah capek jualan, nangis mulu tiap malem',
  'capek dibully temen sekelas',
  'nangis terus abis diputusin, capek',
])('who is worn out is told of rest, shared work and whom to talk to, beside the numbers: %s', (text) => {
  const { content, isCare } = answerConversation(['cara bikin NIB gimana', text]);
  expect(isCare).toBe(true);
  for (const said of ['119', 'beristirahat', 'Bagi tugas', 'konselor kampus', 'Apakah usaha dilanjutkan'])
    expect(content).toContain(said);
  expect(content.endsWith('saya bantu satu per satu.')).toBe(true);
});

test.each([
  'aku mau bunuh diri',
  'udah ga kuat hidup lagi, pengen udahan',
  'aku mau nyerah sama hidup',
  'capek hidup',
  'capek banget hidup gini, ga kuat lagi',
  'letih kali awak bang, hidup gini ga ada artinya lagi',
  'aku capek dipukul suami tiap malem',
])('who is in danger is told of help alone, however weary: %s', (text) => {
  for (const turns of [[text], ['cara bikin NIB gimana', text]]) {
    const { content, isCare } = answerConversation(turns);
    expect(isCare).toBe(true);
    for (const said of ['Bagi tugas', 'beristirahat', 'pesanan', 'dihentikan'])
      expect(content).not.toContain(said);
  }
});
