import { nounOf, pieces } from '../told/words.ts';

export const howMuch =
  /(?<!\p{L})(?:berapa\p{L}*|brp\p{L}*|brapa\p{L}*|brpa|brpn|piro|pinten|sabaraha|barapo|brapo|berapo|bara|pira|kapan(?= (?:(?:harus |kudu |mesti )?(?:pesan|restock|order)|balik|bep|impas|kekumpul|terkumpul|kumpul|lunas|modal))|(?<=(?:balik|modal|impas|bep|lunas|kumpul)\p{L}* )kapan|keberapa)(?!\p{L})/gu;
export const bids = /\b(?:h?itung\p{L}*|ngitung|etung|simulasi|total\p{L}*|gimana|gmn|gmna)\b/u;

const timeWords: readonly (readonly [RegExp, string])[] = [
  [/(?:\bse|\bper ?|\btiap ?|\b1 |\bsatu |\/ ?)hari|\bharian|\bperhari|\bsehari/u, 'hari'],
  [/(?:\bse|\bper ?|\btiap ?|\/ ?)(?:minggu|mgg)|\bmingguan/u, 'minggu'],
  [/(?:\bse|\bper ?|\btiap ?|\/ ?|\bbulan ini|\bini )(?:bulan|bln)|\bbulanan|\bsebln/u, 'bulan'],
  [/(?:\bse|\bper ?|\btiap ?|\/ ?)(?:tahun|thn|taun)|\btahunan/u, 'tahun'],
];
/** What 'se' before makes one of it; other words only begin so: 'sedekah', 'seblak'. */
const oneOf = `${pieces}|kilo|kg|ons|gram|liter|meter|lusin|kodi|rim|resep|adonan|order|pesanan|transaksi|buket|kaos|baju|roti|kue|donat|tas|topi|hijab|kerudung|jilbab`;
const ofOne = new RegExp(
  `(?:\\bper ?|\\bse(?=(?:${oneOf})(?:nya|an)?(?!\\p{L}))|\\btiap |\\/ ?|\\bsatu |\\b1 )(?!(?<=per)(?:lu|nah|kira|tama|sen|ak|usaha|untuk|panjang|dagangan|sediaan|lahan|alatan|iode|usahaan)|hari|minggu|mgg|bulan|bln|tahun|thn|taun|jam|jual|mua|lama|kali|harga|orang|org)(\\p{L}{2,})`,
  'u',
);

/** Says of what a share is: it asks for nothing. */
const ofBase = /\d ?(?:%|persen) (?:dari|dr) \p{L}+\s*$/u;

/** The words around what asks for an amount; the whole message where it is asked by bidding or by a mark alone. */
export function readAsk(text: string): string | null {
  const lower = text.toLowerCase();
  const found = [...lower.matchAll(howMuch)].at(-1);
  if (found !== undefined) {
    const earlier = [...lower.matchAll(howMuch)].at(-2);
    const from = earlier === undefined ? 0 : earlier.index + earlier[0].length;
    const head = lower.slice(0, found.index);
    const tail = lower.slice(found.index);
    const marks = [...head.matchAll(/[.;?!,](?!(?<=\d.)\d)/gu)].map(({ index }) => index + 1);
    // A word that stands alone asks of the clause before it: 'setahun kena pajak tidak, berapa'.
    const start =
      [0, ...marks].findLast(
        (at) => /\p{L}{2}/u.test(head.slice(at)) || /\p{L}{2}/u.test(tail.slice(found[0].length)),
      ) ?? 0;
    const [end] = tail.matchAll(/[;?!]|[.,](?!\d)|\b(?:klo|kalo|kalau|kl|pas)\b/gu);
    return lower.slice(Math.max(start, from), found.index + (end?.index ?? tail.length));
  }
  if (bids.test(lower) || ofSum.test(lower.replace(ofBase, '.')) || /\?\s*$/u.test(lower)) {
    const last = lower
      .split(/[.;!]|,(?!\d)/u)
      .filter((part) => part.trim() !== '')
      .at(-1);
    // 'laba sebulan kalau sewa 900rb?' names the result before what it supposes.
    const [head = ''] = last?.split(/\b(?:kalau|kalo|klo|kl|jika|bila)\b/u) ?? [];
    return head !== last && ofSum.test(head) ? head : (last ?? lower);
  }
  return null;
}

/** Ends with the name of a result: 'untungnya?'. */
export const ofSum =
  /\b(?:\p{L}{0,2}untung|laba|total|hpp|bep|sisa|harga jual|margin|bayar|omzet|omset|bersih|rata|jumlah|saldo|ongkir|hasil|kurang|bagian|masing|modal|cuan|\p{L}{0,3}cicil|\p{L}{0,3}angsur|denda|komisi|gaji|upah|tarif|pajak|pph|dp|pelunasan|lunas|bersih|roas|acos|koin|coin|titik pesan|restock?|penyusut|susut|depresiasi|thr|lembur)\p{L}*(?: \p{L}+){0,2}\s*\?*\s*$|\b(?:seminggu|sebulan|sehari|setahun)(?: \p{L}+)?\s*\?*\s*$|\b(?:biaya|modal|hpp|ongkos)\p{L}*(?: \p{L}+){0,2} (?:per ?|se|tiap )\p{L}{3,}\s*\?*\s*$/u;
/** Whether an amount is asked by its word, and how often. */
export const countAsks = (text: string): number => [...text.toLowerCase().matchAll(howMuch)].length;

/** The part of a message up to its first question for an amount. */
export function firstAsk(text: string): string {
  const [first] = text.toLowerCase().matchAll(howMuch);
  return first === undefined ? text : text.slice(0, first.index + first[0].length);
}

/** Of which time the result is asked. */
export const spanAsked = (words: string): string | null =>
  timeWords
    .flatMap(([pattern, span]) =>
      [...words.matchAll(new RegExp(pattern, 'gu'))].map(({ index }) => ({ index, span })),
    )
    .toSorted((a, b) => b.index - a.index)[0]?.span ?? null;
/** Whether what one measure of it comes to is asked: 'per kilo berapa'. */
export const asksOfMeasure = (words: string): boolean =>
  /^(?:gram|ml|cm)$/u.test(nounOf(ofOne.exec(words)?.[1] ?? '')?.kind ?? '');
/** Whether what one piece comes to is asked. */
export const asksOfOne = (words: string): boolean => {
  const [, word] = ofOne.exec(words) ?? [];
  const noun = word === undefined ? null : nounOf(word);
  return (noun?.kind === 'unit' && noun.size === 1) || noun?.kind === 'pesanan';
};
