import type { Role } from './demo.ts';

/** Who sees what at an address: everybody the screen, except who is led elsewhere. */
export type Screen = {
  /** Pattern of the route as in `apps/web/src/app/routes.ts`. */
  readonly route: string;
  /** Address to open; a name in braces is looked up on the running product. */
  readonly address: string;
  /** Where roles end up that may not see it. */
  readonly ledTo?: Readonly<Partial<Record<Role, string>>>;
};

export const roles = ['anonymous', 'free', 'premium', 'owner', 'admin'] as const satisfies readonly Role[];

const same = (address: string, who: readonly Role[]) =>
  Object.fromEntries(who.map((role) => [role, address]));
const members = ['free', 'premium', 'owner', 'admin'] as const;
const memberOnly = { anonymous: '/masuk' };
const adminOnly = same('/', ['anonymous', 'free', 'premium', 'owner']);

/** Every screen of the product, and the states of one that differ by address alone. `screens.spec.ts` proves that no route is missing. */
export const screens: readonly Screen[] = [
  { route: '/', address: '/' },
  { route: 'index', address: '/index' },
  { route: 'tentang', address: '/tentang' },
  { route: 'kontak', address: '/kontak' },
  { route: 'paket', address: '/paket' },
  { route: 'premium', address: '/premium' },
  { route: 'privasi', address: '/privasi' },
  { route: 'remaja', address: '/remaja' },
  { route: 'insiden', address: '/insiden' },
  { route: 'wali', address: '/wali' },
  { route: 'berhenti-kabar', address: '/berhenti-kabar' },
  { route: 'banding', address: '/banding' },
  { route: 'panduan', address: '/panduan' },
  { route: 'panduan/:slug', address: '/panduan/wawancara-pembeli' },
  { route: 'panduan/:slug', address: '/panduan/tidak-ada' },

  { route: 'masuk', address: '/masuk', ledTo: same('/profil', members) },
  { route: 'daftar', address: '/daftar', ledTo: same('/profil', members) },
  { route: 'daftar', address: '/daftar?ref=kawan', ledTo: same('/profil', members) },
  { route: 'profil', address: '/profil', ledTo: memberOnly },
  { route: 'profil', address: '/profil?edit=1', ledTo: memberOnly },
  { route: 'u/:username', address: '/u/sari_lestari' },
  { route: 'u/:username', address: '/u/tidak_ada' },
  { route: 'usaha/:slug', address: '/usaha/tidak-ada' },
  { route: 'lupa-password', address: '/lupa-password' },
  { route: 'reset-password', address: '/reset-password' },
  { route: 'password-reset-success', address: '/password-reset-success' },

  { route: 'ai', address: '/ai' },
  { route: 'ai', address: '/ai?tab=konsultasi' },
  { route: 'flowise', address: '/flowise' },
  { route: 'ai-features', address: '/ai-features' },
  { route: 'all-ai', address: '/all-ai' },
  { route: 'chatbot', address: '/chatbot' },
  { route: 'ide-saya', address: '/ide-saya' },
  { route: 'ide-saya/:id', address: '{idea}' },
  { route: 'ide-saya/:id/langkah', address: '{idea}/langkah' },
  { route: 'ide-saya/:id/langkah/:step', address: '{idea}/langkah/3' },
  { route: 'ide/:token', address: '{share}' },
  { route: 'wawancara/:token', address: '/wawancara/tautan-yang-tidak-ada' },
  { route: 'kalkulator-hpp', address: '/kalkulator-hpp' },
  { route: 'kalkulator-bep', address: '/kalkulator-bep' },

  { route: 'template-excel', address: '/template-excel' },
  { route: 'akses-premium', address: '/akses-premium' },
  {
    route: 'komunitas',
    address: '/komunitas',
    ledTo: { anonymous: '/masuk', free: '/paket', owner: '/paket' },
  },
  { route: 'pembayaran', address: '/pembayaran', ledTo: memberOnly },
  { route: 'payment-success', address: '/payment-success' },
  { route: 'payment-failed', address: '/payment-failed' },

  { route: 'cari-relasi', address: '/cari-relasi' },
  { route: 'cari-relasi', address: '/cari-relasi?q=xyzzy' },
  { route: 'cari-relasi/:id', address: '{contact}' },
  { route: 'daftar-relasi', address: '/daftar-relasi' },
  { route: 'cari-project', address: '/cari-project' },
  { route: 'cari-project', address: '/cari-project?tipe=Desain&keahlian=SEO&remote=1' },
  { route: 'cari-project/:id', address: '{project}' },
  { route: 'cari-project/:id', address: '/cari-project/00000000-0000-4000-8000-000000000000' },
  { route: 'daftar-project', address: '/daftar-project' },
  { route: 'kelola-aplikasi', address: '/kelola-aplikasi' },
  { route: 'aplikasi-saya', address: '/aplikasi-saya' },
  { route: 'tim/:id', address: '/tim/00000000-0000-4000-8000-000000000000' },
  { route: 'tersimpan', address: '/tersimpan' },
  { route: 'tersimpan', address: '/tersimpan?tab=pencarian' },
  { route: 'notifikasi', address: '/notifikasi', ledTo: memberOnly },
  { route: 'pesan/*', address: '/pesan', ledTo: memberOnly },

  { route: 'daftar-pengguna', address: '/daftar-pengguna', ledTo: adminOnly },
  ...['pengguna', 'pembayaran', 'laporan', 'hadiah', 'konten', 'pengaturan', 'audit', 'status'].map(
    (tab) => ({
      route: 'admin',
      address: `/admin?tab=${tab}`,
      ledTo: adminOnly,
    }),
  ),
  ...['tab=pesan', 'tab=pesan&tiket=KU-CONTOH-000003', 'orang=d0000000-0000-4000-8000-000000000003'].map(
    (part) => ({
      route: 'admin',
      address: `/admin?${part}`,
      ledTo: adminOnly,
    }),
  ),
  { route: 'affiliate', address: '/affiliate' },
  { route: 'voucher-management', address: '/voucher-management', ledTo: adminOnly },

  { route: '*', address: '/halaman/yang-tidak-ada' },
];

/** Routes that show nothing of their own: they answer with text or lead on. */
export const withoutScreen: readonly string[] = [
  'akun',
  'robots.txt',
  'sitemap.xml',
  'home',
  'beranda',
  'about',
  'ide-bisnis',
  'ide-bisnis-style',
  'ai-features/:feature',
];
