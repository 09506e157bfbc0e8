import {
  type ScenarioKey,
  describeScenarioReasons,
  scenarioDefinitions,
} from '@kawanusaha/contracts/finance/conditions';
import { finalTaxPercent, taxFreeTurnover } from '@kawanusaha/contracts/finance/quick-calculations';
import { createSheet, type SheetBuilder } from '#workbooks/sheets/sheet-builder.ts';
import { input, shareOf } from './assumption-sheet.ts';

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

/** The profit of a month at full pace under a scenario, as the model rounds each part of it. */
function fullMonth(key: ScenarioKey): string {
  const scenario = conditionCells(key);
  const percent = (amount: string, of: string) => `ROUND(${amount}*${of}/100,0)`;
  const units = percent(`${input.unitsPerDay}*${input.daysPerMonth}`, scenario.units);
  const revenue = `${units}*${percent(input.price, scenario.price)}`;
  const goods = `${units}*${percent(`(${input.unitCost}+${input.packaging})`, scenario.unitCost)}`;
  const waste = `ROUND(${goods}*ROUND(${input.waste}*${scenario.waste}*10,0)/1000,0)`;
  const fixed = `${percent(input.fixedCost, scenario.fixedCost)}+${input.transport}+ROUNDUP(${input.equipment}/${input.life},0)+${input.ownWage}`;
  const tax = `ROUND(ROUND(MAX(0,${revenue}*12-${taxFreeTurnover})*${finalTaxPercent}/100,0)/12,0)`;
  const fees = `${shareOf(revenue, input.platformFee)}-${shareOf(revenue, input.paymentFee)}`;
  return `${revenue}-${goods}-${waste}-${fees}-(${fixed})-${tax}`;
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
  sheet.row(
    'A19',
    ['Laba sebulan penuh', ...scenarioDefinitions.map(({ key }) => ({ f: fullMonth(key) }))],
    ['label', 'total', 'total', 'total'],
  );
  sheet.warn('B15:D17', 'B15<0');
  sheet.warn('B19:D19', 'B19<0');
  describeScenarioReasons().forEach((reason, index) => sheet.wide(`A${index + 21}`, 4, reason, 'note'));
  return sheet;
}
