import { rampPercents } from '@kawanusaha/contracts/finance/cash-flow';
import { scenarioDefinitions } from '@kawanusaha/contracts/finance/scenarios';
import { scoreDimensions } from '@kawanusaha/contracts/idea';
import { createSheet, type SheetBuilder } from '#workbooks/sheets/sheet-builder.ts';
import { writeWorkbook } from '#workbooks/sheets/write-workbook.ts';
import type { ExportPlan } from './plan.ts';

/** Text that a spreadsheet must not take for a formula. */
function safeText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function assumptionSheet({ title, result }: ExportPlan): SheetBuilder {
  const sheet = createSheet({ name: 'Asumsi', widths: [42, 22, 48] });
  const { assumptions, unit } = result;
  sheet.wide('A1', 3, safeText(title), 'title');
  sheet.wide('A2', 3, 'Ubah sel kuning; semua lembar lain mengikuti.', 'note');
  sheet.row('A4', ['Asumsi', 'Nilai', 'Keterangan'], 'head');
  const rows = [
    [`Harga jual per ${unit}`, assumptions.price, 'inputMoney', ''],
    [`Biaya per ${unit}`, assumptions.unitCost, 'inputMoney', 'Bahan, kemasan, potongan aplikasi'],
    [`Terjual per hari (${unit})`, assumptions.unitsPerDay, 'inputNumber', ''],
    ['Hari jualan sebulan', assumptions.daysPerMonth, 'inputNumber', ''],
    ['Biaya tetap sebulan', assumptions.fixedCostPerMonth, 'inputMoney', 'Sewa, kuota, listrik, upah tetap'],
    ['Modal awal', assumptions.capital, 'inputMoney', ''],
  ] as const;
  rows.forEach(([label, value, kind, hint], index) =>
    sheet.row(`A${index + 5}`, [safeText(label), value, hint], ['label', kind, 'label']),
  );
  sheet.row('A12', ['Hasil', 'Nilai', 'Cara menghitung'], 'head');
  const results = [
    ['Terjual sebulan', 'B7*B8', 'number', 'Terjual per hari x hari jualan'],
    ['Omzet sebulan', 'B13*B5', 'money', 'Terjual x harga'],
    ['Biaya variabel sebulan', 'B13*B6', 'money', 'Terjual x biaya per unit'],
    ['Laba sebulan', 'B14-B15-B9', 'total', 'Omzet - biaya variabel - biaya tetap'],
    ['HPP per unit', 'IF(B13=0,0,B6+ROUNDUP(B9/B13,0))', 'money', 'Biaya per unit + bagian biaya tetap'],
    ['Margin bersih', 'IF(B14=0,0,B16/B14)', 'percent', 'Laba / omzet'],
    [
      'Titik impas (unit)',
      'IF(B5>B6,ROUNDUP(B9/(B5-B6),0),0)',
      'number',
      'Biaya tetap / (harga - biaya per unit)',
    ],
    ['Titik impas (Rupiah)', 'B19*B5', 'money', 'Unit impas x harga'],
  ] as const;
  results.forEach(([label, formula, kind, hint], index) =>
    sheet.row(`A${index + 13}`, [label, { f: formula }, hint], ['label', kind, 'label']),
  );
  sheet.warn('B16', 'B16<0');
  return sheet;
}

