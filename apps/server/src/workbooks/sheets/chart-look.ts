import type { SheetChart } from 'hucre';

/** Colours of lines and bars, the same as of the cells. */
export const chartColors = { green: '0B6B4F', gold: 'C98A00', grey: '9AA39D' } as const;

/** How every chart of a workbook looks. */
export const chartLook = {
  legend: 'bottom',
  titleFontSize: 12,
  chartSpaceBorderColor: 'D0CDC2',
  lang: 'id-ID',
} as const satisfies Partial<SheetChart>;

/** An axis in thousands: the comma at the end divides, also where a program knows no units of an axis. */
export const thousandsAxis = {
  numberFormat: { formatCode: '[$-421]#,##0,' },
  minorTickMark: 'none',
} as const;
