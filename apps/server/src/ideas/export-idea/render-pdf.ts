import { detailsOf } from '@kawanusaha/contracts/finance/details-of';
import { describeMustBeTrue } from '@kawanusaha/contracts/finance/must-be-true';
import { describeRamp } from '@kawanusaha/contracts/finance/ramp';
import { scoreDimensions } from '@kawanusaha/contracts/idea';
import { canvasSheets } from '@kawanusaha/contracts/planning/canvas';
import PDFDocument from 'pdfkit';
import type { ExportPlan } from './plan.ts';
import {
  assumptionTable,
  budgetTable,
  cashFlowTable,
  type PlanTable,
  resultTable,
  scenarioReasons,
  scenarioTable,
  sensitivityTable,
} from './plan-tables.ts';

const margin = 56;
const ink = '#1f2a25';
const grey = '#5c665f';
const green = '#0b6b4f';
const line = '#d9d6cc';

type Doc = InstanceType<typeof PDFDocument>;

/** The built-in fonts know Latin-1 only; anything else would print as a wrong sign. */
export function toLatin(text: string): string {
  return text
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .replaceAll(/[\u2013\u2014]/g, '-')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[^\u0020-\u007e\u00a1-\u00ff\n]/g, '');
}

const width = (doc: Doc) => doc.page.width - 2 * margin;

function ensureSpace(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.height - margin - 24) doc.addPage();
}

function heading(doc: Doc, text: string): void {
  ensureSpace(doc, 60);
  doc.moveDown(0.8).font('Helvetica-Bold').fontSize(14).fillColor(green).text(toLatin(text), margin);
  doc.moveDown(0.3);
}

function paragraph(doc: Doc, text: string, color = ink): void {
  doc
    .font('Helvetica')
    .fontSize(10.5)
    .fillColor(color)
    .text(toLatin(text), margin, doc.y, { width: width(doc), lineGap: 2 });
  doc.moveDown(0.4);
}

/** A short text under its own bold line, the two never apart. */
function subject(doc: Doc, name: string, text: string): void {
  ensureSpace(doc, 56);
  doc
    .font('Helvetica-Bold')
    .fontSize(10.5)
    .fillColor(ink)
    .text(toLatin(name), margin, doc.y, { width: width(doc) });
  paragraph(doc, text, grey);
}

function list(doc: Doc, items: readonly string[]): void {
  doc.font('Helvetica').fontSize(10.5).fillColor(ink);
  for (const item of items) {
    ensureSpace(doc, 30);
    doc.text(`-  ${toLatin(item)}`, margin + 6, doc.y, { width: width(doc) - 6, lineGap: 2, indent: 0 });
    doc.moveDown(0.2);
  }
}

