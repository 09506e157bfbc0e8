import { expect, type Locator, type Page } from '@playwright/test';
import type { Role } from './demo.ts';

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

/** Answers a call of the data API with made-up rows, for what the demo data do not hold. */
const answer = (path: string, rows: unknown) => async (page: Page) => {
  await page.route(`**/rest/v1/${path}*`, (route) => route.fulfill({ json: rows }));
};

const voucher = {
  id: '11111111-1111-4111-8111-111111111111',
  voucher_code: 'K7PX2M',
  username: 'sari_lestari',
  email: 'sari@contoh.test',
  amount: 75_000,
  status: 'active',
  created_at: '2026-01-02T03:04:05Z',
  expired_at: '2099-01-04T03:04:05Z',
  paid_at: null,
  proof_note: null,
  frozen_reason: null,
  pay_to: null,
  is_own: false,
  total_count: 1,
};

const payment = {
  id: '22222222-2222-4222-8222-222222222222',
  order_id: 'KU-20260102-CONTOH',
  username: 'dimas_premium',
  email: 'premium@contoh.test',
  amount: 80_000,
  status: 'paid',
  payment_type: 'qris',
  needs_refund: false,
  created_at: '2026-01-02T03:04:05Z',
  paid_at: '2026-01-02T03:05:00Z',
  total_count: 1,
};

const review = {
  item: 'report:project:00000000-0000-4000-8000-000000000000',
  source: 'report',
  target_kind: 'project',
  target_id: '00000000-0000-4000-8000-000000000000',
  title: 'Kopi Keliling',
  shown: { project_name: 'Kopi Keliling', project_description: 'Kami mencari rekan.' },
  categories: [],
  since: '2026-01-02T03:04:05Z',
  owner: null,
  reports: [
    {
      id: '33333333-3333-4333-8333-333333333333',
      reason: 'Penipuan atau meminta uang',
      details: 'Meminta uang pendaftaran lewat WhatsApp.',
      created_at: '2026-01-02T03:04:05Z',
      reporter: null,
    },
  ],
  total_count: 1,
};

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
    button: (page) => first(page, /^Jadikan Admin/),
    opens: 'alertdialog',
    says: 'Admin dapat menghapus semua proyek dan relasi.',
  },
  {
    name: 'beri premium',
    role: 'admin',
    address: '/daftar-pengguna',
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
    button: (page) => first(page, /^Kembalikan dana/),
    opens: 'alertdialog',
  },
  {
    name: 'kejadian pembayaran',
    role: 'admin',
    address: '/admin?tab=pembayaran',
    prepare: answer('rpc/admin_list_payments', [payment]),
    button: (page) => first(page, /^Peristiwa/),
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
