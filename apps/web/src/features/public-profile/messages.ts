import type { CardPart, PagePart } from '@kawanusaha/contracts/reputation';

/** Texts of /u/:username. */
export const pageMessages = {
  about: 'Tentang',
  skills: 'Keahlian',
  interests: 'Minat',
  collaborations: 'Kolaborasi selesai',
  noCollaborations: 'Belum ada kolaborasi yang dikonfirmasi kedua pihak.',
  collaborationsHelp: 'Dinyatakan selesai oleh satu pihak dan dikonfirmasi pihak lainnya.',
  projects: 'Proyek yang sedang dibuka',
  teams: 'Ikut dalam tim',
  bare: 'Anggota ini hanya menampilkan username-nya.',
  edit: 'Atur yang tampil',
  verified: (institution: string, day: string) => `${institution}, diverifikasi ${day}`,
} as const;

/** Texts of the section 'Reputasi dan profil publik' in /profil. */
export const settingsMessages = {
  loadFailed: 'Gagal memuat reputasi dan profil publik',

  campus: 'Kampus atau sekolah',
  campusHelp:
    'Buktikan dengan kode yang kami kirim ke email kampus atau sekolah Anda. Alamatnya tidak kami simpan dan tidak pernah tampil.',
  campusMail: 'Email kampus atau sekolah',
  sendCode: 'Kirim kode',
  sendAgain: 'Kirim kode lagi',
  codeOnTheWay: (email: string) =>
    `Kode 6 angka kami kirim ke ${email}. Berlaku 15 menit. Periksa juga folder spam.`,
  codeFailed: (email: string) => `Email ke ${email} tidak sampai. Periksa alamatnya, lalu kirim lagi.`,
  code: 'Kode dari email',
  confirmCode: 'Verifikasi',
  wrong: 'Kode salah. Periksa angkanya, lalu coba lagi.',
  ended: 'Kode ini sudah tidak berlaku. Minta kode baru.',
  taken: 'Alamat ini sudah dipakai akun lain.',
  verified: 'Kampus terverifikasi',
  verifiedAs: (institution: string, day: string) => `${institution}, sejak ${day}`,
  remove: 'Hapus verifikasi',
  removeHelp: 'Tanda kampus hilang dari halaman dan kartu Anda. Anda bisa memverifikasi lagi kapan saja.',
  removed: 'Verifikasi kampus dihapus',

  profile: 'Profil publik',
  profileHelp: 'Mati sampai Anda menyalakannya. Nomor, email, dan media sosial Anda tidak pernah tampil.',
  isPublic: 'Buka halaman publik saya',
  address: 'Alamatnya:',
  mayBeIndexed: 'Boleh ditemukan lewat mesin pencari',
  mayBeIndexedHelp: 'Tanpa ini, Google dan lainnya diminta tidak mencatat halaman Anda.',
  pageLegend: 'Yang tampil di halaman publik',
  cardLegend: 'Yang tampil di kartu proyek, pelamar, dan orang yang cocok',
  save: 'Simpan',
  saved: 'Pilihan disimpan',
  saveFailed: 'Pilihan belum tersimpan',
  open: 'Lihat halaman',
  young: 'Profil publik dan tanda di kartu terbuka mulai usia 18 tahun.',
  unstated: 'Isi tahun lahir Anda dulu. Profil publik terbuka mulai usia 18 tahun.',
} as const;

export const pagePartLabels: Readonly<Record<PagePart, string>> = {
  nama: 'Nama lengkap',
  foto: 'Foto',
  tentang: 'Deskripsi',
  keahlian: 'Keahlian',
  minat: 'Minat',
  kampus: 'Tanda kampus terverifikasi',
  kota: 'Kota',
  kolaborasi: 'Kolaborasi selesai',
  proyek: 'Proyek yang sedang dibuka',
  tim: 'Tim yang boleh menampilkan nama saya',
};

export const cardPartLabels: Readonly<Record<CardPart, string>> = {
  foto: 'Foto',
  kampus: 'Tanda kampus terverifikasi',
  kolaborasi: 'Jumlah rekan kolaborasi selesai',
  aktif: 'Terakhir aktif (hari ini, minggu ini, bulan ini)',
  jawaban: 'Seberapa cepat saya menjawab lamaran',
};
