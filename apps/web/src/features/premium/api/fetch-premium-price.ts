import { premiumPriceRupiah } from '@kawanusaha/contracts/business';
import type { RequestContext } from '#lib/request-context.ts';

const timeoutMs = 1_500;
const path = '/rest/v1/app_settings?select=value&key=eq.premium_price';

/**
 * The price of Premium that is in force, in whole Rupiah, as an admin has set it.
 * Never fails: the price of spec §9 stands in when the setting cannot be read; the server charges its own in any case.
 */
export async function fetchPremiumPrice(fetchApi: RequestContext['fetchApi']): Promise<number> {
  try {
    const response = await fetchApi(path, { signal: AbortSignal.timeout(timeoutMs) });
    const rows: unknown = response.ok ? await response.json() : [];
    const value: unknown = Array.isArray(rows) ? rows[0]?.value : undefined;
    return typeof value === 'number' && value > 0 ? value : premiumPriceRupiah;
  } catch {
    return premiumPriceRupiah;
  }
}
