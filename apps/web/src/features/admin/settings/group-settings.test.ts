import { expect, it } from 'vitest';
import { groupSettings } from './group-settings.ts';

const setting = (key: string) => ({ key, label: key, value: 1, updated_at: '' });

it('puts each setting under one title, in the order of the page', () => {
  const keys = [
    'holidays',
    'messages_per_day_at_first',
    'consultation_daily_limit',
    'free_applications_per_month',
    'referral_refund_limit',
    'premium_reward_coins',
    'premium_price',
    'payout_needs_proof',
    'roles_need_second',
    'something_new',
  ];
  expect(
    groupSettings(keys.map(setting)).map(({ title, settings }) => [title, settings.map(({ key }) => key)]),
  ).toEqual([
    ['Harga', ['premium_price']],
    ['Coin, hadiah, dan voucher', ['premium_reward_coins', 'payout_needs_proof']],
    ['Pemeriksaan hadiah', ['referral_refund_limit']],
    [
      'Batas pemakaian',
      ['messages_per_day_at_first', 'consultation_daily_limit', 'free_applications_per_month'],
    ],
    ['Dasbor, kampus, dan hari libur', ['holidays', 'roles_need_second']],
    ['Lainnya', ['something_new']],
  ]);
});
