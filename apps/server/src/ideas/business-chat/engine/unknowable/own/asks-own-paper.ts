/** A paper or a message of one's own. */
const paper =
  '(?:kontrak|perjanjian|surat|mou|spk|akta|nota|invoice|faktur|kwitansi|kuitansi|proposal|laporan|nib|npwp|kbli|sertifikat|polis|slip|chat|wa|email|catatan|pembukuan|formulir|berkas|dokumen|brosur|rekening|kk|ktp|stnk|bpkb)';
/** Whose it is. */
const mine =
  '(?:\\p{L}{2,}(?<!pela|laku|buku|suku|bunga)ku|ku(?:tulis|kirim|pilih|buat|bikin|daftar\\p{L}*|tanda\\p{L}*)|ku|saya|sy|aku|gue|gw|gua|kami|kita|kelompok|tim)';
const ownPaper = new RegExp(
  `\\b${paper}(?:ku| (?:\\p{L}+ ){0,3}${mine})\\b|\\b(?:di|yg|yang) ${paper}\\b[^?]{0,25}\\b${mine}\\b|\\b${paper} (?:yg|yang) ${mine}\\b`,
  'u',
);
/** What stands in it. */
const part =
  '(?:isi\\p{L}*|pasal|bab|ayat|nomor\\p{L}*|nomer\\p{L}*|tanggal|tgl|jatuh tempo|porsi|bagi hasil\\p{L}*|denda\\p{L}*|harga|total\\p{L}*|alamat|nilai|bunyi\\p{L}*|kode)';
const what = '(?:apa|apaan|berapa|brp|brapa|kapan|kpn|siapa|sapa)';
const asksPart = new RegExp(
  `\\b${part}\\b[^?]{0,60}\\b${what}\\b|\\b(?:(?:ter|di)?tulis\\p{L}*|nulis)\\b[^?]{0,25}\\b${what}\\b|\\bku(?:pilih|tulis|daftar\\p{L}*)\\b[^?]{0,12}\\b${what}\\b`,
  'u',
);
/** By which name one signed up once: 'email akun ku apa ya dulu daftar pake apa'. */
const signedUpBy = new RegExp(
  `(?=.*\\b(?:dulu|lupa|waktu itu|pas daftar)\\b)\\b(?:email|surel|username|nomor|nomer|no hp)\\b[^?]{0,25}${mine}\\b[^?]{0,30}\\b${what}\\b|(?=.*\\b(?:dulu|lupa)\\b)\\bakun\\p{L}*\\b[^?]{0,12}${mine}\\b[^?]{0,30}\\b(?:email|nomor|nomer|username|surel) ${what}\\b`,
  'u',
);
/** It was had and is forgotten, or lies elsewhere. */
const lost =
  /\b(?:lupa|kelupaan|ilang|hilang|kehapus|terhapus|kelempar|ketinggalan|dulu|kemarin|kemaren|kmrn|minggu lalu|bulan lalu|tertulis|ditulis|nulis|ya|sih|terakhir)\b/u;
/** What should stand there, how it is found or changed, and what is allowed has an answer. */
const canBeAnswered =
  /\b(?:gimana|gmn|bagaimana|cara\p{L}*|cek|ngecek\p{L}*|harus|hrs|kudu|mesti|wajib|perlu|boleh|bisa|wajar|sebaiknya|baik|bagus|contoh\p{L}*|format\p{L}*|template|aja|saja|biasanya|idealnya|kalo|kalau|klo|biar|supaya|ganti|ubah|salah|cetak ulang|syarat|bikin|buat|beda\p{L}*|fungsi\p{L}*|artinya|maksud\p{L}*|itu apa|apa itu|pkm|p2mw|uu)\b/u;

/**
 * Whether it asks what stands in a paper of the person's own, which no product can see: 'isi pasal 7 kontrak sewa saya apa'. What should
 * stand there, and how a lost one is replaced, is known.
 * @param text as it was written
 */
export function asksOwnPaper(text: string): boolean {
  const said = text.toLowerCase();
  if (canBeAnswered.test(said)) return false;
  return signedUpBy.test(said) || (ownPaper.test(said) && asksPart.test(said) && lost.test(said));
}
