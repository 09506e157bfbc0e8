/**
 * What is negated or kept away from, taken out before deeds are looked for: 'nagih tanpa ngancem', '(bukan joki)'. 'Tanpa
 * ketahuan' stays, since it hides a deed.
 */
export const disclaimed =
  /\b(?:bukan|bkn|bkan|jangan|jgn|anti|selain|hindari|menghindari|cegah|mencegah|waspada|takut|(?:gak|ga|tidak|nggak|ogah) (?:mau|pengen|ingin|akan|niat)?|tanpa (?!(?:\w+ ){0,2}(?:tau|tahu|ketauan|ketahuan|izin|ijin|sepengetahuan)\b)) ?(?:mau |buat |niat |berniat |jadi |kena |sampe |sampai |harus |pake |dengan )?(?:judi|joki\w*|nipu|menipu|bohong\w*|ngancem|ngancam|mengancam|neror|maksa|palsu|bajakan|penipuan|(?:(?:nge|me)?ngemplang|(?:me)?ngelabui|ngakal\w*|menghindar\w*|ngindar\w*|korupsi|nakal|ilegal|yang aneh)(?: pajak\w*| kewajiban)?|curang\w*|nyogok|suap|barang kw|(?:nge)?hack|(?:me)?retas|(?:nge|mem)?bobol|(?:nyadap|menyadap))\b|\b(?:takut|khawatir|kuatir|males|malu|sieun|wedi|(?:jangan|jgn) (?:sampai|sampe)|(?:ga|gak|nggak|ngga|tidak) mau) (?:di(?:bilang|kira|tuduh|anggap|sangka|cap)) (?:(?:jual|jualan|lagi|mau|barang|tukang) )*(?:\w*elundup\w*|nipu|penipu\w*|kw|palsu|bajakan|curang|pencuri\w*|maling|calo|rentenir|penimbun\w*|nimbun|nyolong|nyuri|judi|ilegal|illegal)\b/gu;

const others =
  '(?:rekan|temen|teman|partner|relasi|pembeli|pelanggan|supplier|pemasok|karyawan|pegawai|anak buah|kasir|penjaga|pesaing|saingan|kompetitor|penjual|seller|toko sebelah|toko lain|orang|oknum|admin|petugas|dosen|klien|reseller|dia|mereka)';
const deeds =
  '(?:nipu|menipu|ngakal\\w*|nilep|nyuri|nyolong|mencuri|ngancem|ngancam|neror|bohong\\w*|curang\\w*|malsu\\w*|manipulasi|nge ?hack|bobol|ngaku|kirim|ngirim|pake|pakai|bikin|jual|sebar\\w*|nyebar\\w*|niru|bajak|minta|nunjuk\\w*|menunjuk\\w*|nge ?dit|ngedit|korupsi|gelapin|nggelapin|ambil|ngambil|fitnah|jelek\\w*)';

/** Another person who does the deed stands before it ('karyawan nilep'); whom it is done to stands behind ('cara nipu pembeli'). */
const another = `(?<!\\b(?:biar|supaya|agar|ke|buat|bikin|nipu|tipu|nipuin|cara|sama|jadi|jasa|sewa|nyewa|suruh|nyuruh|bayar|hoax|hoaks|isu|gosip) (?:(?:toko|akun|warung|lapak) )?)\\b${others}(?:ku|nya|q|mu| aku| saya| gue| gw)?\\b(?:(?!\\b(?:aku|saya|sy|gue|gw|gua|ku) (?:(?:mau|udah|sudah|yang|yg|abis|habis|cuma|pernah) )*${deeds}\\b|,? cara(?:nya)? (?:${deeds}|biar)\\b)[^.?!]){0,25}\\b${deeds}\\b`;
/** A stranger does it to the person or their own: 'dc pinjol neror ibuku'. */
const doneToOwn =
  '(?<!\\b(?:jadi|aku|saya|gue|gw|kerja|sewa|nyewa|suruh|nyuruh|bayar|buat) )\\b(?:dc|debt ?col\\w*|collector|pinjol|penagih\\w*|rentenir|bank emok|preman|ormas|mantan\\w*|pacar\\w*|suami\\w*|tetangga\\w*|bos\\w*|senior\\w*|atasan\\w*|orang|dia|mereka)\\b[^.?!]{0,30}\\b(?:neror|meneror|ngancem|ngancam|mengancam|nyebar\\w*|menyebar\\w*|mukul\\w*|gebuk\\w*|maki\\w*|meras|memeras|malak|nyantet|nguntit|nipu|menipu|nilep|ngakalin)\\b[^.?!]{0,14}(?:\\p{L}{3,}ku\\b|\\b(?:aku|saya|gue|gw|kami|keluarga|ortu)\\b)';
