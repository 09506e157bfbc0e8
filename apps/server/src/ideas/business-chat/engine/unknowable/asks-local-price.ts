import { understand } from '@kawanusaha/bahasa/understand';

/** What stands at one place and is let or sold there. */
const thing =
  '(?:kios|ruko|rukan|lapak|kos|kosan|kos-kosan|kost|kontrakan|rumah|tanah|lahan|booth|stan|stand|tenant|gerobak|warung|toko|gedung|gudang|kantin|tempat|parkir\\p{L}*|fotokopi|fotocopy|fc)';
const where =
  '(?:depan|sebelah|belakang|samping|seberang|deket|dekat|dkt|sekitar|pojok|ujung|dalam|di|dalem)';
const site =
  '(?:pasar|mall?|plaza|kampus|gerbang|pintu|kantin|terminal|stasiun|jl|jln|jalan|gang|simpang\\p{L}*|perempatan|alun\\S*|agen|grosir\\p{L}*|cfd|bazar|pujasera|lapangan|pelabuhan|indomaret|alfamart|alfamidi|swalayan|minimarket|fakultas|univ\\p{L}*|rs|masjid|gereja|sekolah|kantor|taman|toko|warung|spbu|bank|rektorat|pengepul\\p{L}*|tengkulak|penggilingan|pelelangan|tpi|indogrosir|lottemart|perpus\\p{L}*|asrama|kos\\p{L}*|polsek|puskesmas)';
/** A certain place: beside something that is there, or by its name. */
const atSite = new RegExp(`\\b${where} (?:\\p{L}+ ){0,1}?${site}\\b`, 'u');
const atName = new RegExp(`\\b${where} (?:\\p{Ll}+ )?\\p{Lu}\\p{L}+`, 'u');
const thingThere = new RegExp(`\\b${thing}\\b(?: \\p{L}+){0,3}? ${where}\\b`, 'u');

const now =
  /\b(?:sekarang|skrg|skrang|saat ini|(?:hari|hr|minggu|bulan|bln|tahun|taun|thn|pagi|siang|sore|malam|subuh|musim) (?:ini|ni|nih)|lagi kosong|kosong|terbaru|update)\b/u;
const howMuch = /\b(?:berapa\p{L}*|brp\p{L}*|brapa|piro|pinten|sabaraha)\b/u;
const price =
  /\b(?:(?:di|nye|me)?sewa\p{L}*|kontrak\p{L}*|parkir\p{L}*|harga\p{L}*|selembar\p{L}*|(?:se|per ?)(?:kilo|kg|ons|ikat|karung|liter|papan|rak|k[wu]intal|ekor|butir)(?:nya)?)\b/u;
const owner =
  /\b(?:siapa|sapa|saha|sopo)\b(?: \p{L}+){0,3} (?:punya|pemilik\p{L}*|pengelola\p{L}*)\b|\b(?:yang|yg) punya (?:siapa|sapa)\b|\b(?:punya|milik) siapa\b|\bpemilik\p{L}* (?:siapa|sapa)\b|\b(?:nomor|nomer|no) (?:hp|wa|telp\p{L}*|telepon)\b.*\b(?:pemilik|yang punya|yg punya|pengelola)/u;

/** What this site itself sells is known. */
const ownGoods = /\b(?:premium|coin|koin|langganan|kawan ?usaha|situs ini|web ini)\b/u;

/** What is right, usual or to be done is asked, or the person's own place and price, or what a rule says: that has an answer. */
const canBeAnswered =
  /\b(?:gimana|gmn|bagaimana|cara\p{L}*|tips|strategi|kenapa|knp|boleh|harus|hrs|perlu|wajar|ideal|sebaiknya|enaknya|biasanya|kira-kira|kira2|kisaran\p{L}*|perkiraan|estimasi|rata-rata|persen|jual\p{L}*|modal\p{L}*|pasang|patok|nego\p{L}*|naikin|untung\p{L}*|laba|rugi|laku|nib|pirt|halal|bpom|merek|izin\p{L}*|pajak|kur|um[rpk]|qris|target|hpp|omzet|omset)\b|%|\p{L}{3}(?<!kampung|desa|kota|daerah|tempat)ku\b|\b(?:saya|sy|aku|gue|gw|kami|kita) (?:punya|jual|sewain|nyewain)\b/u;

/**
 * Whether a price of this time at one place is asked, or who owns what stands there ('sewa kios kosong depan gerbang kampus bulan ini berapa
 * dan siapa yang punya'): no entry answers it, however near its words are.
 * @param text as it was written
 */
export function asksLocalPrice(text: string): boolean {
  const said = text.toLowerCase();
  if (canBeAnswered.test(said) || ownGoods.test(said)) return false;
  if (owner.test(said)) return thingThere.test(said) || (atSite.test(said) && price.test(said));
  if (!price.test(said) || !now.test(said)) return false;
  const isPlaced =
    atSite.test(said) || atName.test(text) || understand(text).places.some(({ via }) => via !== 'typo');
  // 'harga telur di agen pasar pagi ini' asks without a word for how much.
  return isPlaced && (howMuch.test(said) || /\bini[\s?.!]*$/u.test(said));
}