/** A table whose first column is left, the others right; repeats its head on a new page. */
function table(
  doc: Doc,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  shares: readonly number[],
): void {
  const rowHeight = 19;
  const drawRow = (cells: readonly string[], isHead: boolean) => {
    const top = doc.y;
    let x = margin;
    doc
      .font(isHead ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(9)
      .fillColor(isHead ? grey : ink);
    cells.forEach((cell, index) => {
      const cellWidth = width(doc) * (shares[index] ?? 0);
      doc.text(toLatin(cell), x + 2, top + 5, {
        width: cellWidth - 4,
        align: index === 0 ? 'left' : 'right',
        lineBreak: false,
        ellipsis: true,
      });
      x += cellWidth;
    });
    doc
      .moveTo(margin, top + rowHeight)
      .lineTo(margin + width(doc), top + rowHeight)
      .lineWidth(0.5)
      .stroke(line);
    doc.y = top + rowHeight;
    doc.x = margin;
  };
  ensureSpace(doc, rowHeight * 3);
  drawRow(head, true);
  for (const row of rows) {
    if (doc.y + rowHeight > doc.page.height - margin - 24) {
      doc.addPage();
      drawRow(head, true);
    }
    drawRow(row, false);
  }
  doc.moveDown(0.6);
}

function drawCover(doc: Doc, { title, result, ownerName, campus }: ExportPlan): void {
  doc.rect(0, 0, doc.page.width, 10).fill(green);
  doc
    .font('Helvetica')
    .fontSize(10)
    .fillColor(grey)
    .text('Rencana usaha, disusun di KawanUsaha', margin, margin);
  doc
    .moveDown(0.4)
    .font('Helvetica-Bold')
    .fontSize(24)
    .fillColor(ink)
    .text(toLatin(title), { width: width(doc) });
  const by = [ownerName, campus].filter(Boolean).join(', ');
  if (by !== '') paragraph(doc, by, grey);
  doc.moveDown(0.4);
  paragraph(doc, result.description);
  paragraph(doc, result.sourceNote, grey);
}

function drawNumbers(doc: Doc, plan: ExportPlan): void {
  const { assumptions, unit } = plan.result;
  const draw = ({ head, rows }: PlanTable, shares: readonly number[]) => table(doc, head, rows, shares);
  heading(doc, 'Asumsi dan hasil hitungan');
  paragraph(doc, describeMustBeTrue(assumptions, unit));
  draw(assumptionTable(plan), [0.5, 0.5]);
  draw(resultTable(plan), [0.6, 0.4]);
  heading(doc, 'Rencana anggaran biaya');
  draw(budgetTable(plan), [0.42, 0.2, 0.38]);
  heading(doc, 'Arus kas 12 bulan');
  const ramp = describeRamp(detailsOf(assumptions).monthsToFull);
  paragraph(doc, `${ramp}. Bulan 0 adalah belanja sebelum penjualan pertama.`, grey);
  draw(cashFlowTable(plan), [0.1, 0.12, 0.195, 0.195, 0.195, 0.195]);
  heading(doc, 'Tiga skenario');
  draw(scenarioTable(plan), [0.25, 0.27, 0.25, 0.23]);
  list(doc, scenarioReasons(plan));
  heading(doc, 'Hasil tahun pertama bila satu hal berubah');
  draw(sensitivityTable(plan), [0.2, 0.16, 0.16, 0.16, 0.16, 0.16]);
}

function drawCanvas(doc: Doc, { canvas }: ExportPlan): void {
  for (const { key, label, boxes } of canvasSheets) {
    heading(doc, label);
    for (const [box, name] of boxes) subject(doc, name, canvas[key][box] ?? '');
  }
}

function drawNotes(doc: Doc, { validation }: ExportPlan): void {
  heading(doc, 'Wawancara dan uji pra-penjualan');
  for (const { question, notes, isDone } of validation.questions)
    subject(doc, `${question}${isDone ? ' (terjawab)' : ''}`, notes === '' ? 'Belum ada catatan.' : notes);
  subject(doc, 'Uji pra-penjualan', validation.test);
  subject(doc, 'Batas lanjut, ubah, atau berhenti', validation.threshold);
}

function drawScores(doc: Doc, { result }: ExportPlan): void {
  heading(doc, `Nilai ${result.totalScore} dari 100, dan alasannya`);
  for (const { key, label } of scoreDimensions) {
    const score = result.scores.find(({ dimension }) => dimension === key);
    if (score === undefined) continue;
    subject(
      doc,
      `${label}: ${score.score ?? 'belum diketahui'}`,
      `${score.reason} Belum diketahui: ${score.unknown}`,
    );
  }
}

function drawPageNumbers(doc: Doc): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    const bottom = doc.page.margins.bottom;
    doc.page.margins.bottom = 0;
    doc.font('Helvetica').fontSize(8).fillColor(grey);
    doc.text(`Halaman ${index + 1} dari ${count}`, margin, doc.page.height - 36, {
      width: width(doc),
      align: 'right',
    });
    doc.page.margins.bottom = bottom;
  }
}

/** The plan as a PDF on A4. */
export function renderPdf(plan: ExportPlan): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: 'id-ID',
    info: { Title: toLatin(plan.title), Author: toLatin(plan.ownerName), Creator: 'KawanUsaha' },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const { result } = plan;
  drawCover(doc, plan);
  heading(doc, 'Pembeli dan saluran');
  paragraph(doc, result.targetMarket);
  list(doc, result.channels);
  drawNumbers(doc, plan);
  heading(doc, 'Langkah pertama');
  list(doc, result.initialSteps);
  heading(doc, 'Tantangan');
  list(doc, result.challenges);
  heading(doc, 'Izin dan aturan');
  list(doc, result.permits);
  heading(doc, 'Yang perlu disiapkan');
  list(doc, result.additionalResources);
  drawCanvas(doc, plan);
  drawNotes(doc, plan);
  drawScores(doc, plan);
  drawPageNumbers(doc);
  doc.end();
  return done;
}
