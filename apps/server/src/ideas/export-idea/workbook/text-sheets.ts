import { describeMustBeTrue } from '@kawanusaha/contracts/finance/must-be-true';
import { scoreDimensions } from '@kawanusaha/contracts/score-dimensions';
import { canvasSheets } from '@kawanusaha/contracts/planning/canvas';
import { createSheet, type SheetBuilder } from '#workbooks/sheets/sheet-builder.ts';
import { type ExportPlan, reportSteps } from '../plan.ts';
import { safeText } from './safe-text.ts';

/** A list as a cell shows it: a program would take a hyphen at the beginning of a text for a formula. */
const dotted = (text: string): string => text.replaceAll(/^- /gmu, '• ');

function listSheet(
  name: string,
  title: string,
  rows: readonly (readonly [string, string])[],
  onePage = false,
): SheetBuilder {
  const sheet = createSheet({ name, widths: [32, 90], onePage });
  sheet.wide('A1', 2, title, 'title');
  rows.forEach(([label, text], index) =>
    sheet.row(`A${index + 3}`, [safeText(label), safeText(dotted(text))], ['label', 'inputText']),
  );
  return sheet;
}

/** What the plan says in words, with its scores. */
export function planSheet({ result }: ExportPlan): SheetBuilder {
  return listSheet('Rencana', 'Rencana dan penilaian', [
    ['Penjelasan', result.description],
    ['Yang harus benar', describeMustBeTrue(result.assumptions, result.unit)],
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
  ]);
}

/** The three canvases, box by box. */
export function canvasSheet({ canvas }: ExportPlan): SheetBuilder {
  return listSheet(
    'Kanvas',
    'Kanvas',
    canvasSheets.flatMap(({ key, label, boxes }) =>
      boxes.map(([box, name]): [string, string] => [`${label}: ${name}`, canvas[key][box] ?? '']),
    ),
    true,
  );
}

/** The interviews: what is asked and what was heard, the test and its limit. */
export function notesSheet({ validation }: ExportPlan): SheetBuilder {
  return listSheet('Catatan', 'Wawancara dan uji pra-penjualan', [
    ...validation.questions.map(({ question, notes, isDone }): [string, string] => [
      `${question}${isDone ? ' (terjawab)' : ''}`,
      notes,
    ]),
    ['Uji pra-penjualan', validation.test],
    ['Batas lanjut, ubah, atau berhenti', validation.threshold],
  ]);
}

/** A row of a table in two cells: what it is about, and the rest by the names of its columns, which two columns need not. */
function tableLine(head: readonly string[], [first = '', ...rest]: readonly string[]): [string, string] {
  if (rest.length === 1) return [first, rest[0] ?? ''];
  const named = rest.map((cell, index) => [head[index + 1] ?? '', cell] as const);
  return [
    first,
    named
      .filter(([, cell]) => cell !== '')
      .map(([column, cell]) => `${column}: ${cell}`)
      .join('\n'),
  ];
}

/** What the twelve steps brought, a line for each text and each row of a table; null where no step was begun. */
export function stepsSheet(plan: ExportPlan): SheetBuilder | null {
  const rows = reportSteps(plan).flatMap(({ step, name, blocks }) =>
    blocks.flatMap((block): [string, string][] => {
      const label = `${step}. ${name}: ${block.label}`;
      return block.kind === 'text'
        ? [[label, block.text]]
        : [[label, ''], ...block.rows.map((row) => tableLine(block.head, row))];
    }),
  );
  return rows.length === 0 ? null : listSheet('Langkah', 'Dua belas langkah', rows);
}
