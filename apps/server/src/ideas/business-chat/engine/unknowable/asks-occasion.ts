const occasion =
  '(?:ba[sz]aa?r|festival|expo|ekspo|pameran|pasar (?:malam|malem|murah|kaget)|car ?free ?day|cfd|dies natalis|17an|17-an|agustusan|haul|panen raya|gelar produk|job ?fair|lomba|konser|pentas seni|pensi|reuni|kondangan)';
/** Which one it is: a place, a name or one's own surroundings. */
const which =
  '(?:rt ?\\d*|rw ?\\d*|desa|kampung|kampong|kelurahan|kecamatan|masjid|mushola|gereja|lapangan|alun-?alun|fakultas|dies|jurusan|sekolah|himpunan|balai|(?:kampus|fakultas|kampung|desa|jurusan|sekolah)(?:ku| ?(?:ku|kami|kita|saya|gw|gue)))';
const atOne = new RegExp(
  `\\b${occasion}\\b[^?]{0,30}\\b${which}\\b|\\b${which}\\b[^?]{0,30}\\b${occasion}\\b|\\b${occasion}\\b(?: \\p{L}+){0,2} (?:kampung|kampus|desa|fakultas|sekolah) ?(?:ku|kami|kita)\\b`,
  'u',
);
const howMuch = '(?:berapa|brp|brapa|piro|sabaraha)';
const ofThisTime =
  '(?:(?:tahun|taun|thn|bulan|bln|minggu|pekan) (?:ini|depan|dpn)|taun ini|besok|lusa|nanti|kemarin|20\\d\\d|senin|selasa|rabu|kamis|jumat|sabtu)';
const price = new RegExp(
  `(?=.*\\b${ofThisTime}\\b)(?=.*\\b${howMuch}\\b).*\\b(?:sewa|stan|stand|tenda|meja|lapak|booth|htm|tiket|biaya|uang|iuran|retribusi|harga)\\b`,
  'u',
);
const committee =
  /\b(?:panitia|ketua panitia|pic|penyelenggara|kontak|cp|narahubung|ketua)(?:nya)?\b[^?]{0,45}\b(?:siapa|sapa|nomor\p{L}*|nomer\p{L}*)\b|\b(?:siapa|sapa)\b[^?]{0,15}\b(?:panitia|ketua|pic|penyelenggara|narahubung)\b/u;
const schedule = new RegExp(
  `\\b(?:jadwal\\p{L}*|tanggal\\p{L}*|tgl|kapan|hari apa|jam berapa)\\b(?=.*\\b${ofThisTime}\\b)|(?=.*\\b${ofThisTime}\\b).*\\b(?:jadwal\\p{L}*|kapan|tanggal ${howMuch}|hari apa)\\b`,
  'u',
);
/** What is usual, right or to be done there has an answer. */
const canBeAnswered =
  /\b(?:gimana|gmn|bagaimana|cara\p{L}*|tips|strategi|boleh|harus|perlu|wajib|wajar|biasanya|ideal\p{L}*|sebaiknya|enaknya|kira-kira|kira2|kisaran|modal|izin\p{L}*|ijin\p{L}*|jualan apa|jual apa|laku|untung|target|hpp|pajak|persiapan|bawa (?:stok|barang)|kalo|kalau|klo|biar|supaya)\b/u;

/**
 * Whether it asks for price, people or day of one certain occasion near the writer, which only its committee knows: 'stan bazar RT 05 taun ini
 * berapa, panitianya siapa'.
 * @param text as it was written
 */
export function asksOccasion(text: string): boolean {
  const said = text.toLowerCase();
  if (canBeAnswered.test(said) || !atOne.test(said)) return false;
  return price.test(said) || committee.test(said) || schedule.test(said);
}
