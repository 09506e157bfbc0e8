import { describeBillGap } from '@kawanusaha/contracts/finance/bill-gap';
import { ownPriceSource } from '@kawanusaha/contracts/finance/change-material';
import { describeScenarioReasons } from '@kawanusaha/contracts/finance/conditions';
import { detailsOf } from '@kawanusaha/contracts/finance/details-of';
import { describeMustBeTrue } from '@kawanusaha/contracts/finance/must-be-true';
import { describeRamp } from '@kawanusaha/contracts/finance/ramp';
import { describeLostSteps } from '@kawanusaha/contracts/finance/sensitivity';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import type { ScoreDimension } from '@kawanusaha/contracts/score-dimensions';
import type { ExportPlan } from './plan.ts';
import {
  assumptionTable,
  budgetTable,
  cashFlowTable,
  type PlanTable,
  resultTable,
  scenarioTable,
  sensitivityTable,
} from './plan-tables.ts';
import { listPermits } from '@kawanusaha/contracts/record/permits-step';
import { teamOf } from '@kawanusaha/contracts/proposal/find-missing-parts';
import { namedStepBlocks } from './step-blocks.ts';
import { taskTable } from './task-table.ts';
import { toldToJury } from './told-to-jury.ts';
import { milestoneTable } from './plan-milestones.ts';
import {
  bullets,
  caption,
  chart,
  heading,
  hint,
  note,
  numbered,
  paragraph,
  type PlanBlock,
  subject,
  tableBlock,
} from './plan-block.ts';

const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });

/** The reason as a statement, as the idea first came: what edits add to it does not belong before a jury. */
export function reasonOf({ result }: ExportPlan, dimension: ScoreDimension): string {
  const scores = result.first?.scores ?? result.scores;
  const reason = scores.find((score) => score.dimension === dimension)?.reason ?? '';
  const stated = reason.replace(/^Karena (?=.)/, '');
  return stated.charAt(0).toUpperCase() + stated.slice(1);
}

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
export function interviewBlocks({ validation }: ExportPlan): PlanBlock[] {
  const heard = validation.questions.filter(({ notes }) => notes.trim() !== '');
  return [
    ...(heard.length < validation.questions.length
      ? [hint(`Lengkapi wawancara: ${heard.length} dari ${validation.questions.length} pertanyaan terjawab`)]
      : []),
    ...heard.map(({ question, notes }) => subject(question, notes)),
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
        source === ownPriceSource ? 'harga tim kami' : (source ?? 'perkiraan kami'),
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

/** What the twelve steps brought that figures and statements rest on. */
function recordSources({ record, interviews }: ExportPlan): string[] {
  const { 3: market, 10: permits } = record;
  const rivals = (market?.competitors ?? []).filter(({ name, price }) => name.trim() !== '' && price > 0);
  const heard = interviews.reduce((sum, { answers }) => sum + answers.length, 0);
  const pages =
    permits === undefined ? [] : [...new Set(listPermits(permits).flatMap(({ url }) => url ?? []))];
  return [
    ...(rivals.length === 0
      ? []
      : [`Harga pesaing: pengamatan tim (${rivals.map(({ name }) => name.trim()).join(', ')}).`]),
    ...(heard === 0 ? [] : [`Wawancara: ${heard} orang menjawab tanpa nama lewat tautan.`]),
    ...(pages.length === 0 ? [] : [`Izin: ${pages.join(', ')}.`]),
  ];
}

/** The list of materials with what the plan's own cost of one unit adds to it; empty where the idea has no list. */
function billBlocks(plan: ExportPlan): PlanBlock[] {
  const bill = billTable(plan);
  if (bill === null) return [];
  const gap = describeBillGap(plan.result);
  return [
    caption('Biaya bahan'),
    tableBlock(bill, [0.3, 0.18, 0.22, 0.3], true),
    ...(gap === null ? [] : [note(gap)]),
  ];
}

/** Where figures come from, with the day of the oldest price that was read. */
export function sourceLines(plan: ExportPlan, now: Date): string[] {
  const { bill } = plan.result;
  const sources = new Set((bill?.lines ?? []).flatMap(({ source }) => source ?? []));
  const lists = [...sources].filter((source) => source !== ownPriceSource);
  const asOf = bill?.pricesAsOf ?? null;
  const readOn =
    asOf === null || Number.isNaN(Date.parse(asOf)) ? '' : `, dibaca ${day.format(new Date(asOf))}`;
  return [
    ...lists.map((list) => `Harga bahan: ${list}${readOn}.`),
    ...recordSources(plan),
    `Angka${lists.length > 0 ? ' lain' : ''}: asumsi tim per ${day.format(now)}, dihitung dengan satu model arus kas; RAB sama dengan arus kas sampai rupiah.`,
  ];
}

/** Assumptions, results, cash, scenarios and what moves them: every figure of the page. */
export function figureBlocks(plan: ExportPlan): PlanBlock[] {
  const { assumptions } = plan.result;
  const ramp = describeRamp(detailsOf(assumptions).monthsToFull);
  return [
    heading('Asumsi', 2),
    tableBlock(assumptionTable(plan), [0.55, 0.45]),
    heading('Hasil hitungan', 2),
    tableBlock(resultTable(plan), [0.6, 0.4]),
    heading('Arus kas 12 bulan', 2),
    note(`${ramp}. Bulan 0 adalah belanja sebelum penjualan pertama. Grafik dalam ribuan rupiah.`),
    chart('cash'),
    tableBlock(cashFlowTable(plan), [0.09, 0.11, 0.2, 0.2, 0.2, 0.2]),
    heading('Tiga skenario', 2),
    tableBlock(scenarioTable(plan), [0.19, 0.22, 0.21, 0.21, 0.17]),
    bullets(describeScenarioReasons()),
    heading('Bila satu hal berubah', 2),
    note(
      ['Hasil tahun pertama. Grafik dalam ribuan rupiah.', describeLostSteps(plan.result.assumptions) ?? '']
        .join(' ')
        .trim(),
    ),
    chart('sensitivity'),
    tableBlock(sensitivityTable(plan), [0.2, 0.16, 0.16, 0.16, 0.16, 0.16]),
  ];
}

/** What the twelve steps brought, each under its own line; nothing where no step was begun. */
function recordBlocks(plan: ExportPlan): PlanBlock[] {
  const steps = namedStepBlocks(plan, () => true);
  return steps.length === 0 ? [] : [heading('12. Catatan dua belas langkah'), ...steps];
}

/** Who does what, once a team was entered. */
function teamBlocks(plan: ExportPlan): PlanBlock[] {
  const { validation, ownerName, campus, study } = plan;
  if ((validation.proposal?.members.length ?? 0) === 0) return [];
  const team = teamOf({ validation, person: { name: ownerName, campus, ...study } });
  return [tableBlock(taskTable({ team, plan }), [0.06, 0.28, 0.2, 0.16, 0.3])];
}

/** The chapters of the plan in the order in which a jury reads them. */
export function planChapters(plan: ExportPlan, now: Date): PlanBlock[] {
  const { result } = plan;
  return [
    heading('1. Ringkasan', 1, true),
    paragraph(toldToJury(result.description)),
    paragraph(mustBeTrue(plan)),
    heading('2. Pembeli dan pemasaran'),
    paragraph(`Sasaran: ${result.targetMarket}.`),
    bullets(result.channels),
    heading('3. Bukti dari wawancara dan uji'),
    ...interviewBlocks(plan),
    subject('Uji pra-penjualan', plan.validation.test),
    subject('Batas lanjut, ubah, atau berhenti', plan.validation.threshold),
    heading('4. Produksi'),
    ...billBlocks(plan),
    subject('Yang perlu disiapkan', result.additionalResources.join('; ')),
    heading('5. Angka usaha'),
    ...figureBlocks(plan),
    heading('6. Rencana anggaran biaya'),
    tableBlock(juryBudget(plan), [0.42, 0.22, 0.36]),
    heading('7. Jadwal'),
    numbered(result.initialSteps.map(toldToJury)),
    caption('Tonggak menurut angka rencana'),
    tableBlock(milestoneTable(plan), [0.25, 0.75]),
    heading('8. Tim'),
    ...teamBlocks(plan),
    paragraph(`Keahlian yang dipakai: ${result.skillsUtilized.join(', ')}.`),
    paragraph(`Yang masih dicari: ${[...result.teamSkills, `mentor ${result.missingSkill}`].join(', ')}.`),
    paragraph(`Waktu tim: ${result.hoursPerWeek} jam seminggu.`),
    heading('9. Risiko'),
    bullets(result.challenges.map(toldToJury)),
    heading('10. Izin dan aturan'),
    bullets(result.permits),
    heading('11. Sumber'),
    bullets(sourceLines(plan, now)),
    ...recordBlocks(plan),
  ];
}
