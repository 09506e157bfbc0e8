import { lossPatterns, partingPatterns, threatPatterns } from './worries/spoken-needs.ts';

const self = '(?:aku|saya|gue|gw|gua|ak|sy|diriku|awak|sa|w)';
const not = '(?:tidak|gak|ga|nggak|enggak|ngga|gk|g|tak|ora|ndak|tra|teu|udah ga|udah gak)';
const filler = `(?:(?:aja|saja|banget|bgt|rasanya|bisa|cepat|cepet|ikut|sekalian|langsung|${self}|lebih|jadi|kayak|kyk) ){0,3}`;
const wish =
  '(?:ingin|pengen|pengin|pgn|pngn|pingin|kepengen|mau|mending|mendingan|enakan|pilih|lebih baik|lbh baik|andai|kepikiran|kepikiran buat|kepikiran mau|niat|hayang|hoyong|kepingin|mo|arep|nak)';
const gone =
  '(?:mati|modar|koit|paeh|maot|mate|tiada|lenyap|menghilang|ngilang|(?:hilang|ilang|pergi) (?:aja|saja|selamanya|dari (?:dunia|bumi|muka bumi|hidup|semua))|(?:pergi|tidur|istirahat) selamanya)';
const height =
  '(?:rooftop|roftop|atap|balkon|jembatan|rel|jurang|tebing|pinggir (?:gedung|rel|jembatan)|tepi (?:gedung|jurang)|lantai (?:atas|paling atas|\\d+))';
/** The person's own body, and what is done to it on purpose; 'kegores' happens by accident. */
const body =
  '(?:tangan|lengan|nadi|pergelangan|paha|kulit|badan|tubuh|kaki|kepala|diri)(?:ku|nya|q| sendiri| aku| gue| gw| saya)?';
const hurt =
  '(?:(?:nge|meng|me|ng|ny|m|n|ku)?(?:sayat|ayat|silet|ilet|iris|gores|beset|cakar|akar|tusuk|usuk|lukai|lukain|benturin|jedotin|sundut|undut|cutting))(?:in|i)?';
/** Of what is cooked, sewn or made, a leg is no part of the person. */
const kitchen =
  '(?:ayam|bebek|sapi|kambing|ikan|daging|sate|pisang|buah|jeruk|mangga|masak\\w*|goreng\\w*|jarum|jahit\\w*|baju|kursi|meja|boneka|paku|duri|orang|pembeli|pelanggan)';
/** A means at hand says something together with being worn out, unless it is goods or care. */
const means =
  '(?:(?:obat|pil|tablet|kapsul)(?:nya)? (?:\\w+ )?(?:se\\w+|segenggam|banyak|semua|semuanya)|racun\\w*|baygon|pestisida|potas|obat tidur\\w*|tali gantungan|silet|cutter)';
const ready =
  '(?:siap\\w*|nyiapin|nyiapkan|menyiapkan|disiapin|kumpulin|ngumpulin|kukumpulin|di tangan|di genggaman|di depan(?:ku| mata)|genggam|pegang|megang)';
const worn =
  '(?:capek|cape|lelah|gagal|nyerah|menyerah|sendirian|malam ini|ga kuat|gak kuat|tidak kuat|ga sanggup|ga tahan|udahan|putus asa|percuma|sia-sia|beban|malu|hancur|bangkrut)';
const handled =
  '(?:jual\\w*|dijual|dagang\\w*|stok|apotek|apotik|p3k|resep|hama|tikus|gulma|serangga|nyamuk|tanaman|cabe|padi|ternak|ayam|kambing|sapi|ikan|pesanan|order\\w*|bazar|pelanggan|pembeli|herbal|jamu)';
const family =
  '(?:aku|saya|gue|gw|keluarga\\w*|adek\\w*|adik\\w*|ibu\\w*|mama\\w*|ortu\\w*|anak\\w*|istri\\w*|kami)';

/**
 * What a person says who may hurt themselves, put together from wish, end, means and place, not from whole sentences;
 * slang and regional words come on top of the concepts of the lexicon.
 */
