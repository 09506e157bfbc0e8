import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { computeCashFlow } from '@kawanusaha/contracts/finance/cash-flow';
import { findLowestPoint } from '@kawanusaha/contracts/finance/lowest-point';
import { computeSensitivity, sensitivitySteps } from '@kawanusaha/contracts/finance/sensitivity';
import type { ExportPlan } from '../plan.ts';
import type { PlanChart } from '../plan-block.ts';
import { addElement, type Doc, ensureSpace, green, grey, hairline, ink, margin, width } from './open-pdf.ts';

type Line = { name: string; color: string; values: readonly number[]; isDashed?: boolean };
type Drawing = {
  alt: string;
  labels: readonly string[];
  lines: readonly Line[];
  /** Place of the value that has a mark of its own, on the first line. */
  mark?: number;
};

/** As high as a chart is, in points. */
export const chartHeight = 190;
const thousands = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

function drawingOf(kind: PlanChart, { result }: ExportPlan): Drawing {
  if (kind === 'sensitivity') {
    const colors = ['#b3261e', '#6b746f', green];
    return {
      alt: 'Grafik garis hasil tahun pertama bila harga, jumlah terjual, atau biaya saja yang berubah. Angkanya di tabel berikut.',
      labels: sensitivitySteps.map((step) => `${step > 0 ? '+' : ''}${step}%`),
      lines: computeSensitivity(result.assumptions).map(({ label, results }, index) => ({
        name: label,
        color: colors[index] ?? ink,
        values: results.map(({ yearResult }) => yearResult),
      })),
    };
  }
  const flow = computeCashFlow(result.assumptions);
  const lowest = findLowestPoint(flow);
  const balances = [flow.start.balance, ...flow.months.map(({ balance }) => balance)];
  return {
    alt: `Grafik garis kas tiap bulan: terendah ${formatRupiah(lowest.balance)} di bulan ${lowest.month}, modal awal ${formatRupiah(flow.start.capital)}. Angkanya di tabel berikut.`,
    labels: balances.map((_, month) => String(month)),
    lines: [
      { name: 'Kas', color: green, values: balances },
      {
        name: 'Modal awal',
        color: '#9a6b00',
        values: balances.map(() => flow.start.capital),
        isDashed: true,
      },
    ],
    mark: lowest.month,
  };
}

/** Round steps that hold every value, lowest first. */
export function ticksOf(values: readonly number[]): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const rough = Math.max(1, (high - low) / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

function drawLines(doc: Doc, { labels, lines, mark }: Drawing, top: number): void {
  const ticks = ticksOf(lines.flatMap(({ values }) => values));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const left = margin + 62;
  const bottom = top + chartHeight - 34;
  const xOf = (index: number) =>
    left + 8 + ((margin + width(doc) - left - 16) * index) / Math.max(1, labels.length - 1);
  const yOf = (value: number) => bottom - ((bottom - top - 8) * (value - low)) / Math.max(1, high - low);
  doc.font('Text').fontSize(7.5).lineWidth(0.5);
  for (const tick of ticks) {
    doc
      .moveTo(left, yOf(tick))
      .lineTo(margin + width(doc), yOf(tick))
      .stroke(tick === 0 ? grey : hairline);
    doc.fillColor(grey).text(thousands.format(tick / 1_000), margin, yOf(tick) - 5, {
      width: 56,
      align: 'right',
      lineBreak: false,
    });
  }
  labels.forEach((label, index) =>
    doc
      .fillColor(grey)
      .text(label, xOf(index) - 18, bottom + 5, { width: 36, align: 'center', lineBreak: false }),
  );
  for (const { values, color, isDashed = false } of lines) {
    doc.lineWidth(1.6);
    if (isDashed) doc.dash(4, { space: 3 });
    values.forEach((value, index) =>
      index === 0 ? doc.moveTo(xOf(index), yOf(value)) : doc.lineTo(xOf(index), yOf(value)),
    );
    doc.stroke(color).undash();
  }
  const marked = mark === undefined ? undefined : lines[0]?.values[mark];
  if (mark !== undefined && marked !== undefined) doc.circle(xOf(mark), yOf(marked), 4).fill('#b3261e');
  let x = left;
  const legend = [...lines, ...(mark === undefined ? [] : [{ name: 'Kas terendah', color: '#b3261e' }])];
  for (const { name, color } of legend) {
    doc.rect(x, bottom + 22, 9, 4).fill(color);
    doc.fillColor(ink).text(name, x + 13, bottom + 18, { lineBreak: false });
    x += 13 + doc.widthOfString(name) + 16;
  }
}

/** A chart that is read aloud in one sentence; its figures stand in the table below it. */
export function chart(doc: Doc, kind: PlanChart, plan: ExportPlan): void {
  const drawing = drawingOf(kind, plan);
  ensureSpace(doc, chartHeight);
  const top = doc.y;
  const options = {
    alt: drawing.alt,
    bbox: [margin, top, margin + width(doc), top + chartHeight],
    placement: 'Block',
  };
  addElement(doc, doc.struct('Figure', options, [() => drawLines(doc, drawing, top)]));
  doc.x = margin;
  doc.y = top + chartHeight;
}
