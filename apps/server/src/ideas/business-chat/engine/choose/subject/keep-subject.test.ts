import { expect, test } from 'vitest';
import { answerConversation } from '../../answer-conversation.ts';

const subjectsOf = (turns: readonly string[]): string[] => {
  const { entries } = answerConversation(turns);
  return entries.map(({ subject }) => subject);
};

test.each([
  [['daftar nib buat usaha bakso gimana', 'itu mbayar ora?'], 'nib'],
  [['bikin nib pake ktp saya kan kak', 'yg jualan pisang goreng bapak. kalau begitu?'], 'nib'],
  [['kbli warung seblak apa', 'nek jasa potong rambut?'], 'kbli'],
  [['mau bikin mou sama peternak ayam', 'isinya apa aja'], 'kontrak'],
  [['urus merek sambel brp lama', 'kalo bengkel motor?'], 'merek'],
] as const)('%j stays with %s', (turns, subject) => {
  expect(subjectsOf(turns)[0]).toBe(subject);
});

test.each([
  [['cara daftar merek gimana', 'oke. kalo bikin pirt butuh berapa hari?'], 'pirt'],
  [['daftar nib bayar ga', 'terus kalo KUR umur minimal berapa'], 'kur'],
  [['halal self declare gratis?', 'kalau qris kena potongan berapa?'], 'qris'],
] as const)('%j goes on to %s', (turns, subject) => {
  expect(subjectsOf(turns)).toContain(subject);
});

test('a place of selling that was only told of holds no question back', () => {
  const [first] = subjectsOf([
    'kemarin mulai jualan keripik di shopee',
    'kalo dapurnya ngontrak boleh ga buat pirt?',
  ]);
  expect(first).toBe('pirt');
});

test.each([
  [['syarat kur apa aja', 'boleh jualan di trotoar'], 'pkl-trotoar'],
  [['cara bikin nib', 'kalo temen ga mau bagi hasil'], 'hasil-tidak-rata'],
  [['pajak umkm berapa', 'kalo pembeli minta faktur'], 'ppn-faktur'],
  [['merek kopi masuk kelas berapa', 'kalo mau buka laundry modalnya berapa'], 'laundry-modal'],
] as const)('%j asks something of its own', (turns, id) => {
  expect(answerConversation(turns).entries.map((entry) => entry.id)).toContain(id);
});
