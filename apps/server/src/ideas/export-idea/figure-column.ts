const startsWithFigure = /^(?:[-−]?(?:Rp\s?)?\d|-$|belum$|bulan ke-)/;
/** A column of figures stands on the right, whatever unit they carry; a column of words on the left. */
export const isOfFigures = (cells: readonly string[]) =>
  cells.some((cell) => /\d/.test(cell)) && cells.every((cell) => cell === '' || startsWithFigure.test(cell));
