import type { Understanding } from '@kawanusaha/bahasa/understanding';

const not = '(?:tidak|gak|ga|nggak|ngga|gk|tak|ora|ndak)';
const pay =
  '(?:bayar\\w*|mbayar|nyicil|cicil|ngangsur|angsur|setor|nyetor|nutup|nutupin|(?:nge?|me)?lunas\\w*)';

/** Money that went into a game of chance: who tells it asks for help. What is paid to offer such a game is another thing. */
export const gambledAway =
  /^(?!.*\b(?:(?:ng|di)?iklan\w*|(?:mem)?promosi\w*|endors\w*|situs|bandar|agen|afiliat\w*|affiliate|referral)\b).*\b(?:uang|duit|modal|kas|tabungan|gaji|spp|ukt|dp|saldo)\w*\b[^.?!]{0,30}\b(?:h?abis|ludes|amblas|raib|kepak[ae]i?|terpakai|kupak[ae]i?|dipak[ae]i?|kalah|h?ilang|tekor)\b[^.?!]{0,20}\b(?:slot|judi|judol|togel|kasino|casino|depo|scatter|zeus|mahjong|parlay)\b|^(?!.*\b(?:cara|biar|gimana caranya|link|situs|komisi|agen|bandar|sewa|booking|isi ulang|air|bazar|bazaar|booth|stan|tenant|lapak)\b).*\b(?:depo|main slot|ngeslot|judol|slot|togel|parlay)\b[^.?!]{0,25}\b(?:pake|pakai|make|ngambil|dari) (?:uang|duit|dana|kas|tabungan|gaji) (?:kas|tim|orang|panitia|kelas|himpunan|kuliah|ukt|modal|usaha|toko|ibu|ortu|mama|bapak|kantor|arisan|pelanggan|dp|supplier)/u;

/** Who can bear debts or the end of a business no longer hears words of care before what is known of debts. */
export const wornByDebts =
  /^(?=.*\b(?:h?utang\w*|bangkrut|pinjol|cicilan)\b).*\b(?:aku|ku|gue|gw|gua|saya|sy|ak)\b(?: (?:udah|sudah|dah|rasanya|bener|benar|emang))* (?:tidak|gak|ga|nggak|ngga|gk|tak) (?:kuat|sanggup|tahan) (?:lagi|lg)\b(?! (?:jualan|dagang|bayar|produksi|packing|angkat|bawa|beli|ngurus|saingan|modalin|nalangin)\b)/u;

/** Who cannot leave a game of chance, a drink or a drug alone and names no other person: 'kecanduan judi'. */
export const ownAddiction =
  /^(?!.*\b(?:te?me?n\w*|kawan\w*|suami\w*|istri\w*|bapak\w*|ayah\w*|papa\w*|ibu\w*|mama\w*|kakak\w*|adi?e?k\w*|anak\w*|pacar\w*|paman\w*|partner\w*|rekan\w*|karyawan\w*|pegawai\w*|pelanggan\w*|pembeli\w*|customer\w*|dia|mereka|orang)\b).*\b(?:kecanduan|ketagihan|nyandu|candu)\b[^.?!]{0,20}\b(?:judi\w*|judol|slot|togel|taruhan|kasino|casino|miras|mabuk|mabok|alkohol|sabu|ganja|tramadol|narkoba|obat\w*)\b/u;

/** Who says of themselves that they are depressed, in whichever order; what shops, products or other persons are is another thing. */
export const ownDepression =
  /\b(?:aku|gue|gw|gua|saya|sy|ak|w|awak|ambo|abdi|beta|sa|kita)\b(?: (?:ini|udah|sudah|dah|lagi|lg|kayaknya|kyknya|kayak|rasanya|jadi|bener|benar|emang|mulai|makin|sampai|sampe|ikut|kena|didiagnosa|didiagnosis))* dep?resi\b|\bdep?resi (?:(?:berat|banget|bgt|parah|nih|lagi|rasanya|kayaknya) )*(?:aku|gue|gw|gua|saya|sy|ak|w|awak|ambo|abdi|beta|sa)\b/u;

/** A payment that fails is no debt: 'ga bisa bayar lewat aplikasi bri, error'. */
const failedPayment =
  'pakai|pake|via|lewat|aplikasi\\w*|apps?|error\\w*|eror\\w*|gagal\\w*|qris|checkout|m-?banking|transfer|va|virtual account|midtrans|gopay|ovo';

/**
 * Who cannot pay a debt now: 'ga sanggup bayar cicilan KUR'. Who only fears it, asks for the case that it happens, or tells of a payment that
 * fails, is answered as any other question; that something 'bisa' not be paid is said of a debt only where that is named.
 */
