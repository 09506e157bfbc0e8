import { expect, type Locator, type Page } from '@playwright/test';
import type { Role } from './demo.ts';
import { answer, payment, review, voucher } from './made-up-rows.ts';

/** Everything that asks or tells over a page: for whom, where, and what opens it. */
export type Opening = {
  readonly name: string;
  readonly role: Role;
  /** As in `screens.ts`. */
  readonly address: string;
  /** What comes before the page opens. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What stands between the open page and the button, where it is not at hand. */
  readonly arrange?: (page: Page) => Promise<void>;
  readonly button: (page: Page) => Locator;
  readonly opens: 'dialog' | 'alertdialog';
  /** Words that must be in it. */
  readonly says?: string;
  readonly phoneOnly?: boolean;
};

const first = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();

/** Phones show what can be done with an account on the person's page alone. */
async function openPersonOnPhone(page: Page): Promise<void> {
  const person = page.getByRole('row').filter({ hasText: 'Gratis' }).first().getByRole('link');
  await person.waitFor();
  if ((page.viewportSize()?.width ?? 0) < 640) await person.click();
}

/** Phones keep what is rarer, and what cannot be undone, in a menu of the order. */
async function openOrderMenuOnPhone(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 640) return;
  await first(page, /^Tindakan lain/).click();
  // A menu that has opened brings the focus to its first item, and takes it from whichever item has it by then.
  await expect(page.getByRole('menuitem').first()).toBeFocused();
}

/** What is done with an order: an item of its menu on phones, a button elsewhere. */
const orderAction = (page: Page, name: RegExp) =>
  (page.viewportSize()?.width ?? 0) < 640 ? page.getByRole('menuitem', { name }).first() : first(page, name);

