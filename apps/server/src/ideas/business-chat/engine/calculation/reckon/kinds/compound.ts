import { combine, type Term } from '../term.ts';
import type { Quantity } from '../told/quantities.ts';
import { roleOf } from '../told/roles.ts';

const rises =
  /\b(?:\p{L}{0,3}naik\p{L}*|\p{L}{0,3}tumbuh\p{L}*|\p{L}{0,3}tambah\p{L}*|nambah|mening?kat\p{L}*|untung)\b/u;
const falls =
  /\b(?:\p{L}{0,3}turun\p{L}*|\p{L}{0,3}kurang\p{L}*|\p{L}{0,3}susut\p{L}*|nyusut|depresiasi|merosot)\b/u;
const wearsOff = /\b(?:\p{L}{0,3}susut\p{L}*|nyusut|depresiasi)\b/u;
/** Says of what the share of a year is taken: 'dari nilai sisanya', 'saldo menurun'. */
const ofTheRest =
  /\b(?:saldo (?:yang )?menurun|(?:nilai|harga)\p{L}* (?:sisa|buku|tahun sebelumnya|terakhir)\p{L}*|sisa (?:nilai|harga)\p{L}*|nilainya)\b/u;
/** What grows with a capital is put to it. */
const putToIt =
  /\b(?:di ?tambah\p{L}*|\p{L}{0,2}masuk\p{L}*|\p{L}{0,2}putar\p{L}*|\p{L}{0,2}puter\p{L}*|bunga berbunga|majemuk) .{0,12}\b(?:lagi|modal|pokok)\b|\bbunga berbunga\b|\bmajemuk\b/u;
const persons = /\b(?:pengikut|follower\p{L}*|subscriber\p{L}*|pelanggan|member|anggota|pembeli|penonton)\b/u;
/** The third year is two rises after the first. */
const ordinal = /\b(?:tahun|thn|bulan|bln|minggu) ke ?-? ?$/u;
const mostTimes = 12;

const termOf = (one: Quantity, label: string, unit: Term['unit']): Term => ({
  value: one.value,
  unit,
  label,
  ids: 2 ** one.id,
  doubt: 0,
  operation: null,
  of: [],
});

/**
 * What a figure becomes that rises or falls by so many hundredths of itself every week, month or year, some times over. Of what wears off by a
 * share of nothing that is said both ways are told: of what is left, and of what it cost.
 * @param quantities all figures
 * @param turns all messages
 * @returns empty where something else is told
 */
export function readCompound(quantities: readonly Quantity[], turns: readonly string[]): Term[] {
  const text = turns.join('. ');
  const [share, ...shares] = quantities.filter(({ unit }) => unit === 'persen');
  if (share === undefined || shares.length > 0) return [];
  const isOfRest = /\bdari (?:nilai )?sisa/u.test(share.after);
  if (!isOfRest && !/^(?:markup|waste|)$/u.test(roleOf(share).role ?? '')) return [];
  const around = `${share.lead} ${share.after} ${share.clause}`;
  const isFall = falls.test(around);
  if (!isFall && !(rises.test(around) && (!/\buntung\b/u.test(around) || putToIt.test(text)))) return [];
  const [, every = ''] =
    /\b(?:tiap|setiap|per|se) ?(minggu|bulan|bln|tahun|thn|taun)(?!\p{L})/u.exec(around) ?? [];
  const span = every === 'bln' ? 'bulan' : every === 'thn' || every === 'taun' ? 'tahun' : every;
  const [base, times, ...rest] = quantities
    .filter((one) => one !== share)
    .toSorted((one, other) => Number(one.noun?.kind === span) - Number(other.noun?.kind === span));
  const isOrdinal = ordinal.test(times?.before ?? '');
  if (base === undefined || times === undefined || rest.length > 0 || span === '') return [];
  if (base.noun?.kind === span || (times.noun?.kind !== span && !isOrdinal)) return [];
  const isPast = isOrdinal && !wearsOff.test(around);
  const count = times.value - (isPast ? 1 : 0);
  if (!Number.isInteger(count) || count < 1 || count > mostTimes) return [];
  const unit = base.unit === 'rupiah' && !persons.test(base.before) ? 'rupiah' : 'jumlah';
  const part = termOf(share, 'Perubahan', 'persen');
  const first = termOf(base, 'Awalnya', unit);
  let term: Term | null = first;
  for (let at = 1; at <= count && term !== null; at++)
    term = combine(`Sesudah ${String(at)} ${span}`, unit, isFall ? 'less' : 'more', [term, part], 0, true);
  if (term === null) return [];
  if (!wearsOff.test(around) || ofTheRest.test(text)) return [term];
  const yearly = combine(`Susut ${span === 'tahun' ? 'setahun' : 'sebulan'}`, unit, 'part', [first, part]);
  const number: Term = { ...termOf(times, 'Lamanya', 'jumlah'), value: count };
  const worn = yearly === null ? null : combine('Susut seluruhnya', unit, 'times', [yearly, number]);
  const left =
    worn === null ? null : combine('Bila persennya dari harga beli', unit, 'minus', [first, worn], 0, true);
  return left === null ? [term] : [left, term];
}
