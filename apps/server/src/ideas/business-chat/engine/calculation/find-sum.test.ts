import { expect, test } from 'vitest';
import { answerConversation } from '../answer-conversation.ts';

const tea = 'es teh jual 6rb modal 2rb segelas, sewa 1,2jt gaji 800rb sebulan, berapa gelas biar balik modal';
const feast = 'karyawan saya gaji 1,8 juta baru kerja 5 bulan pas lebaran, thr nya berapa';
const parcel = 'paket 40x30x20 cm, pembaginya 6000, berat volumenya berapa kilo';
const cake = 'modal 6rb dijual 10rb laku 30 sehari, untung sehari berapa';

test.each([
  [[feast, tea, 'kalau sewanya turun 200rb?'], '450 gelas'],
  [[feast, tea, 'kalau gajinya jadi 1jt?'], '550 gelas'],
  [[tea, feast, 'kalau gajinya naik 200rb?'], '833.333'],
  [[tea, feast, 'kalau sewanya turun 200rb?'], '450 gelas'],
  [[cake, tea, 'kalau harganya jadi 7rb?'], '400 gelas'],
  [[cake, tea, 'kalau harganya jadi 7rb?', 'kalau sewanya 1jt?'], '360 gelas'],
  [[cake, 'kalau harga jual 12rb?', tea, 'kalau harganya 7rb'], '400 gelas'],
  [[tea, cake, 'kalau lakunya turun 10?'], '80.000'],
  [[tea, cake, 'kalau gajinya 900rb?'], '525 gelas'],
  [[parcel, cake, 'kalau pembaginya 5000?'], '4,8 kg'],
])('of several sums a change is of the last that has the figure: %j', (messages, result) => {
  expect(answerConversation(messages).content.split('\n')[0]).toContain(result);
});

test('what changes no figure of any of them is not mixed of two sums', () => {
  expect(answerConversation([tea, cake, 'kalau cicilannya naik 50rb?']).calculation).toBeNull();
});

test('a figure that a rule uses twice is shown once', () => {
  const labels = answerConversation([feast]).calculation?.formula?.terms.map(({ label }) => label) ?? [];
  expect(labels.length).toBeGreaterThan(0);
  expect(new Set(labels).size).toBe(labels.length);
});
