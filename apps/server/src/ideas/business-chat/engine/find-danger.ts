import { understand } from '@kawanusaha/bahasa/understand';

export type Danger = 'crisis' | 'violence' | 'distress' | 'illegal';

const self = '(?:aku|saya|gue|gw|gua|ak|sy|diriku|awak|sa)';
const gone = '(?:mati|hilang|ilang|menghilang|ngilang|lenyap|tiada|pergi selamanya|tidur selamanya)';
const wish = '(?:ingin|pengen|pengin|pgn|kepengen|mau|mending|lebih baik|lbh baik|andai|kepikiran)';

/**
 * What a person says who may hurt themselves, put together from wish, end and means, not from whole sentences: slang and
 * regional words come on top of the concepts of the lexicon.
 */
const crisisPatterns: readonly RegExp[] = [
  new RegExp(`\\b${wish}\\b[^.?!]{0,25}\\b${gone}\\b(?! (?:gaya|lampu|listrik|rasa|kutu))`, 'u'),
  new RegExp(
    `\\b(?:mending|lebih baik|andai|kalau|kalo|klo|coba)\\b ?${self}? ?(?:nya)? ?\\b(?:tidak|gak|ga|nggak|enggak|udah ga|ora)\\b ?(?:usah |pernah )?(?:ada|lahir|hidup)\\b`,
    'u',
  ),
  /\b(?:mengakhiri|akhiri|ngakhirin|akhirin|mengakhirkan|sudahi|nyudahin|menyudahi)\b[^.?!]{0,20}\b(?:hidup|nyawa|semua|semuanya|segalanya|ini semua)\b/u,
  /\b(?:hidup|urip|hirup|idup|iduik)(?:ku|mu|nya|na)?\b[^.?!]{0,25}\b(?:percuma|sia-sia|hampa|(?:tidak|gak|ga|nggak|ora|ndak|euweuh|tra|udah ga|teu) ?(?:ada|aya|ono)? ?(?:arti|artinya|guna|gunanya|gunana|makna|maknanya|gunane|harapan))\b/u,
  /\b(?:tidak|gak|ga|nggak|ora|ndak|tra|teu|su tra)\b ?(?:lagi )?\b(?:sanggup|kuat|mampu|tahan|mau|kiat|bisa)\b[^.?!]{0,12}\b(?:hidup|urip|hirup|idup)\b/u,
  new RegExp(
    `\\b(?:besok|bsk|bentar lagi|sebentar lagi|nanti)\\b[^.?!]{0,20}${self}?[^.?!]{0,15}\\b(?:udah|sudah|wis)\\b ?(?:tidak|ga|gak|nggak) ?ada\\b`,
    'u',
  ),
  /\b(?:hayang|hoyong|kepingin|pingin|mo|arep|nak) (?:paeh|maot|mati|modar|mate)\b/u,
  /\b(?:tidak|gak|ga|nggak|ora|ogah|males|ndak|tra) ?(?:mau|pengen|ingin|pengin|pingin|kepengen)? ?(?:hidup|urip|idup|hirup|iduik|bangun|bernapas)(?: di dunia)? (?:lagi|maneh|deui|lai)\b/u,
  /\btidur\b[^.?!]{0,15}\b(?:tidak|gak|ga|nggak) ?(?:usah |pernah |perlu )?bangun\b/u,
  /\b(?:menyerah|nyerah) (?:sama|dengan|ama) (?:hidup|semuanya)\b|\b(?:surat|pesan) (?:wasiat|perpisahan|terakhir)\b[^.?!]{0,30}\b(?:aku|saya|gue|ortu|ibu|mama)\b/u,
  /\b(?:kill myself|end my life|want to die|wanna die|better off dead|end it all)\b/u,
  /\b(?:loncat|lompat|terjun|nyebur)\b[^.?!]{0,12}\b(?:jembatan|gedung|lantai|atap|rel|flyover|tebing|jurang|sungai)\b/u,
  /\b(?:minum|menenggak|nenggak|telan|nelen|diminum|overdosis)\b[^.?!]{0,18}\b(?:racun|baygon|pestisida|pembersih lantai|obat tidur|sekaligus|sebotol)\b/u,
  /\b(?:gantung diri|bunuh diri|bundir|tali gantungan|suicid\w*|self ?harm|potong nadi|iris nadi|(?:nyayat|sayat|nyilet|silet|iris) (?:tangan|lengan|nadi|pergelangan))\b/u,
  /\b(?:benci|jijik sama) (?:sama )?(?:diri|diriku|hidup)[^.?!]{0,30}\b(?:hilang|ilang|mati|lenyap)\b/u,
  /\b(?:capek|cape|lelah|kesel|jenuh|bosen) (?:banget |bgt )?(?:hidup|idup|urip)\b/u,
];