const anothersThing = new RegExp(
  `\\b(?:laptop|hp|pc|komputer|ktp|data|nomor|nomer|akun|foto|ijazah|motor|dm|chat|wa|ig|fb|email) ${others}\\b`,
  'gu',
);
const isDoneByAnother = new RegExp(another, 'u');

/** What another stole or got is sold on by the writer: a deed of their own. */
const sellsOn =
  /\b(?:ku ?jual|(?:aku|saya|gue|gw|gua) jual|(?:mau|pengen|buat|untuk) (?:di)?jual) (?:lagi|ulang)\b/u;

/**
 * Whether another person does the deed, not only owns a thing: 'laptop pelanggan'.
 * @param line of a message
 */
export const doneByAnother = (line: string): boolean =>
  isDoneByAnother.test(line.replaceAll(anothersThing, ' ')) && !sellsOn.test(line);

/**
 * The person was done wrong, wants to keep away from it or asks what is allowed: no refusal, but an answer.
 */
export const isInnocent = new RegExp(
  [
    '(?<!\\b(?:ga|gak|nggak|ngga|gk|tidak|tak|gausah) )\\bkena\\b',
    '\\b(?:lp|boleh|ngeceknya|ketipu|tertipu|ditipu|korban|(?:me|nge|di)?lapor(?:in|kan|nya|innya|kannya)?|hindari|menghindari|cegah|mencegah',
    'bedain|bedanya|membedakan|cek|ngecek|periksa|ciri|tanda(?! ?tangan)|modus|bahaya|waspada|ditawari|ditawarin|diajak|ditagih|(?<!\\b(?:buat|untuk|utk|mau) )nawarin|dimintai|diminta|dimintain',
    'dituduh|diviralin|dicuri|dibajak|dihack|diretas|kehilangan|tanpa sengaja|aman ga|aman gak|legal (?:atau|apa|ga|gak|nggak|kah|ndak|opo)|legal(?=\\s*(?:\\?|$))|resmi atau|digelapin|ditilep',
    'diancam|diancem|dipalsu\\w*|di (?:hack|retas|bobol|bajak|curi|tipu|palsu\\w*|fitnah|ancam)|kena hack|ulasan palsu dari|penipu kemana)\\b',
    '\\b(?:dapet|dapat|nerima|menerima|ngadepin) (?:order\\w*|pesanan|ulasan|review|rating|bukti|uang|tf|transfer\\w*|pembayaran)\\b',
    // Their own is copied, and is to be taken down.
    '\\bmirip (?:toko|akun|web|website|brand|merek|produk)(?:ku| (?:gw|gue|saya|aku|kami|kita))\\b',
    // Lost without a deed, refused, or a place on a label that is asked for.
    '\\b(?:data|kontak|file|catatan|nomor|nomer|memori)\\b[^.?!]{0,24}\\b(?:ilang|hilang|lenyap|kehapus|terhapus|kereset)\\b',
    '\\bcara (?:nolak|menolak|ngusir|mengusir)\\p{L}*',
    '\\b(?:di)?(?:taruh|taro|letak|tempel|tulis|cantum)\\p{L}* (?:nya )?(?:di ?mana|dmn|(?:di )?(?:sebelah|bagian) mana)\\b',
    doneToOwn,
  ].join('|'),
  'u',
);

/** Another person does it, or it was met with: no excuse for who has a share in it. */
export const tellsOfAnother = new RegExp(
  `\\b(?:nemu|nemuin|ada) (?:toko|orang|akun|yang|yg|${others})\\b|${another}`,
  'u',
);

/** That a deed is looked at by none makes no victim of who tells it: 'ga ada yg ngecek'. */
export const unwatched =
  /\b(?:ga|gak|gk|g|nggak|ngga|enggak|tidak|tdk|tak|ora|jarang) (?:(?:ada|pernah|bakal|bakalan|akan|bisa|mungkin|yang|yg|petugas|orang|mau) )*(?:di)?(?:cek|ngecek|mengecek|periksa|meriksa|memeriksa|lapor\w*|melapor\w*)\b/gu;

/** Reports, refuses, blocks or is accused: of what is always refused too. */
export const keepsAway =
  /\b(?:(?:nge|me)?lapor\w*|pengaduan|menolak|nolak\w*|tolak|blokir\w*|dituduh|difitnah|korban|bantuan hukum)\b/u;

/** What is in the goods is said to who buys them: how to write it is asked. */
export const discloses =
  /\b(?:label\w*|kemasan\w*|menu\w*)\b[^.?!]{0,20}\b(?:ditulis|tulis|nulis|cantum\w*|dicantum\w*)\b|\b(?:ditulis|tulis|nulis|nyantumin|cantumin|dicantumin|mencantumkan)\b[^.?!]{0,15}\b(?:label|kemasan|menu)\b/u;

