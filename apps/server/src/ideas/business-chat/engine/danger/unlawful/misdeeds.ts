import { falseProofs } from './false-proofs.ts';

/** A deed with which the chat does not help, and which lawful way (`care.json`, `alternatives`) lies near it. */
type Misdeed = {
  readonly alternative: string;
  readonly pattern: RegExp;
  /** Deed and object leave no other meaning: likeness to harmless questions does not speak against it. */
  readonly isCertain?: true;
};

const make =
  '(?:bikin(?:in)?|buat(?:in)?|bkin|buka|jasa|jual|jualan|beli|cetak|pesan|pesen|pakai|pake|tempel|cara|tutorial|order|cari|nyari)';
const gap = (most: number): string => `[^.?!]{0,${String(most)}}`;
/** 'Tanpa campuran BKO' says that nothing is mixed in. */
const notWithout = String.raw`(?<!\b(?:tanpa|tidak|tdk|gak|ga|g|nggak|ngga|enggak|bukan|bebas|belum) (?:di|pernah )?)`;
const hide =
  '(?:nyamarin|menyamarkan|samarin|nyembunyiin|sembunyiin|menyembunyikan|ngumpetin|ngakalin|mengakali|mengelabui)';

/** Whom or what it wrongs to be got around, not far behind the words for it: 'ngakalin petugas', not 'ngakalin ongkir biar pembeli mau'. */
const outwitted =
  '(?:pembeli|pelanggan|customer|konsumen|orang|dia|mereka|bos|supplier|kasir|satpam|petugas|panitia|dosen|juri|reviewer|bank|leasing|investor|pengawas|auditor|polisi|razia|pajak|spt|ppn|pph|cukai|bea|bpom|pirt|sertifikasi|timbangan|meteran|argo|takaran|literan|tera|kwh|sistem|aplikasi|shopee|tokopedia|gojek|grab|voucher|kupon|cashback|referral|koin|kuota|saldo|paylater|cctv|absen|finger|tes urin|syarat|aturan|peraturan|izin|perizinan|kontrak|perjanjian|upah|umr|ump|bpjs|turnitin|plagiasi|ujian|laporan|nota|rab|spj|lpj|dana|hibah|beasiswa|verifikasi|subsidi|barcode|garansi|asuransi)(?:nya|ku)?';
const fewWords = '(?: (?!(?:biar|supaya|agar|ben|buat|untuk|pas|waktu|kalau|kalo)\\b)[\\p{L}\\d]+){0,2}';

const protectedAnimal =
  '(?:kakatua|kasuari|cend[er]+a?wasih|orang ?utan|kukang|trenggiling|penyu|nuri|lutung|bekantan|elang|komodo|rangkong|enggang|siamang|owa|beruang|harimau|jalak bali|dugong|kuskus|tarsius|anoa|babirusa|maleo)';

/** Stands before 'mercon' where it is the name of a dish. */
const noDish =
  '(?<!\\b(?:bakso|baso|ceker|mie|mi|seblak|tahu|sambal|sambel|ayam|cilok|lumpia|tempe|nasi|cireng|dimsum|pangsit|keripik|oseng|bandeng|bumbu|saus|rasa|kuah|level) )';

/** Medicines that are put into herbal drinks to make them work at once (BPOM: bahan kimia obat). */
const drug =
  '(?:dexa\\w*|deksa\\w*|antalgin|piroxicam|piroksikam|fenilbutazon|sildenafil|tadalafil|viagra|sibutramin\\w*|prednison|parasetamol|paracetamol|pct|diklofenak|natrium diklofenak|ctm|bko|bahan kimia obat|obat kuat|obat keras|steroid)';

/**
 * What is unlawful, put together from a deed and its object, not from whole sentences; the concepts of the lexicon's
 * illegal kind come on top. The order matters: the first that is found gives the alternative.
 */