/** Violence against the person who writes, or being alone with it. */
const violencePatterns: readonly RegExp[] = [
  /\b(?:ayah|bapak|papa|om|paman|kakak|pacar|suami|bos|dosen|guru|tiri|pelatih|atasan|kakek|majikan|senior)\b[^.?!]{0,30}\b(?:pegang-?2?|megang|raba|meraba|grepe|cabul|perkosa|pukul|mukul|mukulin|nampar|nendang|ngancam|maksa|cium)\w*/u,
  /\b(?:dipukul|dipukulin|ditampar|digebuk|digebukin|ditendang|diperkosa|dilecehkan|dilecehin|dicabuli|diraba|disekap|disiksa)\b/u,
  /\btakut pulang\b|\b(?:dipaksa|maksa aku|maksa saya)\b[^.?!]{0,20}\b(?:buka baju|foto|tidur|cium|berhubungan|vcs)\b/u,
  /\b(?:diancam|diancem|ngancem|ngancam)\b[^.?!]{0,20}\b(?:foto|video)\b/u,
];

const crisisConcepts = new Set(['bunuh-diri', 'melukai-diri', 'putus-asa']);
const violenceConcepts = new Set(['kekerasan-di-rumah', 'kekerasan-seksual']);
const distressConcepts = new Set([
  'teror-utang',
  'kecanduan',
  'perundungan',
  'duka',
  'cemas-berat',
  'kelaparan',
]);

/**
 * What kind of help a concept of distress calls for.
 * @param id a concept of the lexicon's kind `distress`
 */
export function helpFor(id: string): Exclude<Danger, 'illegal'> {
  if (crisisConcepts.has(id)) return 'crisis';
  return violenceConcepts.has(id) ? 'violence' : 'distress';
}

/** Deeds that nobody is helped with: deceiving, forging, spying, threatening, bribing, and doing it unseen. */
const misdeedPatterns: readonly RegExp[] = [
  /\b(?:ma|me|di)?(?:palsu|malsu)(?:in|kan|in)\b|\b(?:bikin|buat|beli|jual|cetak|pesan|pake|tempel|jasa)\b[^.?!]{0,40}\b(?:palsu|fake|abal-?abal|aspal|bodong)\b/u,
  /\b(?:palsu|fake)\b[^.?!]{0,25}\b(?:massal|gimana|gmn|caranya|dimana|di mana|murah)\b/u,
  /\b(?:sadap|nyadap|menyadap|hack|ngehack|heker|retas|meretas|bobol|ngebobol|membobol|phising|phishing|bajak akun|spam massal|ddos|carding)\b/u,
  /\b(?:biar|supaya|agar|tanpa)\b[^.?!]{0,30}\b(?:ketauan|ketahuan|kelihatan palsu|dikira (?:ori|asli)|sepengetahuan|(?:dia|mereka|orangnya) (?:tau|tahu))\b/u,
  /\b(?:ngancem|ngancam|mengancam|neror|meneror|mukulin|gebukin|culik|santet|nyantet|bakar (?:toko|warung|kios))\b/u,
  /\b(?:nyogok|menyogok|sogok|nyuap|menyuap|suap (?:petugas|pejabat))\b/u,
  /\b(?:nipu|menipu|ngibulin|bohongin|ngakalin|mengelabui|manipulasi|curangin|nyolong|nyuri|mencuri|nilep|nggelapin|ngemplang)\b/u,
  /\b(?:mark ?up|dilebihin|naikin) (?:nota|kuitansi|kwitansi|harga rab)\b/u,
  /\b(?:boraks|formalin|pewarna tekstil|rhodamin)\b[^.?!]{0,40}\b(?:bakso|mie|tahu|biar|awet|campur|takaran|dosis)\b|\b(?:campur|tambah|takaran|dosis|pakai|pake)\b[^.?!]{0,20}\b(?:boraks|formalin|rhodamin)\b/u,
];

