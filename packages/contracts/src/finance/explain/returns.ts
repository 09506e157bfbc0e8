import {
  coinValueRupiah,
  minWithdrawCoins,
  premiumRewardCoins,
  rewardHoldDays,
  signupRewardCoins,
} from '../../business.ts';
import type { CalculationFigures } from '../calculation.ts';
import { number, percent, rupiah } from './figure-words.ts';

/** What each Rupiah of advertising brought in sales; null while a figure is missing. */
export function explainAdvertisingReturn({ total, turnover }: CalculationFigures): string | null {
  if (total === undefined || turnover === undefined || total <= 0 || turnover <= 0) return null;
  const times = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 }).format(turnover / total);
  const share = (total / turnover) * 100;
  return [
    `ROAS ${times}: tiap Rp 1 iklan menghasilkan penjualan Rp ${times}.`,
    `Rumus: penjualan dari iklan ${rupiah(turnover)} : uang iklan ${rupiah(total)} = ${times}; iklan memakan ${percent(share)} dari penjualan itu.`,
    `Itu belum laba: iklan baru untung bila margin kotor Anda di atas ${percent(share)}.`,
  ].join('\n');
}

/** What a business is worth before and after an investment for a share of it; null while a figure is missing. */
export function explainValuation({ capital, percent: share }: CalculationFigures): string | null {
  if (capital === undefined || share === undefined || capital <= 0 || share <= 0 || share >= 100) return null;
  const after = Math.round((capital * 100) / share);
  return [
    `Nilai usaha sesudah uangnya masuk (post-money) ${rupiah(after)}, sebelumnya (pre-money) ${rupiah(after - capital)}.`,
    `Rumus: ${rupiah(capital)} : ${percent(share)} = ${rupiah(after)}; ${rupiah(after)} − ${rupiah(capital)} = ${rupiah(after - capital)}.`,
    `Bagian pemilik lama tinggal ${percent(100 - share)}. Bandingkan nilai itu dengan laba setahun sebelum menyetujuinya.`,
  ].join('\n');
}

/** The coins of friends who signed up and bought Premium, and what they are worth; null while a figure is missing. */
export function explainCoins({ opening = 0, units, sold = 0 }: CalculationFigures): string | null {
  if (units === undefined || sold > units) return null;
  const coins = opening + units * signupRewardCoins + sold * premiumRewardCoins;
  const parts = [
    ...(opening === 0 ? [] : [`coin sebelumnya ${number.format(opening)}`]),
    `${number.format(units)} pendaftar x ${number.format(signupRewardCoins)}`,
    ...(sold === 0 ? [] : [`${number.format(sold)} pembeli Premium x ${number.format(premiumRewardCoins)}`]),
  ];
  const withdrawal =
    coins < minWithdrawCoins
      ? `Kurang ${number.format(minWithdrawCoins - coins)} coin lagi untuk penarikan, paling sedikit ${number.format(minWithdrawCoins)} coin.`
      : `Sudah melewati batas penarikan ${number.format(minWithdrawCoins)} coin; coin baru dapat dipakai sesudah ${number.format(rewardHoldDays)} hari.`;
  return [
    `Total ${number.format(coins)} coin, senilai ${rupiah(coins * coinValueRupiah)}.`,
    `Rumus: ${parts.join(' + ')} = ${number.format(coins)} coin; 1 coin = ${rupiah(coinValueRupiah)}.`,
    withdrawal,
  ].join('\n');
}

/** By how many percent a sum has risen or fallen; null while a figure is missing. */
export function explainGrowth({ opening, net }: CalculationFigures): string | null {
  if (opening === undefined || net === undefined || opening <= 0) return null;
  const change = net - opening;
  if (change === 0) return `Tetap: keduanya ${rupiah(net)}.`;
  const share = percent((Math.abs(change) / opening) * 100);
  return [
    `${change > 0 ? 'Naik' : 'Turun'} ${share}, yaitu ${rupiah(Math.abs(change))}.`,
    `Rumus: (${rupiah(net)} − ${rupiah(opening)}) : ${rupiah(opening)} x 100% = ${change < 0 ? '−' : ''}${share}.`,
  ].join('\n');
}
