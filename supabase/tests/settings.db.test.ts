import { afterAll, beforeAll, expect, test } from 'vitest';
import * as business from '../../packages/contracts/src/business.ts';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('what an operator may change begins with the value of the specification, as the pages assume it (spec §9)', async () => {
  const rows = await database.owner`select key, value from public.app_settings`;
  const settings = new Map(rows.map(({ key, value }) => [key, value]));
  expect(Object.fromEntries(settings)).toMatchObject({
    premium_price: business.premiumPriceRupiah,
    premium_item_name: business.premiumItemName,
    coin_value_rupiah: business.coinValueRupiah,
    min_withdraw_coins: business.minWithdrawCoins,
    signup_reward_coins: business.signupRewardCoins,
    premium_reward_coins: business.premiumRewardCoins,
    reward_hold_days: business.rewardHoldDays,
    voucher_validity_hours: business.voucherValidityHours,
  });
});