export const cannotPayDebt = new RegExp(
  `^(?!.*\\b(?:kalau|kalo|klo|kl|jika|bila|misal\\w*|seandainya|andai|takut|biar|supaya|agar|kenapa|knp|pelanggan\\w*|pembeli\\w*|reseller\\w*|customer\\w*|te?me?n\\w*|dia|mereka|orang)\\b)(?!.*\\bbisa\\b.*\\b(?:${failedPayment})\\b)(?!.*\\b(?:${failedPayment})\\b.*\\bbisa\\b)(?=.*\\b(?:cicil\\w*|nyicil|angsur\\w*|ngangsur|kur|pinjam\\w*|h?utang\\w*|bayar (?:\\p{L}+ )?(?:kredit|leasing|bank|koperasi)(?! (?:iklan|lewat))|(?:sanggup|kuat|mampu)\\b.*\\b(?:kredit|bank|koperasi|leasing|bri|bni|mandiri|pnm|mekaar))\\b).*\\b${not} (?:lagi |lg )?(?:sanggup|kuat|mampu|bisa) (?:lagi |lg |buat |untuk )*${pay}\\b`,
  'u',
);

/**
 * Who wants to run away from a debt is worn out by it; to owe is no misdeed. Who hides as another person for it, or tells of one who ran, is
 * another thing.
 */
export const fleesDebt = new RegExp(
  '^(?!.*\\b(?:(?:ganti|ubah|palsu\\w*|malsu\\w*) (?:identitas|ktp|nama|nik|nomor|nomer|no|data)|identitas (?:baru|palsu)|pelanggan\\w*|pembeli\\w*|reseller\\w*|customer\\w*|peminjam\\w*|nasabah\\w*|karyawan\\w*|dia|mereka|orang)\\b).*' +
    '\\b(?:pengen|pengin|pingin|pgn|kepengen|mau|ingin|hayang|arep|mending\\w*|rasanya|cara|gimana|gmn|kepikiran|niat|bisa)\\b(?: \\p{L}+){0,3}? (?:kabur|lari|minggat|ngilang|menghilang|hilang|ilang|pergi)(?: (?:aja|saja|jauh|dulu|rasanya|diri))* (?:dari|soko|ti)(?: \\p{L}+){0,2}? (?:h?utang|pinjol|pinjaman|cicilan|angsuran|tagihan|penagih|dc|debt collector|rentenir)',
  'u',
);

/** Beside a debt that cannot be paid these are words of a person who thinks of dying, however few they are: 'mau lompat', 'mending tanpa aku'. */
export const leavesBesideDebt =
  /\b(?:lompat|loncat|terjun|gantung(?! (?:baju|pakaian|ke|pada|sama|di))|racun|baygon|obat nyamuk|silet|nyilet|akhiri|mengakhiri|ngakhirin|pamit|selamat tinggal|tanpa (?:aku|saya|gue|gw)|(?:aku|saya|gue|gw) (?:lebih baik|mending\p{L}*|enaknya) (?:h?ilang|pergi|ga ada|gak ada|tidak ada|ngilang)|(?:titip|jaga(?:in)?) anak\p{L}*|anak\p{L}* titip)\b/u;

/** That it can be borne no longer is said of paying: 'ga sanggup lagi bayar angsuran'. */
export const ofPaying = new RegExp(`^\\s*(?:(?:lagi|lg|buat|untuk) )*${pay}\\b`, 'iu');

/** Words of a message that tells nothing but that a debt cannot be paid. */
const debtWords: ReadonlySet<string> = new Set(
  (
    'tidak sanggup kuat mampu bisa lagi bayar membayar cicil mencicil nyicil cicilan angsur angsuran mengangsur setor menyetor nutup lunas melunasi kur kredit pinjam pinjaman utang hutang bank ' +
    'koperasi bri bni mandiri pnm mekaar leasing motor mobil hp usaha toko warung bulan minggu hari ini itu besok depan tempo jatuh tanggal sudah mulai ' +
    'saya aku kami harus gimana bagaimana apa solusi solusinya kak min dong tolong ya yang di ke dan karena soal sejak omzet penjualan jualan dagangan sepi turun anjlok telat ' +
    'juta ribu'
  ).split(' '),
);

/**
 * Whether a message tells only that a debt cannot be paid; a word of anything else may be one of a person in greater need.
 * @param reading what the understanding package reads in it
 */
export const isOnlyOfDebt = ({ tokens }: Understanding): boolean =>
  tokens.some(({ normal }) => normal === 'bayar' || /cicil|angsur|setor|lunas/u.test(normal)) &&
  tokens.every(
    ({ normal, stem }) =>
      /^[\d.,]+$/u.test(normal) ||
      debtWords.has(stem) ||
      normal.split(' ').every((word) => debtWords.has(word)),
  );
