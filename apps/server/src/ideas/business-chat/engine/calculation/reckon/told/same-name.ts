import type { Quantity } from './quantities.ts';
import type { Role } from './role-tables.ts';
import { roleOf } from './roles.ts';

/** Says right before a figure that something becomes it: 'pengeluarannya jadi 2jt', 'diganti 3,2jt'. */
const becomes =
  /(?<!\p{L})(?:jadi|jd|dadi|menjadi|(?:di|ku)?ganti(?:in|kan)?(?: (?:jadi|jd|ke|sama|pake))?)\s*(?:rp\.?)?\s*$/u;
/** Words that name nothing of which a figure could be, or too much. */
const namesNothing =
  /^(?:nya|kalau|kalo|klo|kl|nek|mun|misal\p{L}*|andai\p{L}*|eh|nah|oh|terus|trus|trs|lalu|jadi|jd|dadi|menjadi|\p{L}{0,3}naik\p{L}*|\p{L}{0,3}turun\p{L}*|\p{L}{0,3}nambah\p{L}*|(?:di|ber|ke|ku|ng|meng)?[kg]?urang(?:i|in)?|sebesar|sebanyak|\p{L}{0,2}ganti\p{L}*|\p{L}{0,2}ubah\p{L}*|bengkak|membengkak|ditekan|dipangkas|cuma|cuman|cm|tinggal|hanya|ternyata|sampai|sampe|lagi|itu|ini|yang|yg|gue|gw|aku|saya|kami|kita|rp|per|tiap|buat|untuk|dari|dan|sama|masing|harga|biaya|total|semua|jual\p{L}*|dijual|beli|bayar|\p{L}{0,2}untung|laba|dapat|terima|se(?:hari|minggu|bulan|tahun)|bulan|hari|orang|satu)$/u;
const stemOf = (word: string): string => word.replace(/(?<=\p{L}{2})(?:nya|ku|mu|ne|na)$/u, '');
const namesIn = (words: string): string[] =>
  words
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !namesNothing.test(word))
    .map(stemOf)
    .filter((word) => !namesNothing.test(word));
/** Javanese says 'pengeluarane' of what Indonesian calls 'pengeluarannya'. */
const isSame = (one: string, other: string): boolean =>
  one === other || (one.length > 4 && (`${one}e` === other || `${other}e` === one));

/** Words of what is spent, whatever it is for. */
const anyExpense = /(?<!\p{L})(?:pengeluaran|biaya|ongkos|operasional|keluar)(?:nya|ne|na|e|an)?(?!\p{L})/u;
const expenses: ReadonlySet<Role | null> = new Set<Role | null>(['fixed', 'outgo', 'cost', 'wage']);

/** Whether a figure is told as what something becomes. */
export const isBecome = ({ before }: Quantity): boolean => becomes.test(before);

/**
 * The one figure of before that was told under the same name, whatever else that name stood beside: 'pengeluarannya' of 'pengeluaran tetap
 * 1,25jt', 'modalnya' of 'modal awal 12jt'; null where none or more than one was.
 * @param quantity the later figure
 * @param known figures of its kind that were told before
 */
export function ofSameName(quantity: Quantity, known: readonly Quantity[]): Quantity | null {
  const name = namesIn(quantity.lead).at(-1);
  if (name === undefined) return null;
  const like = known.filter(({ unit }) => unit === quantity.unit);
  const [sole, ...more] = like.filter(({ before }) => namesIn(before).some((word) => isSame(word, name)));
  if (sole !== undefined) return more.length === 0 ? sole : null;
  const counted = like.filter(({ noun }) => noun !== null && isSame(stemOf(noun.word), name));
  const ofClause = like.filter(({ clause, value, before }) => {
    const head = clause.slice(0, Math.max(0, clause.lastIndexOf(before)));
    return value > 0 && namesIn(head).some((word) => isSame(word, name));
  });
  const [one, ...others] = counted.length > 0 ? counted : ofClause;
  return one !== undefined && others.length === 0 ? one : null;
}

/** Whether a later figure was told under a name of the one of before, or under 'harga' as that was. */
export const isNamedAs = (quantity: Quantity, known: Quantity): boolean =>
  ofSameName(quantity, [known]) !== null || isPriceOf(quantity, known);

const named = /(?<!\p{L})(?:harga|tarif)(?:nya|ne|na)?(?!\p{L})/u;
/** Whether both are called a price, whatever of: 'harga sewa alat 300rb', then 'harganya jadi 350rb'. */
const isPriceOf = (quantity: Quantity, known: Quantity): boolean =>
  quantity.unit === 'rupiah' &&
  known.unit === 'rupiah' &&
  named.test(quantity.before) &&
  named.test(known.before);

/** The one figure of before that is called a price as a later one is; null where none or more than one is. */
export function ofPriceName(quantity: Quantity, known: readonly Quantity[]): Quantity | null {
  const [sole, ...more] = known.filter((one) => isPriceOf(quantity, one));
  return sole !== undefined && more.length === 0 ? sole : null;
}

/**
 * All that was told to be spent, where a later figure says what the whole of it becomes: after 'gaji 1jt, sewa 1jt' 'total pengeluarannya jadi
 * 2,5jt'; empty where it does not.
 * @param quantity the later figure
 * @param known figures of its kind that were told before
 */
export function ofAllExpenses(quantity: Quantity, known: readonly Quantity[]): Quantity[] {
  if (quantity.unit !== 'rupiah' || !isBecome(quantity) || !anyExpense.test(quantity.before)) return [];
  const spent = known.filter((one) => one.unit === 'rupiah' && expenses.has(roleOf(one).role));
  return spent.length >= 2 && spent.every(({ before }) => !anyExpense.test(before)) ? spent : [];
}
