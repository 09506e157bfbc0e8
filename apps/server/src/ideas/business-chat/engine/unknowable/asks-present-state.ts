const day =
  '(?:besok|bsk|lusa|hari ini|malam ini|nanti|ntar|(?:minggu|bulan) depan|(?:tgl|tanggal) \\d+|senin|selasa|rabu|kamis|jumat|sabtu)';
const negated =
  '(?:ga|gak|nggak|ngga|enggak|engga|ndak|tidak|kagak|ora|teu|belum|belom|blom|blm|durung|apa (?:belum|belom|blm|ga|gak|tidak|enggak|nggak))';
const late = '(?:nyampe|sampe|sampai|tiba|datang|dateng|nyampai)';

/** The weather of a certain day, as a question of yes or no. */
const weather = new RegExp(
  `\\b${day}\\b[^?]{0,40}\\b(?:ujan|hujan|cerah|mendung)\\b[^?]{0,6}\\b(?:${negated}|apa)\\b|\\b(?:ujan|hujan|cerah|mendung) (?:${negated})\\b[^?]{0,25}\\b${day}\\b`,
  'u',
);
/** When a parcel that is on its way arrives. */
const parcel = new RegExp(
  `\\b(?:paket|resi|kiriman|pesanan|barang)\\p{L}*\\b[^?]{0,60}\\b(?:stuck|nyangkut|mandek|tertahan|transit|di gudang|di jalan|dalam perjalanan)\\b[^?]{0,40}\\b(?:kapan|kpn|kira-?\\s?kira)\\b[^?]{0,12}\\b${late}\\p{L}*`,
  'u',
);
/** Where a parcel with its number or of one's own is by now. */
const position =
  /\b(?:paket|resi|kiriman|pesanan)\p{L}*\b[^?]{0,40}\b(?:(?:ny|s)ampe|sampai|posisi\p{L}*) (?:di ?|ke ?)?(?:gudang )?mana\b|\bposisi\p{L}* di gudang mana\b/u;
/** Whether a certain person will be somewhere, and when. */
const presence = new RegExp(
  `\\b(?:dosen\\p{L}*|dosbim\\p{L}*|kaprodi|pembimbing\\p{L}*|dekan|(?:pak|bu) \\p{L}+)\\b[^?]{0,40}\\b${day}\\b[^?]{0,15}\\b(?:jam (?:brp|berapa|piro)|ada|masuk)\\b[^?]{0,25}\\b(?:kampus|kantor|ruangan\\p{L}*|toko|bank)\\b`,
  'u',
);
/** Whether a certain application has been decided yet. */
const verdict = new RegExp(
  `\\b(?:pengajuan|permohonan|berkas|proposal|lamaran|pinjaman)\\p{L}*\\b[^?]{0,60}\\b(?:udah|udh|sudah|sdh|dah|wis)\\b[^?]{0,6}\\b(?:di[ -]?acc|diterima|disetujui|cair|lolos|diproses|keluar|turun)\\b[^?]{0,20}\\b${negated}\\b`,
  'u',
);
/** Whether money or marks that are waited for have come yet. */
const arrival = new RegExp(
  `\\b(?:gaji|upah|honor|thr|transferan?|kiriman|beasiswa|kip|nilai|skor|rapor|dana)\\p{L}*\\b[^?]{0,40}\\b(?:udah|udh|sudah|sdh|dah|wis)\\b[^?]{0,6}\\b(?:masuk|cair|ditransfer|dikirim|keluar|turun|nyampe|sampai|sampe)\\b[^?]{0,6}\\b(?:belum|belom|blom|blm|durung|apa (?:belum|belom|blm))\\b[^?]{0,6}[?! .]*$`,
  'u',
);
/** How to find it out, or what to do then, has an answer. */
const asksWay =
  /\b(?:gimana|gmn|bagaimana|piye|kumaha|cara\p{L}*|cek\p{L}*|ngecek|lacak\p{L}*|tanya\p{L}*|lapor\p{L}*|klaim|komplain|boleh|harus|kudu|hrs|kalo|kalau|klo)\b/u;

/**
 * Whether it asks how a certain thing stands at this moment or on a certain day: the weather, a parcel, where a person is, money that
 * is waited for, a decision that is still open. Who could know it is another; no entry does, however near its words are.
 * @param text as it was written
 */
export function asksPresentState(text: string): boolean {
  const said = text.toLowerCase();
  if (asksWay.test(said)) return false;
  return [weather, parcel, position, presence, verdict, arrival].some((pattern) => pattern.test(said));
}
