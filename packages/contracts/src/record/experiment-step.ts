import * as z from 'zod/mini';
import type { Assumptions } from '../finance/assumptions.ts';
import { formatRupiah } from '../format-rupiah.ts';
import { figuresOfTexts, type StepBasis, type StepBlock, stepText, textBlock } from './record-step.ts';
import { withinSentence } from './within-sentence.ts';

export const decisions = ['lanjut', 'ubah', 'berhenti'] as const;
export type Decision = (typeof decisions)[number];
export const decisionLabels: Readonly<Record<Decision, string>> = {
  lanjut: 'Lanjut',
  ubah: 'Ubah',
  berhenti: 'Berhenti',
};
export const experimentRules = {
  units: { min: 0, max: 10_000 },
  /** With nothing to sell every test would succeed. */
  target: { min: 1, max: 10_000 },
} as const;

/** Longest 'Yang dipelajari': what is typed, and the results of tests before that stand above it. */
export const longestLesson = 900;

const units = z.int('Isi angka bulat').check(z.minimum(0), z.maximum(experimentRules.units.max));

/** Step 5: what is believed, the smallest test of it, what came out, and what follows. */
export const experimentStepSchema = z.object({
  hypothesis: stepText(400),
  test: stepText(1_000),
  /** Units sold that count as a success. */
  target: units,
  /** Units sold in the test; null before it was held. */
  sold: z.nullable(units),
  learned: stepText(longestLesson),
  decision: z.nullable(z.enum(decisions)),
  figures: figuresOfTexts,
  /** Figures under which a test was held or own words were written, which do not follow the plan; absent while they follow. */
  writtenUnder: figuresOfTexts,
});
export type ExperimentStep = z.infer<typeof experimentStepSchema>;

/** The first of an idea's groups of buyers, as it stands within a sentence: 'Anak kos; pekerja' is 'anak kos'. */
const firstBuyers = (targetMarket: string): string =>
  withinSentence(targetMarket.split(';', 1)[0]?.trim() ?? '');

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

/**
 * The figures that a hypothesis speaks of, as they were when it was written and as they are now; null while they are the same.
 * In: the step, and the figures of the plan.
 */
export function findFiguresSince(
  { writtenUnder }: ExperimentStep,
  now: Assumptions,
  unit: string,
): { before: string; now: string } | null {
  if (writtenUnder === undefined) return null;
  const { price, unitsPerDay } = writtenUnder;
  if (price === now.price && unitsPerDay === now.unitsPerDay) return null;
  const say = (figures: Pick<Assumptions, 'price' | 'unitsPerDay'>) =>
    [
      ...(price === now.price ? [] : [`${formatRupiah(figures.price)} per ${unit}`]),
      ...(unitsPerDay === now.unitsPerDay ? [] : [`${figures.unitsPerDay} ${unit} sehari`]),
    ].join(' dan ');
  return { before: say(writtenUnder), now: say(now) };
}

/** The step drafted anew from the figures of now; the result of a test that was held stays, among what was learned. */
export function renewExperiment(step: ExperimentStep, basis: StepBasis): ExperimentStep {
  const { sold, target, writtenUnder } = step;
  const { unit } = basis.result;
  const price = writtenUnder === undefined ? '' : ` seharga ${formatRupiah(writtenUnder.price)}`;
  const result =
    sold === null ? [] : [`Uji sebelumnya: terjual ${sold} dari target ${target} ${unit}${price}.`];
  return {
    ...draftExperimentStep(basis),
    learned: [...result, step.learned]
      .filter((line) => line !== '')
      .join('\n')
      .slice(0, longestLesson),
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
export function reportExperimentStep(step: ExperimentStep, { result }: StepBasis): StepBlock[] {
  const since = findFiguresSince(step, result.assumptions, result.unit);
  return [
    ...textBlock('Hipotesis', step.hypothesis),
    ...textBlock('Uji terkecil', step.test),
    ...textBlock(
      'Hasil uji',
      step.sold === null ? 'Belum diuji.' : `Terjual ${step.sold} dari target ${step.target} ${result.unit}.`,
    ),
    ...textBlock(
      'Angka saat itu',
      since === null ? '' : `Ditulis saat angkanya ${since.before}; rencana ini ${since.now}.`,
    ),
    ...textBlock('Yang dipelajari', step.learned),
    ...textBlock('Keputusan uji', step.decision === null ? '' : decisionLabels[step.decision]),
  ];
}
