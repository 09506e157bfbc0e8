import { describeBillGap } from '@kawanusaha/contracts/finance/bill-gap';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { computeProgramBudget, type ProgramBudget } from '@kawanusaha/contracts/proposal/program-budget';
import type { ProposalProgram } from '@kawanusaha/contracts/proposal/programs';
import type { PlanTable } from '../../plan-tables.ts';
import { billTable } from '../../plan-chapters.ts';
import { type Block, caption, hint, note } from '../word-parts.ts';
import { wordTable } from '../word-table.ts';
import { blank, type Proposal } from './proposal-source.ts';

const percent = (value: number | null) => (value === null ? '-' : `${String(value).replace('.', ',')}%`);

/** What is asked for by the categories of the program, with shares and limits; the sum stands last. */
export function categoryTable({ categories, requested }: ProgramBudget): PlanTable {
  const hasLimits = categories.some(({ limitPercent }) => limitPercent !== null);
  return {
    head: ['No', 'Jenis pengeluaran', 'Besarnya', 'Bagian', ...(hasLimits ? ['Batas'] : [])],
    rows: [
      ...categories.map(({ label, amount, percent: share, limitPercent }, index) => [
        String(index + 1),
        label,
        formatRupiah(amount),
        percent(share),
        ...(hasLimits ? [limitPercent === null ? '-' : `${limitPercent}%`] : []),
      ]),
      ['', 'Jumlah', formatRupiah(requested), requested === 0 ? '-' : '100%', ...(hasLimits ? [''] : [])],
    ],
  };
}

/** From what is asked for to the RAB of the plan: what no program pays, and what the sales bring. */
export function reconcileTable({ ownLines, requested, total }: ProgramBudget): PlanTable {
  return {
    head: ['Hubungan dengan RAB rencana', 'Jumlah'],
    rows: [
      ['Diajukan kepada program', formatRupiah(requested)],
      ...ownLines.map(({ label, amount }) => [label, formatRupiah(amount)]),
      ['RAB rencana', formatRupiah(total)],
    ],
  };
}

/** Each line of each category, with its reason. */
export function justificationTable({ categories, requested }: ProgramBudget): PlanTable {
  return {
    head: ['Jenis pengeluaran', 'Uraian', 'Volume', 'Harga satuan', 'Jumlah', 'Alasan'],
    rows: [
      ...categories.flatMap(({ label, spent, amount }) => [
        ...spent.map((line) => [
          label,
          line.label,
          '1 paket',
          formatRupiah(line.amount),
          formatRupiah(line.amount),
          line.reason,
        ]),
        [label, spent.length === 0 ? blank : 'Subjumlah', '', '', formatRupiah(amount), ''],
      ]),
      ['Jumlah', '', '', '', formatRupiah(requested), ''],
    ],
  };
}

/** The budget in the core of a proposal. */
export function budgetBlocks(
  program: ProposalProgram,
  { plan }: Proposal,
  width: number,
  name: string,
): Block[] {
  const budget = computeProgramBudget(program, plan.result.assumptions);
  const table = categoryTable(budget);
  const shares = table.head.length > 4 ? [0.07, 0.38, 0.23, 0.18, 0.14] : [0.08, 0.5, 0.24, 0.18];
  const over = budget.categories.filter(({ isOver }) => isOver).map(({ label }) => label);
  return [
    caption(name),
    wordTable(table, { width, shares, hasTotal: true }),
    ...(over.length === 0 ? [] : [hint(`Melewati batas: ${over.join(', ')}. Ubah RAB sebelum mengajukan`)]),
    note('Upah sendiri, potongan, dan pajak tidak diajukan; uang penjualan mengurangi kebutuhan.'),
    wordTable(reconcileTable(budget), { width, shares: [0.7, 0.3], hasTotal: true }),
  ];
}

/** The attachment that justifies each line, with the bill of the materials where there is one. */
export function justificationBlocks(program: ProposalProgram, { plan }: Proposal, width: number): Block[] {
  const bill = billTable(plan);
  const gap = describeBillGap(plan.result);
  return [
    wordTable(justificationTable(computeProgramBudget(program, plan.result.assumptions)), {
      width,
      shares: [0.17, 0.22, 0.1, 0.16, 0.16, 0.19],
      hasTotal: true,
    }),
    hint('Pecah tiap paket menjadi jumlah, satuan, dan harga pasar; sertakan tautan toko atau penawaran'),
    ...(bill === null
      ? []
      : [
          caption('Rincian bahan'),
          wordTable(bill, { width, shares: [0.3, 0.18, 0.22, 0.3], hasTotal: true }),
          ...(gap === null ? [] : [note(gap)]),
        ]),
    ...program.categories.map(({ label, help }) => note(`${label}: ${help}.`)),
  ];
}
