import type { Cell, MergeRange } from 'hucre';

type FitInput = {
  cells: ReadonlyMap<string, Partial<Cell>>;
  merges: readonly MergeRange[];
  /** In characters. */
  widths: readonly number[];
  /** Heights that are given, by zero-based row; they stay. */
  rowDefs: ReadonlyMap<number, { height: number }>;
};

const lineHeight = 15;
const padding = 6;
const titleHeight = 30;
/** A character of bold or wide text takes more than the average one. */
const usableShare = 0.95;

function countLines(line: string, width: number): number {
  const perLine = Math.max(4, Math.floor(width * usableShare));
  let lines = 1;
  let used = 0;
  for (const word of line.split(' ')) {
    if (used > 0 && used + 1 + word.length > perLine) {
      lines += 1;
      used = word.length;
    } else used += (used > 0 ? 1 : 0) + word.length;
    lines += Math.floor(Math.max(0, used - 1) / perLine);
    used = used > perLine ? used % perLine : used;
  }
  return lines;
}

/** A height in points for every row that has cells, so that wrapped text is not cut: programs do not fit rows on opening. */
export function fitHeights({ cells, merges, widths, rowDefs }: FitInput): Map<number, { height: number }> {
  const heights = new Map(rowDefs);
  for (const [at, cell] of cells) {
    const [row = 0, column = 0] = at.split(',').map(Number);
    if (rowDefs.has(row)) continue;
    const merge = merges.find(({ startRow, startCol }) => startRow === row && startCol === column);
    const last = merge?.endCol ?? column;
    const width = widths.slice(column, last + 1).reduce((sum, one) => sum + one, 0) - 2;
    const isTall = merge !== undefined && merge.endRow > merge.startRow;
    const text = typeof cell.value === 'string' && !isTall ? cell.value : '';
    const size = cell.style?.font?.size ?? 11;
    const lines = text.split('\n').reduce((sum, line) => sum + countLines(line, width), 0);
    const height = size > 14 ? titleHeight : lines * lineHeight + padding;
    heights.set(row, { height: Math.max(heights.get(row)?.height ?? 0, height) });
  }
  return heights;
}
