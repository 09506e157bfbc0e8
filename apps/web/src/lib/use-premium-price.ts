import { premiumPriceRupiah } from '@kawanusaha/contracts/business';
import { useRouteLoaderData } from 'react-router';

/** The price of Premium that was in force when the page was opened, in whole Rupiah (spec §9 where it is unknown). */
export function usePremiumPrice(): number {
  return useRouteLoaderData<{ premiumPrice: number }>('root')?.premiumPrice ?? premiumPriceRupiah;
}
