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
/** Whether a certain person will be somewhere, and when. */
const presence = new RegExp(
  `\\b(?:dosen\\p{L}*|dosbim\\p{L}*|kaprodi|pembimbing\\p{L}*|dekan|(?:pak|bu) \\p{L}+)\\b[^?]{0,40}\\b${day}\\b[^?]{0,15}\\b(?:jam (?:brp|berapa|piro)|ada|masuk)\\b[^?]{0,25}\\b(?:kampus|kantor|ruangan\\p{L}*|toko|bank)\\b`,
  'u',
);
/** Whether a number or an account of one's own is in force just now. */
const inForce = new RegExp(
  `\\b(?:npwp|nib|akun|rekening|bpjs|kartu|sertifikat|izin|domain|premium)(?:ku|\\b[^?]{0,15}(?:\\p{L}ku|\\b(?:ku|saya|aku|gue|gw|kami)))\\b[^?]{0,12}\\b(?:aktif|hangus|keblokir|diblokir|kedaluwarsa|expired|mati)\\b(?: (?:${negated}))(?: (?:ya|sih|kak|min|sekarang|skrg|hari ini))*[?! .]*$`,
  'u',
);
/** A person or a place by a name; what stands behind one's own, an office or a kind of place is none. */
const byName =
  '(?<!\\p{L})(?:pak|bapak|bu|ibu|mbak|mba|mas|bang|cak|lik|om|tante|haji|hj|uda|uni|koh|ko|ci|teh|kang|mang|wak|pakde|bude|bli|mbok|cik|aci|engkoh|gus|daeng|nyak) (?!(?:rt|rw|kos|guru|bidan|dosen|ini|itu|yang|yg|kita|kami|saya|aku)(?!\\p{L}))\\p{L}{2,}';
const placeByName =
  '(?:(?:pangkalan|agen|toko|warung|kios|lapak|apotek|apotik|gudang|depot|spbu|pom|pasar|konter|outlet|gerai|loket|kantor|bank|koperasi|percetakan|fotokopi\\p{L}*|bengkel|kafe|cafe|kedai|resto|salon|laundry|distributor|grosir|supplier|pabrik|pelabuhan|terminal|mall?|swalayan|minimarket) (?:di |jalan |jl |gang |gg |depan |sebelah |deket |dekat )?(?!(?:ku|saya|aku|kami|gue|gw|sendiri|online|orang|itu|ini|yang|yg|udah|sudah|masih)(?!\\p{L}))\\p{L}{3,}|(?:indomaret|alfamart|alfamidi|superindo|hypermart|transmart|puskesmas) \\p{L}{3,})';
const already = '(?:udah|udh|sudah|sdh|dah|wis|wes|geus|lah|masih|msh|lagi|lg)';
const stands =
  '(?:buka|tutup|ada|aya|ono|dateng|datang|teka|tiba|masuk|re-?sto[ck]k?|ready|kosong|h?abis|jualan|dagang|nyampe|sampai|sampe|turun|antr[ie]|rame|ramai|sepi|libur|nerima|terima|jalan|aktif|keluar|panen)(?:an)?';
/**
 * Nothing stands behind what asks but politeness, this moment or what is asked for ('belum gasnya?'); 'udah buka setahun belum balik
 * modal' tells.
 */
const asksThere =
  '(?=(?:[ ,]+(?:ya|yah|sih|tuh|kak|min|gan|kira2|kira-kira|jam segini|sekarang|skrg|skrang|saiki|(?:hari|saat|malam|pagi|siang|sore) ini))*(?:[ .]*(?:[?!,]|$)|(?: [\\p{L}\\d]+){0,2} \\p{L}*nya *\\?))';
/** Whether something is there, open or sold out with a person or at a place that is named: 'agen Pak Min udah buka belum'. */
const standing = new RegExp(
  `(?<!\\p{L})(?:${already} (?:\\p{L}+ ){0,2}?${stands}(?: \\p{L}+){0,3}? (?:${negated})${asksThere}|(?:ada|ready|buka|sisa|nyisa|stok\\p{L}*)(?: \\p{L}+){0,3} (?:${negated})(?: \\p{L}+){0,2} (?:sekarang|skrg|skrang|hari ini|saat ini|saiki|jam segini|malam ini|pagi ini))(?!\\p{L})`,
  'u',
);
/** Two things set against each other are told. */
const contrast = /\b(?:tapi|tp|tetapi|cuma|padahal)\b/u;
const isNamed = new RegExp(`${byName}|(?<!\\p{L})${placeByName}`, 'u');

/** How to find it out, or what to do then, has an answer. */
const asksWay =
  /\b(?:(?:buat|untuk|utk) (?:jualan|dagang|usaha|buka|jual)|gimana|gmn|bagaimana|piye|kumaha|cara\p{L}*|kenapa|knp|apa aja|apa saja|izin|ijin|syarat\p{L}*|bikin|cek\p{L}*|ngecek\p{L}*|lacak\p{L}*|tanya\p{L}*|lapor\p{L}*|klaim|komplain|boleh|harus|kudu|hrs|kalo|kalau|klo)\b/u;

/**
 * Whether it asks how a certain thing stands at this moment or on a certain day: the weather, a parcel, where a person is. Who could know it is another; no entry does, however near its words are.
 * @param text as it was written
 */
export function asksPresentState(text: string): boolean {
  const said = text.toLowerCase();
  if (asksWay.test(said)) return false;
  if (standing.test(said) && isNamed.test(said) && !contrast.test(said)) return true;
  return [weather, parcel, presence, inForce].some((pattern) => pattern.test(said));
}
