import { expect, test } from 'vitest';
import { answerConversation } from '../../answer-conversation.ts';
import { readQuestion } from '../../read-question.ts';
import laidAside from '../laid-aside-lines.json' with { type: 'json' };
import { leavesBefore, readOpening } from './read-opening.ts';

const leaves = (text: string): boolean => {
  const opening = readOpening(text);
  return leavesBefore(opening, readQuestion(opening.rest === '' ? text : opening.rest));
};

test.each([
  ['hatur nuhun min. hal sejen, kumaha carana nyieun nib', 'away', 'kumaha carana nyieun nib'],
  ['suwun mas. ganti bahasan yo, nagih utang piye', 'away', 'nagih utang piye'],
  ['tabe min, sa mau tanya hal lain kitorang perlu pirt ka tidak', 'away', 'kitorang perlu pirt ka tidak'],
  ['oke paham, udah ku catat. beda lagi nih, sabun batang wajib bpom?', 'away', 'sabun batang wajib bpom?'],
  ['eh iya lupa, sekalian mau nanya modal thrift berapa', 'beside', 'modal thrift berapa'],
  ['siip kak, syarat pirt', null, 'syarat pirt'],
  ['makasih banyak ya kak infonya sangat membantu', null, ''],
  ['sip nanti aku coba dulu', null, ''],
  ['mantap min 👍 ganti topik, foto produk gimana', 'away', 'foto produk gimana'],
  ['ganti topik dong', 'away', ''],
  ['oke 2 ribu. cara daftar nib', null, 'cara daftar nib'],
  ['oh gitu, 35% ya. pirt berapa lama', null, 'pirt berapa lama'],
] as const)('%s', (text, turns, rest) => {
  expect(readOpening(text)).toEqual({ turns, rest });
});

test.each([
  'siap panen padi 2 hektar',
  'beda lagi ga syaratnya kalo cv?',
  'yang lain gimana?',
  'ada lagi?',
  'nanya ke berapa orang minimal',
  'soal biaya lain-lain gimana',
  'lain kali gimana biar ga rugi',
  'jelas rugi kan kalo gitu',
])('%s opens with nothing but what it says', (text) => {
  expect(readOpening(text)).toEqual({ turns: null, rest: text });
});

test('who says that the subject is changed is answered as if nothing had been said', () => {
  const alone = answerConversation(['kalo karyawan part time harus digaji umr?']);
  const turned = answerConversation([
    'bayar pajak umkm lewat mana',
    'dah clear. pindah topik ya bang, kalo karyawan part time harus digaji umr?',
  ]);
  expect(turned).toEqual(alone);
});

test('a question beside it that names no subject is still of the one before', () => {
  const leaning = answerConversation(['qris itu apa', 'makasih kak. satu lagi, biayanya berapa?']);
  expect(leaning.entries.map(({ id }) => id)).toContain('qris-biaya');
});

test('thanks in words of a region are no distress, and a question behind a nod is answered', () => {
  expect(answerConversation(['suwun yo mas'])).toMatchObject({ isCare: false });
  expect(answerConversation(['sip nanti aku coba'])).toMatchObject({ isCare: false });
  expect(answerConversation(['oke cara bikin nib']).entries.map(({ id }) => id)).toContain('nib-cara');
});

test('a short word about a leaked list is not read as danger of life, nor the question after it', () => {
  const reply = answerConversation([
    'daftar alamat pelanggan kateringku nyebar di grup wa, admin salah kirim berkas',
    'sudah ku suruh hapus',
    'habis itu aku wajib ngapain?',
  ]);
  expect(reply.isCare).toBe(false);
  expect(reply.content).not.toContain('119');
});

test.each(laidAside.leaves)('%s lays aside what was spoken of', (text) => {
  expect(leaves(text)).toBe(true);
});

test.each(laidAside.stays)('%s goes on with what was spoken of', (text) => {
  expect(leaves(text)).toBe(false);
});

test('what an entry answers behind a sum that was reckoned asks for no other sum', () => {
  const reply = answerConversation([
    'bahan 80rb jadi 40 donat, hpp berapa',
    'oke 2 ribu. trus premium kawanusaha harganya brp',
  ]);
  expect(reply.answered).toBe(true);
  expect(reply.content).not.toContain('belum dapat saya hitung');
});
