import { certainPerson } from './persons/certain-person.ts';
import { leaveOutAddress } from './persons/leave-out-address.ts';

const later =
  '(?:besok|bsk|lusa|nanti|ntar|isuk|(?:minggu|bulan|bln|tahun|taun|thn) (?:depan|dpn)|(?:tahun|taun|thn) 20\\d\\d|bakal\\p{L}*|akan|senin|selasa|rabu|kamis|jumat|sabtu)';
const negated =
  '(?:ga|gak|nggak|ngga|enggak|engga|ndak|tidak|tdk|kagak|kah|ora|apa (?:engga|enggak|nggak|ga|gak|tidak|ndak|ora))';
const ends =
  '(?:\\s(?:ya|sih|kak|min|yah|menurutmu|menurut \\p{L}+|jam segini|hari ini|dia ke \\p{L}+))*[?! .]*$';

/** Which way a price or a crowd goes on a day that is still to come. */
const direction = new RegExp(
  `(?=.*\\b${later}\\b).*\\b(?:naik (?:apa|atau|opo) turun|turun (?:apa|atau|opo) naik|ra?mee? (?:apa|atau|opo) sepi|sepi (?:apa|atau|opo) ra?mee?)\\b`,
  'u',
);
/** How many will buy, come or be sold, of which no figure is told. */
const howMany = new RegExp(
  `^(?!.*(?<!\\p{L})\\d).*\\b(?:bakal\\p{L}*|pasti|akan)\\b[^?]{0,30}\\b(?:laku|kejual|terjual|dateng|datang|ra?mee?|untung|dapet|dapat)\\b[^?]{0,12}\\b(?:berapa|brp|piro|sabaraha)\\b`,
  'u',
);

const other =
  "(?:dia|doi|do'i|mantan(?:ku| \\p{L}+)?|gebetan(?:ku)?|pacar(?:ku| \\p{L}+)?|crush(?:ku)?|mantri(?:nya)?|(?:bu|pak|mbak|mas|teh|kang|bang|si|kak|om|tante|koh|ci|haji|uda|uni) (?!kalau|kalo|klo|mau|aku|saya|gimana)\\p{L}{2,}|mbak2|dosen(?: \\p{L}+)?(?:ku| ku| saya)|ibu kos(?:ku| ku)?)";
/** What a certain other person will decide. */
const decision = new RegExp(
  `^(?=.*\\b(?:bakal\\p{L}*|akan|jadi|kira2|kira-?\\s?kira|menurut(?:mu| \\p{L}+)?)\\b).*(?:\\b${other}\\b|${certainPerson})[^?]{0,85}\\b(?:acc|beli|pesen|pesan|ngasih|kasih|ngebolehin|bolehin|naikin|nurunin|dateng|datang|bales|balas|nerima|terima|milih|marah|kabur|(?:nge)?batal\\p{L}*|cancel\\p{L}*|bayar|transfer|balik|ngundurin diri|mundur|keluar|gabung|ikut|modalin|nuntut|php|ng?i[zj]in\\p{L}*|setuju|balikin|lunas\\p{L}*)\\b[^?]{0,40}\\b${negated}${ends}`,
  'u',
);
/** What a certain other person feels. */
const feeling = new RegExp(
  `\\b${other}\\b[^?]{0,70}\\b(?:sayang|kangen|rasa|suka|cinta|marah|benci|naksir|tertarik)\\b[^?]{0,20}\\b${negated}\\b|\\b(?:dia|doi|mantan|gebetan|pacar|crush)\\b[^?]{0,70}\\b(?:story|read|chat|wa|dm)\\b[^?]{0,50}\\b(?:arti\\p{L}*|sayang|suka|rasa)\\b`,
  'u',
);
/** How a trade or a price stands years from now: 'tahun 2031 masih laku ga', 'bakal sukses ga 5 tahun lagi'. */
const yearsAhead =
  '(?:(?:tahun|taun|thn) (?:20[3-9]\\d|202[7-9])|(?:\\d+|dua|tiga|lima|sepuluh) (?:tahun|taun|thn) (?:lagi|ke ?depan|mendatang))';
const standsThen =
  '(?:laku|rame|ramai|trend?|hits|ngetren|sukses|naik|turun|mahal|murah|untung|ada|bertahan|hidup|jalan|gratis|berlaku)';
const farAhead = new RegExp(
  `(?=.*(?<!\\p{L})${yearsAhead}(?!\\p{L})).*(?<!\\p{L})(?:masih|msh|bakal\\p{L}*|akan|tetep|tetap)(?!\\p{L})[^?]{0,25}(?<!\\p{L})${standsThen}(?: lagi)? ${negated}(?!\\p{L})`,
  'u',
);
/** How one's own trade goes on a day that is still to come, and when it is great. */
const ownGoods =
  '(?:usaha|bisnis|toko|brand|dagangan|jualan|produk|lapak|warung|kedai|kue|menu|stok)(?:ku| (?:\\p{L}+ )?(?:gw|gue|aku|saya|kami|kita|ku))';
const ownLuck = new RegExp(
  `\\b${ownGoods}\\b[^?]{0,20}\\b(?:nanti|ntar|besok|bsk|lusa|minggu depan|malam ini|sore ini)\\b[^?]{0,15}\\b(?:h?abis|ludes|laku|laris|rame|ramai|sepi)\\b ${negated}${ends}|^kapan (?:sih |ya )?${ownGoods}\\b[^?]{0,15}\\b(?:terkenal|sukses|rame|ramai|viral|gede|besar|kaya)${ends}`,
  'u',
);
/** What a dream means. */
const dream =
  /\bmimpi\p{L}*\b[^?]{0,60}\b(?:arti|artine|artinya|artinyo|artinyaa*|maknanya|pertanda|tanda)\p{L}*\b/u;
/** How to bring it about, or what to do then, has an answer. */
const asksWay =
  /\b(?:gimana|gmn|bagaimana|piye|kumaha|cara\p{L}*|kalo|kalau|klo|boleh|bole|harus|kudu|hrs|biar|supaya|agar|sebaiknya|mending|perlu|wajib|hak|berhak|jual mimpi|diapain|ngapain)\b/u;

/**
 * Whether it asks what is still to come or what another person feels or decides: which way a price goes, how many will buy, whether a certain
 * person will, what a dream means. No entry answers it, however near its words are.
 * @param text as it was written
 */
export function asksFuture(text: string): boolean {
  const said = leaveOutAddress(text.toLowerCase());
  if (dream.test(said)) return true;
  if (feeling.test(said)) return !/\b(?:gimana|gmn|cara\p{L}*|biar|supaya|agar)\b/u.test(said);
  return (
    !asksWay.test(said) &&
    [direction, howMany, decision, farAhead, ownLuck].some((pattern) => pattern.test(said))
  );
}
