import { detailsOf } from '@kawanusaha/contracts/finance/details-of';
import { describeMustBeTrue } from '@kawanusaha/contracts/finance/must-be-true';
import { describeRamp } from '@kawanusaha/contracts/finance/ramp';
import { formatRupiah } from '@kawanusaha/contracts/finance/rupiah';
import type { ScoreDimension } from '@kawanusaha/contracts/idea';
import type { ExportPlan } from '../plan.ts';
import {
  assumptionTable,
  budgetTable,
  cashFlowTable,
  type PlanTable,
  resultTable,
  scenarioReasons,
  scenarioTable,
  sensitivityTable,
} from '../plan-tables.ts';
import { teamOf } from '@kawanusaha/contracts/proposal/find-missing-parts';
import { taskTable } from './proposal/team-pages.ts';
import { cashFlowChart, sensitivityChart } from './plan-charts.ts';
import { milestoneTable } from './plan-milestones.ts';
import {
  type Block,
  bullets,
  caption,
  heading,
  hint,
  note,
  numbered,
  paragraph,
  subject,
} from './word-parts.ts';
import { wordTable } from './word-table.ts';

const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });

/** The reason as a statement, as the idea first came: what edits add to it does not belong before a jury. */
export function reasonOf({ result }: ExportPlan, dimension: ScoreDimension): string {
  const scores = result.first?.scores ?? result.scores;
  const reason = scores.find((score) => score.dimension === dimension)?.reason ?? '';
  const stated = reason.replace(/^Karena (?=.)/, '');
  return stated.charAt(0).toUpperCase() + stated.slice(1);
}

/** A sentence of a page, said to a jury: what speaks to the person speaks of the team. */
export const toldToJury = (text: string): string => text.replaceAll(/\bAnda\b/g, 'tim kami');

/** In one sentence, what has to come true. */
export const mustBeTrue = ({ result }: ExportPlan): string =>
  toldToJury(describeMustBeTrue(result.assumptions, result.unit));

const juryBudget = (plan: ExportPlan): PlanTable => {
  const { head, rows } = budgetTable(plan);
  return { head, rows: rows.map((row) => row.map(toldToJury)) };
};

/** What was heard, answer by answer. */
export const heardNotes = ({ validation }: ExportPlan): string[] =>
  validation.questions.map(({ notes }) => notes.trim()).filter((notes) => notes !== '');

/** Interviews that were held, and what was heard in them. */
export function interviewBlocks({ validation }: ExportPlan): Block[] {
  const heard = validation.questions.filter(({ notes }) => notes.trim() !== '');
  return [
    ...(heard.length < validation.questions.length
      ? [hint(`Lengkapi wawancara: ${heard.length} dari ${validation.questions.length} pertanyaan terjawab`)]
      : []),
    ...heard.flatMap(({ question, notes }) => subject(question, notes)),
  ];
}

/** What one batch is made of and costs; null where the idea has no bill. */
export function billTable({ result: { bill } }: ExportPlan): PlanTable | null {
  if (bill === undefined) return null;
  const amount = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });
  return {
    head: ['Bahan', 'Jumlah', 'Biaya', 'Sumber harga'],
    rows: [
      ...bill.lines.map(({ label, amount: used, unit, sum, source }) => [
        label,
        `${amount.format(used)} ${unit}`,
        formatRupiah(sum),
        source ?? 'perkiraan kami',
      ]),
      [
        `Untuk ${bill.yields} ${bill.unit}`,
        '',
        formatRupiah(bill.lines.reduce((total, { sum }) => total + sum, 0)),
        `${formatRupiah(bill.perUnit)} per ${bill.unit}`,
      ],
    ],
  };
}

/** Where figures come from, with the day of the oldest price that was read. */
export function sourceLines({ result: { bill } }: ExportPlan): string[] {
  const lists = [...new Set((bill?.lines ?? []).flatMap(({ source }) => source ?? []))];
  const asOf = bill?.pricesAsOf ?? null;
  const readOn =
    asOf === null || Number.isNaN(Date.parse(asOf)) ? '' : `, dibaca ${day.format(new Date(asOf))}`;
  return [
    ...lists.map((list) => `Harga bahan: ${list}${readOn}.`),
    `Angka${lists.length > 0 ? ' lain' : ''}: asumsi tim, dihitung dengan satu model arus kas; RAB sama dengan arus kas sampai rupiah.`,
  ];
}

