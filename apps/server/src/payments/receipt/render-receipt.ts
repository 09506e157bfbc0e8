import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { company } from '@kawanusaha/contracts/company';
import PDFDocument from 'pdfkit';
import { formatPaidAt, type Receipt } from './receipt-rows.ts';

const green = '#0b5f46';
const grey = '#55605b';
const margin = 56;
const labelWidth = 150;

/** The built-in PDF fonts know Latin-1 only; other characters become a plain question mark instead of rubbish. */
const toLatin1 = (text: string): string => text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?');

function drawMark(pdf: PDFKit.PDFDocument, x: number, y: number): void {
  for (let quarter = 0; quarter < 4; quarter += 1) {
    pdf.save();
    pdf.rotate(45 + quarter * 90, { origin: [x, y] });
    pdf.ellipse(x, y - 9, 5, 8).fill(green);
    pdf.restore();
  }
}

function drawRow(pdf: PDFKit.PDFDocument, label: string, value: string): void {
  const { y } = pdf;
  pdf.font('Helvetica').fontSize(11).fillColor(grey).text(label, margin, y, { width: labelWidth });
  pdf
    .font('Helvetica-Bold')
    .fillColor('#1d2522')
    .text(toLatin1(value), margin + labelWidth, y, { width: pdf.page.width - margin * 2 - labelWidth });
  pdf.moveDown(0.6);
}

/** Draws the receipt of one paid order: A4, Indonesian, with the amount in full and who sold; its number is the order's. */
export function renderReceipt(receipt: Receipt): Promise<Uint8Array<ArrayBuffer>> {
  const { street, city, province, postalCode } = company.address;
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'id',
    info: { Title: `Kwitansi ${receipt.orderId}`, Author: 'KawanUsaha' },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });
  drawMark(pdf, margin + 16, margin + 14);
  pdf
    .font('Helvetica-Bold')
    .fontSize(20)
    .fillColor(green)
    .text('KawanUsaha', margin + 44, margin + 4);
  pdf
    .font('Helvetica')
    .fontSize(11)
    .fillColor(grey)
    .text(receipt.siteUrl, margin + 44);
  pdf.moveDown(2);
  pdf.font('Helvetica-Bold').fontSize(24).fillColor('#1d2522').text('Kwitansi Pembayaran', margin);
  pdf.moveDown(1);
  drawRow(pdf, 'Nomor kwitansi', receipt.orderId);
  drawRow(pdf, 'Tanggal bayar', formatPaidAt(receipt.paidAt));
  drawRow(pdf, 'Diterima dari', receipt.buyerName);
  drawRow(pdf, 'Email', receipt.buyerEmail);
  drawRow(pdf, 'Untuk', `${receipt.itemName} (seumur hidup, sekali bayar)`);
  drawRow(pdf, 'Metode', receipt.method);
  drawRow(pdf, 'Penjual', `${company.name}, ${street}, ${city} ${postalCode}, ${province}`);
  drawRow(pdf, 'Kontak penjual', `${company.email} · ${company.phone}`);
  pdf.moveDown(0.5);
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(pdf.page.width - margin, pdf.y)
    .stroke('#d9ded9');
  pdf.moveDown(0.8);
  pdf.font('Helvetica').fontSize(12).fillColor(grey).text('Jumlah', margin);
  pdf.moveDown(0.2);
  pdf.font('Helvetica-Bold').fontSize(28).fillColor(green).text(formatRupiah(receipt.amount), margin);
  pdf.moveDown(0.5);
  pdf
    .font('Helvetica-Bold')
    .fontSize(14)
    .fillColor(receipt.isRefunded ? '#a3231b' : green)
    .text(receipt.isRefunded ? 'DANA SUDAH DIKEMBALIKAN' : 'LUNAS', margin);
  pdf.moveDown(2);
  pdf
    .font('Helvetica')
    .fontSize(10)
    .fillColor(grey)
    .text('Kwitansi ini dibuat oleh sistem dan sah tanpa tanda tangan.', margin);
  pdf.end();
  return done;
}
