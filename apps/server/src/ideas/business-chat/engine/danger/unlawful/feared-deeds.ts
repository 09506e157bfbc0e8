/** What makes a deed one that is only feared. */
const suppose =
  '(?:kalau|kalo|klo|kl|lek|nek|misal(?:nya)?|seandainya|jika|bila|takut(?:nya)?|khawatir(?:nya)?|kuatir(?:nya)?|waswas|was-was|jaga-?jaga)';
const other =
  '(?:dia|ia|mereka|beliau|orangnya|ada (?:yg|yang|orang)|(?:rekan|te?me?n|teman|partner|mitra|pembeli|pelanggan|customer|supplier|pemasok|vendor|penjual|seller|karyawan|pegawai|kasir|admin|kurir|reseller|dropshipper|investor|pemodal|pemilik|penyewa|peminjam|klien|anggota|pesaing|saingan|kompetitor|oknum|makelar|calo|agen|tukang|dosen|panitia|franchisor|orang)(?:nya|ku|ne)?(?: (?:kami|saya|aku|gue|gw|itu|tsb|lama|lain))?)';
const between = '(?:(?!(?:aku|saya|gue|gw|gua|kami|kita|lapor\\p{L}*|tau|tahu)\\b)\\p{L}+ ){0,3}';
const deed =
  '(?:kabur|minggat|ngilang|menghilang|hilang|ilang|lari|nipu\\p{L}*|menipu|bohong\\p{L}*|boong\\p{L}*|nilep|menilep|curang|ngakalin|nyolong|nyuri|mencuri|ngambil|mengambil|niru|meniru|jiplak|njiplak|menjual|jual|ngejual|nyebar\\p{L}*|sebar\\p{L}*|bocor\\p{L}*|malsu\\p{L}*|ingkar|wanprestasi|mangkir|korupsi|(?:nge)?gelap\\p{L}*|bawa (?:kabur|lari|pergi)|(?:bukan|ga|gak|nggak|ngga|tidak|tdk|belum) (?:\\p{L}+ )?(?:bayar|transfer|tf|kirim|ngirim|balik\\p{L}*|kembali\\p{L}*|ngembaliin|pemilik\\p{L}*|nepatin|tanggung jawab))';
const suffered =
  '(?:di(?:bawa (?:kabur|lari|pergi)|curi|colong|jual|sebar|tiru|jiplak|ambil|tipu|gelap|tilep|salahguna|hack|retas|bajak|bocor)(?:in|kan|i)?)';
const whole = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u');
const active = whole(`${suppose} ${between}${other} ${between}${deed}`);
const passive = whole(`${suppose} (?:\\p{L}+ ){0,5}${suffered} (?:(?:sama|oleh|ama|sm) )?${other}`);
/** Who does it themselves, or has it done, fears no other. */
const own = whole(
  `(?:aku|saya|gue|gw|gua|kami|kita) (?:\\p{L}+ ){0,2}(?:kabur|nipu|menipu|nilep|curang|nyolong|nyuri|bawa (?:kabur|lari))|(?:suruh|nyuruh|bayar|sewa|nyewa|bikin|biar|supaya) (?:dia|mereka|orang) ${deed}`,
);

/**
 * Whether what is told of is a deed of another person, which the writer fears and asks to be safe from: 'klo supplier kabur gimana'.
 * Who does it matters, not the word for it.
 * @param lines the message as it was written and in normal words
 */
export const fearsDeedOfAnother = (lines: readonly string[]): boolean =>
  lines.some((line) => active.test(line) || passive.test(line)) && !lines.some((line) => own.test(line));
