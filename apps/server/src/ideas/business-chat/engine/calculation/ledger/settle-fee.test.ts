import { expect, test } from 'vitest';
import { answerConversation } from '../../answer-conversation.ts';
import { settleFee } from './settle-fee.ts';

test.each([
  [
    ['hpp risol 2400', 'mau untung 50% dari modal', 'dititip kantin kepotong 10%, pasang harga berapa'],
    '4.000',
  ],
  [
    ['harga modal 40rb mau dijual di toko online potongan 20%, pengen untung 20rb, pasang harga brp'],
    '75.000',
  ],
])('the price leaves the wished profit after what is taken of it: %s', (turns, result) => {
  expect(answerConversation(turns).content).toContain(result);
});

test('a wished share of the price, or a figure without a place, is not reckoned', () => {
  const asked = 'pasang harga brp';
  expect(settleFee(`modal 9rb, untung 30% dari harga jual, admin 10%, ${asked}`, asked)).toBeNull();
  expect(settleFee(`modal 9rb, untung 3rb, admin 10%, ongkir 2rb, ${asked}`, asked)).toBeNull();
});
