import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { computeBudget } from '../../packages/contracts/src/finance/budget.ts';
import { computeCashFlow } from '../../packages/contracts/src/finance/cash-flow.ts';
import { computeScenarios } from '../../packages/contracts/src/finance/scenarios.ts';
import { computeUnitEconomics } from '../../packages/contracts/src/finance/unit-economics.ts';
import { parseAddress } from '../../apps/server/src/workbooks/sheets/addresses.ts';
import { expectedFigures } from '../excel-templates/expected-figures.ts';
import { samplePlan } from './sample-plan.ts';

type Cells = ReadonlyMap<string, { formula?: string; formulaResult?: unknown; value: unknown; type: string }>;

const { assumptions } = samplePlan.result;
const flow = computeCashFlow(assumptions);

/** What the model says, by the cell that a program other than ours worked out. */
const figures: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  ...expectedFigures,
  'rencana-xlsx': {
    'Asumsi!B33': computeUnitEconomics(assumptions).profitPerMonth,
    'RAB!B16': computeBudget(assumptions).total,
    'RAB!B19': 'Ya, sampai rupiah',
    ...Object.fromEntries(flow.months.map(({ month, balance }) => [`Arus Kas!P${month + 4}`, balance])),
    ...Object.fromEntries(
      computeScenarios(assumptions).map(({ yearResult }, index) => [
        `Skenario!${['B', 'C', 'D'][index] ?? ''}15`,
        yearResult,
      ]),
    ),
  },
  'rencana-buku-usaha': {
    'Dasbor!A4': flow.start.capital - flow.start.equipment - flow.start.permits,
    'Neraca!C24': 'Seimbang',
    ...Object.fromEntries(flow.months.map(({ month, balance }) => [`Dasbor!E${month + 42}`, balance])),
  },
};

function isSame(actual: unknown, expected: string | number): boolean {
  if (typeof expected === 'string') return String(actual).trim() === expected;
  return typeof actual === 'number' && Math.abs(actual - expected) < 0.01;
}

/**
 * Looks for error cells and wrong figures in workbooks that LibreOffice recalculated.
 * @returns a line for each problem
 */
export async function checkWorkbooks(folder: string, names: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- one workbook in memory at a time
    const workbook = await readXlsx(await readFile(path.join(folder, name)));
    const key = path.basename(name, '.xlsx');
    const sheets = new Map(workbook.sheets.map((sheet) => [sheet.name, (sheet.cells ?? new Map()) as Cells]));
    for (const [sheet, cells] of sheets)
      for (const [at, { formula, formulaResult, value, type }] of cells) {
        const shown = formulaResult ?? value;
        const isError = type === 'error' || (typeof shown === 'string' && /^(?:#|Err:)/.test(shown));
        if (formula !== undefined && (isError || shown === null || shown === undefined))
          problems.push(`${key} ${sheet} ${at}: ${formula} gives ${String(shown)}`);
      }
    const expected = Object.entries(figures[key] ?? {});
    if (expected.length === 0) problems.push(`${key}: no figures to compare with`);
    for (const [place, figure] of expected) {
      const [sheet = '', address = ''] = place.split('!');
      const { row, column } = parseAddress(address);
      const cell = sheets.get(sheet)?.get(`${row},${column}`);
      // The reader keeps a cell without formula and style in the rows alone.
      const plain = workbook.sheets.find((one) => one.name === sheet)?.rows[row]?.[column];
      const actual = cell?.formulaResult ?? cell?.value ?? plain;
      if (!isSame(actual, figure)) problems.push(`${key} ${place}: ${String(actual)} instead of ${figure}`);
    }
  }
  return problems;
}
