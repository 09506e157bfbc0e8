import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { anySeveral, severalWords } from '@kawanusaha/bahasa/amounts/number-words';
import { explainCalculation } from '@kawanusaha/contracts/finance/explain-calculation';
import type { KnowledgeEntry } from '../../knowledge/entry-schema.ts';
import { combine, type Term } from '../calculation/reckon/term.ts';
import { writeFormula } from '../calculation/reckon/write-formula.ts';

/** A fee as an entry tells it: 'Rp 500.000 per kelas'. */
const fee = /Rp\s?(\d{1,3}(?:\.\d{3})+)\s(?:per|tiap|setiap|untuk (?:satu|tiap))\s(\p{L}{3,})/gu;
const counted = new RegExp(`(?<![\\p{L}\\d.,])(\\d{1,3}|${anySeveral})\\s+(\\p{L}{3,})`, 'giu');
const asksSum =
  /(?<!\p{L})(?:berapa|brp|brapa|piro|sabaraha|total\p{L}*|bayar\p{L}*|biaya\p{L}*|habis\p{L}*)(?!\p{L})/iu;
const otherFigure = /\d\s*(?:rb|ribu|jt|juta|%|persen)(?!\p{L})/iu;

/**
 * What a number of things comes to by the fee that the entry of before tells for one of them: after 'biaya daftar merek', 'kalau 3 kelas jadi
 * berapa'; null where it tells none for that thing.
 * @param text as it was written
 * @param before the entry that was given before
 */
export function timesToldFee(
  text: string,
  before: KnowledgeEntry | null,
): { readonly content: string; readonly calculation: Calculation } | null {
  if (before === null || !asksSum.test(text) || otherFigure.test(text)) return null;
  const [sole, ...more] = [...text.matchAll(counted)];
  if (sole === undefined || more.length > 0) return null;
  const [, number = '', thing = ''] = sole;
  const count = severalWords.get(number.toLowerCase()) ?? Number(number);
  const told = [...before.answer.matchAll(fee)].find(
    ([, , of]) => of === thing.toLowerCase().replace(/nya$/u, ''),
  );
  if (told === undefined || count < 2) return null;
  const figure = (value: number, unit: Term['unit'], label: string, ids: number): Term => ({
    value,
    unit,
    label,
    ids,
    doubt: 0,
    operation: null,
    of: [],
  });
  const price = figure(
    Number((told[1] ?? '').replaceAll('.', '')),
    'rupiah',
    `Biaya satu ${told[2] ?? ''}`,
    1,
  );
  const total = combine('Total', 'rupiah', 'times', [price, figure(count, 'jumlah', 'Banyaknya', 2)]);
  const calculation = total === null ? null : writeFormula([total]);
  const result = calculation === null ? null : explainCalculation(calculation);
  return calculation === null || result === null
    ? null
    : { content: `${result}\n\n${before.question}\n${before.answer}`, calculation };
}