/** What is written into a contract is asked, whatever it lets one do for good. */
export const asksContract =
  /^(?!.*\b(?:palsu|fiktif|tanggal mundur|jebak\w*|diam-diam|sepihak|tanpa (?:dibaca|sadar|sepengetahuan))\b).*\b(?:kontrak|perjanjian|lisensi|mou|spk)(?:nya|ku|ne|na)?\b[^.?!]{0,25}\b(?:(?:di)?tulis\w*|isi(?:nya|ne)?|(?:di)?cantum\w*|pasal(?:nya)?|poin\w*|gimana|gmn|apa)\b/u;

/** Who asks how to take part in what was offered wants it, though another person does it: 'ada yang nyewa rekening, cara mulainya?'. */
export const joins =
  /\bcara (?:\w+ )?(?:mulai|ikut|daftar|gabung)\w*|\b(?:ikut|daftar|gabung|mulai)nya (?:gimana|gmn|dimana|di mana)\b|\b(?:mau|pengen|pgn|pengin) (?:ikut|ikutan|terima|gabung)\b(?! (?:tapi|tp|takut|ga|gak))/u;

/** Which penalty a deed has is asked, by one who does not look for a way around it. */
const penalty =
  '(?:hukuman|sanksi|ancaman(?: hukuman)?|pidana|denda|pasal|risiko hukum|resiko hukum)(?:nya)?';
export const asksPenalty = new RegExp(
  `^(?!.*\\b(?:biar|supaya|agar|hindari|menghindar\\p{L}*|ngindar\\p{L}*|lolos|kabur|cara|gimana|dipake|dipakai|sebarin|disebar)\\b)(?=.*(?:^\\s*(?:apa |berapa |brp )?${penalty} (?!dibayar|buat|untuk|ke |bagi)|\\b${penalty} (?:apa|berapa|brp)\\b|\\b(?:kena|dapat|dapet) ${penalty}|\\b(?:di)?penjara(?:nya)? (?:berapa|brp|ga|gak|nggak)\\b))`,
  'u',
);

const penaltyAsked = new RegExp(
  `(?<!\\p{L})(?:(?:kena|dapat|dapet) )?(?:${penalty}|(?:di)?penjara(?:nya)?)(?: (?:apa|berapa|brp|ga|gak|nggak)(?: (?:tahun|taun|bulan))?)?(?!\\p{L})`,
  'giu',
);

/**
 * What a message asks for beside the penalty.
 * @param text as it was written
 */
export const leaveOutPenalty = (text: string): string => text.replaceAll(penaltyAsked, ' ').trim();

/** Whether something counts as a misdeed is asked: 'undian itu judi bukan?'. */
export const asksStatus =
  /\b(?:itu|termasuk|masuk|dianggap|dibilang|dikira|tergolong|apakah)\b[^.?!]{0,25}\b(?:judi|miras|penipuan|ilegal|joki|riba|rentenir|pungli|suap|gratifikasi|plagiat|money game|ponzi|mlm)\b[^.?!]{0,15}(?:\bbukan\b|\bga\b|\bgak\b|\bkah\b|\bya\b|\bngga\w*|\?|$)|\b(?:judi|ilegal|joki|riba|rentenir|pungli|suap|gratifikasi|plagiat|ponzi|dilarang|melanggar)(?:kah)? (?:bukan|ga|gak|nggak|enggak|apa (?:bukan|engga\w*))\b/u;

const no = '(?:ga|gak|gk|g|nggak|ngga|enggak|tidak|tdk|tak|ora|teu|dak|ndak|indak)';
/** Asks how to do it unseen. */
const hides = new RegExp(
  `\\b(?:biar|supaya|agar|ben|ambeh|bia|trus|terus|dan) (?:\\w+ ){0,3}${no} (?:\\w+ ){0,2}(?:ketauan|ketahuan|ketok|curiga|dicurigai|sadar|tau|tahu|weruh|kedetek\\w*|terdeteksi|digerebek|kelacak|dilacak|dirazia|kena (?:ban|banned|suspend|razia|takedown|blokir\\w*))\\b(?! (?:\\w+ )?(?:rumah|ortu|orang ?tua|keluarga|mama|papa|ibu|bapak|istri|suami|temen|pacar)\\b)`,
  'u',
);
const invited = /\b(?:ditawar(?:in|i)|diajak(?:in)?|boleh(?:lah)?)\b/gu;

/**
 * A line without the words of an invitation or a question for leave, where it asks how to do the deed unseen: who wants that is neither wary nor in doubt.
 * @param line of a message
 */
export const leaveOutInvitation = (line: string): string =>
  hides.test(line) ? line.replaceAll(invited, ' ') : line;
