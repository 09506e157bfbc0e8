import { expect, test } from 'vitest';
import { answerConversation } from '../../answer-conversation.ts';
import { leaveOutWeariness, tellsWeariness } from './tells-weariness.ts';

test.each([
  'capek banget packing sampe jam 2 pagi, ada cara biar lebih cepet ga',
  'pusing ngurus NIB, OSS error melulu',
  'aku nangis dapet bintang satu, ulasan jelek bisa dihapus ga',
  'ga kuat bayar sewa kios bulan depan, bisa nego ga',
  'abdi lieur ku komplenan nu meser',
])('%s tells weariness', (text) => {
  expect(tellsWeariness(text)).toBe(true);
});

test.each([
  'cara packing biar ga capek',
  'pelanggan pusing sama menu yang kebanyakan, gimana',
  'pembeli mual dan pusing habis makan, harus gimana',
  'cara bikin NIB gimana',
  'stresnya ikan cupang apa bisa dijual',
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
