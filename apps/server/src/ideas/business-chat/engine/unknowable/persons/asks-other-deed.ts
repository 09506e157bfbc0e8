import { certainPerson } from './certain-person.ts';
import { leaveOutAddress } from './leave-out-address.ts';
import { nearRoles } from './roles.ts';
import { sentencesOf } from '../plain-sentences.ts';

/** One of the few with whom one works, also without a word of whose: there is no rule about what they secretly do. */
const near = `(?<!\\p{L})(?:${nearRoles}|pak r[tw]|ibu kos|bu kos|bapak kos|pak kos|te?me?n (?:kos|setim|sekelompok|kelas|kampus))(?!\\p{L})`;

const negated =
  '(?:bukan|ga|gak|g|nggak|ngga|enggak|engga|ndak|ndk|dak|tidak|tdk|kagak|kah|ora|teu|indak|seng|apa (?:ga|gak|nggak|ngga|enggak|engga|tidak|bukan))';
/** A yes or no is asked, or which of two: 'jujur ga sih', 'mau modalin apa cuma php', 'jangan2 …'. */
const asksWhether = new RegExp(
  `(?<!\\p{L})${negated}(?!\\p{L})(?: (?!(?:mau|suka|bisa|pernah|jujur|kerja|punya|tau|tahu|niat|serius|percaya|setuju)(?!\\p{L}))[\\p{L}\\d]+){0,5}[?! .]*$|(?<!\\p{L})(?:apa|ap|atau|ato|apakah) (?:cuma|cuman|php|modus|emang|memang|beneran|pura)\\p{L}*|(?<!\\p{L})(?:ori|asli) (?:apa|atau|ato) (?:kw|palsu)|(?<!\\p{L})(?:marah|kesel|benci|iri|bohong|curiga|naksir)(?: \\p{L}+){0,3} ya[?! .]*$|^(?:apa(?:kah)?|masa|emang|emangnya|beneran|bener|jangan-?\\s?jangan|jangan2) `,
  'u',
);
/** What is really so, or done so that no other sees it. */
const truth =
  '(?:seben[ae]r\\p{L}*|sbnr\\p{L}*|sebetul\\p{L}*|aslinya|(?:apa|emang|beneran|apakah) ben[ae]r\\p{L}*|ben[ae]ran|ben[ae]r-?\\s?ben[ae]r|bener2|jangan-?\\s?jangan|jangan2|di?e?am-?\\s?di?e?am|d[ie]+[ae]?m2|sembunyi-?\\s?sembunyi|sembunyi2|ngumpet2|di belakang(?:ku|nya| \\p{L}+)?|dalam hati|jane|sakjane|aselina)';
const deed =
  '(?:nilep|(?:di)?tilep|ngutil|nyolong|nyuri|mencuri|colong|embat|ngembat|ng?korup\\p{L}*|korupsi|boho?ng\\p{L}*|boong|ngibul\\p{L}*|kibulin|nipu\\p{L}*|menipu|(?:nge)?bocorin|curang|ngumpetin|nyembunyiin|(?:make|pake|pakai|makan|ngambil|ambil|nyelewengin) (?:uang|duit|kas|hasil|dana)|jujur|niat|serius|php|kepo|modus|ikhlas|keberatan|dendam|iri|sirik|kesel|marah|kecewa|ngambek|nyesel|minat|tertarik|naksir|ngincer|ngarep|pura2|pura-pura|cari (?:kerja|kerjaan|gratisan)|ngelamar|jelekin|ngejelekin|ngomongin|percaya|suka|menyukai|setia|benci|ikut campur|ori|asli|kerja sama sama|(?:nga|ka)sih harga|kongkalikong|main mata)';
const isOfPerson = new RegExp(certainPerson, 'u');
/** What may stand before the person of whom it is asked; of what is another's ('utang ke om') one is no subject. */
const leads =
  /^(?:(?:apa(?:kah)?|bener|benar|beneran|emang(?:nya)?|kira2|kira-kira|menurut(?:mu|ku)?|kamu|jangan-?\s?jangan|jangan2|kok|eh|min|terus|tadi|kemarin|curiga|penasaran|gw|gue|aku|saya|seben[ae]r\p{L}*|masa|kalo|itu)[ ,]+)*$/u;
/** Whether it is of a certain person that it is told or asked; what stands behind that person, null where it is of none. */
function toldOfPerson(said: string): string | null {
  const named = isOfPerson.exec(said);
  if (named === null || !leads.test(said.slice(0, named.index))) return null;
  return said.slice(named.index + named[0].length).trim();
}
const trulySo = new RegExp(`(?<!\\p{L})${truth}(?!\\p{L})`, 'u');
const secretly = new RegExp(`(?<!\\p{L})${deed}(?!\\p{L})`, 'u');
const isNear = new RegExp(near, 'u');
/** How the shop of one who went is doing. */
const othersTrade = new RegExp(
  `(?<!\\p{L})(?:mantan|partner|saingan|si \\p{L}{3,})(?!\\p{L})[^?.!]{0,40}(?<!\\p{L})(?:usaha|toko|jualan|warung|bisnis)nya(?!\\p{L})[^?.!]{0,15}(?<!\\p{L})(?:rame|ramai|sepi|laku|untung|bangkrut|jalan|sukses)`,
  'u',
);