export const crisisPatterns: readonly RegExp[] = [
  ...partingPatterns,
  new RegExp(`\\b${wish} ${filler}${gone}\\b(?! (?:gaya|lampu|listrik|rasa|kutu|ketawa|suri|langkah))`, 'u'),
  new RegExp(
    `\\b(?:mending|mendingan|lebih baik|andai|coba)\\b ?${self}? ?(?:nya)? ?\\b${not}\\b ?(?:usah |pernah )?(?:ada|lahir|hidup)\\b(?! (?:barang|uang|duit|modal|stok|yang|yg|izin|pembeli|waktu))`,
    'u',
  ),
  new RegExp(
    `\\b(?:kalau|kalo|klo|kl)\\b ?${self}? ?\\b${not}\\b ?(?:usah |pernah )?(?:lahir|hidup lagi|bangun (?:lagi|lg))\\b`,
    'u',
  ),
  /\b(?:mengakhiri|akhiri|ngakhirin|akhirin|mengakhirkan|sudahi|nyudahin|menyudahi|udahin)\b[^.?!]{0,20}\b(?:hidup|nyawa|semua|semuanya|segalanya|ini semua)\b/u,
  new RegExp(
    `\\b(?:hidup|urip|hirup|idup|iduik)(?:ku|mu|nya|na)?\\b[^.?!]{0,25}\\b(?:percuma|sia-sia|hampa|(?:tidak|tak|gak|ga|nggak|ora|ndak|euweuh|tra|udah ga|teu) ?(?:ada|aya|ono)? ?(?:arti|artinya|guna|gunanya|gunana|makna|maknanya|gunane|harapan))\\b`,
    'u',
  ),
  new RegExp(
    `\\b${not} (?:ada )?(?:guna|gunanya|arti|artinya|berguna)\\b[^.?!]{0,10}\\b(?:lagi )?(?:${self} )?(?:hidup|idup|urip)\\b`,
    'u',
  ),
  new RegExp(
    `\\b${not}\\b ?(?:lagi )?\\b(?:sanggup|kuat|mampu|tahan|mau|kiat|bisa)\\b[^.?!]{0,12}\\b(?:hidup|urip|hirup|idup)\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:besok|bsk|bentar lagi|sebentar lagi|nanti)\\b[^.?!]{0,20}${self}[^.?!]{0,15}\\b(?:udah|sudah|wis|juga)?\\b ?${not} ?ada\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:${not}|ogah|males) ?(?:mau|pengen|ingin|pengin|pingin|kepengen)? ?(?:hidup|urip|idup|hirup|iduik|bangun|bernapas)(?: di dunia)? (?:lagi|lg|maneh|deui|lai)\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:tidur|turu|sare|bobo)\\b[^.?!]{0,20}\\b(?:${not}|ra) ?(?:usah |pernah |perlu |kudu )?(?:bangun|tangi|hudang|bangkit)`,
    'u',
  ),
  /\b(?:menyerah|nyerah) (?:sama|dengan|ama) (?:hidup|semuanya)\b|\b(?:surat|pesan) (?:wasiat|perpisahan|terakhir)\b[^.?!]{0,30}\b(?:aku|saya|gue|ortu|ibu|mama)\b/u,
  // To follow one who has died.
  new RegExp(
    `\\b(?:nyusul|menyusul|susul|nyusulin|${wish} (?:ikut|ketemu|bareng|bersama|sama))\\b[^.?!]{0,12}\\b(?:almarhum\\w*|alm|almh|mendiang|(?:yang|yg) (?:udah|sudah|dah) (?:meninggal|tiada|(?:ga|gak|nggak|tidak) ada))\\b`,
    'u',
  ),
  /\b(?:kill myself|end my life|want to die|wanna die|better off dead|end it all)\b/u,
  // Who jumps, jumps from a floor, not to one.
  new RegExp(
    `\\b(?:loncat|lompat|terjun|nyebur)\\b(?! ke lantai)[^.?!]{0,12}\\b(?:gedung|flyover|sungai|${height})`,
    'u',
  ),
  new RegExp(
    `\\b(?:lagi|lg|skrg|sekarang|udah|sudah|berdiri|duduk|sendirian)\\b ?(?:\\w+ ){0,2}di (?:\\w+ )?${height}\\b[^.?!]{0,30}(?:\\btinggi\\b|\\bsepi\\b|\\bjatuh\\b|\\bsendiri\\b|\\bpamit\\b|\\bcapek\\b|\\bakhir\\b)`,
    'u',
  ),
  /\b(?:minum|menenggak|nenggak|telan|nelen|diminum|overdosis)\b[^.?!]{0,18}\b(?:racun|baygon|pestisida|pembersih lantai|obat tidur|sekaligus|sebotol|potas)\b/u,
  // Whether so much of it would do, which is not asked of goods.
  new RegExp(
    `^(?!.*\\b${handled}\\b).*\\b(?:(?:obat|pil) tidur|obat nyamuk|racun|baygon|pestisida|potas|parasetamol|paracetamol)\\b[^.?!]{0,15}\\b(?:se(?:botol|genggam|strip|papan|bungkus)|\\d+ (?:butir|tablet|strip|pil)|semuanya)\\b[^.?!]{0,20}\\b(?:cukup|sakit|langsung|mempan|ngaruh)\\b`,
    'u',
  ),
  new RegExp(
    `\\b${wish} (?:\\w+ )?(?:nabrakin|nabrakno|nabrakkan|menabrakkan|nubrukin|nabrakeun)(?: (?:diri|badan|motor|mobil)\\p{L}*)?(?= ?(?:$|[.?!]|aja|saja|wae|biar|ke|sekalian))`,
    'u',
  ),
  new RegExp(
    `\\b(?:semua|semuanya|kabeh)\\b[^.?!]{0,20}\\b(?:selesai|berakhir|kelar|rampung|udahan)\\b[^.?!]{0,8}\\btermasuk ${self}\\b`,
    'u',
  ),
  // How much of a medicine ends a life, and death as a way out.
  new RegExp(
    `^(?!.*\\b${handled}\\b).*\\b(?:obat\\w*|pil|tablet|kapsul|butir|dosis|paracetamol|parasetamol|racun)\\b[^.?!]{0,25}\\b(?:mati|mematikan|meninggal)\\b`,
    'u',
  ),
  /\b(?:mati|kematian)\b (?:itu |adalah |jadi |memang |satu-satunya |mungkin )?(?:jalan keluar|jalan satu|jalan terbaik|solusi|pilihan terakhir|lebih (?:tenang|enak|baik))\b/u,
  /\b(?:gantung diri|bunuh diri|bundir|tali gantungan|suicid\w*|self ?harm|potong nadi|iris nadi|(?:nyayat|sayat|nyilet|silet|iris) (?:tangan|lengan|nadi|pergelangan))\b/u,
  new RegExp(
    `^(?!.*\\b${kitchen}\\b).*\\b${body}\\b[^.?!]{0,15}\\b(?:(?:aku|gue|gw|saya|ak) |ku)${hurt}\\b`,
    'u',
  ),
  new RegExp(
    `^(?!.*\\b${kitchen}\\b).*\\b(?:aku|gue|gw|saya|ak|sengaja|tiap \\w+|lagi|pengen|mau) (?:lagi |abis |barusan |suka |sering |sengaja )?${hurt} (?:\\w+ )?${body}\\b`,
    'u',
  ),
  new RegExp(
    `^(?!.*\\b${handled}\\b)(?=.*\\b${worn}\\b).*\\b${ready}\\b[^.?!]{0,20}\\b${means}\\b|^(?!.*\\b${handled}\\b)(?=.*\\b${worn}\\b).*\\b${means}\\b[^.?!]{0,20}\\b${ready}\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:${self}|sengaja|cara) (?:sengaja |cepat |cepet )?(?:mati|nabrakin diri|celaka)\\b(?! (?:gaya|lampu|listrik|kutu|ketawa|rasa|pajak|suri|langkah|kelaparan|penasaran))`,
    'u',
  ),
  new RegExp(
    `\\b(?:kalau|kalo|klo|kl|pas|setelah|habis|abis) ${self} (?:udah |sudah |nanti )?(?:mati|meninggal|(?:ga|gak|tidak) ada(?= (?:siapa|nanti|yang|yg|titip|tolong|usaha|utang)))\\b`,
    'u',
  ),
  new RegExp(
    `\\b${not} ada (?:yang|yg|org|orang)[^.?!]{0,12}\\b(?:nyariin|mencari|nangisin|kehilangan|sadar)\\b[^.?!]{0,15}(?:\\b(?:aku|saya|gue|gw|mati|hilang|pergi)\\b|$)`,
    'u',
  ),
  // Vowels left out of the word for dying, behind a wish.
  /\b(?:pengen|pengin|pngen|pngn|pgn|pgen|mau|mo) mti\b/u,
  // All of it swallowed; a loss that is swallowed is named behind it.
  /\b(?:udah|sudah|udh|dah|wis|wes|habis|abis) (?:ku|tak|aku|gue|gw|saya) ?(?:tenggak|telen|telan) (?:semua|smua|kabeh)(?:nya)?\s*(?:$|[.,!?])/u,
  // Another person who has taken something and does not wake.
  /\b(?:ibu|bapak|ayah|mama|mamak|papa|adik|adek|kakak|temen|teman|pacar|suami|istri|nenek|kakek)(?:ku|nya)?\b[^.?!]{0,30}\bmulut\w*[^.?!]{0,10}\b(?:berbusa|berbuih)\b/u,
  /\b(?:benci|jijik sama) (?:sama )?(?:diri|diriku|hidup)[^.?!]{0,30}\b(?:hilang|ilang|mati|lenyap)\b/u,
  /\b(?:capek|cape|lelah|kesel|jenuh|bosen|muak|pegel) (?:banget |bgt |jadi |dengan |sama )?(?:hidup|idup|urip)\b(?! (?:ngekos|ngontrak|merantau|ngerantau|boros|nomaden|di (?:kos|kota|rantau|perantauan)))/u,
];

