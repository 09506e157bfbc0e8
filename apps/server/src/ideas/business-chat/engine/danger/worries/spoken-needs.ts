const not = '(?:tidak|gak|ga|nggak|ngga|tak|ora|ndak|tra|teu|kada|sing)';
/** The same in more languages of the country, as they are mixed into a message. */
const notRegional = `(?:${not}|mboten|nda|henteu|indak|seng|sonde|tena|tadhek|ta)`;
const life = '(?:hidup|idup|urip|gesang|hirup|hiduik|tallasa|odhik)(?:ku|q|ne|e|na|mi|nya)?';
const kin =
  '(?:ibu|ibuk|mama|mamak|emak|bapak|ayah|papa|suami|istri|anak|adik|adek|kakak|nenek|kakek|pacar|sahabat|temen|teman|tunangan|bayi)(?:ku|nya| aku| saya| gue| gw| kami)?';
const goods =
  '(?:(?:di|men|ber)?jual\\w*|herbal|jamu|dagang\\w*|stok|apotek|apotik|resep|pesanan|order\\w*|pembeli|pelanggan|karyawan)';

/** A way out that has no way back, what is left when one has died, and means that are counted. */
export const partingPatterns: readonly RegExp[] = [
  // Another person takes leave in writing, of no work or school.
  new RegExp(
    `^(?!.*\\b(?:resign|kerja\\w*|karyawan\\w*|sekolah|wisuda|lulus|kkn|magang|pindah\\w*|rantau|merantau|toko|pelanggan)\\b).*\\b${kin}(?: \\w+){0,3} (?:nulis|nulisin|ngirim|kirim|bikin|ninggalin|posting|chat|nge-?chat) (?:surat |pesan |chat |wa |status |story )?perpisahan\\b`,
    'u',
  ),
  // A life without a meaning or a use, in any of these languages.
  new RegExp(
    `\\b${life}(?: (?:aku|saya|sa|beta|kita|ambo|ulun|tiang|tiange|urang|abdi|engkok|gue|gw|ini|iki|ieu|ne|kodong))?(?: (?:ini|iki|rasane|rasanya|wis|wes|geus|so|su|suba|udah|sudah))* ${notRegional} (?:(?:ada|ana|ono|aya|ado|punya|duwe|boga|lagi) ){0,2}(?:mi )?(?:arti|harti|guna|ghuna|aji)(?:ku|ne|e|na|nya)?\\b`,
    'u',
  ),
  new RegExp(
    `\\b${notRegional} (?:(?:ada|ana|ono|aya|ado|lagi|lai) ){0,2}(?:arti|harti|guno|guna|ghuna|aji)(?:ku|ne|e|na|nya)?(?: (?:lagi|lai|maneh|deui))? (?:(?:aku|saya|sa|beta|kita|ambo|ulun|tiang|urang|abdi|engkok) )?${life}\\b`,
    'u',
  ),
  /\bdot (?:mati|padem)\b/u,
  /\b(?:mau|bakal|pengen|pengin|ingin|bentar lagi|sebentar lagi|mending)(?: \w+)? tutup (?:usia|umur)\b/u,
  /\bjalan keluar\w* (?:\w+ ){0,2}(?:satu|1|satunya)\b[^.?!]{0,20}\b(?:permanen|selamanya|abadi)\b/u,
  new RegExp(
    `^(?!.*\\b${goods}\\b).*\\b(?:ngitung|itung|hitung|kuhitung|menghitung)\\b[^.?!]{0,20}\\b(?:obat|pil|tablet|butir)\\w*\\b`,
    'u',
  ),
  /\b(?:meninggal|mati|wafat)\b.*\b(?:nanya|tanya|ini) (?:buat|untuk) (?:diri sendiri|aku sendiri|saya sendiri|gue sendiri|diriku)\b/u,
  /\b(?:tanah lah|kubur\w*|liang lahat|makam)\b[^.?!]{0,25}\b(?:tapek|tepat|pantas|pantes|cocok)\b[^.?!]{0,10}\b(?:ambo|aku|saya|gue|gw|awak)\b/u,
  // Whether so much of a poison would do for a person, which is no question of a stock.
  /\b(?:baygon|racun|potas|pestisida|sianida|obat tidur)\b[^.?!]{0,45}\bcukup\b(?: (?:ga|gak|nggak|ngga|tidak|kah|ya|kak|sih))* (?:buat|untuk|utk|bwt) (?:(?:satu|1|dua|2) |se)?orang\b(?! (?:pembeli|pelanggan|customer|karyawan|pekerja|petani|nyemprot|jaga|kerja))/u,
  /\b(?:jembatan|tebing|jurang|gedung|rooftop)\b[^.?!]{0,15}\b(?:tertinggi|paling tinggi)\b[^.?!]{0,30}\b(?:sekali jalan(?! (?:ojek|ojol|bus|kereta|mobil))|(?:ga|gak|nggak|ngga|tidak|tanpa) (?:usah |perlu |akan )?(?:balik|pulang))\b/u,
  /\b(?:tugas|urusan|waktu)(?:ku| aku| gue| gw| saya) di (?:dunia|bumi)\b[^.?!]{0,15}\b(?:selesai|kelar|beres|rampung|abis|habis)\b/u,
  /\bnyawa(?:ku|q| aku| gue| gw| saya)\b[^.?!]{0,15}\b(?:murah|(?:ga|gak|nggak|ngga|tidak|tak) (?:ada (?:harga|arti)\w*|berharga|berarti))\b/u,
  new RegExp(
    `\\b(?:abis|habis|setelah|sehabis) ini (?:aku|saya|gue|gw) (?:mau |bakal |akan )?(?:nyusul|menyusul) ${kin}\\b(?! (?:ke|di|jualan|belanja))`,
    'u',
  ),
  /\binsulin\b[^.?!]{0,20}\bdi?suntik\w*[^.?!]{0,10}\b(?:semua|sekaligus)\b/u,
  /\b(?:pemakaman|penguburan|kuburan|kematian)ku\b|\bbiaya (?:pemakaman|penguburan) (?:aku|gue|gw|saya|sendiri)\b/u,
];

