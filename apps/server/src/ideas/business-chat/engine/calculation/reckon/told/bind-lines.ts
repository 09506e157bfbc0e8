import type { Quantity } from './quantities.ts';
import { pays } from './role-words.ts';
import { roleOf } from './roles.ts';

/** A sum and the number of what it is told of: '3 toples @25rb', '12 jam' and '35rb/jam'. */
export type Line = {
  readonly sum: Quantity;
  readonly count: Quantity;
  readonly times: number;
  readonly doubt: number;
  /** A further number by which it is multiplied: of 'tiap kru 150rb per event' that of the events. */
  readonly also?: Quantity;
};

const each = /(?:@|\bmasing(?: \p{L}+){0,2}|\b(?:harga(?:nya)?|x|kali|dikali)\b)\s*@?\s*(?:rp\.?)?\s*$/u;
const eachSign = /(?:@|\bmasing(?: \p{L}+){0,2}|\b(?:x|kali|dikali)\b)\s*@?\s*(?:rp\.?)?\s*$/u;
/** What is counted by these is told of a sum only where it is said to be of one of them. */
const ofOwnPrice = /^(?:orang|gram|ml|cm|kali|watt|kwh)$/u;
const paid = /\b(?:di)?(?:gaji|upah|bayar)\p{L}*\s*(?:rp\.?)?\s*$/u;
/** Says of whom or of when a sum is told, and not what for. */
const ofEachPerson = /^(?:masing(?:-masing)?|tiap|setiap|per|(?:se)?(?:orang|jam|hari)(?:nya)?|@|rp)$/u;
const dues = /\b(?<!total )(?:iuran|urunan)\p{L}*(?: (?!total)\p{L}+)?\s*(?:rp\.?)?\s*$/u;
const staff = /\b(?:karyawan|pegawai|pekerja|helper|tukang|kru|crew)/u;
const carriage = /\b(?:ongkir|ongkos kirim|ekspedisi|jne|jnt|sicepat)\p{L}*/u;
/** Says of hours that one piece takes so long. */
const takesSoLong =
  /(?<!\p{L})(?:bikin|buat|garap|ngerjain|mengerjakan|pengerjaan|dikerjain|jahit|rajut|rakit|rangkai|ngerangkai|makan waktu|butuh(?: waktu)?|perlu(?: waktu)?|lama)(?:nya|in)?(?: (?:satu|per|se)\p{L}*)?\s*$/u;
/** Whether hours with their pay are of one piece: 'bikinnya 1,5 jam, upah 15rb sejam'. */
export const isOfMaking = ({ sum, count }: Line): boolean =>
  count.noun?.kind === 'jam' &&
  count.per.every(({ kind }) => kind === 'unit') &&
  sum.per.some(({ kind }) => kind === 'jam') &&
  takesSoLong.test(count.before);
const timeKinds = /^(?:hari|minggu|bulan|tahun)$/u;
/** The message beside whose figures a figure stands. */
const turnOf = ({ turn, firstTurn }: Quantity): number => firstTurn ?? turn;
const wordsOf = (words: string): string[] =>
  words
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '');

/** Whether a sum is what the persons before it are paid: 'gaji 40rb sehari', and not 'listrik 20rb sehari'. */
function isPay(sum: Quantity, persons: Quantity): boolean {
  const { role } = roleOf(sum);
  if (role === 'wage' || role === 'bonus' || pays.test(sum.before)) return true;
  if (role === 'fixed') return false;
  if (sum.clause === persons.clause && pays.test(persons.before)) return true;
  return (
    role === null &&
    (sum.clause === persons.clause || wordsOf(sum.before).every((word) => ofEachPerson.test(word)))
  );
}

const isTimes = /\b(?:x|kali|dikali)\s*(?:rp\.?)?\s*$/u;
const isOnlyTimes = /^\s*(?:x|kali|dikali)\s*$/u;
/** A line of those who are each paid for each of several things: '4 kru, tiap kru 150rb per event, 6 event'. */
const withOther = (line: Line, quantities: readonly Quantity[], counts: readonly Quantity[]): Line[] => {
  const next = quantities[quantities.indexOf(line.sum) + 1];
  // '4 orang x 90rb x 3 hari'
  if (
    next !== undefined &&
    next !== line.count &&
    isTimes.test(line.sum.before) &&
    isOnlyTimes.test(next.before)
  )
    return [{ ...line, also: next }];
  const also = counts.find(
    ({ noun }) =>
      noun !== null &&
      noun.kind !== 'orang' &&
      line.count.noun?.kind === 'orang' &&
      line.sum.per.some(
        ({ kind, word }) => kind === noun.kind && kind !== 'jam' && (kind !== 'unit' || word === noun.word),
      ),
  );
  return also === undefined || timeKinds.test(also.noun?.kind ?? '') ? [] : [{ ...line, also }];
};

