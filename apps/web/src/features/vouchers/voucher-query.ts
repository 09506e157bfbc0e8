/** What every query key of voucher management begins with; invalidating it reads list and figures again. */
export const vouchersKey = ['voucher-management'] as const;