/** The person was done wrong, wants to keep away from it or asks what is allowed: no refusal, but an answer. */
const isInnocent =
  /\b(?:rekan|temen|teman|relasi|pembeli|supplier|lp|boleh|izin|ngeceknya|ketipu|kena|tertipu|ditipu|korban|lapor|laporin|hindari|menghindari|cegah|mencegah|bedain|membedakan|cek|ngecek|periksa|ciri|tanda|modus|bahaya|waspada|ditawari|ditawarin|diajak|nawarin|dituduh|diviralin|dicuri|dibajak|dihack|diretas|kehilangan|aman ga|aman gak|legal atau|legal apa|legal ga|resmi atau|saya ditagih|karyawan|pegawai|partner|anak buah|kasir|orang lain|pembeli kirim|kirim bukti|dapet|digelapin|ditilep|dibawa|kabur|saya diancam|diancem|pesaing (?:niru|jual)|ulasan palsu dari|penipu kemana|neror)\b/u;

/** Goods and services of the lexicon's illegal kind, of which no question is answered with help. */
const alwaysRefused = new Set([
  'judi',
  'narkoba',
  'senjata',
  'jasa-seksual',
  'uang-palsu',
  'perdagangan-orang',
  'satwa-dilindungi',
  'obat-ilegal',
  'ijazah-palsu',
  'jual-data',
]);
/** Doing somebody's schoolwork for money; 'buat tugas kuliah' alone says what something is for. */
const ghostwriting = /\bjoki\w*|\b(?:jasa|jual|terima|buka)\b[^.?!]{0,30}\b(?:tugas|skripsi|makalah|pr)\b/u;
const refusedWhenDone = new Set([
  'akun-palsu',
  'bajakan',
  'pencurian',
  'pinjol-ilegal',
  'penipuan',
  'joki-gim',
  'rokok-ilegal',
  'minuman-keras-ilegal',
]);
const doing =
  /\b(?:cara|gimana|gmn|bagaimana|tutorial|bikin|buat|buka|jual|beli|jualan|dimana|di mana|mau|pengen|modal|tarif\w*|harga\w*|packing|untung|jasa|jadi|supplier|kulakan)\b/u;

/** Another person's papers or name without their knowing. */
const identityMisuse =
  /\b(?:pinjem|pinjam|pake|pakai|gunain) (?:ktp|identitas|data|nama|rekening)\b[^.?!]{0,30}\b(?:tanpa|diam|diem|pinjol)\b/u;

/**
 * Whether the question comes from distress or asks for something unlawful, the gravest first; null otherwise.
 * It reads the words of the person themselves, so each message is looked at alone.
 */
export function findDanger(text: string): Danger | null {
  // To switch something off is no wish to die, though the words share their root.
  const read = text.slice(0, 1_000).replaceAll(/\b(?:me|di)matikan\b/giu, '');
  const { tokens, concepts } = understand(read);
  const lower = read
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s.?!-]/gu, ' ')
    .replaceAll(/\s+/gu, ' ');
  const said = [lower, tokens.map(({ normal }) => normal).join(' ')];
  const matches = (patterns: readonly RegExp[]) =>
    said.some((words) => patterns.some((pattern) => pattern.test(words)));
  const isAbout = (ids: ReadonlySet<string>) =>
    concepts.some(({ id, negated, via }) => !negated && via !== 'typo' && ids.has(id));
  if (isAbout(crisisConcepts) || matches(crisisPatterns)) return 'crisis';
  if (isAbout(violenceConcepts) || matches(violencePatterns)) return 'violence';
  if (matches([identityMisuse, ghostwriting])) return 'illegal';
  if (
    isAbout(alwaysRefused) &&
    said.some((line) => doing.test(line)) &&
    !said.some((words) => /\b(?:kecanduan|kalah|berhenti|lapor|ketipu|bahaya|hindari)\b/u.test(words))
  )
    return 'illegal';
  if (!matches([isInnocent]) && (matches(misdeedPatterns) || (isAbout(refusedWhenDone) && matches([doing]))))
    return 'illegal';
  return isAbout(distressConcepts) ? 'distress' : null;
}
