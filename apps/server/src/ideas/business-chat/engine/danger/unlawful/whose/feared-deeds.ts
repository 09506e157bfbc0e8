import { hasOwnShare } from './own-share.ts';

/** What makes a deed one that is only supposed, or feared. */
const supposed = '(?:kalau|kalo|klo|kl|lek|nek|misal(?:nya)?|seandainya|jika|bila)';
const feared = '(?:takut(?:nya)?|khawatir(?:nya)?|kuatir(?:nya)?|waswas|was-was|jaga-?jaga)';
const suppose = `(?:${supposed}|${feared})`;
const other =
  '(?:dia|ia|mereka|beliau|orangnya|ada (?:yg|yang|orang)|(?:rekan|te?me?n|teman|partner|mitra|pembeli|pelanggan|customer|supplier|pemasok|vendor|penjual|seller|karyawan|pegawai|kasir|admin|kurir|reseller|dropshipper|investor|pemodal|pemilik|penyewa|peminjam|klien|anggota|pesaing|saingan|kompetitor|oknum|makelar|calo|agen|tukang|dosen|panitia|franchisor|orang)(?:nya|ku|ne)?(?: (?:kami|saya|aku|gue|gw|itu|tsb|lama|lain))?)';
const between = '(?:(?!(?:aku|saya|gue|gw|gua|kami|kita|lapor\\p{L}*|tau|tahu)\\b)\\p{L}+ ){0,3}';
const deed =
  '(?:kabur|minggat|ngilang|menghilang|hilang|ilang|lari|nipu\\p{L}*|menipu|bohong\\p{L}*|boong\\p{L}*|nilep|menilep|curang|ngakalin|nyolong|nyuri|mencuri|ngambil|mengambil|niru|meniru|jiplak|njiplak|nyebar\\p{L}*|sebar\\p{L}*|bocor\\p{L}*|malsu\\p{L}*|ingkar|wanprestasi|mangkir|korupsi|(?:nge)?gelap\\p{L}*|bawa (?:kabur|lari|pergi)|(?:bukan|ga|gak|nggak|ngga|tidak|tdk|belum) (?:\\p{L}+ )?(?:bayar|transfer|tf|kirim|ngirim|balik\\p{L}*|kembali\\p{L}*|ngembaliin|pemilik\\p{L}*|nepatin|tanggung jawab))';
/** To sell is a misdeed only where it is done with something of the writer's. */
const sellsOwn =
  '(?:menjual|jual|ngejual|jualin)(?: \\p{L}+){0,3}? (?:\\p{L}{2,}ku|(?:aku|saya|gue|gw|kami|kita)|(?:data|resep|rahasia|database|desain|stok|inventaris)\\p{L}*)';
const suffered =
  '(?:di(?:bawa (?:kabur|lari|pergi)|curi|colong|jual|sebar|tiru|jiplak|ambil|tipu|gelap|tilep|salahguna|hack|retas|bajak|bocor)(?:in|kan|i)?)';
const whole = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u');
const active = whole(`${suppose} ${between}${other} ${between}(?:${deed}|${sellsOwn})`);
const passive = whole(`${suppose} (?:\\p{L}+ ){0,5}${suffered} (?:(?:sama|oleh|ama|sm) )?${other}`);
/** Who does it themselves, or has it done, fears no other. */
const own = whole(
  `(?:aku|saya|gue|gw|gua|kami|kita) (?:\\p{L}+ ){0,2}(?:kabur|nipu|menipu|nilep|curang|nyolong|nyuri|bawa (?:kabur|lari))|(?:suruh|nyuruh|bayar|sewa|nyewa|bikin|biar|supaya) (?:dia|mereka|orang) ${deed}`,
);

/** A fear shows by its word; what is only supposed is feared where it is asked what to do then. */
const shows = whole(feared);
const asksSafety = whole(
  '(?:gimana|gmn|gmna|bagaimana|piye|pripun|kumaha|harus|hrs|kudu|aman\\p{L}*|(?:nge|me|di)?lapor\\p{L}*|\\p{L}*lindung\\p{L}*|tanggung\\p{L}*|ganti rugi|ri?e?siko\\p{L}*|rugi\\p{L}*|\\p{L}*cegah\\p{L}*|\\p{L}*atasi\\p{L}*|nagih\\p{L}*|langkah\\p{L}*|solusi\\p{L}*|jaminan\\p{L}*|bukti\\p{L}*|kontrak\\p{L}*|perjanjian\\p{L}*|boleh|siapa|tuntut\\p{L}*|dituntut|hukum\\p{L}*|polisi|apa)',
);
const namesFear = (line: string): boolean =>
  (active.test(line) || passive.test(line)) && (shows.test(line) || asksSafety.test(line));

/**
 * Whether what is told of is a deed of another person, which the writer fears and asks to be safe from: 'klo supplier kabur gimana'.
 * Who does it matters, not the word for it; who has a share in it or asks for one fears it not.
 * @param lines the message as it was written and in normal words
 */
export const fearsDeedOfAnother = (lines: readonly string[]): boolean =>
  lines.some(namesFear) && !lines.some((line) => own.test(line)) && !hasOwnShare(lines);

const clauses = /[,;.?!\n]+|(?<!\p{L})(?:terus|trus|tapi|tp|lalu|padahal|makanya)(?!\p{L})/u;
/** What the writer wants or asks how to do themselves. */
const ofOwnWill = whole(
  '(?:aku|saya|gue|gw|gua|kami|kita|mau|pengen|pengin|pingin|pgn|ingin|niat|cara(?:nya)?|ajarin|bikinin|buatin|mending)',
);

/**
 * What the writer wants beside a deed of another that they fear: the fear excuses its own clause alone. Empty where it is nothing.
 * @param text as it was written
 */
export function leaveOutFear(text: string): string {
  const parts = text.toLowerCase().split(clauses);
  return parts
    .filter((part) => !active.test(part) && !passive.test(part) && ofOwnWill.test(part))
    .join(', ')
    .trim();
}
