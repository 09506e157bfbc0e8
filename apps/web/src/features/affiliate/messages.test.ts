import { expect, test } from 'vitest';
import { defaultCoinRules } from './api/get-coin-rules.ts';
import { rewardSentence } from './messages.ts';

test('what a code earns, also where the operator rewards purchases only', () => {
  expect(rewardSentence(defaultCoinRules)).toBe(
    '5 coin untuk setiap pendaftaran dan 20 coin untuk setiap pembelian Premium. Coin dapat ditarik 7 hari setelah diterima.',
  );
  expect(rewardSentence({ ...defaultCoinRules, signup_reward_coins: 0 })).toBe(
    '20 coin untuk setiap pembelian Premium; pendaftaran saja tidak mendapat coin. Coin dapat ditarik 7 hari setelah diterima.',
  );
  expect(rewardSentence({ ...defaultCoinRules, signup_reward_needs_phone: 1 })).toMatch(
    /^5 coin untuk setiap pendaftaran yang nomor teleponnya sudah dibuktikan dan 20 coin/,
  );
});