/** A person is chased with a blade, also one that is a tool: looked for in the whole message. Who buys is sought, too: 'pisau dapur, ngejar anak kos'. */
export const armedChase =
  /\b(?:parang|golok|celurit|clurit|pisau|badik|kapak|linggis|samurai)\b[^.?!]{0,40}\b(?:ngejar\w*|mengejar|kejar\w*|nguber\w*|uber\w*|buru)\b (?:(?:sama|si) )?(?:aku|saya|gue|gw|ibu(?!-| ?2| ibu| rumah)|mama\w*|mamak|emak|bapak(?!-| ?2| bapak)|ayah|adik|adek|kakak|nenek|anak(?!-| ?2| (?:kos\w*|muda|kuliah\w*|sekolah\w*|kampus|sm[akp]))|istri|kami|sa|beta)\w*\b/u;

const ownPicture =
  '(?:foto|video|vidio|gambar|rekaman|chat\\p{L}*|pesan|vn|vcs|ss|screenshot|konten|pap)(?:-?(?:foto|video))?(?: \\p{L}+){0,2}? (?:telanjang|bugil|syur|seks|sex|intim|mesum|porno|vulgar|nude|nudes|tanpa (?:baju|busana)|setengah telanjang|di kamar mandi)(?:ku|q| ?ku| aku| saya| sy| gue| gw| kami| kita| adik\\p{L}*| kakak\\p{L}*)';
const spreader =
  '(?:dia|mantan|pacar|suami|istri|te?me?n|teman|rekan|partner|karyawan|pegawai|admin|bos|atasan|dosen|senior|pelanggan|pembeli|saingan|orang|oknum|hacker|kenalan|mereka|tetangga|sepupu|kakak kelas|dc|pinjol|penagih)\\p{L}*';

/** A picture or a talk of intimacy of the writer is spread, or may be: done by another or suffered, never by the writer. */
const spreadsIntimacy = new RegExp(
  `\\b${spreader}(?: (?!(?:aku|saya|gue|gw|kami)\\b)\\p{L}+){0,4}? (?:(?:me|di|nge?)?(?:ny|s)ebar\\p{L}*|(?:nge)?bocor\\p{L}*|(?:nge|me)?viral\\p{L}*|(?:nge|meng)?upload\\p{L}*|(?:nge|me)?posting\\p{L}*|(?:nge)?share\\p{L}*|(?:nge|me)?ngirim\\p{L}*|kirim\\p{L}*|(?:nge)?jual\\p{L}*|simpan|nyimpen|megang|punya)(?: \\p{L}+)? ${ownPicture}(?!\\p{L})|\\b${ownPicture}(?: \\p{L}+){0,3}? (?:di|ke|ter)(?:sebar|viral|upload|posting|bocor|share|kirim|jual)\\p{L}*`,
  'u',
);

