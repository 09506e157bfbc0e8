import { maxRupiah } from '@kawanusaha/contracts/finance/whole-rupiah';

/** What a field of the HPP calculator takes as an amount of money, in whole Rupiah. */
export const moneyRule = { min: 0, max: maxRupiah, isMoney: true };
