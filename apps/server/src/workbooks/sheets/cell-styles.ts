import type { CellStyle } from 'hucre';

const green = { rgb: '0B6B4F' };
const soft = { rgb: 'E3F3EC' };
const inputFill = { rgb: 'FFF6DC' };
const grey = { rgb: '5C665F' };
const side = { style: 'thin', color: { rgb: 'D0CDC2' } } as const;
const box = { top: side, right: side, bottom: side, left: side };
const bold = { name: 'Calibri', bold: true } as const;
const unlocked = { locked: false };

/** Indonesian separators wherever the program knows them; in a computed cell nothing is a dash, so that empty rows stay quiet. */
const rupiah = '[$-421]"Rp "#,##0;[Red][$-421]-"Rp "#,##0';
const quietRupiah = `${rupiah};"–"`;
const whole = '[$-421]#,##0';
const quietWhole = `${whole};[Red][$-421]-#,##0;"–"`;
/** A third of a kilo as it is, and no decimal sign without a digit behind it: `0.##` would show '50,' and round 0,125. */
const quietDecimal = '[$-421]#,##0.0##;[Red][$-421]-#,##0.0##;"–"';
/** As typed, with points from ten thousand on, where a fraction no longer matters. */
const asTyped = '[>=10000][$-421]#,##0;[$-421]General';
/** A count is whole as a rule, with points from a thousand on; one that was typed with a fraction is not shown as another. */
const countAsTyped = '[>=1000][$-421]#,##0;[$-421]General';
const middle = { vertical: 'center' } as const;
const words = { wrapText: true, vertical: 'center', horizontal: 'left', indent: 1 } as const;
/** A figure too long for its column becomes smaller: programs would show `###` in its place. */
const figure = { vertical: 'center', horizontal: 'right', indent: 1, shrinkToFit: true } as const;
const tile = { vertical: 'center', horizontal: 'left', indent: 1 } as const;
const white = { rgb: 'FFFFFF' };
const tileFont = { name: 'Calibri', bold: true, size: 14, color: green } as const;
const day = { vertical: 'center', horizontal: 'center' } as const;

const fill = (fgColor: { rgb: string }) => ({ type: 'pattern', pattern: 'solid', fgColor }) as const;

/** The looks of a cell by what it is for. What a person may type into is yellow and unlocked; all else is protected. */
export const cellStyles = {
  title: {
    font: { name: 'Calibri', bold: true, size: 16, color: white },
    fill: fill(green),
    alignment: { vertical: 'center', horizontal: 'left', indent: 1 },
  },
  /** A letter where a picture may be laid over. */
  logo: {
    font: { name: 'Calibri', bold: true, size: 28, color: white },
    fill: fill(green),
    alignment: { vertical: 'center', horizontal: 'center' },
  },
  /** The name of the business on its papers. */
  letterhead: { font: { name: 'Calibri', bold: true, size: 14, color: green }, alignment: words },
  line: { font: { name: 'Calibri', color: grey }, alignment: words },
  /** A figure of the dashboard under its label. */
  tileLabel: { font: { name: 'Calibri', color: grey }, fill: fill(soft), alignment: words },
  tileMoney: { font: tileFont, fill: fill(soft), numFmt: rupiah, alignment: tile },
  tilePercent: { font: tileFont, fill: fill(soft), numFmt: '[$-421]0.0%', alignment: tile },
  tileText: { font: tileFont, fill: fill(soft), alignment: tile },
  note: {
    font: { name: 'Calibri', italic: true, color: grey },
    alignment: words,
  },
  section: { font: { name: 'Calibri', bold: true, size: 12, color: green }, alignment: middle },
  head: {
    font: { name: 'Calibri', bold: true, color: white },
    fill: fill(green),
    border: box,
    alignment: { wrapText: true, vertical: 'center', horizontal: 'center' },
  },
  label: { border: box, alignment: words },
  count: { border: box, alignment: day },
  text: { alignment: { wrapText: true, vertical: 'top' } },
  money: { border: box, numFmt: quietRupiah, alignment: figure },
  number: { border: box, numFmt: quietWhole, alignment: figure },
  decimal: { border: box, numFmt: quietDecimal, alignment: figure },
  percent: { border: box, numFmt: '[$-421]0.0%', alignment: figure },
  date: { border: box, numFmt: 'dd/mm/yyyy', alignment: day },
  result: { border: box, alignment: words },
  total: { font: bold, fill: fill(soft), border: box, numFmt: rupiah, alignment: figure },
  totalNumber: { font: bold, fill: fill(soft), border: box, numFmt: whole, alignment: figure },
  /** The sum of amounts that are shown as typed. */
  totalDecimal: { font: bold, fill: fill(soft), border: box, numFmt: asTyped, alignment: figure },
  totalText: { font: bold, fill: fill(soft), border: box, alignment: words },
  inputText: { fill: fill(inputFill), border: box, protection: unlocked, alignment: words },
  inputBox: {
    fill: fill(inputFill),
    border: box,
    protection: unlocked,
    alignment: { ...words, vertical: 'top' },
  },
  inputMoney: { fill: fill(inputFill), border: box, numFmt: rupiah, protection: unlocked, alignment: figure },
  /** Money that may be below nothing. */
  inputBalance: {
    fill: fill(inputFill),
    border: box,
    numFmt: rupiah,
    protection: unlocked,
    alignment: figure,
  },
  inputNumber: {
    fill: fill(inputFill),
    border: box,
    numFmt: countAsTyped,
    protection: unlocked,
    alignment: figure,
  },
  inputDecimal: {
    fill: fill(inputFill),
    border: box,
    numFmt: asTyped,
    protection: unlocked,
    alignment: figure,
  },
  inputPercent: {
    fill: fill(inputFill),
    border: box,
    numFmt: '[$-421]0.0#%',
    protection: unlocked,
    alignment: figure,
  },
  inputDate: {
    fill: fill(inputFill),
    border: box,
    numFmt: 'dd/mm/yyyy',
    protection: unlocked,
    alignment: day,
  },
} as const satisfies Record<string, CellStyle>;

export type CellKind = keyof typeof cellStyles;

const line = { style: 'thin', color: green } as const;
const openBox = { top: line, right: line, bottom: line, left: line };

/** The look of a cell on a paper that is handed to others: what is filled in has a green edge and no colour, which would be printed. */
export function paperStyle(kind: CellKind): CellStyle {
  const { fill: colour, ...style }: CellStyle = cellStyles[kind];
  if (style.protection?.locked !== false) return cellStyles[kind];
  return { ...style, border: openBox };
}
