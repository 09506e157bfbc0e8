import { maxRupiah } from '@kawanusaha/contracts/finance/max-rupiah';

/** What a field of the HPP calculator takes as an amount of money, in whole Rupiah. */
export const moneyRule = { min: 0, max: maxRupiah, isMoney: true };
