import { paths } from './paths.ts';

/** A person's page for the desk. Opening it is a line in the audit log. */
export const personPath = (id: string): string => `${paths.admin}?orang=${encodeURIComponent(id)}`;

/** A ticket in the desk's inbox. */
export const ticketPath = (number: string): string =>
  `${paths.admin}?tab=pesan&tiket=${encodeURIComponent(number)}`;

/** Who has which role of the desk, and what is proposed. */
export const rolesPath = `${paths.admin}?tab=pengguna&daftar=peran`;

/** An order in the desk's list of payments. */
export const orderPath = (number: string): string =>
  `${paths.admin}?tab=pembayaran&cari-pembayaran=${encodeURIComponent(number)}`;

/** A voucher in the list of pay-outs, found by its code. */
export const voucherPath = (code: string): string => `${paths.vouchers}?cari=${encodeURIComponent(code)}`;

/** How the server does: its figures, its jobs and its last errors. */
export const statusPath = `${paths.admin}?tab=status`;
