const names: Readonly<Record<string, string>> = {
  admin: 'Admin',
  finance: 'Keuangan',
  moderator: 'Moderator',
  support: 'Dukungan',
};

const permissions: Readonly<Record<string, string>> = {
  people: 'melihat daftar dan halaman orang',
  accounts: 'mengurus akun: sesi, verifikasi dua langkah, tahun lahir',
  bans: 'memblokir akun',
  tickets: 'menjawab kotak masuk',
  reviews: 'meninjau konten',
  payments: 'mengurus pembayaran dan pengembalian dana',
  vouchers: 'membayar voucher',
  rewards: 'memutuskan hadiah yang ditahan',
  premium: 'memberi dan mencabut Premium',
};

const nameOf = (role: string): string => names[role] ?? role;

/** Texts about the roles of the desk (issue 17 §4). */
export const roleMessages = {
  name: nameOf,
  none: 'Tanpa peran staf',
  hint: 'Peran yang diberikan, dan yang boleh dilakukan.',
  permission: (permission: string): string => permissions[permission] ?? permission,
  adminMay: 'Semua yang ada di dasbor ini, termasuk peran, pengaturan, dan log audit',
  given: (role: string) => `Peran ${nameOf(role)} diberikan`,
  taken: (role: string) => `Peran ${nameOf(role)} diambil`,
  giveFailed: (role: string) => `Gagal memberikan peran ${nameOf(role)}`,
  takeFailed: (role: string) => `Gagal mengambil peran ${nameOf(role)}`,
  secondNeeded: 'Perubahan peran perlu dua admin',
  secondNeededHow: 'Tekan Usulkan; setelah itu admin lain menyetujuinya di Peran tim.',
  proposed: 'Usulan tersimpan. Admin lain diberi tahu.',
  withdrawn: 'Usulan ditarik',
  declined: 'Usulan ditolak dan pengusulnya diberi tahu',
  change: (role: string, change: string) =>
    change === 'grant' ? `Beri peran ${nameOf(role)}` : `Ambil peran ${nameOf(role)}`,
} as const;

type RoleLabels = { give: string; take: string; proposeGive: string; proposeTake: string };

/** What the buttons of a role say; those of the admin are the specification's (§2). */
export const roleLabels = (role: string): RoleLabels =>
  role === 'admin'
    ? {
        give: 'Jadikan Admin',
        take: 'Hapus Admin',
        proposeGive: 'Usulkan jadi Admin',
        proposeTake: 'Usulkan hapus Admin',
      }
    : {
        give: `Beri peran ${nameOf(role)}`,
        take: `Ambil peran ${nameOf(role)}`,
        proposeGive: `Usulkan beri peran ${nameOf(role)}`,
        proposeTake: `Usulkan ambil peran ${nameOf(role)}`,
      };