/** How to find it out, what to do then, and what is right or allowed has an answer. */
const asksWay =
  /(?<!\p{L})(?:gimana|gmn|gmana|bagaimana|piye|kumaha|baa|cara\p{L}*|ciri\p{L}*|tanda\p{L}*|bukti\p{L}*|kenapa|knp|mengapa|boleh|bole|bisa|harus|hrs|kudu|mesti|musti|perlu|wajib|hak|berhak|sebaiknya|mending|enaknya|biar|supaya|agar|kalo|kalau|klo|tips|ngecek\p{L}*|cek|mastiin|pastiin|taunya|tau dari\p{L}*|ngapain|diapain|langkah\p{L}*|lapor\p{L}*|dilaporin|\p{L}{0,2}pecat\p{L}*|tuntut|dituntut|termasuk|kena|pidana|hukum\p{L}*|dosa|haram|halal|sah|legal|wajar|normal|adil|aman|bahaya|izin|syarat\p{L}*|berapa|brp|contoh\p{L}*|nawar|minta (?:maaf|ganti|refund|bagian)|salah)(?!\p{L})/u;

/** Nothing but politeness stands behind the negation that asks. */
const endsAsking = new RegExp(
  `^(?<told>[^,;]*?)(?<!\\p{L})${negated}(?: (?:ya|sih|yah|tuh|dong|menurut\\p{L}*|kamu|mu|kira2|kira-kira|sebenernya))*[?! .]*$`,
  'u',
);
/** One of two is asked of a person: 'pake minyak baru atau jelantah ya', 'tulus apa ada maunya'. */
const asksWhichOfTwo =
  /^(?<told>[^,;]*?)(?<!\p{L})(?:apa|ap|atau|ato) (?!(?:aja|saja|itu|yang|yg|ya)(?!\p{L}))[^,;?]{3,40}[?! .]*$/u;
/** What one does oneself about it, what is due to a person by a rule, and what is thought of it has an answer. */
const hasRule =
  /(?<!\p{L})(?:dapet|dapat|dapetin|nanggung|tanggung\p{L}*|ikut|masuk|kalah|tanda tangan|ttd|npwp|nib|pajak|akta|kur|bpjs|thr|kontrak|perjanjian|pirt|merek|pkm|p2mw|saham|gaji\p{L}*|upah\p{L}*|refund|retur|tapi|tp|padahal|terus|trus|karena|krn|soalnya|sekali|tiap|di(?:hitung|itung|anggap|catat|sebut|golong)\p{L}*)(?!\p{L})|(?<!\p{L})di\p{L}{3,}(?: (?:aja|saja|dulu|langsung|sekarang))?\s*$|(?<!\p{L})(?:rugi|untung|mahal|murah|ke\p{L}+an|cukup|kurang|cocok|layak|bagus|penting|ngaruh|masalah|efektif|ideal|telat|worth|melanggar|ganggu|papa|susah|ribet|resmi|valid|enak)\s*$/u;
/** On what terms one works with them is agreed on, and which are better has an answer. */
const ofTerms =
  /(?<!\p{L})(?:pkwt\p{L}*|komisi|sewa|stok|dropship\p{L}*|tunai|qris|transfer|dibayar|harian|bulanan|mingguan|borongan|omzet|omset|konsinyasi|setor|nitip|titip|penjamin|jaminan|bensin|cicil\p{L}*|dimasuk\p{L}*|bagusnya|baiknya|pkp|pph|ppn)(?!\p{L})/u;
/** One is set against another: 'ibu setuju bapak enggak'. */
const againstAnother =
  /(?<!\p{L})(?:aku|saya|gw|gue|kami|kita|ibu|bapak|ayah|ortu|teman|temen|partner) (?:enggak|engga|nggak|ngga)[?! .]*$/u;
/** A certain person is who it is of, and what is asked is neither a rule nor a choice of one's own. */
function asksOfPerson(said: string): boolean {
  const told = endsAsking.exec(said)?.groups?.['told'] ?? asksWhichOfTwo.exec(said)?.groups?.['told'];
  if (told === undefined || hasRule.test(told) || ofTerms.test(said)) return false;
  const rest = toldOfPerson(told);
  return rest !== null && rest !== '' && !againstAnother.test(said);
}

function isAsked(sentence: string): boolean {
  const said = leaveOutAddress(sentence);
  if (asksWay.test(said)) return false;
  if (asksOfPerson(said)) return true;
  if (!asksWhether.test(said)) return false;
  if (othersTrade.test(said)) return true;
  const isSecret = secretly.test(said);
  if (isSecret && isOfPerson.test(said)) return true;
  if (trulySo.test(said) && toldOfPerson(said) !== null) return true;
  return isSecret && trulySo.test(said) && isNear.test(said);
}

/**
 * Whether it asks what another person secretly does, means or feels: whether the partner takes of the cash, whether an investor is in earnest.
 * Only that person knows; how it is found out or prevented may be offered.
 * @param text as it was written
 */
export const asksOtherDeed = (text: string): boolean => sentencesOf(text).some(isAsked);

/**
 * Whether another sentence of the message asks for a way, so that its answer is wanted as well.
 * @param text as it was written
 */
export const asksWayBeside = (text: string): boolean =>
  sentencesOf(text).some((sentence) => asksWay.test(sentence));
