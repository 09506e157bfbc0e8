import { type ScenarioKey, scenarioDefinitions } from '@kawanusaha/contracts/finance/conditions';
import { createSheet, type SheetBuilder } from '#workbooks/sheets/sheet-builder.ts';
import { input } from './assumption-sheet.ts';

/** Sheet of the cash flow under each scenario. */
export const cashFlowSheets: Readonly<Record<ScenarioKey, string>> = {
  careful: 'Arus Kas Hati-hati',
  base: 'Arus Kas',
  hopeful: 'Arus Kas Baik',
};

const columns: Readonly<Record<ScenarioKey, string>> = { careful: 'B', base: 'C', hopeful: 'D' };

/** Cells of a scenario's conditions. */
export function conditionCells(key: ScenarioKey) {
  const at = (row: number) => `Skenario!$${columns[key]}$${row}`;
  return {
    units: at(4),
    price: at(5),
    unitCost: at(6),
    fixedCost: at(7),
    waste: at(8),
    monthsPerStep: at(9),
    quiet: [at(10), at(11)],
    quietPercent: at(12),
  } as const;
}

/** What each scenario changes, and what the first year then leaves. */
export function scenarioSheet(): SheetBuilder {
  const sheet = createSheet({ name: 'Skenario', widths: [40, 22, 22, 22] });
  sheet.wide('A1', 4, 'Tiga skenario', 'title');
  sheet.row('A3', ['Dalam persen dari asumsi', ...scenarioDefinitions.map(({ label }) => label)], 'head');
  const of = (row: number, label: string, value: (index: 0 | 1 | 2) => number) =>
    sheet.row(
      `A${row}`,
      [label, value(0), value(1), value(2)],
      ['label', 'inputNumber', 'inputNumber', 'inputNumber'],
    );
  const conditions = (index: 0 | 1 | 2) => scenarioDefinitions[index].conditions;
  of(4, 'Terjual (%)', (index) => conditions(index).unitsPercent);
  of(5, 'Harga (%)', (index) => conditions(index).pricePercent);
  of(6, 'Biaya per unit (%)', (index) => conditions(index).unitCostPercent);
  of(7, 'Biaya tetap (%)', (index) => conditions(index).fixedCostPercent);
  of(8, 'Sisa tidak terjual (%)', (index) => conditions(index).wastePercent);
  of(9, 'Bulan untuk tiap langkah awal', (index) => conditions(index).monthsPerStep);
  of(10, 'Bulan sepi pertama (0: tidak ada)', (index) => conditions(index).quietMonths[0] ?? 0);
  of(11, 'Bulan sepi kedua (0: tidak ada)', (index) => conditions(index).quietMonths[1] ?? 0);
  of(12, 'Terjual pada bulan sepi (%)', (index) => conditions(index).quietPercent);
  sheet.row('A14', ['Hasil', ...scenarioDefinitions.map(({ label }) => label)], 'head');
  const result = (row: number, label: string, formula: (name: string) => string) =>
    sheet.row(
      `A${row}`,
      [label, ...scenarioDefinitions.map(({ key }) => ({ f: formula(`'${cashFlowSheets[key]}'!`) }))],
      ['label', 'total', 'total', 'total'],
    );
  result(15, 'Hasil tahun pertama', (name) => `SUM(${name}K5:K16)-12*${input.ownWage}-${input.permits}`);
  result(16, 'Kas terendah', (name) => `MIN(${name}P4:P16)`);
  result(17, 'Kas setelah setahun', (name) => `${name}P16`);
  result(18, 'Uang yang diperlukan', (name) => `${input.capital}-MIN(${name}P4:P16)`);
  sheet.warn('B15:D17', 'B15<0');
  scenarioDefinitions
    .flatMap(({ label, reasons }) => reasons.map((reason) => `${label}: ${reason}`))
    .forEach((reason, index) => sheet.wide(`A${index + 20}`, 4, reason, 'note'));
  return sheet;
}
