import { readBoxSides } from '../told/box-sides.ts';
import type { Target } from './target.ts';

// A loan is known by its words, whatever of it is asked.
const ofLoan =
  /\b(?:\p{L}{0,2}pinj[ae]m\p{L}*|kur|kredit|koperasi|bank|cicilan)\b.*\b(?:flat|bunga|tenor)\p{L}*|\b(?:flat|bunga\p{L}*)\b.*\b(?:bulan|bln|tahun|thn)\b/u;

const ofSavings = /\b(?:\p{L}{0,2}nabung|tabung\p{L}*|ditabung|deposito|menabung)\b/u;
const borrowed = /\b(?:\p{L}{0,2}pinj[ae]m\p{L}*|kur|kredit|cicil\p{L}*|angsur\p{L}*|h?utang\p{L}*)\b/u;

/** A profit is shared by a ratio, or among those who are named, in parts that follow. */
const ofParts =
  /\b(?:di)?bagi\p{L}*\b.*\d ?(?::|banding) ?\d|\bke \d orang\b.*\d{1,2}[ ,]+\d{1,2}[ ,]+\d{1,2}(?!\d)/u;

/** A tax is known by its name, where the last clause only asks what it comes to. */
const ofTax =
  /\bpph\b|\bom[sz]et.*\bfinal\b|\bpajak (?:final|umkm|penghasilan)|\bpajak\b(?! (?:restoran|resto|reklame|parkir)).*\bom[sz]et|\bom[sz]et.*\bpajak\b/u;

/** What is used for so long goes into the costs of each month by a part. */
const ofWear =
  /\b(?:umur|masa|(?:di|ke)?pake|(?:di|ke)?pakai)\b.*\d.*\b(?:tahun|bulan|bln|thn)\b.*\b(?:masuk|jadi|dibeban\p{L}*|beban\p{L}*)\b.*\bbiaya/u;

/** Hours beyond the usual ones are told. */
const ofOvertime = /\blembur\p{L}* (?:\p{L}+ ){0,3}\d+(?:[.,]\d+)? ?jam\b|\d ?jam (?:\p{L}+ )?lembur/u;

/** A thing is bought by paying so often: 'oven 3jt dicicil 10 bulan'. */
const ofInstalments =
  /\d(?:.*)(?<!\p{L})(?:(?:di|ny|meny|men)?cicil|(?:di|meng)?angsur)\p{L}*(?: \p{L}+){0,2} \d+ ?(?:bulan|bln|x|kali|tahun|thn)(?!\p{L})/u;

/** A box by its sides, and the divisor of a carrier or a measure of what it holds. */
const isOfVolume = (lower: string): boolean =>
  /\bvolum\p{L}*|\bpembagi\p{L}*|\b(?:di)?bagi [3-9][.,]?\d00\b|\b(?:berapa|brp) liter\b/u.test(lower) &&
  readBoxSides([lower]) !== null;

const paysIn = /\b(?:di|ku|ny?e?)?setor\p{L}*/u;

/** Whether words speak of paying in, which is what a tax comes to. */
export const isOfPayingIn = (words: string): boolean => paysIn.test(words);

/** Whether a message speaks of a loan. */
export const isOfLoan = (lower: string): boolean =>
  ofLoan.test(lower) && !(ofSavings.test(lower) && !borrowed.test(lower));

/**
 * What a message is about where it is a loan, a split, a tax or wear, which are asked in general words; else that of before, if it was one.
 * @param lower in lower case
 * @param before what was asked before
 * @param told the messages before it that asked nothing: a loan or a tax is told in them, too
 */
export function subjectOf(lower: string, before: Target | null, told: string): string | undefined {
  const whole = `${told} ${lower}`;
  if (ofOvertime.test(whole)) return 'overtime';
  if (isOfVolume(whole)) return 'volumeWeight';
  if (isOfLoan(whole) || ofInstalments.test(whole)) return 'loan';
  if (ofParts.test(lower)) return 'split';
  if (ofTax.test(whole)) return 'tax';
  if (ofWear.test(lower)) return 'wear';
  return /^(?:volumeWeight|loan|tax|split|holidayPay|overtime)$/u.test(before?.name ?? '')
    ? before?.name
    : undefined;
}
