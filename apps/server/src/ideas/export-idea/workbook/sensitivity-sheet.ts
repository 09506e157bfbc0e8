import { finalTaxPercent, taxFreeTurnover } from '@kawanusaha/contracts/finance/quick-calculations';
import { sensitivitySteps } from '@kawanusaha/contracts/finance/sensitivity';
import { columnName } from '#workbooks/sheets/addresses.ts';
import { chartColors, chartLook, thousandsAxis } from '#workbooks/sheets/chart-look.ts';
import { createSheet, type SheetBuilder } from '#workbooks/sheets/sheet-builder.ts';
import { input } from './assumption-sheet.ts';

const levers = [
  ['Harga jual', 'price', chartColors.green],
  ['Jumlah terjual', 'units', chartColors.gold],
  ['Biaya per unit', 'cost', chartColors.grey],
] as const;
const firstRow = (lever: number) => 4 + lever * sensitivitySteps.length;
const lastRow = (lever: number) => firstRow(lever + 1) - 1;
const months = Array.from({ length: 12 }, (_, index) => index);
const unitsColumn = (month: number) => columnName(6 + month);
const profitColumn = (month: number) => columnName(18 + month);

/** The first year when one thing alone is other than planned. */
export function sensitivitySheet(): SheetBuilder {
  const sheet = createSheet({
    name: 'Sensitivitas',
    widths: [20, 12, 18, 16, 16, 16, ...months.map(() => 10), ...months.map(() => 14)],
    frozenRows: 3,
    // The months to the right are what the result is worked out from.
    printArea: `$A$1:$F$${lastRow(2) + 21}`,
  });
  sheet.wide('A1', 6, 'Hasil tahun pertama bila satu hal berubah', 'title');
  sheet.row(
    'A3',
    [
      'Yang berubah',
      'Perubahan',
      'Hasil tahun pertama',
      'Terjual (%)',
      'Harga',
      'Biaya per unit',
      ...months.map((month) => `Terjual ${month + 1}`),
      ...months.map((month) => `Laba ${month + 1}`),
    ],
    'head',
  );
  levers.forEach(([label, lever], block) =>
    sensitivitySteps.forEach((step, index) => {
      const row = firstRow(block) + index;
      const changed = (kind: string) => (lever === kind ? `(100+ROUND(B${row}*100,0))` : '100');
      const share = (amount: string, percent: string) => `ROUND(${amount}*ROUND(${percent}*1000,0)/1000,0)`;
      sheet.row(
        `A${row}`,
        [
          label,
          step / 100,
          {
            f: `SUM(${profitColumn(0)}${row}:${profitColumn(11)}${row})-SUM('Arus Kas'!J5:J16)-12*${input.ownWage}-${input.permits}`,
          },
          { f: changed('units') },
          { f: `ROUND(${input.price}*${changed('price')}/100,0)` },
          { f: `ROUND((${input.unitCost}+${input.packaging})*${changed('cost')}/100,0)` },
          ...months.map((month) => ({
            f: `ROUND(${input.unitsPerDay}*${input.daysPerMonth}*$D${row}*'Arus Kas'!$B$${month + 5}*100/1000000,0)`,
          })),
          ...months.map((month) => {
            const units = `${unitsColumn(month)}${row}`;
            const revenue = `${units}*$E${row}`;
            const turnover = `SUM($${unitsColumn(0)}${row}:${units})*$E${row}`;
            const free = (amount: string) => `MAX(0,${amount}-${taxFreeTurnover})`;
            const tax = `ROUND((${free(turnover)}-${free(`(${turnover}-${revenue})`)})*${finalTaxPercent}/100,0)`;
            return {
              f: `${revenue}-${units}*$F${row}-${share(`${units}*$F${row}`, input.waste)}-${share(revenue, input.platformFee)}-${share(revenue, input.paymentFee)}-${input.transport}-${input.fixedCost}-${tax}`,
            };
          }),
        ],
        [
          'label',
          'percent',
          'total',
          'number',
          'money',
          'money',
          ...months.map(() => 'number' as const),
          ...months.map(() => 'money' as const),
        ],
      );
    }),
  );
  sheet.warn(`C${firstRow(0)}:C${lastRow(2)}`, `C${firstRow(0)}<0`);
  sheet.chart({
    ...chartLook,
    type: 'line',
    title: 'Hasil tahun pertama (ribu rupiah)',
    altText: 'Diagram garis hasil tahun pertama bila harga, jumlah terjual, atau biaya berubah',
    series: levers.map(([name, , color], lever) => ({
      name,
      values: `C${firstRow(lever)}:C${lastRow(lever)}`,
      categories: `B${firstRow(0)}:B${lastRow(0)}`,
      color,
    })),
    anchor: { from: { row: lastRow(2) + 1, col: 0 }, to: { row: lastRow(2) + 20, col: 6 } },
    axes: { y: thousandsAxis },
  });
  return sheet;
}