/** Lines of a bill or a list; the same figure may stand in more than one of them, of which one holds. */
export function bindLines(quantities: readonly Quantity[]): Line[] {
  const lines: Line[] = [];
  const sums = quantities.filter(({ unit }) => unit === 'rupiah');
  // Those who share a sum are not what it is told of, nor what was lost or who stayed away.
  const counts = quantities.filter(
    (one) =>
      one.unit === 'jumlah' &&
      !(roleOf(one).role === 'people' && /\bbagi/u.test(one.before)) &&
      !/^(?:waste|absent)$/u.test(roleOf(one).role ?? ''),
  );
  const crews = counts.filter(({ noun }) => noun?.kind === 'orang');
  for (const sum of sums) {
    for (const count of counts) {
      const noun = count.noun;
      const same = sum.per.find(
        (per) => noun !== null && per.kind === noun.kind && (per.kind !== 'unit' || per.word === noun.word),
      );
      if (same !== undefined && noun !== null && !timeKinds.test(noun.kind)) {
        const ofPiece = noun.kind !== 'unit' || same.word === noun.word ? same.size : 1;
        const times = (count.value * noun.size) / ofPiece;
        // Of a parcel each begun kilogram is paid.
        const isParcel = noun.kind === 'gram' && carriage.test(`${sum.clause} ${count.clause}`);
        lines.push({ sum, count, times: isParcel ? Math.ceil(times) : times, doubt: 0 });
        continue;
      }
      const at = quantities.indexOf(sum);
      const isBefore = quantities[at - 1] === count && turnOf(count) === turnOf(sum);
      const isBehind = quantities[at + 1] === count && turnOf(count) === turnOf(sum);
      // 'sewa 3 penjaga, 9rb sejam': an hour or a day is paid to each of them.
      const isCrew =
        noun?.kind === 'orang' &&
        count.value > 1 &&
        at > quantities.indexOf(count) &&
        (isBefore || crews.length === 1) &&
        sum.per.some(({ kind }) => /^(?:jam|hari)$/u.test(kind)) &&
        isPay(sum, count) &&
        !/\b(?:total|semua)/u.test(sum.before);
      // 'iuran 5rb per minggu, 24 anggota': each of them pays it.
      const isDues = noun?.kind === 'orang' && crews.length === 1 && dues.test(sum.before);
      if (isCrew || isDues) {
        lines.push({ sum, count, times: count.value, doubt: 0.1 });
        continue;
      }
      const isTicket =
        noun?.kind === 'orang' &&
        isBehind &&
        roleOf(sum).role === 'price' &&
        wordsOf(count.before).length === 0;
      if (isTicket) {
        lines.push({ sum, count, times: count.value, doubt: 0.1 });
        continue;
      }
      // 'karyawan 2 orang gaji 800rb': what each of them is paid.
      if (
        noun?.kind === 'orang' &&
        isBefore &&
        paid.test(sum.before) &&
        !/\btotal/u.test(sum.before) &&
        staff.test(`${count.before} ${noun.word}`)
      ) {
        lines.push({ sum, count, times: count.value, doubt: 0.2 });
        continue;
      }
      if (noun?.kind === 'orang' && each.test(sum.before)) {
        lines.push({ sum, count, times: count.value, doubt: 0.1 });
        continue;
      }
      if (
        noun !== null &&
        (timeKinds.test(noun.kind) || (ofOwnPrice.test(noun.kind) && !eachSign.test(sum.before)))
      )
        continue;
      if (count.value === 1 && (noun?.size ?? 1) === 1) continue;
      const many =
        count.value *
        (noun?.kind === 'unit' && sum.per.every(({ word }) => word !== noun.word) && !each.test(sum.before)
          ? noun.size
          : 1);
      const ofPack = sum.per.find(({ kind, size }) => kind === 'unit' && size > 1)?.size ?? 1;
      const isOfPiece =
        noun?.kind === 'unit' && sum.per.some(({ kind, word }) => kind === 'unit' && word !== noun.word);
      const isOrdered =
        isBehind &&
        count.clause === sum.clause &&
        /^(?:\s*(?:\/|per )\s?\p{L}+)?\s*(?:x|beli|pesan|pesen|order|ambil)\s*$/u.test(count.before);
      if (isOrdered) lines.push({ sum, count, times: many / ofPack, doubt: 0.1 });
      else if (isBefore && each.test(sum.before))
        lines.push({
          sum,
          count,
          times: isOfPiece ? (count.value * noun.size) / ofPack : count.value,
          doubt: 0,
        });
      else if (isBefore && wordsOf(sum.before).length <= 2 && count.clause === sum.clause)
        lines.push({ sum, count, times: many, doubt: 1.7 });
      else if (isBehind && /^\s*(?:x|kali|dikali)\s*$/u.test(sum.after))
        lines.push({ sum, count, times: count.value, doubt: 0 });
      else if (isBehind && count.clause === sum.clause && wordsOf(count.before).length === 0)
        lines.push({ sum, count, times: many, doubt: 1.7 });
      else if (
        sum.per.some(({ kind }) => kind === 'unit') &&
        noun?.kind === 'unit' &&
        turnOf(count) === turnOf(sum)
      )
        lines.push({ sum, count, times: many, doubt: 1.7 });
    }
  }
  return [...lines, ...lines.flatMap((line) => withOther(line, quantities, counts))];
}