/** Threats in words of everyday, being dragged away, being starved, and one who comes to the bed or looks on in the bath. */
export const threatPatterns: readonly RegExp[] = [
  spreadsIntimacy,
  // Kept in a house or at a work: the papers are taken and the door is shut.
  new RegExp(
    `^(?=.*\\b(?:ktp|paspor|hp|ijazah)\\w* (?:\\w+ )?(?:di(?:tahan|ambil|sita))\\b).*\\b${not} (?:boleh|bisa|dibolehin|diizinin) (?:keluar|pulang|kabur)\\b`,
    'u',
  ),
  /\b(?:ayah|bapak|papa|om|paman|kakak|abang|kakek|guru|bos|majikan)(?: ?tiri| ?ipar| kos)?(?:ku|q|nya| ku| aku)? (?:(?:suka|sering|selalu|tiap|diem-diem|diam-diam|mulai|masih|malam|malem|hari) )*(?:(?:masuk|nyelinap|dateng|datang)(?:in)? (?:ke )?kamar(?:ku|q)?\b(?:(?!\b(?:stok|numpang|ngecek|pasien)\b)[^.?!]){0,20}\b(?:malam|malem|tidur|turu)|ngintip\w*[^.?!]{0,12}\bmandi)/u,
  /\b(?:nodong\w*|ngacungin|mengacungkan|ngarahin)\b[^.?!]{0,25}\b(?:pisau|celurit|clurit|golok|parang|pistol|senjata|samurai)\b/u,
  /\b(?:gw|gue|gua|aku|saya|kami|kita) (?:tau|tahu) (?:(?:lo|lu|loe|kamu|kau|elu) (?:di ?mana|tinggal)|rumah (?:lo|lu|kamu|kau|mu))\b/u,
  /\b(?:threat\w*|blackmail\w*)\b[^.?!]{0,30}\b(?:leak\w*|nudes?|kill|hurt|rape)\b/u,
  /\b(?:ditarik|diseret|dipaksa masuk|dimasukin) (?:paksa )?ke (?:dalam )?(?:mobil|semak\w*|gang|kamar|gudang|toilet)\b/u,
  // One with power over a person asks them to a bed: no meeting, delivery or event is spoken of.
  /^(?!.*\b(?:survei|survey|meeting|rapat|acara|pameran|bazar|bazaar|dekor\w*|katering|catering|resepsi|kirim\w*|antar\w*|nganter\w*|proyek|seminar|pelatihan)\b).*\b(?:dosen|dospem|guru|ustad\w*|kyai|kiai|pelatih|bos|atasan|manajer|hrd|senior|kakel|ketua|majikan|produser|kepala|camat|lurah|kades|donatur|sponsor)\w*\b[^.?!]{0,40}\b(?:ngajak\w*|mengajak|diajak|minta|meminta|nyuruh|menyuruh|maksa|memaksa)\b (?:(?:aku|saya|gue|gw|kami|buat|untuk|ikut) )*(?:(?:ke|nginep|nginap|menginap|tidur|nemenin|menemani)\b[^.?!]{0,20}\b(?:hotel|vill?a|apartemen|penginapan|kamar)(?:nya)?|staycation|check ?in)\b/u,
  new RegExp(
    `\\b${not} (?:ngasih|kasih|beri|memberi) makan (?:aku|saya|gue|gw|(?:klo|kalo|kalau) (?:aku|saya|gue|gw))\\b`,
    'u',
  ),
];

