import {
  coinValueRupiah,
  minWithdrawCoins,
  premiumRewardCoins,
  rewardHoldDays,
  signupRewardCoins,
} from '../../business.ts';
import type { CalculationFigures } from '../calculation.ts';
import { number, rupiah } from './figure-words.ts';

/** The coins of friends who signed up and bought Premium, and what they are worth; null while a figure is missing. */
export function explainCoins({ opening = 0, units, sold = 0 }: CalculationFigures): string | null {
  if (units === undefined || sold > units) return null;
  const coins = opening + units * signupRewardCoins + sold * premiumRewardCoins;
  const parts = [
    ...(opening === 0 ? [] : [`coin sebelumnya ${number.format(opening)}`]),
    // Of coins that one has nothing else is told.
    ...(units === 0 && opening > 0
      ? []
      : [`${number.format(units)} pendaftar x ${number.format(signupRewardCoins)}`]),
    ...(sold === 0 ? [] : [`${number.format(sold)} pembeli Premium x ${number.format(premiumRewardCoins)}`]),
  ];
  const missing = minWithdrawCoins - coins;
  const withdrawal =
    missing > 0
      ? `Kurang ${number.format(missing)} coin lagi untuk penarikan, paling sedikit ${number.format(minWithdrawCoins)} coin: ajak ${number.format(Math.ceil(missing / signupRewardCoins))} orang lagi yang mendaftar (${number.format(signupRewardCoins)} coin tiap orang).`
      : `Sudah melewati batas penarikan ${number.format(minWithdrawCoins)} coin; yang ditarik selalu seluruh saldo sekaligus, tidak dapat sebagian. Coin baru dapat dipakai sesudah ${number.format(rewardHoldDays)} hari.`;
  return [
    `Total ${number.format(coins)} coin, senilai ${rupiah(coins * coinValueRupiah)}.`,
    `Rumus: ${parts.join(' + ')} = ${number.format(coins)} coin; 1 coin = ${rupiah(coinValueRupiah)}.`,
    withdrawal,
  ].join('\n');
}
