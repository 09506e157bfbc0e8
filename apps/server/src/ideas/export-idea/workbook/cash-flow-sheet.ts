import type { ScenarioKey } from '@kawanusaha/contracts/finance/conditions';
import { finalTaxPercent, taxFreeTurnover } from '@kawanusaha/contracts/finance/quick-calculations';
import { chartColors, chartLook, thousandsAxis } from '#workbooks/sheets/chart-look.ts';
import { createSheet, type SheetBuilder } from '#workbooks/sheets/sheet-builder.ts';
import { input, shareOf } from './assumption-sheet.ts';
import { cashFlowSheets, conditionCells } from './scenario-sheet.ts';

const heads = [
  'Bulan',
  'Laju (%)',
  'Terjual',
  'Omzet',
  'Bahan terpakai',
  'Potongan',
  'Transport',
  'Biaya tetap',
  'Pajak',
  'Penyusutan',
  'Laba sebelum upah',
  'Uang masuk',
  'Bayar pemasok',
  'Selisih kas',
  'Upah sendiri',
  'Kas',
  'Pesanan bahan',
];
const money = heads.slice(3).map(() => 'money' as const);

const daysOf = (amount: string, days: string) => `ROUND(${amount}*${days}/30,0)`;

/** What is sold in a month and what that takes of material; also for the month after the last, whose stock is bought before. */
function soldIn(row: number, key: ScenarioKey) {
  const { units, price, unitCost, waste, monthsPerStep, quiet, quietPercent } = conditionCells(key);
  const month = `(MOD(A${row}-1,12)+1)`;
  const season = `IF(OR(${month}=${quiet[0]},${month}=${quiet[1]}),${quietPercent},100)`;
  const made = `C${row}*ROUND((${input.unitCost}+${input.packaging})*${unitCost}/100,0)`;
  return [
    { f: `MIN(100,ROUND(100*ROUNDUP(A${row}/${monthsPerStep},0)/${input.monthsToFull},0))` },
    { f: `ROUND(${input.unitsPerDay}*${input.daysPerMonth}*${units}*B${row}*${season}/1000000,0)` },
    { f: `C${row}*ROUND(${input.price}*${price}/100,0)` },
    { f: `${made}+ROUND(${made}*ROUND(${input.waste}*${waste}*10,0)/1000,0)` },
  ];
}

/** Twelve months of profit and cash under a scenario, from the capital on. */
export function cashFlowSheet(key: ScenarioKey): SheetBuilder {
  const sheet = createSheet({
    name: cashFlowSheets[key],
    widths: [8, 9, 10, ...money.map(() => 16)],
    landscape: true,
    frozenRows: 3,
  });
  const { fixedCost } = conditionCells(key);
  sheet.wide('A1', heads.length, `${cashFlowSheets[key]}, 12 bulan`, 'title');
  sheet.row('A3', heads, 'head');
  const kinds = ['count', 'number', 'number', ...money] as const;
  sheet.row('A4', [0, null, null, null, null, null, null, null, null, null, null, null], kinds);
  sheet.put('M4', { f: `Q4-${daysOf('Q4', input.supplierDays)}` }, 'money');
  sheet.row('N4', [null, null], 'money');
  sheet.put('P4', { f: `${input.capital}-${input.equipment}-${input.permits}-M4` }, 'total');
  sheet.put('Q4', { f: daysOf('E5', input.stockDays) }, 'money');
  for (let month = 1; month <= 12; month += 1) {
    const row = month + 4;
    const wornOff = (at: string) => `ROUND(${input.equipment}*MIN(${at},${input.life})/${input.life},0)`;
    const before = month === 1 ? '' : `+${daysOf(`D${row - 1}`, input.customerDays)}`;
    const turnover = `SUM(D$5:D${row})`;
    const free = (amount: string) => `MAX(0,${amount}-${taxFreeTurnover})`;
    sheet.row(
      `A${row}`,
      [
        month,
        ...soldIn(row, key),
        { f: `${shareOf(`D${row}`, input.platformFee)}+${shareOf(`D${row}`, input.paymentFee)}` },
        { f: input.transport },
        { f: `ROUND(${input.fixedCost}*${fixedCost}/100,0)` },
        { f: `ROUND((${free(turnover)}-${free(`(${turnover}-D${row})`)})*${finalTaxPercent}/100,0)` },
        { f: `${wornOff(`A${row}`)}-${wornOff(`(A${row}-1)`)}` },
        { f: `D${row}-E${row}-F${row}-G${row}-H${row}-I${row}-J${row}` },
        { f: `D${row}-${daysOf(`D${row}`, input.customerDays)}${before}` },
        {
          f: `Q${row}-${daysOf(`Q${row}`, input.supplierDays)}+${daysOf(`Q${row - 1}`, input.supplierDays)}`,
        },
        { f: `L${row}-M${row}-F${row}-G${row}-H${row}-I${row}` },
        { f: `MIN(${input.ownWage},MAX(0,N${row}))` },
        { f: `P${row - 1}+N${row}-O${row}` },
        { f: `E${row}+${daysOf(`E${row + 1}`, input.stockDays)}-${daysOf(`E${row}`, input.stockDays)}` },
      ],
      kinds,
    );
    sheet.put(`P${row}`, { f: `P${row - 1}+N${row}-O${row}` }, 'total');
  }
  sheet.row('A17', [13, ...soldIn(17, key)], kinds);
  sheet.wide('F17', 12, 'Bulan ke-13 hanya untuk persediaan yang dibeli di akhir bulan ke-12.', 'note');
  sheet.row(
    'A18',
    [
      'Jumlah',
      null,
      ...['C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O'].map((column) => ({
        f: `SUM(${column}5:${column}16)`,
      })),
      { f: 'P16' },
    ],
    ['totalText', 'totalText', 'totalNumber', ...money.map(() => 'total' as const)],
  );
  sheet.wide('A20', 4, 'Balik modal', 'label');
  sheet.put(
    'E20',
    {
      f: `IF(COUNTIF(P5:P16,">="&${input.capital})=0,"belum dalam 12 bulan","bulan ke-"&(13-COUNTIF(P5:P16,">="&${input.capital})))`,
    },
    'totalText',
  );
  sheet.warn('P4:P16', 'P4<0');
  sheet.chart({
    ...chartLook,
    type: 'line',
    title: 'Kas di akhir bulan (ribu rupiah)',
    altText: 'Diagram garis kas di akhir tiap bulan',
    legend: false,
    series: [{ name: 'Kas', values: 'P4:P16', categories: 'A4:A16', color: chartColors.green }],
    anchor: { from: { row: 21, col: 0 }, to: { row: 41, col: 11 } },
    axes: { y: thousandsAxis },
  });
  return sheet;
}
