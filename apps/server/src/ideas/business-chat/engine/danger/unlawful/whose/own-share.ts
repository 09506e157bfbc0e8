const whole = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'u');
const self = '(?:aku|saya|sy|gue|gw|gua|ak|kami|kita)';
const wish = '(?:mau|pengen|pengin|pingin|pgn|ingin|niat|berniat|rencana)';
const howMuch = '(?:(?:bisa|dapet|dapat|kira-?kira) )*(?:berapa|brp|piro|sabaraha)';
const trader =
  '(?:reseller|dropship\\p{L}*|kurir|perantara|penadah|pengedar|agen|bandar|penjual|pengepul|penampung|member|anggota)(?:nya|ne)?';
const sell =
  '(?:(?:nge|men)?jual(?:in|kan|nya)?|ku ?jual\\p{L}*|(?:me)?masar(?:in|kan)|pasar(?:in|kan)|(?:ng)?edar(?:in|kan)|nadah\\p{L}*|nampung\\p{L}*|tampung\\p{L}*)';

/** The writer has a part in it, wants one, or asks what there is to gain and where it is to be had. */
const share = whole([
  `jadi ${trader}`,
  `(?<!(?:yang|yg) )${self} (?:(?:yang|yg|mau|pengen|bisa|tinggal|cuma|disuruh|bagian) )*(?:(?:bantu|ikut|bantuin) )?${sell}`,
  `${self} (?:(?:mau|pengen|bisa|yang|yg) )*(?:ikutan|bantu(?:in)? (?:nyolong|nyuri|nipu|ngakal\\p{L}*|malsu\\p{L}*|jual\\p{L}*|bawa|nyimpen|simpan))`,
  `(?:biar|supaya|agar|ben) ${self} (?:juga|ikut|bisa (?:juga|ikut|niru|nyoba))|${self} juga (?:${wish}|bisa|ikut)`,
  `${wish} (?:ikutan|(?:bantu )?jualin|niru caranya|(?:coba|nyoba) (?:juga|caranya))`,
  '(?:beli|ambil|dapet|dapat|kulakan|pesan|pesen|order)(?:nya|in) (?:di ?mana|dmn|ke ?mana|kmn|dari mana|sama siapa)',
  `(?:untung|modal|komisi|bagi hasil|bagian|jatah|upah|cuan|fee|bayaran)(?:nya|ku)? ${howMuch}|harganya ${howMuch}|(?:dapet|dapat) (?:berapa|brp|komisi|bagian|jatah|untung)`,
]);

/**
 * Whether the writer has a share in the deed of another that they tell of: 'aku jadi resellernya', 'biar aku juga', 'komisinya berapa'.
 * @param lines the message as it was written and in normal words
 */
export const hasOwnShare = (lines: readonly string[]): boolean => lines.some((line) => share.test(line));

/** Goes on with it, or wants to begin, whatever the penalty is. */
const ahead = whole([
  `${self} (?:(?:udah|sudah|masih|lagi|tetep|tetap|juga) )*(?:${wish} (?:mulai|jual\\p{L}*|buka|bikin|buat|coba|nyoba|nyetok|pakai|pake|edar\\p{L}*|terus\\p{L}*)|butuh|punya (?:stok|barang|sisa)|nyetok|terusin|nerusin|lanjut(?:in)?)`,
  `(?:stok(?:ku|nya)?|barang(?:ku|nya)?) (?:masih|udah|sudah) (?:ada|banyak)|punya stok|mau (?:mulai|terusin|nerusin|lanjut(?:in)?|tetep|tetap)|tetep (?:mau|jalan|jual\\p{L}*)|(?:resep|nyogok|suap|sogokan)(?:nya|an)? (?:\\p{L}+ )?(?:gimana|gmn|apa|berapa|brp)|(?:nyogok|nyuap|sogok)\\p{L}*`,
  '(?:lebih|lbh|masih) (?:murah|untung|ringan) (?:(?:kalau|kalo|klo|tinggal|mending) )?(?:bayar )?denda\\p{L}*|mending(?:an)? (?:bayar )?denda\\p{L}*|dendanya (?:lebih|lbh|masih) (?:murah|kecil|ringan)',
]);

/**
 * Whether who asks for a penalty asks for more than it: for a share, or goes ahead anyway.
 * @param lines the message as it was written and in normal words
 */
export const goesAhead = (lines: readonly string[]): boolean =>
  lines.some((line) => ahead.test(line) || share.test(line));

const toOther =
  '(?:dia|mereka|orangnya|orang itu|te?me?n\\p{L}*|pembeli\\p{L}*|pelanggan\\p{L}*|customer\\p{L}*|partner\\p{L}*|rekan\\p{L}*|supplier\\p{L}*|investor\\p{L}*|reseller\\p{L}*|karyawan\\p{L}*|bos\\p{L}*|mantan\\p{L}*|saingan\\p{L}*|kompetitor\\p{L}*|tetangga\\p{L}*|penagih\\p{L}*|dc)';
const told = whole([
  `${self} (?:(?:udah|sudah|abis|habis|pernah|lagi|yang|yg|emang|sengaja) )*(?:nipu|menipu|nilep|ngibulin|ngakalin|nyolong|nyuri|mencuri)(?: (?:uang|duit|barang|hp|motor|stok|dp))? (?:dari )?${toOther}`,
]);
/** Who is sorry for it wants to make it good. */
const sorry = whole([
  '(?:nyesel|menyesal|nyesal|ngerasa bersalah|merasa bersalah|(?:mau|pengen|cara|harus) (?:\\p{L}+ )?(?:minta maaf|ngaku|balikin|mengembalikan|ngembaliin|ganti rugi|tanggung jawab|tobat)|minta maaf|dituduh|dikira|disangka|difitnah|ga sengaja|gak sengaja|tidak sengaja|(?:ga|gak|nggak|ngga|tidak|bukan|ngerasa) (?:pernah|mau|niat))',
]);

/** Told with regret and the wish to make it good. */
const regrets =
  /(?<!\p{L})(?:nyesel|menyesal|nyesal|(?:nge|me)rasa bersalah|dosa)(?!\p{L}).*(?:minta maaf|balikin|ngembaliin|mengembalikan|ganti rugi|tanggung jawab|benerin|memperbaiki)/u;

/**
 * Whether who tells of an own deed regrets it and asks how to make it good.
 * @param lines the message as it was written and in normal words
 */
export const makesGood = (lines: readonly string[]): boolean => lines.some((line) => regrets.test(line));

/**
 * Whether the writer tells that they deceived or robbed another person, and shows no wish to make it good.
 * @param lines the message as it was written and in normal words
 */
export const tellsOwnDeed = (lines: readonly string[]): boolean =>
  lines.some((line) => told.test(line)) && !lines.some((line) => sorry.test(line));