export const openings: readonly Opening[] = [
  {
    name: 'filter proyek',
    role: 'anonymous',
    address: '/cari-project',
    button: (page) => first(page, /^Filter/),
    opens: 'dialog',
    phoneOnly: true,
  },
  {
    name: 'lamar',
    role: 'premium',
    address: '/cari-project',
    // The demo's member has applied to one of the newest; until that is known its button is the first.
    arrange: (page) => expect(page.getByRole('link', { name: /^Lihat Lamaran/ }).first()).toBeVisible(),
    button: (page) => first(page, /^Lamar Project/),
    opens: 'dialog',
    says: 'Pemilik proyek akan melihat kontak Anda',
  },
  {
    name: 'hapus proyek sendiri',
    role: 'owner',
    address: '/cari-project',
    button: (page) => first(page, /^Hapus proyek/),
    opens: 'alertdialog',
    says: 'Tindakan ini tidak dapat dibatalkan.',
  },
  {
    name: 'hapus proyek orang lain',
    role: 'admin',
    address: '{project}',
    button: (page) => first(page, /^Hapus proyek/),
    opens: 'alertdialog',
    says: 'Anda akan menghapus proyek milik pengguna lain sebagai Admin',
  },
  {
    name: 'hapus relasi',
    role: 'admin',
    address: '/cari-relasi',
    button: (page) => first(page, /^Hapus profil/),
    opens: 'alertdialog',
    says: 'Anda akan menghapus profil milik pengguna lain sebagai Admin',
  },
  {
    name: 'laporkan',
    role: 'free',
    address: '{project}',
    button: (page) => first(page, /^Laporkan/),
    opens: 'dialog',
  },
  {
    name: 'hubungi relasi',
    role: 'premium',
    address: '/cari-relasi',
    // Not the newest: it is this member's own, and their button goes once the page knows them.
    button: (page) => page.getByRole('button', { name: 'Hubungi Sari Lestari' }),
    opens: 'dialog',
  },
  {
    name: 'terima lamaran',
    role: 'owner',
    address: '/kelola-aplikasi',
    button: (page) => first(page, /^Terima/),
    opens: 'alertdialog',
    says: 'Apakah Anda yakin ingin menerima aplikasi dari',
  },
  {
    name: 'tolak lamaran',
    role: 'owner',
    address: '/kelola-aplikasi',
    button: (page) => first(page, /^Tolak/),
    opens: 'alertdialog',
    says: 'Apakah Anda yakin ingin menolak aplikasi dari',
  },
  {
    name: 'tarik lamaran',
    role: 'premium',
    address: '/aplikasi-saya',
    button: (page) => first(page, /^Tarik lamaran/),
    opens: 'alertdialog',
  },
  {
    name: 'tarik lamaran yang menunggu',
    role: 'premium',
    address: '/aplikasi-saya',
    button: (page) => first(page, /^Tarik \d+ lamaran/),
    opens: 'alertdialog',
  },
  {
    name: 'foto',
    role: 'free',
    address: '/profil',
    button: (page) => first(page, /foto profil$/),
    opens: 'dialog',
  },
  {
    name: 'hapus akun',
    role: 'free',
    address: '/profil#data',
    button: (page) => first(page, /^Hapus akun/),
    opens: 'alertdialog',
  },
  {
    name: 'withdraw',
    role: 'free',
    address: '/affiliate',
    prepare: answer('rpc/get_wallet', [{ available: 75, held: 20, total: 95 }]),
    button: (page) => first(page, /^Withdraw ke Voucher/),
    opens: 'alertdialog',
    says: 'Rp 75.000',
  },
  {
    name: 'ganti nama ide',
    role: 'owner',
    address: '/ide-saya',
    button: (page) => first(page, /^Ganti nama/),
    opens: 'dialog',
  },
  {
    name: 'hapus ide',
    role: 'owner',
    address: '/ide-saya',
    button: (page) => first(page, /^Hapus /),
    opens: 'alertdialog',
  },
  {
    name: 'hapus percakapan',
    role: 'anonymous',
    address: '/ai?tab=konsultasi',
    arrange: async (page) => {
      await page.getByLabel('Pertanyaan untuk konsultasi').fill('Bagaimana menetapkan harga?');
      await page.getByRole('button', { name: 'Kirim pertanyaan' }).click();
      await expect(page.getByText('Sedang menjawab...')).toBeHidden();
    },
    button: (page) => first(page, /^Hapus percakapan/),
    opens: 'alertdialog',
  },
  {
    name: 'jadikan admin',
    role: 'admin',
    address: '/daftar-pengguna',
    arrange: openPersonOnPhone,
    button: (page) => first(page, /^Jadikan Admin/),
    opens: 'alertdialog',
    says: 'Admin dapat menghapus semua proyek dan relasi.',
  },
  {
    name: 'beri premium',
    role: 'admin',
    address: '/daftar-pengguna',
    arrange: openPersonOnPhone,
    button: (page) => first(page, /^Beri Premium/),
    opens: 'alertdialog',
  },
  {
    name: 'voucher dibayar',
    role: 'admin',
    address: '/voucher-management',
    prepare: answer('rpc/admin_list_vouchers', [voucher]),
    button: (page) => first(page, /^Mark as Paid/),
    opens: 'alertdialog',
  },
  {
    name: 'tinjauan dibiarkan',
    role: 'admin',
    address: '/admin?tab=laporan',
    prepare: answer('rpc/admin_list_reviews', [review]),
    button: (page) => first(page, /^Biarkan/),
    opens: 'alertdialog',
  },
  {
    name: 'refund',
    role: 'admin',
    address: '/admin?tab=pembayaran',
    prepare: answer('rpc/admin_list_payments', [payment]),
    arrange: openOrderMenuOnPhone,
    button: (page) => orderAction(page, /^Kembalikan dana/),
    opens: 'alertdialog',
  },
  {
    name: 'kejadian pembayaran',
    role: 'admin',
    address: '/admin?tab=pembayaran',
    prepare: answer('rpc/admin_list_payments', [payment]),
    arrange: openOrderMenuOnPhone,
    button: (page) => orderAction(page, /^Peristiwa/),
    opens: 'dialog',
  },
];

/** Opens it by keyboard: focus on the button, Enter. Gives the dialog once it is there with its words. */
export async function openByKeyboard(page: Page, opening: Opening): Promise<Locator> {
  const button = opening.button(page);
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole(opening.opens);
  await expect(dialog).toBeVisible();
  if (opening.says !== undefined) await expect(dialog).toContainText(opening.says);
  return dialog;
}