function cashFlowSheet(): SheetBuilder {
  const sheet = createSheet({ name: 'Arus Kas', widths: [14, 14, 14, 18, 18, 18, 18, 20], landscape: true });
  sheet.wide('A1', 8, 'Arus kas 12 bulan', 'title');
  sheet.row(
    'A3',
    [
      'Bulan',
      'Target (%)',
      'Terjual',
      'Uang masuk',
      'Biaya variabel',
      'Biaya tetap',
      'Selisih',
      'Kas setelah modal',
    ],
    'head',
  );
  for (let month = 1; month <= 12; month += 1) {
    const row = month + 3;
    const before = month === 1 ? '-Asumsi!$B$10' : `H${row - 1}`;
    sheet.row(
      `A${row}`,
      [
        month,
        (rampPercents[month - 1] ?? 100) / 100,
        { f: `ROUND(Asumsi!$B$13*B${row},0)` },
        { f: `C${row}*Asumsi!$B$5` },
        { f: `C${row}*Asumsi!$B$6` },
        { f: 'Asumsi!$B$9' },
        { f: `D${row}-E${row}-F${row}` },
        { f: `${before}+G${row}` },
      ],
      ['number', 'inputPercent', 'number', 'money', 'money', 'money', 'money', 'money'],
    );
  }
  sheet.row(
    'A16',
    [
      'Jumlah',
      null,
      ...['C', 'D', 'E', 'F', 'G'].map((column) => ({ f: `SUM(${column}4:${column}15)` })),
      { f: 'H15' },
    ],
    ['totalText', 'totalText', 'totalNumber', 'total', 'total', 'total', 'total', 'total'],
  );
  sheet.row(
    'A18',
    [
      'Balik modal',
      { f: 'IF(COUNTIF(H4:H15,">=0")=0,"belum dalam 12 bulan","bulan ke-"&(13-COUNTIF(H4:H15,">=0")))' },
    ],
    ['label', 'totalText'],
  );
  sheet.warn('H4:H15', 'H4<0');
  return sheet;
}

function scenarioSheet(): SheetBuilder {
  const sheet = createSheet({ name: 'Skenario', widths: [24, 16, 16, 18, 18, 18] });
  sheet.wide('A1', 6, 'Tiga skenario', 'title');
  sheet.row(
    'A3',
    ['Skenario', 'Terjual (%)', 'Biaya unit (%)', 'Terjual sebulan', 'Biaya per unit', 'Laba sebulan'],
    'head',
  );
  scenarioDefinitions.forEach(({ label, unitsPercent, unitCostPercent }, index) => {
    const row = index + 4;
    sheet.row(
      `A${row}`,
      [
        label,
        unitsPercent / 100,
        unitCostPercent / 100,
        { f: `ROUND(Asumsi!$B$13*B${row},0)` },
        { f: `ROUNDUP(Asumsi!$B$6*C${row},0)` },
        { f: `D${row}*(Asumsi!$B$5-E${row})-Asumsi!$B$9` },
      ],
      ['label', 'inputPercent', 'inputPercent', 'number', 'money', 'total'],
    );
  });
  sheet.warn('F4:F6', 'F4<0');
  return sheet;
}

function planSheet({ result }: ExportPlan): SheetBuilder {
  const sheet = createSheet({ name: 'Rencana', widths: [26, 90] });
  sheet.wide('A1', 2, 'Rencana dan penilaian', 'title');
  const rows: [string, string][] = [
    ['Penjelasan', result.description],
    ['Pembeli', result.targetMarket],
    ['Saluran', result.channels.join('; ')],
    ['Langkah pertama', result.initialSteps.join('; ')],
    ['Tantangan', result.challenges.join('; ')],
    ['Izin', result.permits.join('; ')],
    ['Disiapkan', result.additionalResources.join('; ')],
    ...scoreDimensions.flatMap(({ key, label }): [string, string][] => {
      const score = result.scores.find(({ dimension }) => dimension === key);
      return score
        ? [
            [
              `${label}: ${score.score ?? 'belum diketahui'}`,
              `${score.reason} Belum diketahui: ${score.unknown}`,
            ],
          ]
        : [];
    }),
    ['Asal ide', result.sourceNote],
  ];
  rows.forEach(([label, text], index) =>
    sheet.row(`A${index + 3}`, [label, safeText(text)], ['label', 'inputText']),
  );
  return sheet;
}

/** The plan as a workbook whose figures are formulas over the sheet of assumptions. */
export function renderWorkbook(plan: ExportPlan): Promise<Uint8Array> {
  return writeWorkbook(plan.title, [
    assumptionSheet(plan),
    cashFlowSheet(),
    scenarioSheet(),
    planSheet(plan),
  ]);
}
