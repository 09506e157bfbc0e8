import type { Payment } from './payment-row.ts';

/** Until when an open order can be paid: the end of its chosen method where the provider named one, never after the order's own. */
export function payableUntil({
  expires_at: end,
  instructions,
}: Pick<Payment, 'expires_at' | 'instructions'>): string | null {
  const named = instructions?.expiry_time;
  const time = named === undefined ? Number.NaN : Date.parse(`${named.slice(0, 19).replace(' ', 'T')}+07:00`);
  if (Number.isNaN(time)) return end;
  return end !== null && Date.parse(end) < time ? end : new Date(time).toISOString();
}
