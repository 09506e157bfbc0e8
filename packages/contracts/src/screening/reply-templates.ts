/** What an owner may write to an applicant with a decision, as data: `{nama}` is the applicant, `{proyek}` the listing. */

type ReplyTemplate = { readonly label: string; readonly body: string };

export const replyTemplates: Readonly<Record<'accepted' | 'rejected', readonly ReplyTemplate[]>> = {
  accepted: [
    {
      label: 'Selamat bergabung',
      body: 'Halo {nama}, selamat bergabung di {proyek}! Kapan Anda punya waktu untuk mengobrol tentang langkah pertama?',
    },
    {
      label: 'Ajak rapat pertama',
      body: 'Halo {nama}, Anda diterima di {proyek}. Kami ingin mengadakan rapat pertama pekan ini. Hari dan jam mana yang Anda bisa?',
    },
    {
      label: 'Minta contoh kerja',
      body: 'Halo {nama}, senang Anda ikut di {proyek}. Sebelum mulai, boleh ceritakan satu hasil kerja yang mirip dengan tugas ini?',
    },
  ],
  rejected: [
    {
      label: 'Terima kasih',
      body: 'Halo {nama}, terima kasih sudah melamar di {proyek}. Kali ini kami belum bisa menerima Anda. Semoga segera bertemu tim yang cocok.',
    },
    {
      label: 'Lain kesempatan',
      body: 'Halo {nama}, lamaran Anda untuk {proyek} kami baca dengan saksama. Kebutuhan kami sekarang berbeda, tetapi kami ingin menghubungi Anda bila ada posisi yang cocok.',
    },
    {
      label: 'Tim sudah cukup',
      body: 'Halo {nama}, terima kasih atas minat Anda pada {proyek}. Anggota kami untuk sekarang sudah cukup, jadi kami belum bisa menerima lamaran lagi.',
    },
  ],
};

/** A template's text for one applicant. In: the text and what stands for its names. */
export function fillReply(body: string, names: { applicant: string; project: string }): string {
  const values: Readonly<Record<string, string>> = { nama: names.applicant, proyek: names.project };
  return body.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
