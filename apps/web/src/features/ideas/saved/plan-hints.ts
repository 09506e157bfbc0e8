import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import { computeBudget } from '@kawanusaha/contracts/finance/budget';
import { findPaybackMonth } from '@kawanusaha/contracts/finance/payback';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { formatRupiahShort } from '@kawanusaha/contracts/finance/rupiah';
import { computeScenarios } from '@kawanusaha/contracts/finance/scenarios';
import { computeUnitEconomics } from '@kawanusaha/contracts/finance/unit-economics';
import type { Idea, IdeaBill, SavedIdeaResult } from '@kawanusaha/contracts/idea';
import { scoreDimensions } from '@kawanusaha/contracts/score-dimensions';

/** What a usual month leaves, and when the capital is back. */
export function hintFigures(assumptions: Assumptions): string {
  const { profitPerMonth } = computeUnitEconomics(assumptions);
  const payback = findPaybackMonth(assumptions);
  const word = profitPerMonth < 0 ? 'Rugi' : 'Laba';
  const back = payback === null ? 'modal belum kembali' : `balik modal bulan ke-${payback}`;
  return `${word} ${formatRupiahShort(Math.abs(profitPerMonth))} sebulan, ${back}.`;
}

/** How many materials there are, and what one unit of them costs. */
export function hintMaterials({ lines, perUnit, unit }: IdeaBill): string {
  return `${lines.length} bahan, ${formatRupiah(perUnit)} per ${unit}.`;
}

/** What the start costs, and how low the cash falls. */
export function hintCash(assumptions: Assumptions): string {
  const { total, lowest } = computeBudget(assumptions);
  return `Perlu ${formatRupiahShort(total)}; kas paling rendah ${formatRupiahShort(lowest.balance)}.`;
}

/** What the first year leaves when things go badly. */
export function hintScenarios(assumptions: Assumptions): string {
  const careful = computeScenarios(assumptions).find(({ key }) => key === 'careful');
  if (careful === undefined) return '';
  const word = careful.losesMoney ? 'rugi' : 'untung';
  return `Bila hati-hati: ${word} ${formatRupiahShort(Math.abs(careful.yearResult))} di tahun pertama.`;
}

/** The score, and what carries it. */
export function hintScores({ scores, totalScore }: Idea): string {
  const [best] = scores
    .filter(({ score }) => score !== null)
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const label = scoreDimensions.find(({ key }) => key === best?.dimension)?.label;
  return label === undefined
    ? `${totalScore} dari 100.`
    : `${totalScore} dari 100, terkuat: ${label.toLowerCase()}.`;
}

/** How many first steps and rules there are. */
export function hintFacts({ initialSteps, permits, hoursPerWeek }: Idea): string {
  return `${initialSteps.length} langkah pertama, ${permits.length} izin dan aturan, ${hoursPerWeek} jam seminggu.`;
}

/** How many versions of the figures are kept. */
export function hintVersions({ versions = [] }: SavedIdeaResult): string {
  return versions.length === 0 ? 'Belum ada yang disimpan.' : `${versions.length} disimpan.`;
}
