/** How to do it, to find out or what is allowed is asked, which has an answer. */
const canBeAnswered =
  /\b(?:gimana|gmn|gmana|bagaimana|piye|kumaha|cara\w*|tips|strategi|boleh|bole|harus|kudu|perlu|sebaiknya|mending|wajar|syarat\w*|peluang\w*|biar|supaya|agar|kalo|kalau|klo|apa yang|apa yg|ngadepin|hadapi|hak\w*|lapor\w*|nagih|tanggung jawab|di(?:catat|hitung|itung|bayar|tulis|masuk\p{L}*))\b/u;

/** A person with a name ('si Dinda', 'temanku Ucok', 'bang Rian'). */
const named =
  '(?:\\bsi [a-z]{3,}|\\b(?:teman|temen|partner|rekan|kakak|adik|adek|sepupu|pacar|mantan|tetangga|dosen|senior|junior|anggota|karyawan|pegawai|pembeli|pelanggan|seller|supplier|owner|pemilik)(?:ku|nya|mu| (?:aku|saya|sy|gue|gw|kami|kita))\\b)';
/** What is that person's own: figures, secrets, reasons and wishes. */
const own =
  '(?:koin|coin|saldo|gaji|omzet|omset|untung|laba|skor|nilai|utang|rekening|norek|nomor|nomer|no hp|no wa|pin|password|sandi|alamat|umur|ipk|rumah|pikiran\\w*|perasaan\\w*|alasan\\w*)';
const asksFigure = new RegExp(
  `${named}[^?]{0,30}\\b(?:berapa|brp|brapa|piro|apa(?:an)?|di ?mana|dmn)\\b[^?]{0,6}[?! .]*$|\\b${own}(?:nya|ne)?\\b[^?]{0,12}${named}[^?]{0,25}\\b(?:berapa|brp|brapa|piro|apa(?:an)?)\\b`,
  'u',
);
const isOwn = new RegExp(`\\b${own}(?:nya|ne|ku)?\\b`, 'u');
/** Why a certain person did something. */
const reason = new RegExp(
  `\\b(?:kenapa|knp|ngapain|kok|mengapa|napa)\\b[^?]{0,12}\\bsi [a-z]{3,}\\b(?![^?]*\\b(?:tidak|ga|gak|nggak) (?:bisa|masuk|muncul)\\b)`,
  'u',
);

/** How a decision or a contest turns out: only the outcome says it. */
const outcome =
  '(?:lolos|menang|juara|diterima|keterima|kepilih|terpilih|di ?-?acc|disetujui|nerima|menerima|terima|jawab|balas|bales|beli|laku keras|viral|cair|goal)';
const negated =
  '(?:ga|gak|nggak|ngga|enggak|engga|tidak|tdk|kagak|kah|apa (?:engga|enggak|nggak|ga|gak|tidak|ndak|ora)|ora|ndak|teu)';
const forecast = new RegExp(
  `^apa(?:kah)?\\b[^?]{0,40}\\b(?:bakal|bakalan|akan)\\b[^?]{0,20}\\b${outcome}\\b|\\b(?:bakal|bakalan|akan|kira-?\\s?kira|kira2|pasti|fix|nanti)\\b[^?]{0,60}\\b${outcome}\\b[^?]{0,14}\\b${negated}\\b|\\b(?:proposal|tim|kelompok|lamaran|pengajuan|usulan|judul)\\w*\\b[^?]{0,50}\\b(?:lolos|menang|juara|diterima|keterima)\\b[^?]{0,6}\\b${negated}\\b[^?]{0,6}[?! .]*$`,
  'u',
);
/** The forecast is of a certain case of one's own, not of what is usual. */
const ofOwn =
  /(?:\p{L}{2}(?:ku|mu)\b|\b(?:ku\p{L}{2,}|aku|saya|sy|gue|gw|kami|kita|kelompok|tim|himpunan|si [a-z]{3,})\b)/u;

/** Whether a certain other person will take one: no way of asking it has another answer. */
const takesMe =
  /\b(?:bakal|bakalan|akan|kira-?\s?kira|kira2)\b[^?]{0,40}\b(?:nerima|terima|milih|pilih|ngajak|bales|balas)\b (?:aku|saya|gue|gw|kami)\b[^?]{0,8}\b(?:ga|gak|nggak|ngga|enggak|tidak|kah)\b/u;

