import type { CellStyle } from 'hucre';

const green = { rgb: '0B6B4F' };
const soft = { rgb: 'E3F3EC' };
const inputFill = { rgb: 'FFF6DC' };
const grey = { rgb: '5C665F' };
const side = { style: 'thin', color: { rgb: 'D0CDC2' } } as const;
const box = { top: side, right: side, bottom: side, left: side };
const unlocked = { locked: false };

const rupiah = '"Rp "#,##0;[Red]-"Rp "#,##0';
const whole = '#,##0';

const fill = (fgColor: { rgb: string }) => ({ type: 'pattern', pattern: 'solid', fgColor }) as const;

/** The looks of a cell by what it is for. What a person may type into is yellow and unlocked; all else is protected. */
export const cellStyles = {
  title: { font: { name: 'Calibri', bold: true, size: 16, color: green } },
  note: {
    font: { name: 'Calibri', italic: true, color: grey },
    alignment: { wrapText: true, vertical: 'top' },
  },
  section: { font: { name: 'Calibri', bold: true, size: 12, color: green } },
  head: {
    font: { name: 'Calibri', bold: true, color: { rgb: 'FFFFFF' } },
    fill: fill(green),
    border: box,
    alignment: { wrapText: true, vertical: 'center', horizontal: 'center' },
  },
  label: { border: box, alignment: { wrapText: true, vertical: 'center' } },
  text: { alignment: { wrapText: true, vertical: 'top' } },
  money: { border: box, numFmt: rupiah },
  number: { border: box, numFmt: whole },
  decimal: { border: box, numFmt: '#,##0.00' },
  percent: { border: box, numFmt: '0.0%' },
  date: { border: box, numFmt: 'dd/mm/yyyy' },
  result: { border: box, alignment: { wrapText: true } },
  total: { font: { name: 'Calibri', bold: true }, fill: fill(soft), border: box, numFmt: rupiah },
  totalNumber: { font: { name: 'Calibri', bold: true }, fill: fill(soft), border: box, numFmt: whole },
  totalText: {
    font: { name: 'Calibri', bold: true },
    fill: fill(soft),
    border: box,
    alignment: { wrapText: true },
  },
  inputText: {
    fill: fill(inputFill),
    border: box,
    protection: unlocked,
    alignment: { wrapText: true, vertical: 'top' },
  },
  inputMoney: { fill: fill(inputFill), border: box, numFmt: rupiah, protection: unlocked },
  inputNumber: { fill: fill(inputFill), border: box, numFmt: whole, protection: unlocked },
  inputDecimal: { fill: fill(inputFill), border: box, numFmt: '#,##0.##', protection: unlocked },
  inputPercent: { fill: fill(inputFill), border: box, numFmt: '0.0%', protection: unlocked },
  inputDate: { fill: fill(inputFill), border: box, numFmt: 'dd/mm/yyyy', protection: unlocked },
} as const satisfies Record<string, CellStyle>;

export type CellKind = keyof typeof cellStyles;
