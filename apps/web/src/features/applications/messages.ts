import type { RejectionReason } from '@kawanusaha/contracts/rejection-reasons';
import type { ApplicationStatus } from '@kawanusaha/contracts/directory';
import { formatLongDate } from '#lib/format-date.ts';
import type { ApplicationEnd } from './application-row.ts';

/** Texts of applying and of managing applications that a test or the error catalogue names (spec §2, §8). */
export const applicationMessages = {
  manageTitle: 'Kelola Aplikasi Project',
  loggedOut: 'Anda harus login untuk melihat aplikasi.',
  empty: 'Belum ada aplikasi dengan status ini.',
  loadFailed: 'Gagal memuat aplikasi',
  retry: 'Coba Lagi',
  accept: 'Terima',
  reject: 'Tolak',
  contact: 'Hubungi',
  statusFailed: 'Gagal mengubah status aplikasi',
  profileFailed: 'Gagal memuat profil',
  alreadyApplied: 'Anda sudah mendaftar untuk proyek ini',
  sendFailed: 'Gagal mengirim aplikasi',
  sent: 'Aplikasi berhasil dikirim! Tunggu konfirmasi dari pemilik proyek.',
  numberVisible: 'WhatsApp saya boleh dilihat pemilik',
  numberWaits:
    'Nomor belum terlihat: Anda sudah menerima banyak nomor dalam 24 jam. Nomor ini muncul besok. Sementara itu, tulis lewat Pesan.',
  alwaysByMessages: 'Pemilik menulis kepada Anda lewat pesan di sini. Nomor dan email Anda tidak terlihat.',
  messagesFirst: 'Lewat pesan dulu',
  messagesFirstHint: 'Nomor dan email Anda baru terlihat setelah Anda setuju atau lamaran diterima.',
  writesFirst: 'Ingin mengobrol lewat pesan dulu',
  questionsFailed: 'Gagal memuat pertanyaan pemilik proyek',
  answersOf: (name: string) => `Jawaban ${name}`,
  ownAnswers: 'Jawaban Anda',
  roleWanted: 'Peran yang Anda lamar',
  roleOpen: 'Belum memilih peran',
  roleGiven: 'Peran di tim',
  roleNone: 'Tanpa peran',
  roleFilled: (name: string) => `${name} (sudah terisi)`,
  acceptedNext: 'Tulis pesan untuk menentukan kapan mulai, lalu sepakati pembagian kerja di ruang tim.',
  reasonLabel: 'Alasan yang dibaca pelamar',
  reasonNone: 'Tanpa alasan',
  withdrawn: 'Lamaran ditarik.',
  allWithdrawn: 'Semua lamaran itu ditarik.',
  acceptedElsewhere: (count: number) =>
    `Selamat, Anda sudah diterima. Masih ada ${count} lamaran lain yang menunggu: tarik bila Anda tidak memerlukannya lagi, agar pemiliknya tidak menunggu.`,
  withdrawRest: (count: number) => `Tarik ${count} lamaran yang menunggu`,
  withdrawFailed: 'Gagal menarik lamaran',
  emailUnverified: (email: string) =>
    `Email ${email} belum diverifikasi: ditulis pemilik proyek, bukan email akunnya.`,
  contactFailed: 'Kontak belum bisa dibuka. Coba lagi sebentar lagi.',
} as const;

/** How an application ended that was never decided. */
export const endLabels: Record<NonNullable<ApplicationEnd>, string> = {
  unanswered: 'Tidak dijawab',
  withdrawn: 'Ditarik',
  seats_filled: 'Tim sudah lengkap',
};

/** What the end means, in the words for each side. */
export const endHints: Record<NonNullable<ApplicationEnd>, { owner: string; applicant: string }> = {
  unanswered: {
    owner: 'Ditutup karena tidak dijawab dalam 14 hari.',
    applicant: 'Pemilik tidak menjawab dalam 14 hari. Ini bukan penilaian atas Anda.',
  },
  withdrawn: {
    owner: 'Ditarik oleh pelamar. Pesan dan kontaknya sudah dihapus.',
    applicant: 'Anda menarik lamaran ini. Anda boleh melamar lagi selama proyek masih dibuka.',
  },
  seats_filled: {
    owner: 'Ditutup karena semua posisi sudah terisi.',
    applicant: 'Semua posisi sudah terisi sebelum lamaran Anda diputuskan.',
  },
};

