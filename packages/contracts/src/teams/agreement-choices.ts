/** What a team can choose in its agreement, as data: the database knows the keys, the document says the text. */

export type AgreementChoice = { readonly label: string; readonly text: string };

/** What happens to the idea. */
export const ideaChoices = {
  tim: {
    label: 'Milik tim bersama',
    text: 'Ide, nama, dan hasil kerja menjadi milik tim bersama, menurut bagian setiap anggota.',
  },
  pembawa: {
    label: 'Tetap milik pembawa ide',
    text: 'Ide dan nama tetap milik orang yang membawanya. Anggota lain boleh memakainya selama di dalam tim.',
  },
  terbuka: {
    label: 'Boleh dipakai siapa saja',
    text: 'Setiap anggota boleh memakai ide dan hasil kerja ini untuk usahanya sendiri, juga setelah keluar.',
  },
} as const satisfies Readonly<Record<string, AgreementChoice>>;

/** What happens to the share of who leaves. */
export const leavingChoices = {
  kembali: {
    label: 'Bagiannya kembali ke tim',
    text: 'Bagian anggota yang keluar kembali ke tim dan dibagi lagi menurut kesepakatan baru.',
  },
  simpan: {
    label: 'Bagiannya tetap',
    text: 'Anggota yang keluar tetap memegang bagiannya atas hasil sampai hari ia keluar.',
  },
  bertahap: {
    label: 'Bagiannya menurut lama bergabung',
    text: 'Anggota yang keluar memegang seperempat bagiannya untuk setiap tiga bulan penuh di dalam tim, paling banyak seluruhnya. Sisanya kembali ke tim.',
  },
} as const satisfies Readonly<Record<string, AgreementChoice>>;

/** How a dispute is settled. */
export const disputeChoices = {
  musyawarah: {
    label: 'Musyawarah tim',
    text: 'Perselisihan dibicarakan bersama lebih dulu. Bila belum selesai dalam 14 hari, tim memilih penengah bersama.',
  },
  pembimbing: {
    label: 'Dosen atau guru pembimbing',
    text: 'Perselisihan yang belum selesai dalam 14 hari ditengahi dosen atau guru pembimbing yang disetujui semua anggota.',
  },
  mediator: {
    label: 'Penengah dari luar',
    text: 'Perselisihan yang belum selesai dalam 14 hari ditengahi seorang penengah dari luar yang disetujui semua anggota.',
  },
} as const satisfies Readonly<Record<string, AgreementChoice>>;

/** Stands in the form, on the page and in every document. */
export const noLegalAdvice =
  'Ini catatan kesepakatan antaranggota, bukan nasihat hukum. Untuk uang besar, merek, atau badan usaha, mintalah bantuan notaris atau pusat bantuan hukum kampus.';
