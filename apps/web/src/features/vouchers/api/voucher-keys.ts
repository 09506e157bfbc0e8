/** Query keys of voucher management. */
export const voucherKeys = {
  all: ['voucher-management'] as const,
  list: (search: string, status: string, page: number) =>
    ['voucher-management', search, status, page] as const,
  stats: ['voucher-management', 'stats'] as const,
  rules: ['voucher-management', 'rules'] as const,
};
