import { plainSentences } from '../plain-sentences.ts';
import { ownWords as mine } from './own-words.ts';

/** Money, goods and marks that one waits for oneself: nothing general is said of whether they have come. */
const owed =
  '(?:invoice|tagihan|faktur|uang|duit|dp|pelunasan|pembayaran|pencairan|honor|hibah|transfer(?:an)?|kiriman|nilai|skor|rapor|pesanan|order(?:an)?|paket|resi|komplain)';
/** What is handed in or given out, and waited for. */
const waited = `(?:${owed}|status|pengajuan|permohonan|pendaftaran|berkas|dokumen|lamaran|proposal|kur|kredit|pinjaman|dana|gaji|upah|thr|beasiswa|kip|laporan|izin|nib|npwp|pirt|merek|sertifikat|akun|hasil|pengumuman)`;
/** What is no rule of all: it is one's own, one's family's, a named person's, spoken of before ('berkasnya'), or of a told day. */
const ofOneCase = new RegExp(
  `(?<!\\p{L})(?:${owed}|${waited}[- ]?(?:mu|nya|e)|${mine}|punya|si \\p{L}{3,}|bapak|ayah|ibu|emak|mama[hk]?|kakek|nenek|kakak|adik|abang|paman|om|tante|tadi|kemarin|barusan|semalam|(?:minggu|bulan) lalu)(?!\\p{L})`,
  'u',
);
/** What has become another thing ('jadi satu sama nik') is told of all. */
const done =
  '(?:di ?)?(?:acc|setujui|terima|terbit|jadi(?! (?!(?:apa|atau|belum|alun|tidak|di|sama|kah?)(?!\\p{L}))\\p{L})|lolos|cair|cek|periksa|priksa|baca|bayar|balas|proses|kirim|transfer|verifikasi|teken|tolak|koreksi|nilai|sampai|sampe|nyampe|tiba|masuk|keluar|turun|selesai|kelar|beres|rampung|siap|lunas)(?:kan|in)?';
/** The lexicon leaves what is Minang alone, of which Indonesian has words that look the same: 'alah masuk alun'. */
const already = '(?:sudah|dah|alah)';
/** Nothing stands behind the question but politeness and who is waited for: 'sudah di-acc belum sama bri'. */
const ends =
  '(?: (?:ya|yah|sih|kak|min|bah|kan|tuh|gan|sekarang|hari ini|kira-kira|nya|(?:sama|oleh|dari|dengan|ke|di) \\p{L}+(?: \\p{L}+)?))*$';
/** Whether it has come or been decided yet. What is set against another thing ('nib sudah jadi, halal belum') is told. */
const hasCome = new RegExp(
  `(?<!\\p{L})${waited}(?:ku|mu|nya|-nya)?(?!\\p{L})(?: [\\p{L}\\d-]+){0,8}? (?<!yang )${already}(?: (?:pada|ada|ke|benar))? ${done}(?:(?: (?!${waited}|tapi|padahal|cuma|halal|perlu|langsung|boleh)[\\p{L}-]+){0,4}? (?:(?:apa|atau) )?(?:belum|alun)|(?: (?:apa|atau))? tidak)${ends}`,
  'u',
);
/** How far it has come: any parcel, and what is handed in where it is one's own. */
const howFar =
  '(?:(?:tahap|proses|posisi|meja|status)\\p{L}* (?:(?:di|ke|sampai|sampe) ?)*(?:gudang )?(?:mana|apa|berapa)|(?:ny|s)amp(?:ai|e) (?:di ?|ke ?)?(?:gudang )?mana)(?!\\p{L})';
const isOnItsWay = new RegExp(
  `(?<!\\p{L})(?:(?:paket|resi|kiriman|pesanan)\\p{L}*|${waited}(?:ku|(?: \\p{L}+){0,3}? ${mine}))(?!\\p{L})(?: [\\p{L}\\d-]+){0,8}? ${howFar}`,
  'u',
);
/** What an account of one's own holds. */
const balance = new RegExp(
  `(?<!\\p{L})saldo(?:ku|(?: \\p{L}+){0,3}? ${mine})(?: \\p{L}+){0,3} (?:sekarang|tinggal|sisa|ada)(?: \\p{L}+)? berapa${ends}`,
  'u',
);
/** How it is found out or reckoned, what is done then and what is usual has an answer. */
const asksWay =
  /(?<!\p{L})(?:bagaimana|cara\p{L}*|kenapa|kalau|boleh|harus|supaya|agar|biar|biasanya|berapa (?:lama|hari)|syarat\p{L}*|(?:nge|me|men)?cek|lacak|melacak|lapor\p{L}*|klaim|(?:di|ber|me)?hitung|dipungut|dicatat|diakui|berlaku|hangus)(?!\p{L})/u;

/**
 * Whether it asks how the person's own case stands: whether money that is owed has come, how far what one handed in has come, how much an
 * account holds. Only the account or the office says it, in whichever region's words it is asked.
 * @param text as it was written
 */
export const asksOwnCase = (text: string): boolean =>
  plainSentences(text).some(
    (said) =>
      balance.test(said) ||
      (((hasCome.test(said) && ofOneCase.test(said)) || isOnItsWay.test(said)) &&
        !asksWay.test(said.replace(/(?<=(?:sudah|dah) )(?:di ?)?cek/u, ''))),
  );