/** Assumptions, results, cash, scenarios and what moves them: every figure of the page. */
export function figureBlocks(plan: ExportPlan, width: number): Block[] {
  const { assumptions } = plan.result;
  const ramp = describeRamp(detailsOf(assumptions).monthsToFull);
  return [
    heading('Asumsi', 2),
    wordTable(assumptionTable(plan), { width, shares: [0.55, 0.45] }),
    heading('Hasil hitungan', 2),
    wordTable(resultTable(plan), { width, shares: [0.6, 0.4] }),
    heading('Arus kas 12 bulan', 2),
    note(`${ramp}. Bulan 0 adalah belanja sebelum penjualan pertama. Grafik dalam ribuan rupiah.`),
    cashFlowChart(plan),
    wordTable(cashFlowTable(plan), { width, shares: [0.09, 0.11, 0.2, 0.2, 0.2, 0.2] }),
    heading('Tiga skenario', 2),
    wordTable(scenarioTable(plan), { width, shares: [0.22, 0.28, 0.26, 0.24] }),
    ...bullets(scenarioReasons(plan)),
    heading('Bila satu hal berubah', 2),
    note('Hasil tahun pertama. Grafik dalam ribuan rupiah.'),
    sensitivityChart(plan),
    wordTable(sensitivityTable(plan), { width, shares: [0.2, 0.16, 0.16, 0.16, 0.16, 0.16] }),
  ];
}

/** Who does what, once a team was entered. */
function teamBlocks(plan: ExportPlan, width: number): Block[] {
  const { validation, ownerName, campus, study } = plan;
  if ((validation.proposal?.members.length ?? 0) === 0) return [];
  const team = teamOf({ validation, person: { name: ownerName, campus, ...study } });
  return [wordTable(taskTable({ team, plan }), { width, shares: [0.06, 0.28, 0.2, 0.16, 0.3] })];
}

/** The chapters of the plan in the order in which a jury reads them. */
export function planChapters(plan: ExportPlan, width: number): Block[] {
  const { result } = plan;
  const bill = billTable(plan);
  return [
    heading('1. Ringkasan', 1, true),
    paragraph(result.description),
    paragraph(mustBeTrue(plan)),
    heading('2. Pembeli dan pemasaran'),
    paragraph(`Sasaran: ${result.targetMarket}.`),
    ...bullets(result.channels),
    heading('3. Bukti dari wawancara dan uji'),
    ...interviewBlocks(plan),
    ...subject('Uji pra-penjualan', plan.validation.test),
    ...subject('Batas lanjut, ubah, atau berhenti', plan.validation.threshold),
    heading('4. Produksi'),
    ...(bill === null
      ? []
      : [caption('Biaya bahan'), wordTable(bill, { width, shares: [0.3, 0.18, 0.22, 0.3], hasTotal: true })]),
    ...subject('Yang perlu disiapkan', result.additionalResources.join('; ')),
    heading('5. Angka usaha'),
    ...figureBlocks(plan, width),
    heading('6. Rencana anggaran biaya'),
    wordTable(juryBudget(plan), { width, shares: [0.42, 0.22, 0.36] }),
    heading('7. Jadwal'),
    ...numbered(result.initialSteps, 1),
    caption('Tonggak menurut angka rencana'),
    wordTable(milestoneTable(plan), { width, shares: [0.25, 0.75] }),
    heading('8. Tim'),
    ...teamBlocks(plan, width),
    paragraph(`Keahlian yang dipakai: ${result.skillsUtilized.join(', ')}.`),
    paragraph(`Yang masih dicari: ${[...result.teamSkills, `mentor ${result.missingSkill}`].join(', ')}.`),
    paragraph(`Waktu tim: ${result.hoursPerWeek} jam seminggu.`),
    heading('9. Risiko'),
    ...bullets(result.challenges),
    heading('10. Izin dan aturan'),
    ...bullets(result.permits),
    heading('11. Sumber'),
    ...bullets(sourceLines(plan)),
  ];
}