/** A life or heart that is told to be in ruins, and having no wish for what each day asks: worn out, not in danger by these words alone. */
export const distressPatterns: readonly RegExp[] = [
  ...lossPatterns,
  /\b(?:hidup|idup|urip|hirup|iduik)(?:ku|e|na|nya| gw| gue| aku| saya)? (?:udah |sudah |wis |rasanya |jadi )?(?:hancur|ajur|remuk|nol|kosong|hampa|gelap|berantakan|bubar|ambyar|suram)\b/u,
  /\b(?:hancur|ajur|remuk|ambyar|berantakan) (?:hidup|urip|idup|hirup|uripe?)(?:ku| gw| gue| aku| saya)\b/u,
  /\bhati(?:ku|ne| gw| gue| aku| saya)? (?:kosong|hampa|hancur|remuk|ambyar)\b/u,
  /\bm[ae]l[ae]s (?:bangun|makan|mandi|hidup|ngapa-ngapain|ngapain)\b[^.?!]{0,15}\bm[ae]l[ae]s (?:bangun|makan|mandi|hidup|ngapa-ngapain|ngapain|semua\w*|ketemu)\b/u,
];

/** What a former partner keeps, or threatens to do, in trade: it hurts no one. */
const heldInTrade =
  '(?:akun\\w*|uang|duit|kas|modal\\w*|saham\\w*|password|sandi|rekening|admin|toko\\w*|kendali|kontrak|stok|barang|resep|ig|instagram|(?:\\d+ |satu |dua |tiga |beberapa |banyak )?(?:tim|kelompok|usaha|proyek|bimbingan)\\w*)\\b';