/** Reasons of a rejection: for the owner to choose, and as the applicant reads them. */
export const rejectionTexts: Record<RejectionReason, { choice: string; applicant: string }> = {
  keahlian: {
    choice: 'Butuh keahlian yang berbeda',
    applicant: 'Tim ini sedang mencari keahlian yang berbeda. Keahlian Anda tetap dicari di proyek lain.',
  },
  waktu: {
    choice: 'Waktunya belum cocok',
    applicant: 'Waktu yang tersedia belum cocok dengan kebutuhan tim ini.',
  },
  tempat: {
    choice: 'Butuh orang di kota yang sama',
    applicant: 'Tim ini butuh orang di kota yang sama.',
  },
  cukup: {
    choice: 'Anggota untuk sekarang sudah cukup',
    applicant: 'Anggota tim untuk sekarang sudah cukup. Terima kasih sudah melamar.',
  },
  tahap: {
    choice: 'Proyek berubah arah',
    applicant: 'Proyek ini berubah arah. Keputusan ini bukan tentang Anda.',
  },
};

const answerDays = 14;
const dayMs = 86_400_000;

/** The day until which an application is answered, or ends. In: since when it waits. */
export function answerBy(waitsSince: string): string {
  return formatLongDate(new Date(Date.parse(waitsSince) + answerDays * dayMs).toISOString());
}

/** Tabs of /kelola-aplikasi in their order (spec §2); `pending` is open first. */
export const applicationTabs = [
  {
    value: 'all',
    label: 'Semua',
    hint: 'Bagikan proyek Anda lewat WhatsApp agar lebih banyak orang melamar.',
  },
  { value: 'pending', label: 'Menunggu', hint: 'Lamaran baru muncul di sini dan menunggu keputusan Anda.' },
  {
    value: 'accepted',
    label: 'Diterima',
    hint: 'Orang yang Anda terima muncul di sini, lengkap dengan kontaknya.',
  },
  { value: 'rejected', label: 'Ditolak', hint: 'Lamaran yang Anda tolak tersimpan di sini.' },
] as const;
export type ApplicationTab = (typeof applicationTabs)[number]['value'];

/** The word for a status; one that is not known is shown as it is (spec §4). */
export function statusLabel(status: string): string {
  return applicationTabs.find((tab) => tab.value === status)?.label ?? status;
}

/** Toast after a decision (spec §8). */
export function statusChanged(status: ApplicationStatus): string {
  return `Status aplikasi berhasil diubah menjadi ${statusLabel(status).toLowerCase()}`;
}

/** Said when a decision arrives at the applicant while the page is open. */
export function decisionArrived(status: string): string {
  return `Keputusan atas lamaran Anda: ${statusLabel(status).toLowerCase()}`;
}

/** Title of what stays after a decision: who it was about. */
export function decidedTitle(decision: 'accepted' | 'rejected', applicantName: string): string {
  return decision === 'accepted'
    ? `${applicantName} diterima di tim Anda`
    : `Lamaran ${applicantName} ditolak`;
}

/** Question before a decision (spec §2). */
export function decisionQuestion(decision: 'accepted' | 'rejected', applicantName: string): string {
  const verb = decision === 'accepted' ? 'menerima' : 'menolak';
  return `Apakah Anda yakin ingin ${verb} aplikasi dari ${applicantName}?`;
}

/** First words of the owner to an applicant (spec §2: the greeting names the project). */
export function ownerGreeting(applicantName: string, projectName: string): string {
  return `Halo ${applicantName}, saya pemilik proyek "${projectName}" di KawanUsaha. Terima kasih sudah melamar. Boleh kita mengobrol sebentar?`;
}

/** First words of an accepted applicant to the owner. */
export function applicantGreeting(ownerName: string, projectName: string): string {
  return `Halo ${ownerName}, lamaran saya untuk proyek "${projectName}" di KawanUsaha sudah Anda terima. Kapan kita bisa mulai?`;
}