export const misdeeds: readonly Misdeed[] = [
  ...falseProofs.map((pattern): Misdeed => ({ alternative: 'bukti-palsu', pattern, isCertain: true })),
  // False buyers, followers and reviews.
  {
    alternative: 'akun-palsu',
    pattern: new RegExp(
      `\\b(?:${make}|naikin|nambah)\\b${gap(25)}\\b(?:order|orderan|pesanan|transaksi|pembeli|ulasan|review|rating|testimoni|testi)\\b${gap(8)}\\b(?:fiktif|palsu|bodong|boongan|bohongan|fake|sendiri)\\b`,
      'u',
    ),
  },
  {
    alternative: 'akun-palsu',
    pattern:
      /\b(?:jatuhin|ancurin|hancurin|menjatuhkan|menghancurkan|jelekin|fitnah|memfitnah)\b[^.?!]{0,15}\b(?:saingan|pesaing|kompetitor|toko sebelah|toko lain|usaha orang)\b/u,
  },
  {
    alternative: 'akun-palsu',
    pattern:
      /\b(?:jual|jualan|jualin|ngejual|jasa|dagang|dagangin|bisnis|reseller|panel|supplier|kulakan)\b (?:(?:jual|jualan|jasa|panel|smm|nambah|nambahin|tambah|naikin|penambah|suntik|beli|akun|bot|paket|ratusan|ribuan|ribu|\d+) ){0,4}(?:followers?|folower\w*|pengikut|like|likes|subscribers?|subs|views?|viewers?|komen|rating|review|ulasan)\b(?! (?:naik|nambah|kami|ku|saya|organik|produk|buku|film|kuliner|makanan)\b)/u,
  },
  // Games of chance offered to others.
  {
    alternative: 'judi',
    pattern:
      /\b(?:bikin(?:in)?|buat(?:in)?|buka|bangun|kelola|jual|sewa|jadi)\b[^.?!]{0,15}\b(?:situs|web|website|aplikasi|server|agen|bandar)\b[^.?!]{0,12}\b(?:slot|judi|judol|togel|casino|kasino|gacor)\b/u,
  },
  // Forging papers, proofs and goods.
  {
    alternative: 'umum',
    pattern:
      /\b(?:ma|me|di)?(?:palsu|malsu)(?:in|kan)\b|\b(?:edit|ngedit|rekayasa|manipulasi|ngarang|mengarang)\b[^.?!]{0,25}\b(?:laporan keuangan|bukti (?:transfer|tf|bayar)|nota|kwitansi|kuitansi|slip gaji|rekening koran|ktp|sertifikat)\b/u,
  },
  {
    alternative: 'ijazah-palsu',
    pattern: new RegExp(
      `\\b${make}\\b${gap(40)}\\b(?:ijazah|sertifikat|surat|ktp|sim|stempel|dokumen|transkrip)\\b${gap(12)}\\b(?:palsu|bodong|aspal|tembak)\\b`,
      'u',
    ),
  },
  {
    alternative: 'bajakan',
    pattern: new RegExp(
      `\\b${make}\\b${gap(40)}\\b(?:palsu|fake|abal-?abal|aspal|bodong|bajakan|kw super|replika)\\b`,
      'u',
    ),
  },
  {
    alternative: 'umum',
    pattern: /\b(?:palsu|fake)\b[^.?!]{0,25}\b(?:massal|gimana|gmn|caranya|dimana|di mana|murah)\b/u,
  },
  // Firecrackers, made or sold; a dish that is called after them is none.
  {
    alternative: 'petasan',
    isCertain: true,
    pattern: new RegExp(
      `\\b(?:bikin|buat|(?:nge|me)?racik\\w*|(?:me)?rakit\\w*)\\b${gap(12)}${noDish}\\b(?:petasan|mercon)\\b`,
      'u',
    ),
  },
  {
    alternative: 'petasan',
    pattern: new RegExp(
      `\\b(?:jual\\w*|dagang\\w*|(?:nye)?stok|kulakan|beli|modal)\\b${gap(25)}${noDish}\\b(?:petasan|mercon)\\b`,
      'u',
    ),
  },
  // Data of others as goods, in whichever order it is said.
  {
    alternative: 'umum',
    pattern: new RegExp(
      `\\b(?:data|database|list|daftar|kumpulan|nomor|nomer)\\b${gap(45)}\\b(?:scrap\\w*|crawl\\w*|bocor\\w*|nik|ktp|(?:nomor|nomer|no) (?:hp|wa)|wa|hp|email|pelanggan|pembeli|nasabah|mahasiswa|orang)\\b${gap(25)}\\b(?:dijual|dijualin|jual lagi|jualin|buat dijual|ngejual)\\b|\\b(?:jual|jualan|ngejual|jualin|dagang|nawarin)\\b (?:\\w+ ){0,2}(?:data|database|list|daftar|kontak|nomor)\\b (?:\\w+ ){0,2}(?:pelanggan|pembeli|nasabah|mahasiswa|orang|customer|hasil (?:scrap\\w*|crawl\\w*)|email|wa|hp)\\b`,
      'u',
    ),
  },
  // Data of others that are bought, with numbers of identity cards or of a lender's borrowers among them.
  {
    alternative: 'umum',
    isCertain: true,
    pattern: new RegExp(
      `\\b(?:beli|ngebeli|membeli|dapetin)\\b (?:data|database|list|kumpulan|kontak|daftar (?:nomor|nomer|no)) (?:(?!(?:harga|produk|saya|sendiri)\\b)\\w+ ){0,3}(?:nik|ktp|kk|nasabah|bocor\\w*|(?:hp|wa|telp|telepon) (?:orang|pelanggan|mahasiswa|warga|pembeli))\\b(?! (?:saya|sendiri|sy|kami)\\b)|\\b(?:cari|nyari|butuh)\\b (?:data|database|list|kumpulan|kontak) (?:(?!(?:harga|produk|saya|sendiri)\\b)\\w+ ){0,3}(?:nik|bocor\\w*|(?:hp|wa|telp|telepon) (?:orang|warga))\\b(?! (?:saya|sendiri|sy|kami)\\b)`,
      'u',
    ),
  },
  // One's account lent or a stranger's taken for money.
  {
    alternative: 'umum',
    pattern:
      /\b(?:rekening|atm|m-?banking)(?:ku|nya|q)?\b[^.?!]{0,12}\b(?:disewain|disewakan|disewa|sewaan|dipinjemin|dijual)\b|\b(?:butuh|cari|nyari|pakai|pake|sewa|nyewa)\b (?:\w+ )?(?:rekening|atm) (?:sewaan|sewa|orang|nominee)\b|\b(?:minjemin|pinjemin|minjamkan|nyewain|sewain) (?:rekening|atm)\b/u,
  },
  // Spying, breaking into accounts, taking codes.
  {
    alternative: 'umum',
    pattern:
      /\b(?:sadap|nyadap|menyadap|hack|ngehack|heker|retas|meretas|bobol|ngebobol|membobol|phising|phishing|bajak akun|spam massal|ddos|carding)\b/u,
  },
  {
    alternative: 'umum',
    pattern:
      /\b(?:cara|trik|gimana|gmn|dapetin|ngambil|nyolong|curi|nyuri|bypass|mancing|minta)\b[^.?!]{0,15}\b(?:otp|pin|password|sandi)\b[^.?!]{0,15}\b(?:orang|korban|pelanggan|pembeli|nasabah|dia|mantan)\b/u,
  },
  {
    alternative: 'umum',
    pattern:
      /\b(?:biar|supaya|agar|tanpa)\b[^.?!]{0,30}\b(?:ketauan|ketahuan|ketangkap|ketangkep|ke?ciduk|diciduk|ketara|kentara|dilacak|terlacak|kelacak|kelihatan palsu|dikira (?:ori|asli)|sepengetahuan|(?:dia|mereka|orangnya) (?:tau|tahu))\b/u,
  },
  // Threatening, hurting, shaming.
  {
    alternative: 'umum',
    pattern:
      /\b(?:ngancem|ngancam|mengancam|neror|meneror|mukulin|gebukin|culik|nyulik|santet|nyantet|bakar (?:toko|warung|kios)|sewa preman)\b/u,
  },
  {
    alternative: 'umum',
    pattern:
      /\b(?:sebar|sebarin|nyebarin|menyebarkan|viralin)\b[^.?!]{0,15}\b(?:ktp|aib|foto|data|video)\b[^.?!]{0,25}\b(?:ngutang|berutang|utang|mantan|pelanggan|karyawan|dia)\b/u,
  },
  // Goods that are brought in past customs.
  {
    alternative: 'umum',
    pattern:
      /\bpelabuhan (?:tikus|gelap)\b|^(?=.*\b(?:luar neg\w*|impor\w*|perbatasan|bea ?cukai|malaysia|singapur\w*|timor leste|china|cina)\b).*\b(?:jalur|jalan|pintu|rute) (?:tikus|gelap|belakang)\b|\b(?:nyelundup\w*|menyelundup\w*|selundupin)\b/u,
  },
  // Bribes and money from crimes.
  { alternative: 'umum', pattern: /\b(?:nyogok|menyogok|sogok|nyuap|menyuap|suap (?:petugas|pejabat))\b/u },
  {
    alternative: 'umum',
    pattern:
      /\b(?:nyelipin|selipin|kasih|ngasih|nyodorin|siapin|bayar)\b[^.?!]{0,20}\b(?:duit|uang|amplop|pelicin|uang rokok|salam tempel)?\b[^.?!]{0,12}\b(?:petugas|pejabat|oknum|orang dalam|pegawai dinas|auditor|juri)\b[^.?!]{0,30}\b(?:biar|supaya|agar|lgsg|langsung|lolos|cepet|cepat|menang)\b/u,
  },
  {
    alternative: 'umum',
    pattern:
      /\b(?:cuci|nyuci|pencucian|mencuci) uang\b|\bmoney laundering\b|\b(?:sewain|nyewain|nyewa|pinjemin|jual|minjemin)\b[^.?!]{0,10}\b(?:rekening|atm)\b|\b(?:jual|jualan|nawarin|nyebar)\b[^.?!]{0,40}\b(?:data|database|list)\b[^.?!]{0,20}\b(?:nik|ktp|scrap\w*|bocor\w*|nomor hp|nomer hp|no hp|nomor wa|email)\b/u,
  },
  // Deceiving.
  {
    alternative: 'umum',
    pattern:
      /\b(?:nipu|menipu|ngibulin|bohongin|boongin|mengelabui|manipulasi|curangin|nyolong|nyuri|mencuri|nilep|nggelapin|ngemplang)\b/u,
  },
  // To get around a rule, a charge or a person; around rain, dear chillies or a small kitchen is skill.
  {
    alternative: 'umum',
    isCertain: true,
    pattern: new RegExp(
      `\\b(?:ng|meng)?akal(?:in|i)${fewWords} ${outwitted}\\b|\\b${outwitted}${fewWords} diakal(?:in|i)\\b`,
      'u',
    ),
  },
  {
    alternative: 'umum',
    pattern:
      /\b(?:bayar|bayarin|untung|profit|bunga)\b[^.?!]{0,20}\b(?:member|anggota|investor|nasabah|peserta) lama\b[^.?!]{0,30}\bbaru\b|\b(?:bikin|buat|buka|mau|skema)\b[^.?!]{0,25}\b(?:ponzi|money game|arisan bodong|investasi bodong)\b/u,
  },
  {
    alternative: 'umum',
    pattern:
      /\b(?:buka|open|bikin)\b[^.?!]{0,10}\b(?:po|pre-? ?order|dp)\b[^.?!]{0,40}\b(?:kabur|ga (?:usah )?dikirim|gak (?:usah )?dikirim|ga ada barangnya|tanpa barang|bohongan|fiktif)\b/u,
  },
  {
    alternative: 'umum',
    pattern: /\b(?:mark ?up|dilebihin|naikin|nglebihin) (?:nota|kuitansi|kwitansi|harga rab)\b/u,
  },
  {
    alternative: 'umum',
    pattern: new RegExp(
      `\\b${hide}\\b${gap(20)}\\b(?:pajak|omzet|omset|spt|razia|polisi|bpom|bea cukai|petugas|timbangan|gerebek|grebek)\\b|\\b(?:kurangin|curangin|setel)\\b${gap(10)}\\btimbangan\\b|\\b(?:kurangi|ngurangin|mengurangi|curangi|mencurangi|akalin|ngakalin) (?:(?:berat|isi|angka) )?timbangan(?:nya)?\\b(?! badan)|\\btimbangan(?:nya)? (?:di)?(?:kurangin?|curangin?|akalin?)\\b${gap(15)}\\b(?:biar|supaya|agar)\\b`,
      'u',
    ),
  },
  {
    alternative: 'umum',
    pattern: new RegExp(
      `\\b(?:slot|judi|togel|narkoba|miras|oplosan)\\b${gap(40)}\\b(?:${hide}|ga digerebek|gak digerebek)\\b`,
      'u',
    ),
  },
  // Food and goods that hurt a person who buys them.
  {
    alternative: 'keamanan-pangan',
    pattern:
      /(?<!\b(?:pengganti|alternatif|tanpa|bebas|selain|bukan|bahaya) )\b(?:bora(?:ks|x|k)|formalin|pewarna tekstil|rhodamin)\b[^.?!]{0,40}\b(?:bakso|mie|tahu|biar|awet|campur|takaran|dosis)\b|\b(?:campur|tambah|takaran|dosis|pakai|pake)\b[^.?!]{0,20}(?<!\b(?:pengganti|alternatif|tanpa|bebas|selain|bukan) )\b(?:bora(?:ks|x|k)|formalin|rhodamin)\b/u,
  },
  {
    alternative: 'keamanan-pangan',
    pattern:
      /\b(?:ganti|ubah|hapus|ngapus|ngilangin|timpa|majuin|mundurin)\b[^.?!]{0,15}\b(?:tanggal|tgl|label|kode)\b[^.?!]{0,12}\b(?:expired|exp|kedaluwarsa|kadaluarsa|kadaluwarsa|basi)\b|\b(?:ng|di)?edit(?:in)? (?:tanggal|tgl|kode|masa) (?:expired|exp|kedaluwarsa|kadaluarsa|kadaluwarsa)\b/u,
  },
  {
    alternative: 'keamanan-pangan',
    pattern:
      /\b(?:ayam|daging|ikan)\b ?(?:tiren|bangkai|busuk|gelonggongan)\b[^.?!]{0,40}\b(?:jual|biar|campur|olah|bakso|abon|nugget)\b|\bcampur\w*\b[^.?!]{0,15}\b(?:babi|celeng|tikus)\b|\b(?:babi|celeng|tikus)\b[^.?!]{0,15}\b(?:campur\w*|dicampur|ngakunya|dibilang)\b/u,
  },
  {
    alternative: 'umum',
    pattern:
      /\b(?:nyuntik|suntik|nyuntikin|oplos|ngoplos|mengoplos|nimbun|timbun|menimbun)\b[^.?!]{0,12}\b(?:gas|elpiji|lpg|tabung|bbm|solar|pertalite|bensin|beras|minyak|oli)\b/u,
  },
  // What is in a subsidised cylinder into another one; the cylinder itself may be carried.
  {
    alternative: 'umum',
    isCertain: true,
    pattern:
      /\b(?:mindah\w*|(?:di|me)?pindah\w*|salin|nyalin|menyalin)\b (?:isi(?:nya)? |gas |elpiji |lpg |dari ){1,3}[^.?!]{0,25}\b(?:ke|jadi)\b (?:dalam )?(?:tabung|gas|elpiji|lpg|yang|yg)\b[^.?!]{0,12}(?:\b(?:12|5[.,]5|50) ?(?:kg|kilo)|\b(?:biru|pink|besar|gede|non ?subsidi)\b)|\b(?:elpiji|lpg|gas|melon)\b (?:\w+ ){0,3}(?:di|ku)?(?:isi|transfer|oper|kuras)(?:in|kan)? (?:lagi )?ke (?:dalam )?(?:tabung|gas|yang|yg)\b[^.?!]{0,12}(?:\b(?:12|5[.,]5|50) ?(?:kg|kilo)|\b(?:biru|pink|non ?subsidi)\b)/u,
  },
  {
    alternative: 'umum',
    pattern:
      /\b(?:jual|dagang|jualan|nyetok|stok|edarin|ngedarin|beli|supplier|kulakan)\b[^.?!]{0,20}\b(?:tramadol|hexymer|eximer|eksimer|trihex|dextro|pil koplo|sinte|gorila|tembakau gorila|inex|ekstasi|sabu|ganja|pod getar|magic mushroom)\b/u,
  },
  // Drugs in what is sold as herbs, food or cosmetics.
  {
    alternative: 'keamanan-pangan',
    isCertain: true,
    pattern: new RegExp(
      `\\b(?:jamu|herbal|kopi|madu|minuman|permen|teh|pelangsing)\\b${gap(40)}${notWithout}\\b(?:(?:ku|di)?campur\\w*|(?:ku|di)?tambah\\w*|dikasih|dikasi|kasih|isi|plus|pakai|pake)\\b${gap(12)}\\b${drug}\\b|${notWithout}\\b(?:campur\\w*|nyampur\\w*|masukin|tambahin|tambah|kasih)\\b${gap(12)}\\b${drug}\\b${gap(20)}\\b(?:ke|di|dalam|jamu|herbal|kopi|madu)\\b|\\b(?:krim|cream|skincare|lotion|serum|racikan)\\b${gap(40)}${notWithout}\\b(?:(?:ku|di)?campur\\w*|(?:ku|di)?tambah\\w*|dikasih|kasih|isi|pakai|pake)\\b${gap(12)}\\b(?:merkuri|mercury|hidrokuinon|hydroquinone|steroid|betametason|klobetasol)\\b`,
      'u',
    ),
  },
  // Protected animals, caught, smuggled or sold alive.
  {
    alternative: 'satwa-dilindungi',
    pattern: new RegExp(
      `\\b(?:(?:nge|me|men)?jerat|mikat|(?:me)?mikat|nangk[ae]p|menangkap|tangkap|nembak|berburu|(?:nye|se|menye)lundup\\w*|lolos(?:in|kan)|ngelolosin)\\b${gap(30)}\\b${protectedAnimal}\\b|\\b${protectedAnimal}\\b${gap(12)}\\b(?:hidup|liar|tangkapan)\\b(?! (?:bebas|di alam|di hutan))`,
      'u',
    ),
  },
  // Schoolwork for money.
  {
    alternative: 'joki-tugas',
    pattern:
      /\bjoki\w*|\b(?:jasa|jual|terima|buka)\b(?![^.?!]{0,20}\b(?:ketik|ngetik|pengetikan|print|ngeprint|cetak|jilid|fotokopi|terjemah\w*|translate|format|layout|template|les|bimbingan|cek|desain)\b)[^.?!]{0,30}\b(?:tugas|skripsi|makalah|pr|jawaban ujian|bocoran soal|kunci jawaban)\b/u,
  },
  // Another person's papers or name without their knowing.
  {
    alternative: 'pinjol-ilegal',
    pattern:
      /(?<!\b(?:minta|mau|diminta|dimintai|ngajak|pengen|pengin) )\b(?:pinjem|pinjam|pake|pakai|gunain) (?:ktp|identitas|data|nama|rekening)(?! ?(?:ku|saya|sy|aku|gue|gw|gua|sendiri)\b)\b[^.?!]{0,30}\b(?:tanpa|diam|diem|pinjol)\b/u,
  },
];

/** Deeds of which the words below make no victim: the person who asks wants to do them. */
export const alwaysMisdeeds: ReadonlySet<string> = new Set(['joki-tugas', 'pinjol-ilegal']);
