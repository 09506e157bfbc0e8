import { type readFigures, wears } from '../../read/read-figures.ts';
import { isMention } from './is-mention.ts';
import { isPiece } from './words.ts';

/** The words around a figure. */
export type FigureWords = {
  /** The whole message in lower case. */
  readonly text: string;
  /** Words of its clause since the figure before. */
  readonly before: string;
  /** Words of its clause up to the next figure. */
  readonly after: string;
  /** All of the message before it, and behind it. */
  readonly head: string;
  readonly tail: string;
};
type Figure = ReturnType<typeof readFigures>[number];
/** A figure that was told before. */
type Told = { readonly turn: number; readonly value: number; readonly unit: string };

/** Figures of a story that belong to no sum. */
const noise =
  /\b(?:semester|smt|kelas|umurku|(?:umur|usia)(?:nya|ku)?(?: (?:saya|aku|gue|gw|sy|masih|baru|udah|sudah))*|angkatan|iphone|oppo|vivo|redmi|samsung|galaxy|note|type|tipe|tanggal|tgl|pukul|jam|ukuran|uk|size|no|nomor|blok|rt|rw|lantai|lt)\s*$/u;
/** How long a permit takes is neither worked nor missed: 'izin pirt 14 hari'. */
const ofPermit =
  /\b(?:(?:(?:ng|meng|di)?urus|bikin|buat|proses|nunggu|tunggu|daftar)\p{L}* (?:\p{L}+ )?(?:i[zj]in|spp-?irt|p-?irt|halal|bpom|nib|merek)|i[zj]in (?:spp-?irt|p-?irt|halal|bpom|usaha|edar|nib|merek|tempat|lokasi))(?:nya)?(?: \p{L}+){0,2}\s*$/u;
const timeAfter = /^\s*(?:jam|hari|hr|minggu|mgg|pekan|bulan|bln)(?!\p{L})/u;
const noiseAfter =
  /^\s*(?:tahunan|th lalu|tahun (?:lalu|yang lalu|jualan|usaha)|thn jualan|pagi|siang|sore|malam|malem|an\b(?! ))/u;

/**
 * Whether a figure belongs to no sum: an age, a size, a time of day, the name of a thing, the result of before once more.
 * @param figure as it was read
 * @param words around it
 * @param place the number of its message and of the last one
 * @param told the figures before it
 */
export function isLeftOut(
  { value, start, end, kind }: Figure,
  { text, before, after, head, tail }: FigureWords,
  { turn, last }: { readonly turn: number; readonly last: number },
  told: readonly Told[],
): boolean {
  const written = text.slice(start, end);
  const isPriced = /rp|rb|ribu|jt|juta/u.test(written);
  // '63 ya. ada biaya listrik 50rb lagi': the result of before, repeated.
  if (
    turn > 0 &&
    kind === 'count' &&
    /^\s*(?:(?:oh|oke|ok|sip|jadi|be?rarti|brti)[\s,]+)*$/u.test(head) &&
    /^\s*(?:\p{L}+ )?(?:ya|yah|y|toh|oke|ok)\s*[.,!]\s*\p{L}/u.test(tail)
  )
    return true;
  if (/^(\d{1,2})\.\1$/u.test(written.trim())) return true;
  const same = told.filter((one) => one.value === value && (one.unit === 'rupiah') === (kind === 'money'));
  if (isMention(before, same, turn)) return true;
  const isNoise =
    noise.test(before) &&
    !(wears.test(text) && /\b(?:umur|usia)\s*$/u.test(before)) &&
    !isPiece(/^\s*(\p{L}+)/u.exec(after)?.[1] ?? '');
  if ((isNoise || /[a-z]$/u.test(head)) && !isPriced) return true;
  if (/\bdi ?atas\s*(?:rp\.?)?\s*$/u.test(before) && turn < last) return true;
  if (turn === 0 && /\bbukan (?:yg|yang) *$/u.test(before)) return true;
  if (value === 0 && /\b(?:nilai sisa|residu\p{L}*)\s*$/u.test(before)) return true;
  const isOfRatio = kind === 'count' && /\d ?: ?\d/u.test(text);
  if (isOfRatio && /\b(?:yg|yang)\s*$|\(?\b(?:aku|saya|dia|gw|gue)\s*$/u.test(before)) return true;
  const isOfPermit = ofPermit.test(before) && (kind === 'months' || timeAfter.test(after));
  return (noiseAfter.test(after) || isOfPermit) && kind !== 'money';
}