const threatOfTrade = '(?:mau |akan |bakal )?(?:narik|tarik|cabut|mundur|buka|resign|somasi)\\b';

/** Violence against the person who writes, being alone with it, or a threat that is there now. */
export const violencePatterns: readonly RegExp[] = [
  ...threatPatterns,
  new RegExp(
    `\\b(?:ayah|bapak|papa|om|paman|kakak|pacar|suami|bos|dosen|guru|tiri|pelatih|atasan|kakek|majikan|senior|mantan)(?:ku|nya|q)?\\b[^.?!]{0,30}\\b(?:(?:raba|meraba|grepe|cabul|perkosa|setubuh|nyetubuh|pukul|mukul|mukulin|nampar|nempeleng|menempeleng|njambak|ngejambak|mentung|nendang|maksa|cium|(?:nge?|me)?leceh)\\w*|(?:sering |suka |mulai |selalu )?main tangan\\b|(?:me)?pegang-?2|(?:pegang|megang)(?:in)?\\b(?! ${heldInTrade})|(?:ngancam|ngancem)\\w*(?!\\w)(?! ${threatOfTrade}))`,
    'u',
  ),
  /\b(?:dipukul|dipukulin|ditampar(?! (?:kenyataan|realita\w*|fakta|keadaan)\b)|ditempeleng|dijambak|dipentung|digebuk|digebukin|ditendang|diperkosa|disetubuhi|dilecehkan|dilecehin|dicabuli|diraba|disekap|disiksa)\b/u,
  /\btakut pulang\b|\b(?:dipaksa|maksa aku|maksa saya)\b[^.?!]{0,20}\b(?:buka baju|foto|tidur|cium|berhubungan|vcs)\b/u,
  /\b(?:diancam|diancem|ngancem|ngancam)\b[^.?!]{0,20}\b(?:foto|video)\b/u,
  new RegExp(
    `\\b(?:ngancem|ngancam|mengancam|diancem|diancam|mau)\\b ?(?:mau |akan )?(?:bunuh|ngebunuh|dibunuh|bacok|dibacok|nyakitin|habisin|culik|bakar)\\b[^.?!]{0,15}(?:\\b${family}\\b|$)`,
    'u',
  ),
  // Robbed by force; who only wants to be spared, or asks for the case that it happens, is not.
  /^(?!.*\b(?:takut|biar|supaya|agar|cegah|mencegah|hindari|antisipasi|kalau|kalo|klo|jika|bila|misal\w*|seandainya|rawan|asuransi|serasa|kayak|kek|dicatat|nyatat|nyatet\w*|pembukuan)\b).*(?<!\b(?:ga|gak|nggak|ngga|tidak|tak|belum|anti) (?:pernah )?)\b(?:ditodong(?! (?:\w+ )?(?:pertanya\w*|soal|traktir\w*|juri|dosen|presentasi|pidato|nyanyi|cerita|jadi|buat|untuk)\b)|dirampok|kerampokan|dibegal|kebegal|dijambret|kejambret)\b/u,
  /\b(?:dc|debt collector|penagih|preman|orang|rentenir|mereka|dia)\b[^.?!]{0,30}\bbawa (?:parang|pisau|golok|celurit|clurit|senjata|pentungan|samurai)\b/u,
];
