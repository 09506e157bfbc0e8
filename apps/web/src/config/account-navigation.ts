import type { NavigationItem } from './navigation.ts';
import { paths } from './paths.ts';
import { threadPaths } from './thread-paths.ts';

/** Items of the menu 'Akun Saya'; the first two are those of spec §2. */
export const accountNavigation: readonly NavigationItem[] = [
  { label: 'Profil Saya', to: paths.profile },
  { label: 'Dashboard Affiliate', to: paths.affiliate },
  { label: 'Pesan', to: threadPaths.list },
  { label: 'Lamaran Saya', to: paths.myApplications },
  { label: 'Tersimpan', to: paths.saved },
  { label: 'Kelola Aplikasi', to: paths.manageApplications },
  { label: 'Ide Saya', to: paths.myIdeas },
  { label: 'Pembayaran', to: paths.payments },
];

/** Further items that an admin gets (spec §2), and a lesser role with the permission of the desk that each one asks for. */
export const adminNavigation: readonly (NavigationItem & { readonly permission: string })[] = [
  { label: 'Admin Dashboard', to: paths.admin, permission: 'people' },
  { label: 'Kelola Voucher', to: paths.vouchers, permission: 'vouchers' },
];