/** A loss of these days, a home that is gone, being laughed at, having no one, and having nothing to eat. */
export const lossPatterns: readonly RegExp[] = [
  /^(?!.*\b(?:diet|detoks?|puasa|kucing|anjing|ayam|karyawan)\b).*\b(?:\d+|dua|tiga|empat|lima|enam|beberapa|se)? ?(?:hari|minggu|minggu)(?: ini)? (?:aku |saya |gue |gw |kami )?(?:cuma|cuman|hanya|mung|ngan) (?:bisa )?(?:makan|minum|mangan|dahar) (?:nasi (?:sama |pake |pakai |dan )?(?:garam|kecap|putih)|air (?:putih|galon|keran)|mie? instan|kerupuk|sekali|se ?bungkus)/u,
  new RegExp(
    `\\b(?:bayi|anak)(?:ku|nya| aku| saya| kami)\\b[^.?!]{0,12}\\b${not} (?:ada|punya|kebeli|bisa beli|minum|dapet) (?:susu|makan\\w*|beras)\\b`,
    'u',
  ),
  new RegExp(
    `\\b${kin}\\b[^.?!]{0,12}\\b(?:baru(?:san)?(?: aja| saja)? (?:meninggal|wafat|berpulang)|(?:meninggal|wafat) (?:kemaren|kemarin|tadi|barusan|semalam|semalem))\\b`,
    'u',
  ),
  // One who worked or lived with them has died, and they grieve or blame themselves.
  new RegExp(
    `\\b${kin}\\b[^.?!]{0,25}\\b(?:meninggal|wafat|berpulang|tiada)\\b.*\\b(?:nyes[ae]l|menyesal|kehilangan|kangen|sedih banget|sedih bgt|nangis terus|(?:${not}) bisa (?:fokus|tidur|kerja|ngapa-?ngapain))\\b`,
    'u',
  ),
  /\b(?:meninggal|tewas|wafat)\b.*\b(?:saya|aku|gue|gw) (?:yang|yg) (?:nyuruh|menyuruh|salah|ngajak|mengajak)\b/u,
  /\b(?:gempa|erupsi|banjir|longsor|kebakaran|tsunami)\b.*\b(?:(?:di|tidur di) tenda|ngungsi|mengungsi|pengungsian|rata (?:sama|sm|dengan|dgn) tanah)\b/u,
  /\b(?:erupsi|lahar|tsunami)\b[^.?!]{0,30}\b(?:ngabisin|menghabiskan|hancurin|menghancurkan|ngubur|mengubur)\b[^.?!]{0,20}\b(?:kami|ku|aku|saya)\b/u,
  /\b(?:diketawain|ditertawain|ditertawakan|dikatain|diejek|dihina|diolok\w*|dijadiin (?:stiker|meme))\b.*\b(?:sakit (?:h)?ati|nangis|hancur)\b/u,
  new RegExp(
    `\\b${not} (?:ada|punya|ono|aya) (?:temen|teman|orang|konco|kawan)\\w* (?:sama sekali|satu ?pun|buat cerita|untuk bercerita)\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:meuli|beli|tuku|manukar|bli) (?:beas|beras|weas)\\b[^.?!]{0,12}\\b(?:teu aya|teu boga|ora ono|${not} (?:ada|punya|bisa|mampu))\\b`,
    'u',
  ),
  /\bgagal (?:jd|jadi|sebagai|sbg) (?:anak|manusia|ibu|istri|suami|ayah|bapak|kakak)\b/u,
];

/** What a person suffers, in the words of the deed: one who is exposed by a collector of debts or another person, or cannot do without a drug. */
export const sufferedDeeds: readonly RegExp[] = [
  /\b(?:dc|debt collector|pinjol|penagih|rentenir|bank emok)\b[^.?!]{0,15}\b(?:neror\w*|meneror|ngancem\w*|ngancam\w*|mengancam|maki-?maki|maki2)\b[^.?!]{0,12}\b(?:aku|saya|gue|gw|kami|ibu\w*|mama\w*|bapak\w*|ortu\w*|keluarga\w*|istri\w*|suami\w*|adik\w*|kakak\w*|anak\w*)\b/u,
  /\b(?:dc|debt collector|pinjol|penagih|rentenir)\w*\b[^.?!]{0,20}\b(?:nyebar\w*|sebar\w*|menyebar\w*|posting|viralin|edit)\b[^.?!]{0,15}\b(?:foto|video|aib|muka|wajah)(?:ku| ku|nya| aku| saya| sy| gue| gw| kami| adik\w*| ibu\w*| kakak\w*)\b/u,
  /\b(?:foto|video)(?:ku| ku| aku| saya| sy| gue| gw)\b[^.?!]{0,15}\b(?:disebar\w*|diviralin)\b[^.?!]{0,25}\b(?:grup|kontak|keluarga|kantor|kampus|kelas|temen|teman|dc|pinjol)\w*/u,
  new RegExp(
    `\\b(?:tramadol|sabu|ganja|hexymer|narkoba|miras|putaw|sinte)\\b.*\\b(?:ngilu|gemet[ea]r\\w*|menggigil|sakaw|sakau|keringet\\w*|sakit|mual)\\b[^.?!]{0,12}\\b(?:kalau|kalo|klo|kl) ${not} (?:minum|pake|pakai|makai|make|nyuntik)\\b`,
    'u',
  ),
];
