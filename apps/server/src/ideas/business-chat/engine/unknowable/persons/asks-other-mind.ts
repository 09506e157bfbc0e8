const mine = '(?:ku|nya| ku| (?:\\p{L}+ )?(?:aku|saya|sy|gue|gw|gua|kami|kita))';
const person =
  '(?:(?:mantan )?(?:rekan|partner|mitra)(?: bisnis| usaha)?|te?me?n|teman|sahabat|dosen|dospem|dosbim|pembimbing|supplier|pemasok|karyawan|pegawai|bos|atasan|ibu kos|bapak kos|tetangga|pacar|mantan|gebetan|kakak|adik|adek|langganan|supplier langganan|reviewer|juri|investor|ketua|bendahara)';
const aPerson = `\\b${person}${mine}\\b`;
/** A certain moment of it: what happens often has causes that are known. */
const moment =
  '(?:tadi|barusan|kemarin|kemaren|kmrn|semalam|semalem|smlm|hari ini|tiba2|tiba-tiba|seharian|dari (?:kemarin|pagi|tadi|senin|selasa|rabu|kamis|jumat|sabtu|minggu)|(?:pagi|siang|sore|malam|malem) (?:ini|tadi))';
/** What one does to another without saying why. */
const gesture =
  '(?:(?:(?:nge|mem|di)?blo[ck]k?i?r?|ngeblok\\p{L}*|unfollow|ngeread|nge-?read|diread|(?:di|nge)?ghosting|di[ae]m\\p{L}*|jutek|cuek|marah\\p{L}*|ngambek|senyum\\p{L}*|melotot|menghindar|jauhin|ngejauh\\p{L}*|left|keluar (?:dari )?gru?p|hapus (?:foto|story)|nangis|ketawa\\p{L}*|bete|badmood|baper|sinis|dingin)2?)';
const why = '(?:kenapa|knp|mengapa|napa|ngapa|kok|ngapain)';
const motive = new RegExp(
  `\\b${why}\\b(?=[^?]*\\b${moment}\\b)[^?]{0,12}${aPerson}[^?]{0,40}\\b${gesture}\\b|\\b${why}\\b[^?]{0,6}${aPerson}(?=[^?]*\\b${moment}\\b)[^?]{0,25}\\b${gesture}\\b`,
  'u',
);
const mood = new RegExp(
  `${aPerson}[^?]{0,20}\\b(?:mood\\p{L}*|suasana hati\\p{L}*|perasaan\\p{L}*)\\b[^?]{0,30}\\b(?:gimana|gmn|bagus|baik|jelek|apa)\\b[^?]{0,25}\\b(?:hari ini|sekarang|skrg|tadi|besok)\\b`,
  'u',
);
const who = '(?:siapa|sapa|siapakah|saha|sopo)';
/** Who holds an office at a place of one's own, and what that person is called. */
const office =
  '(?:dosen pembimbing|dospem|dosbim|pembimbing|ketua|bendahara|sekretaris|panitia|pic|reviewer|juri|penguji|kepala|kaprodi|dekan|rektor|camat|lurah|kades|penyuluh|mantri|pendamping|koordinator|pembeli|pelanggan|kurir|seller|penjual|admin)';
const ownPlace =
  '(?:\\p{L}{3,}ku|(?:fakultas|kampus|prodi|desa|kecamatan|kelurahan|himpunan|kelompok|tim|proposal|kampung|koperasi|ukm)(?: \\p{L}+)? (?:aku|saya|gue|gw|kami|kita)|(?:gue|gw|kami|saya|aku)|(?:yang|yg) [^?]{3,25} (?:tadi|kemarin|kemaren|kmrn|semalam))';
const named = new RegExp(
  `\\b(?:nama\\p{L}*)\\b[^?]{0,8}\\b${office}\\b[^?]{0,30}\\b${ownPlace}\\b|\\b${who}\\b (?:(?:sih|ya|nama\\p{L}*) ){0,2}${office}\\b[^?]{0,20}\\b${ownPlace}\\b`,
  'u',
);
/** Who did it unseen, to what is one's own. */
const doer = new RegExp(
  `\\b${who}\\b (?:sih |ya )?(?:yang|yg) (?:udah |sudah )?(?:(?:nge)?lapor\\p{L}*|nyolong|nyuri|mencuri|ngambil|ambil|ngerusak|rusakin|nyebar\\p{L}*|sebar\\p{L}*|ngasih (?:rating|bintang|ulasan)|report|komplain|ngehack)\\b[^?]{0,40}(?:\\p{L}{3,}ku|\\b(?:aku|saya|gue|gw|kami|kita))\\b`,
  'u',
);
/** What is done about it, how to find out and what is right has an answer. */
const canBeAnswered =
  /\b(?:(?<!mood\p{L}{0,3} )gimana (?:cara|biar|kalo|kalau|klo|ngadepin|nagih|balik|biar)|cara\p{L}*|harus|hrs|kudu|boleh|bole|perlu|wajib|sebaiknya|enaknya|biar|supaya|tips|kalo|kalau|klo|tanggung jawab|berhak|bayar|ganti rugi|syarat\p{L}*|ngadepin|hadapi|ngapain ya|diapain)\b/u;

/**
 * Whether it asks what only another person knows of themselves, or who a certain one is: why a partner blocked the writer last night, in
 * which mood a lecturer is, the name of one's own tutor, who reported the shop.
 * @param text as it was written
 */
export function asksOtherMind(text: string): boolean {
  const said = text.toLowerCase();
  if (canBeAnswered.test(said)) return false;
  return [motive, mood, named, doer].some((pattern) => pattern.test(said));
}