/** A secret that is asked to be told. */
const secret =
  /\b(?:lupa|kelupaan)\b[^?]{0,12}\b(?:pin|password|sandi|pola|kode)\b[^?]{0,50}\b(?:kasih|kasi|sebut\w*|bilang|kirim)\b[^?]{0,6}(?:tau|tahu|in|kan|ke)?|\b(?:apa|berapa|brp)\b[^?]{0,6}\b(?:pin|password|sandi)\b[^?]{0,20}(?:ku|nya|\b(?:saya|aku|gue|tante|om|ibu|bapak|kakak))\b|^(?!.*\b(?:aman|kuat|bagus)\b).*\b(?:pin|password|sandi)\b[^?]{0,24}\b(?:tante|om|ibu|bapak|kakak|teman\w*|temen\w*|toko \w+)\b[^?]{0,6}\b(?:apa|berapa|brp)\b[^?]{0,4}[?! .]*$/u;

/** Who will judge, speak or win at an event of one's own, and what they will ask. */
const event =
  /\b(?:siapa|sapa|siapa aja|siapa saja)\b[^?]{0,14}\b(?:juri\w*|pembicara\w*|panelis\w*|reviewer\w*|penguji\w*|pemateri\w*|narasumber\w*|investor\w*)\b[^?]{0,50}\b(?:kami|kita|ku|saya|besok|lusa|nanti|minggu|bulan|tahun|himpunan|fakultas|kampus\w*)\b/u;

const kin =
  '(?:mamak|mama|mami|ibu|ibuk|emak|bapak|bapa|ayah|papa|papi|kakak|adik|adek|abang|nenek|kakek|tante|om|paman|bibi)';
/** Where one of the family put a thing a while ago. */
const laidAway = new RegExp(
  `(?=.*\\b(?:kemarin|kmrn|kemaren|tadi|semalam|semalem|barusan)\\b)\\b${kin}(?:ku|nya| saya| aku)?\\b[^?]{0,12}\\b(?:naro|naruh|narok|taro|taruh|nyimpen|nyimpan|simpan|simpen|letakin)\\b[^?]{0,50}\\b(?:di ?mana|dmn|mana)\\b`,
  'u',
);
/** The same in the passive, and without a time: 'kunci gudang ditaro adek di mana ya'. */
const laidBy = new RegExp(
  `\\b(?:ditaro|ditaruh|ditarok|disimpen|disimpan|diletakin|dipindah\\p{L}*|diumpetin|dibawa)(?: (?:sama|ama|sm|oleh))? ${kin}(?:ku|nya| saya| aku)?\\b[^?]{0,16}\\b(?:di ?mana|dmn|ke ?mana|kmn|mana)\\b`,
  'u',
);
/** Whether a certain person with a title and a name is willing. */
const willing =
  /\b(?:bu|pak|si|tante|om|haji|ustad\p{L}*|bang|mbak|mas) (?!(?:saya|aku|gue|kita|kami|kalau|kalo|mau|jual\p{L}*|usaha|produk\p{L}*|gimana)\b)\p{L}{3,}\b[^?,]{0,40}\b(?:mau|bersedia|sudi|setuju|ngasih|bolehin)\b (?:ga|gak|nggak|ngga|enggak|engga|ndak|tidak|apa (?:engga|nggak|tidak))\b(?! (?:bayar|bayarin|kerja|masuk))/u;
/** What one of the family will think of it or allow. */
const kinWill = new RegExp(
  `\\b${kin}(?:ku|nya| saya| aku| gue| gw)?\\b[^?,]{0,20}\\b(?:bakal|bakalan|akan|kira-?\\s?kira|kira2|mau|bisa)\\b[^?,]{0,20}\\b(?:ng|meng|nge)?(?:i[zj]in|boleh|setuju|marah|dukung|kasih|restu|terima|ngerti|kecewa)\\p{L}*\\b[^?,]{0,40}\\b(?:ga|gak|nggak|ngga|enggak|engga|ndak|tidak|kah)\\b[^?]{0,6}[?! .]*$`,
  'u',
);

/**
 * Whether it asks what only another person knows, or what a jury or an owner has still to decide: no entry answers it, however near its words
 * are ('gaji kakakku berapa', 'kira-kira aku bakal diterima ga').
 * @param text as it was written
 */
export function asksPersonFact(text: string): boolean {
  const said = text.toLowerCase();
  if (secret.test(said) || event.test(said) || takesMe.test(said)) return true;
  if (canBeAnswered.test(said)) return false;
  if (
    reason.test(said) ||
    laidAway.test(said) ||
    laidBy.test(said) ||
    willing.test(said) ||
    kinWill.test(said)
  )
    return true;
  if (asksFigure.test(said) && isOwn.test(said)) return true;
  return forecast.test(said) && ofOwn.test(said);
}
