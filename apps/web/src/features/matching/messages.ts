import type { MissingField } from '@kawanusaha/contracts/matching/match-answers';
import { matchWeights as weights } from '@kawanusaha/contracts/matching/match-weights';
import type { DismissReason, WishStrength, WishSubject } from '@kawanusaha/contracts/matching/match-fields';

/** Texts of matching. */
export const matchingMessages = {
  profileTitle: 'Kecocokan tim',
  profileIntro: 'Yang Anda tulis di sini menentukan proyek mana yang kami sarankan. Semuanya opsional.',
  saved: 'Kecocokan tersimpan',
  saveFailed: 'Kecocokan belum tersimpan',
  forYou: 'Cocok untuk Anda',
  forYouHint: 'Dipilih dari profil Anda',
  forYouFailed: 'Gagal memuat proyek yang cocok',
  forYouNothing: 'Belum ada proyek yang cocok',
  forYouNothingHelp: 'Kami cari lagi setiap kali Anda membuka halaman ini. Semua proyek ada di bawah.',
  fillIn: 'Tulis keahlian atau minat Anda, lalu kami carikan proyek yang membutuhkannya.',
  fitTitle: 'Kecocokan dengan Anda',
  fitUnknown: 'Cocokkah proyek ini untuk Anda? Tulis keahlian atau minat Anda, lalu kami hitung.',
  fitNothing: 'Belum ada yang cocok dari yang Anda dan pemilik proyek tulis.',
  fitHow: `Dari 100 nilai: keahlian ${weights.skills}; tujuan, minat, dan tempat masing-masing ${weights.goal}; waktu ${weights.hours}; tahap dan bahasa masing-masing ${weights.stage}. Yang ditandai "lebih suka" atau "wajib" bernilai lebih. Tidak ada data lain yang dipakai, dan pemilik proyek tidak melihat angka ini.`,
  people: 'Orang yang cocok',
  peopleFailed: 'Gagal memuat orang yang cocok',
  peopleNothing: 'Belum ada orang yang cocok',
  peopleNothingHelp:
    'Hanya anggota yang mau ditemukan yang tampil di sini. Tulis peran dan keahlian yang dicari agar lebih tepat.',
  peopleAll: (count: number) => `Lihat semua (${count} orang)`,
  peopleFewer: 'Lihat lebih sedikit',
  invite: 'Undang lewat pesan',
  invited: 'Sudah diundang',
  openTalk: 'Buka percakapan',
  inviteTitle: (name: string) => `Undang ${name}`,
  inviteHelp: 'Undangan ini terkirim sebagai pesan pertama. Nomor Anda berdua tetap tersembunyi.',
  inviteLine: (name: string, project: string) =>
    `Halo ${name}, saya mencari teman satu tim untuk proyek ${project}. Profil Anda cocok dengan yang kami cari. Mau ikut, atau ngobrol dulu di sini?`,
  inviteEmpty: 'Tulis pesan dulu',
  sendInvitation: 'Kirim undangan',
  inviteSent: (name: string) => `Undangan untuk ${name} terkirim`,
  inviteFailed: 'Undangan belum terkirim',
  dismissed: 'Tidak akan kami sarankan lagi',
  dismissFailed: 'Belum bisa disembunyikan',
  rolesBeyondSeats: (sought: number, seats: number) =>
    `Peran di atas mencari ${sought} orang, tetapi Jumlah Orang hanya ${seats}. Lowongan ditutup begitu ${seats} orang diterima.`,
  equalSeats: (sought: number) => `Jadikan ${sought} orang`,
} as const;

export const wishLabels: Readonly<Record<WishSubject, string>> = {
  skills: 'Keahlian sesuai',
  goal: 'Tujuan sama',
  stage: 'Tahap sama',
  hours: 'Waktu cukup',
  place: 'Tempat sama atau jarak jauh',
  languages: 'Bahasa sama',
};

/** A must of either side that is not met. */
export const unmetMust = (subject: WishSubject): string =>
  `Perhatikan: syarat wajib belum terpenuhi (${wishLabels[subject].toLowerCase()}).`;

export const strengthLabels: Readonly<Record<WishStrength, string>> = {
  bebas: 'Bebas',
  'lebih suka': 'Lebih suka',
  wajib: 'Wajib',
};
export const dismissLabels: Readonly<Record<DismissReason, string>> = {
  keahlian: 'Keahliannya tidak pas',
  waktu: 'Waktunya tidak pas',
  tempat: 'Tempatnya tidak pas',
  tujuan: 'Tujuannya berbeda',
  bidang: 'Bidangnya tidak menarik',
  lainnya: 'Alasan lain',
};
export const missingLabels: Readonly<Record<MissingField, string>> = {
  skills: 'keahlian',
  interests: 'minat',
  goal: 'tujuan',
  hours: 'jam per minggu',
  place: 'kota',
  languages: 'bahasa',
};
