import * as z from 'zod/mini';
import { formatRupiah } from '../format-rupiah.ts';
import { figuresOfTexts, type StepBasis, type StepBlock, stepText, textBlock } from './record-step.ts';

export const decisions = ['lanjut', 'ubah', 'berhenti'] as const;
export type Decision = (typeof decisions)[number];
export const decisionLabels: Readonly<Record<Decision, string>> = {
  lanjut: 'Lanjut',
  ubah: 'Ubah',
  berhenti: 'Berhenti',
};
export const experimentRules = { units: { min: 0, max: 10_000 } } as const;

const units = z.int('Isi angka bulat').check(z.minimum(0), z.maximum(experimentRules.units.max));

/** Step 5: what is believed, the smallest test of it, what came out, and what follows. */
export const experimentStepSchema = z.object({
  hypothesis: stepText(400),
  test: stepText(1_000),
  /** Units sold that count as a success. */
  target: units,
  /** Units sold in the test; null before it was held. */
  sold: z.nullable(units),
  learned: stepText(600),
  decision: z.nullable(z.enum(decisions)),
  figures: figuresOfTexts,
});
export type ExperimentStep = z.infer<typeof experimentStepSchema>;

/** The first of an idea's groups of buyers, as it stands within a sentence: 'Anak kos; pekerja' is 'anak kos'. */
function firstBuyers(targetMarket: string): string {
  const first = targetMarket.split(';', 1)[0]?.trim() ?? '';
  // A name of capital letters ('UMKM', 'PKK') keeps them.
  return /^\p{Lu}\P{Lu}/u.test(first) ? first.charAt(0).toLowerCase() + first.slice(1) : first;
}

/** A first filling from the idea's price, its first buyers and its plan of interviews. */
export function draftExperimentStep({ result, plan }: StepBasis): ExperimentStep {
  const target = Math.max(3, Math.ceil(result.assumptions.unitsPerDay / 2));
  return {
    hypothesis:
      `Bila ditawarkan kepada sepuluh orang (${firstBuyers(result.targetMarket)}), minimal ${target} ${result.unit} dibayar di muka dalam tujuh hari, masing-masing ${formatRupiah(result.assumptions.price)}.`.slice(
        0,
        400,
      ),
    test: plan.test,
    target,
    sold: null,
    learned: '',
    decision: null,
  };
}

/** What the result speaks for; null before the test was held. */
export function proposeDecision({ sold, target }: ExperimentStep): Decision | null {
  if (sold === null) return null;
  if (sold >= target) return 'lanjut';
  return sold * 2 >= target ? 'ubah' : 'berhenti';
}

/** Whether the test was held and a decision stands. */
export const isExperimentStepDone = ({ sold, decision }: ExperimentStep): boolean =>
  sold !== null && decision !== null;

/** The step as documents say it. */
export const reportExperimentStep = (step: ExperimentStep, { result }: StepBasis): StepBlock[] => [
  ...textBlock('Hipotesis', step.hypothesis),
  ...textBlock('Uji terkecil', step.test),
  ...textBlock(
    'Hasil uji',
    step.sold === null ? 'Belum diuji.' : `Terjual ${step.sold} dari target ${step.target} ${result.unit}.`,
  ),
  ...textBlock('Yang dipelajari', step.learned),
  ...textBlock('Keputusan uji', step.decision === null ? '' : decisionLabels[step.decision]),
];
