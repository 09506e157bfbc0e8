import type { Setting } from './api/list-settings.ts';

/** Parts of the settings in the order of the page; a setting stands in the first whose pattern its key meets. */
const parts: readonly (readonly [title: string, keys: RegExp])[] = [
  ['Pemeriksaan hadiah', /^referral_/],
  [
    'Coin, hadiah, dan voucher',
    /^(coin_|min_withdraw|reward_|signup_reward_|payout_|voucher_)|_reward_coins$/,
  ],
  ['Harga', /^premium_/],
  ['Batas pemakaian', /_per_(day|member|month)|_daily_limit$/],
  ['Dasbor, kampus, dan hari libur', /^(roles_need|admin_|campus_|holidays)/],
];
const order = [
  'Harga',
  'Coin, hadiah, dan voucher',
  'Pemeriksaan hadiah',
  'Batas pemakaian',
  'Dasbor, kampus, dan hari libur',
  'Lainnya',
];

/** The settings under the titles of the page, in its order; what is unknown stands last. Titles without settings are left out. */
export function groupSettings(settings: readonly Setting[]): { title: string; settings: Setting[] }[] {
  const titleOf = ({ key }: Setting): string => parts.find(([, keys]) => keys.test(key))?.[0] ?? 'Lainnya';
  return order
    .map((title) => ({ title, settings: settings.filter((one) => titleOf(one) === title) }))
    .filter((group) => group.settings.length > 0);
}
