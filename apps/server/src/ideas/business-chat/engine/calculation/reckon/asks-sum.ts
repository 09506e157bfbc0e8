import { asksWhether } from '../../choose/read/asks-whether.ts';
import { changesOne } from '../refer/keep-result.ts';
import { countAsks } from './asked/read-ask.ts';
import { readSums } from './read-sums.ts';
import type { Quantity } from './told/quantities.ts';
import { roleOf } from './told/roles.ts';

/** What a payment by code costs is known by its kind, without a percentage. */
export const isOfScan = (text: string, quantities: readonly Quantity[]): boolean =>
  /\b(?:qris|kuris|kiuris|scan)\b/u.test(text) && quantities.every(({ unit }) => unit !== 'persen');

/** A fee whose share is not said is asked for, not reckoned. */
const asksFee = (text: string, quantities: readonly Quantity[]): boolean =>
  /\b(?:ke|di)?potong\p{L}*\b(?! (?:rp\.? ?)?\d)/u.test(text) &&
  quantities.every(({ unit }) => unit !== 'persen');

/** Whether anything is earned is asked: 'iklan 250rb, untung per pcs 9rb laku 30, masih untung ga'. */
const asksEarned =
  /\b(?:masih|msh|udah|sudah|udh) (?:\p{L}*untung|balik modal|nutup|ketutup|rugi)\p{L}*[^.,!]{0,12}\s*\??\s*$|\b(?:untung|rugi) (?:apa|atau|ato) (?:rugi|untung|buntung)\b/u;
/** Asks what a sum becomes: 'ditambah label 500 jadi?'. */
const asksOn = /\b(?:total|jadi|jd|untung|laba|bersih|hpp|sisa|harga|margin)\p{L}*\s*\?\s*$/u;
/** Names a result behind so many figures that it is asked of them. */
const asksResult =
  /(?:untung|laba|om[sz]et|omset|hpp|\bbep|impas|sisa|total|bersih|margin|gaji|upah|honor|pendapatan|pemasukan|bagian|jatah|komisi|setor|denda|pajak|pph)\p{L}*(?: \p{L}+){0,6}(?: \d\S*(?: ?(?:rb|ribu|jt|juta))?(?: \p{L}+){0,2})?\s*\??\s*$/u;
/** Asks for what of a told sum and share is one's own: 'laba 5 juta, 40% diputar, aku dapet?'. */
const asksShare =
  /\b(?:bagian|jatah|sisa|dapat|dapet|dpt|terima|bersih|masing|punya|uang|duit|seorang)\p{L}*(?: \p{L}+){0,2}\s*\?\s*$/u;
/** Names the result before its figures: 'bep sewa 600rb untung 4rb per porsi?'. */
const asksFirst = /^\s*(?:bep|impas|hpp|untung|laba|om[sz]et|margin|cicilan|angsuran)\p{L}*\b.*\?\s*$/u;
const manyFigures = 3;
/** A mark behind so many figures asks of them, where anything is asked that can be reckoned. */
const marked = /\?\s*$/u;
/** Asks for something else than an amount: 'hak kami apa, sisa 7 bulan gimana?'. */
export const asksElse =
  /\b(?:apa|apakah|gimana|gmn|bagaimana|mana|kenapa|knp|kapan|siapa|cara\p{L}*|boleh|bisa|harus|wajar|mending|aman)\b/u;
/** Supposes a figure, or tells one that was left out of a sum. */
const adds =
  /^\s*(?:(?:nah|terus|trus|eh|oh|oke|ok|tapi|tp|lha|lah)[\s,]+)*(?:kalau|kalo|klo|kl|misal\p{L}*|ternyata|tambah\p{L}*|ditambah|plus|(?:ke)?lupa\p{L}*)(?!\p{L})|(?<!\p{L})(?:belum|blm|blum)(?: (?:ke|di|ter)?(?:h?itung|masuk)\p{L}*|,)|(?<!\p{L})ada(?!\p{L})[^.?!]*\d[^.?!]*(?<!\p{L})(?:lagi|juga|jg|lg)(?!\p{L})|(?<!\p{L})(?:ketinggalan|(?:ke)?lupa)(?!\p{L})/u;
/** Figures of a sum without money: of measures and pieces. */
const mostCounts = 3;

/**
 * Whether a message asks for a result of figures that were told, though none was found: what an entry says of the subject is not that result.
 * @param written the person's messages, oldest first
 * @param isLeaning whether the last one leans on those before it
 */
export function asksSum(written: readonly string[], isLeaning: boolean): boolean {
  const { turns, quantities, targets } = readSums(written);
  const text = turns.at(-1) ?? '';
  const sums = quantities.filter(({ unit }) => unit === 'rupiah');
  if (asksEarned.test(text)) return sums.length >= 2;
  const whole = turns.join(' ');
  const own = quantities.filter(({ turn }) => turn === turns.length - 1);
  // 'kalau lakunya cuma 18?' asks again what was asked of the figures before, and 'ada biaya listrik 50rb lagi' adds to them.
  const before = written.slice(0, -1);
  if (before.length > 0 && own.length === 1 && changesOne(text)) return asksSum(before, false);
  const isLost = own.every((one) => /^(?:waste|absent)$/u.test(roleOf(one).role ?? ''));
  const goesOn =
    before.length > 0 &&
    own.length > 0 &&
    countAsks(text) === 0 &&
    (adds.test(text) || isLost) &&
    !asksElse.test(text.replace(/(?:gimana|gmn)\s*\??\s*$/u, ' '));
  if (goesOn && asksSum(before, false)) return true;
  // 'bep 5rb dari harga 15rb wajar ga?' asks whether, and not how much.
  const isFirst = asksFirst.test(text) && !asksElse.test(text) && !asksWhether(text);
  if (countAsks(text) === 0 && sums.length >= 2 && own.length >= 2 && isFirst) return true;
  const isOfMany = countAsks(text) === 0 && own.length >= manyFigures && sums.length > 0;
  // 'jual 12rb hpp 7rb sehari 25, untung sebulan 26 hari?': what is asked of so many figures is their result.
  if (isOfMany && marked.test(text) && !asksElse.test(text) && asksResult.test(text)) return true;
  if (targets.length === 0 || isOfScan(whole, quantities) || asksFee(text, quantities)) return false;
  // 'harga 2.500, hpp 1.300, sehari 120 biji, laba sebulan kalau sewa 900rb?'
  if (isOfMany && (asksResult.test(text) || (marked.test(text) && !asksElse.test(text)))) return true;
  if (
    countAsks(text) === 0 &&
    asksShare.test(text) &&
    own.length >= 2 &&
    own.some(({ unit }) => unit === 'rupiah')
  )
    return true;
  if (countAsks(text) === 0) return asksOn.test(text) && isLeaning && own.length > 0 && sums.length >= 2;
  const counts = quantities.filter(({ noun }) =>
    /^(?:unit|gram|ml|cm|mpersegi|watt|pesanan)$/u.test(noun?.kind ?? ''),
  );
  const isTold =
    (quantities.length >= 2 && quantities.some(({ unit }) => unit !== 'jumlah')) ||
    counts.length >= mostCounts;
  return isTold && (own.length > 0 || isLeaning);
}
