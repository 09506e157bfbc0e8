import { computeCashFlow } from '../finance/cash-flow.ts';
import { formatRupiah } from '../format-rupiah.ts';
import { formatShortDay } from '../format-short-day.ts';
import * as z from 'zod/mini';
import { type StepBasis, type StepBlock, stepText, textBlock } from './record-step.ts';

export const bookHabits = ['tiap malam', 'tiap Minggu', 'tiap ada uang bergerak'] as const;

/** Step 11: since when the money is written down, and how often. */
export const bookStepSchema = z.object({
  /** Day of the first entry as `yyyy-mm-dd`; empty before. */
  since: z.string().check(z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/, 'Tanggal tidak valid')),
  habit: z.enum(bookHabits),
  /** Whether the money lies apart from one's own. */
  isSeparate: z.boolean(),
  note: stepText(300),
});
export type BookStep = z.infer<typeof bookStepSchema>;

/** Why the day of the first entry cannot be; undefined when it can, or is not known yet. */
export function refuseFirstDay(since: string, today: string): string | undefined {
  if (since > today) return 'Tanggal itu belum tiba. Kosongkan bila belum mulai.';
  return since !== '' && since < '2000' ? 'Tahunnya belum benar.' : undefined;
}

/** Nothing written down yet; in the evening is the habit that lasts. */
export const draftBookStep = (): BookStep => ({
  since: '',
  habit: 'tiap malam',
  isSeparate: false,
  note: '',
});

/** The first lines of the book: the capital, and what is bought before the first sale. */
export function firstEntries({ result }: StepBasis): readonly (readonly [label: string, amount: string])[] {
  const { capital, equipment, permits, stock } = computeCashFlow(result.assumptions).start;
  const bought = [
    ['Alat dan perlengkapan', equipment],
    ['Izin dan merek', permits],
    ['Persediaan awal', stock],
  ] as const;
  return [
    ['Modal masuk', formatRupiah(capital)],
    ...bought.flatMap(([label, amount]): [string, string][] =>
      amount > 0 ? [[label, formatRupiah(-amount)]] : [],
    ),
  ];
}

/** Whether the book has begun. */
export const isBookStepDone = ({ since }: BookStep): boolean => since !== '';

/** The step as documents say it. */
export const reportBookStep = (step: BookStep, basis: StepBasis): StepBlock[] => [
  ...textBlock(
    'Pembukuan',
    `${step.since === '' ? 'Belum mulai' : `Sejak ${formatShortDay(step.since)}`}, dicatat ${step.habit}; uang usaha ${step.isSeparate ? 'terpisah dari' : 'masih bercampur dengan'} uang pribadi.`,
  ),
  { kind: 'table', label: 'Catatan pembuka', head: ['Catatan', 'Jumlah'], rows: firstEntries(basis) },
  ...textBlock('Catatan pembukuan', step.note),
];
