/** Moments of which only who is there knows anything. */
const now =
  '(?:sekarang|skrg|skrang|saat ini|hari ini|hr ini|(?:pagi|siang|sore|malam|malem) ini|tadi(?: (?:pagi|siang|sore|malam|malem))?|nanti (?:siang|sore|malam|malem)|besok|lusa|kemarin|kmrn)';
/** One certain place: a shop, an office, a street. */
const place =
  '(?:toko|warung|kedai|kios|kafe|cafe|grosir\\w*|agen|distributor|fotokopi\\w*|fotocopy\\w*|percetakan|pasar|mall|apotek|konter|counter|bank|atm|kantor|dinas|dinkes|disperindag|dukcapil|samsat|kelurahan|kecamatan|kpp|bpom|kemenag|puskesmas|ekspedisi|jne|jnt|pelabuhan|terminal|stasiun|jalan|jln|jl|tol|simpang|gang|kantin|loket)';
const state =
  '(?:buka|tutup|libur|ada|ready|kosong|habis|rame|ramai|sepi|penuh|macet|antri\\w*|antre\\w*|panjang|jual|sold ?out|restok)';
const whether = '(?:ga|gak|g|nggak|ngga|enggak|tidak|kah|apa (?:ga|gak|tidak|belum|udah|sudah)|belum|blm|ya)';
/** What of it stands behind: 'ya', 'buat urus …', the moment. */
const placeNow = [
  new RegExp(`(?=.*\\b${place}\\b)(?=.*\\b${now}\\b).*\\b${state}\\b(?: \\p{L}+){0,2}? ${whether}\\b`, 'u'),
  new RegExp(
    `(?=.*\\b${place}\\b)\\b(?:antrian|antrean|stok|stock)\\w*\\b.*\\b(?:masih|msh|${now})\\b.*\\b${state}\\b.*\\b${whether}\\b`,
    'u',
  ),
];
/** One's own place is planned, not looked up; what an office offers is known. */
const own =
  /(?:\p{L}{3}ku\b|\b(?:saya|sy|aku|gue|gw|kami|kita)\b|\b(?:boleh|perlu|harus|wajib|gimana|gmn|bagaimana|cara\p{L}*|kenapa|knp|sebaiknya|enaknya|mending|biar|supaya|strategi|tips|mau (?:buka|bikin|jual)|buka usaha|syarat\p{L}*|kur|kredit|bantuan|modal|program|pendampingan|pelatihan|izin|peminat\p{L}*)\b)/u;

/** Results of games, weather, traffic and programmes. */
const news =
  /\b(?:skor|klasemen|hasil (?:pertandingan|laga|bola|balapan|moto ?gp)|(?:prakiraan|ramalan) (?:cuaca|bintang|zodiak)|jadwal (?:bola|pertandingan|sholat|shalat|kereta|pesawat|bus|bioskop|film|konser)|hujan (?:ga|gak|nggak|ngga|tidak|kah)|cuaca (?:besok|hari ini|nanti|sekarang|skrg)|kode pos)\b/u;
const aboutTrade =
  /\b(?:jual\w*|dagang\w*|usaha|bisnis|lapak|dagangan|stok|booth|gimana|gmn|bagaimana|biar|strategi|kredit|slik|kur|kompetisi|lomba)\b/u;

/** A certain other person. */
const person =
  '(?:si \\p{L}+|mbak|mas|pak|bu|bang|kak|dia|ia|investor|partner|temen|teman|dosen|supplier|pembeli|klien|bos|juri|pacar|gebetan|calon \\p{L}+|orang(?:nya| itu))(?:ku|nya)?';
/** What someone means or feels, as against what is done about it. */
const mind =
  '(?:niat|serius|suka|ikhlas|marah|jujur|bohong|percaya|sayang|kangen|kecewa|cocok|minat|tertarik|mau|beneran mau|bakal (?:jadi|beli|bayar|balik|balas))';
const ofMind = new RegExp(
  `\\b${person}\\b.*\\b(?:sebener\\p{L}*|sebenar\\p{L}*|aslinya|dalam hati\\p{L}*|di hati\\p{L}*)\\b.*\\b${mind}\\b.{0,20}\\b(?:ga|gak|nggak|ngga|enggak|tidak|kah|apa (?:ga|gak|nggak|engga\\p{L}*))\\b`,
  'u',
);
const wantsWay =
  /\b(?:gimana|gmn|bagaimana|cara\p{L}*|ciri\p{L}*|tanda\p{L}*|tau darimana|taunya|ngecek|cek|pastiin|tips|harus|kudu)\b/u;

/**
 * Whether a fact is asked that only who is there, or only another person, can know: whether a certain shop is open now, the score of
 * last night, what an investor really intends. No entry answers it, however near its words are.
 * @param text as it was written
 */
export function asksElsewhereFact(text: string): boolean {
  const said = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s.?!]/gu, ' ')
    .replaceAll(/\s+/gu, ' ');
  if (news.test(said) && !aboutTrade.test(said)) return true;
  if (placeNow.some((pattern) => pattern.test(said)) && !own.test(said)) return true;
  return ofMind.test(said) && !wantsWay.test(said);
}
