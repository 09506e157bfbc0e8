/** What a question names of a certain moment, person or place, by which its fact is one that only they know; each sign by its name. */
const signs: Readonly<Record<string, RegExp>> = {
  past: /(?<!\p{L})(?:td|tadi|tdi|barusan|semalam|semalem|kemar[ei]n|kmrn?|kmar[ei]n|wingi|kamari|kapatang|baru saja|pas final)(?!\p{L})/u,
  now: /(?<!\p{L})(?:(?:hari|hr|pagi|siang|sore|malam|malem|mlm|minggu|bulan|bln|jumat|sabtu|musim) (?:ini|ni|nih|ieu|iko)|sekarang|skrg|skrang|saat ini|jam segini|detik ini|lagi online|saiki|ayeuna|kini)(?!\p{L})/u,
  ahead:
    /(?<!\p{L})(?:besok|bsk|bsok|lusa|nanti|ntar|isuk|(?:minggu|bulan|bln|tahun|taun|thn|sabtu|senin|jumat|musim) (?:depan|dpn))(?!\p{L})/u,
  titled:
    /(?<!\p{L})(?:pak|bapak|bu|ibu|mbak|mba|mas|bang|kak|kaka|cak|lik|om|tante|haji|hj|uda|uni|koh|ko|ci|teh|kang|ust\p{L}*|si) (?!(?:saya|aku|gue|gw|kami|kita|kos|bidan|guru|rt|rw)(?!\p{L}))\p{L}{3,}/u,
  kin: /(?<!\p{L})(?:mamak?|mama|ibu|emak|bapak|ayah|papa|kakak|kak|abang|adik|adek|dek|nenek|kakek|sepupu|keponakan|pacar|mantan|gebetan|doi|bini|suami|istri|mertua)(?:ku|nya|e)?(?!\p{L})/u,
  judge:
    /(?<!\p{L})(?:juri|reviewer|penguji|dosen|dosbim|mantri|panitia|kaprodi|admin|cs|kurir|seller|owner|investor|dekan|pembimbing)\p{L}*(?!\p{L})/u,
  other:
    /(?<!\p{L})(?:tetangga|sebelah|saingan|pesaing|kompetitor|orang|ibu kos|bu kos|bapak kos|pak rt|pak rw|rumah makan|warkop|kedai|toko|warung|lapak|kios) \p{L}+/u,
  own: /(?<!\p{L})(?:punya ?(?:ku|gue|gw|gua|saya|sy|aku|kami|kita|awak|sa|beta|ulun)|(?!(?:laku|buku|suku|saku|paku|kaku|beku|kuku|pelaku|perilaku|berlaku|bangku|jangku|mengaku|ngaku|toku)(?!\p{L}))\p{L}{3,}ku|(?:nib|pirt|merek|merk|mereknya|halal|npwp|kur|akun|toko|proposal|tim|berkas|paket|resi|video|pengajuan|permohonan|banding|sertif\p{L}*|haki|slik|nama) ?(?:ku|gue|gw|gua|saya|sy|aku|kami|kita|awak))(?!\p{L})/u,
  handle: /@[\p{L}\d_.]{3,}/u,
  amount: /(?<!\p{L})(?:berapa\p{L}*|brp|brapa|brpa|piro|sabaraha|barapo?|bara)(?!\p{L})/u,
  who: /(?<!\p{L})(?:siapa|sapa|saha|sopo|sia)(?!\p{L})/u,
  where: /(?<!\p{L})(?:di ?mana|dmn|mana|ka ?mana|neng endi|endi|posisi\p{L}*)(?!\p{L})/u,
  whether:
    /(?<!\p{L})(?:ga|gak|g|nggak|ngga|enggak|engga|ndak|ndk|tidak|kagak|kah|belum|blm|belom|ora|teu|indak)(?: (?:ya|sih|yah|nih|kak|min|ka))?\s*\??\s*$|(?<!\p{L})(?:masih|msh|udah|udh|sudah|sdh|dah|jadi|bakal|bakalan|beneran|apa cuma|ato|atau cuma)(?!\p{L})/u,
  fate: /(?<!\p{L})(?:lolos|lulus|keterima|diterima|ditolak|dikabul\p{L}*|disetujui|di ?acc|acc|cair|dicairkan|terbit|keluar|fyp|viral|menang|kebuka|dibuka|nyampe|sampe|sampai|masuk|nyangkut|status\p{L}*|tahap|verifikasi|terverifikasi|diverifikasi)(?!\p{L})/u,
  secret: /(?<!\p{L})(?:password|sandi|pin|nomor|nomer|no|kode|alamat)(?!\p{L})/u,
  way: /(?<!\p{L})(?:cara\p{L}*|gimana|gmn|gmana|bagaimana|piye|kumaha|baa|cemana|tips|biar|supaya|boleh|bole|harus|kudu|hrs|mesti|perlu|wajib|izin\p{L}*|ijin|syarat\p{L}*|sebaiknya|mending|enaknya|kenapa|knp|contoh\p{L}*|bikin\p{L}*|apa aja|apa saja|langkah|wajar|aman|legal|bedanya|hitung|kalau|kalo|klo|nek)(?!\p{L})/u,
  whole: /\d(?:[.,]\d+)? ?(?:rb|ribu|jt|juta|k|%|persen)(?!\p{L})/u,
};

const asked = ['amount', 'who', 'where', 'whether', 'fate', 'secret'] as const;
const certain = ['past', 'now', 'ahead', 'titled', 'kin', 'judge', 'other', 'own', 'handle'] as const;

/**
 * The signs of a certain moment, person or place in a message, each with what is asked beside it, and whether a way is asked as well:
 * 'bakso Cak Man kemarin laku berapa' is told by them, whatever is sold.
 * @param text as it was written
 */
export function listParticularSigns(text: string): string[] {
  const said = text.toLowerCase();
  const found = new Set(Object.keys(signs).filter((name) => signs[name]?.test(said) === true));
  const ofWay = found.has('way') ? 'way' : 'no way';
  const kept = [...found].map((name) => `p:${name}`);
  const sorts = certain.filter((name) => found.has(name));
  const facts = asked.filter((name) => found.has(name));
  for (const sort of sorts) {
    kept.push(`p:${sort}, ${ofWay}`);
    for (const fact of facts) kept.push(`p:${sort} ${fact}, ${ofWay}`);
  }
  if (sorts.length >= 2 && facts.length > 0) kept.push(`p:two, ${ofWay}`);
  if (sorts.length === 0) kept.push('p:none');
  return kept;
}
