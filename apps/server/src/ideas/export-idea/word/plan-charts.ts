import { computeCashFlow } from '@kawanusaha/contracts/finance/cash-flow';
import { findLowestPoint } from '@kawanusaha/contracts/finance/lowest-point';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { computeSensitivity, sensitivitySteps } from '@kawanusaha/contracts/finance/sensitivity';
import { LineRuleType, Paragraph } from 'docx';
import { ChartRun } from 'docx/charts';
import type { ExportPlan } from '../plan.ts';
import type { Block } from './word-parts.ts';

const size = { width: 560, height: 260 };
/** A line as high as what stands in it: a fixed one would cut the chart off. */
const spacing = { line: 240, lineRule: LineRuleType.AUTO };
const colors = ['B3261E', '9A9A9A', '0B6B4F', '1D5FA8'];
/** Whole thousands with Indonesian points: the comma at the end divides, also where a program knows no units of an axis. */
const axis = { valueAxis: { numberFormat: '[$-421]#,##0,' } };

/** Cash at the end of each month against the capital; the lowest point has its own mark and figure. */
export function cashFlowChart({ result }: ExportPlan): Block {
  const flow = computeCashFlow(result.assumptions);
  const lowest = findLowestPoint(flow);
  const balances = [flow.start.balance, ...flow.months.map(({ balance }) => balance)];
  return new Paragraph({
    keepNext: true,
    spacing,
    children: [
      new ChartRun({
        type: 'line',
        transformation: size,
        categories: balances.map((_, month) => String(month)),
        series: [
          { name: 'Kas', values: balances, color: '0B6B4F' },
          { name: 'Modal awal', values: balances.map(() => flow.start.capital), color: '9A6B00' },
          {
            name: 'Kas terendah',
            values: balances.map((balance, month) => (month === lowest.month ? balance : null)),
            color: 'B3261E',
            markers: { shape: 'circle', size: 9 },
          },
        ],
        categoryAxis: { title: 'Bulan' },
        ...axis,
        altText: {
          name: 'Grafik kas',
          description: `Kas tiap bulan; terendah ${formatRupiah(lowest.balance)} di bulan ${lowest.month}, modal ${formatRupiah(flow.start.capital)}.`,
        },
      }),
    ],
  });
}

/** The result of the first year when price, volume or cost alone changes. */
export function sensitivityChart({ result }: ExportPlan): Block {
  const lines = computeSensitivity(result.assumptions);
  return new Paragraph({
    keepNext: true,
    spacing,
    children: [
      new ChartRun({
        type: 'line',
        transformation: size,
        categories: sensitivitySteps.map((step) => `${step > 0 ? '+' : ''}${step}%`),
        series: lines.map(({ label, results }, index) => ({
          name: label,
          values: results.map(({ yearResult }) => yearResult),
          color: colors[index % colors.length] ?? '000000',
        })),
        markers: true,
        ...axis,
        altText: { name: 'Grafik kepekaan', description: 'Hasil tahun pertama bila satu hal berubah.' },
      }),
    ],
  });
}
