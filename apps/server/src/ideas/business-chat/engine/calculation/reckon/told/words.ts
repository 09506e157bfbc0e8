/** Words of times, persons, packs and measures, by which figures belong together. */

const times: readonly (readonly [RegExp, string])[] = [
  [/^(?:jam|jem|jamnya)$/u, 'jam'],
  [/^(?:hari|hr|harian|harinya|dino|poe)$/u, 'hari'],
  [/^(?:minggu|mgg|mggu|pekan|mingguan|minggunya)$/u, 'minggu'],
  [/^(?:bulan|bln|bulanan|bulannya|blnan|wulan)$/u, 'bulan'],
  [/^(?:tahun|thn|taun|tahunan|tahunnya|th)$/u, 'tahun'],
];
const persons =
  /^(?:orang|org|wong|urang|karyawan|pegawai|anggota|pekerja|helper|kepala|personil|personel|kasir|tukang|admin|freelancer|kru|crew|buruh|kuli|asisten|relawan|kurir|koki|satpam|barista|teknisi|montir|mekanik|s[ou]pir|driver|guru|tutor|fotografer|waiter|waitress|ibu|emak|tetangga|mahasiswa|pemuda|warga|spg|sales|host|mc|kenek|kernet|operator|talent|anak|te?man|te?men|tmn|adi?k|adek|sepupu|s(?:au|o)dara|panitia|volunteer|pemagang|part-?timer|p(?:enjaga|elayan|embantu|enjahit|etugas|engajar|elatih|emetik|engemas|engepak|engantar|enari|enyanyi|emandu|erias))(?:nya)?$/u;
const batches = /^(?:resep|adonan|batch|produksi|panci|wajan|adon|dandang|oven)(?:nya)?$/u;
const orders = /^(?:order|orderan|pesanan|transaksi|kiriman|pengiriman|invoice|nota)(?:nya)?$/u;
const measures: readonly (readonly [RegExp, string, number])[] = [
  [/^(?:kg|kilo|kgs|kilogram|kiloan)(?:nya)?$/u, 'gram', 1_000],
  [/^(?:ons)(?:nya)?$/u, 'gram', 100],
  [/^(?:gram|gr|g)(?:nya)?$/u, 'gram', 1],
  [/^(?:kwintal|kuintal)$/u, 'gram', 100_000],
  [/^(?:liter|ltr|l|literan)(?:nya)?$/u, 'ml', 1_000],
  [/^(?:ml|cc|mili)(?:nya)?$/u, 'ml', 1],
  [/^(?:meter|m|mtr|meteran)(?:nya)?$/u, 'cm', 100],
  [/^(?:cm|senti)(?:nya)?$/u, 'cm', 1],
];
const packs: Readonly<Record<string, number>> = { lusin: 12, kodi: 20, gros: 144, rim: 500 };
/** What one of is counted, made or sold; with 'se' before it a word of these is one of it. */
export const pieces =
  'biji|bj|buah|bh|pcs|pc|potong|ptg|porsi|prsi|bungkus|bks|botol|btl|cup|gelas|gls|unit|kotak|ktk|box|toples|pack|pak|paket|lembar|lbr|loyang|tusuk|mangkok|mangkuk|piring|pasang|butir|ekor|sachet|batang|tangkai|ikat|kaleng|sisir|kuntum|jar|satuan|item|set|stel|slice|iris|gulung|halaman|sesi|kelas|trip|tiket|peserta|cangkir|keping|bal|dus|karton|kardus|karung|sak|galon|tabung';
const isOfOnePiece = new RegExp(`^se(?:${pieces})(?:nya)?$`, 'u');
const piece = new RegExp(`^(?:${pieces})(?:an|nya)?$`, 'u');

/** What a word is one of: its kind ('hari', 'orang', 'gram', 'unit' …), how many of that, and the word itself. */
export type Noun = { readonly kind: string; readonly size: number; readonly word: string };

/** No noun, though it stands behind a number. */
const particles =
  /^(?:per|an|aja|doang|aj|ya|yg|yang|dan|sama|ama|trus|terus|jadi|jd|buat|untuk|utk|dari|dr|di|ke|itu|ini|udah|sudah|kalau|kalo|klo|berapa|brp|tapi|tp|atau|dengan|dgn|lagi|lg|juga|jg|rata|nya|sih|kak|min|pas|laku|terjual|kejual|modal\p{L}*|jual\p{L}*|untung\p{L}*|laba|dijual|bayar|rp|total|harga\p{L}*|hpp|habis|abis|kena|sekali|sebulan|sehari|seminggu|setahun|setaun|sebiji|x|kali|gimana|gmn|kapan|dong|kak|ya|dapat|dapet|dpt|beli)$/u;

/** The noun that a word is; a word that is known for nothing else is a thing that is counted. */
export function nounOf(word: string): Noun | null {
  const clean = word.toLowerCase();
  const time = times.find(([pattern]) => pattern.test(clean));
  if (time !== undefined) return { kind: time[1], size: 1, word: clean };
  if (persons.test(clean)) return { kind: 'orang', size: 1, word: clean };
  if (batches.test(clean)) return { kind: 'adonan', size: 1, word: clean };
  if (orders.test(clean)) return { kind: 'pesanan', size: 1, word: clean };
  const measure = measures.find(([pattern]) => pattern.test(clean));
  if (measure !== undefined) return { kind: measure[1], size: measure[2], word: clean };
  const pack = packs[clean.replace(/(?:an|nya)$/u, '')];
  if (clean === 'mpersegi') return { kind: 'mpersegi', size: 1, word: clean };
  if (pack !== undefined) return { kind: 'unit', size: pack, word: clean.replace(/(?:an|nya)$/u, '') };
  if (/^(?:bagian|bag|porsi bagian)$/u.test(clean)) return { kind: 'bagian', size: 1, word: clean };
  if (/^(?:x|kali|kalinya)$/u.test(clean)) return { kind: 'kali', size: 1, word: clean };
  if (clean === 'kw') return { kind: 'watt', size: 1_000, word: clean };
  if (/^(?:watt?|w)$/u.test(clean)) return { kind: 'watt', size: 1, word: clean };
  if (/^(?:kwh)$/u.test(clean)) return { kind: 'kwh', size: 1, word: clean };
  if (isOfOnePiece.test(clean)) return null;
  if (particles.test(clean) || clean.length < 2) return null;
  return { kind: 'unit', size: 1, word: clean.replace(/nya$/u, '') };
}

/** Whether a word names what is counted, made or sold, beyond doubt. */
export const isPiece = (word: string): boolean => piece.test(word);
/** Times in their order. */
export const spans = ['jam', 'hari', 'minggu', 'bulan', 'tahun'] as const;
/** What is bought whole and made into pieces. */
export const wholes =
  /^(?:ekor|ikat|sisir|tandan|karung|sak|dus|karton|kardus|bal|pack|pak|loyang|gulung|kaleng|toples)$/u;
