import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { readWorkbook } from '../../apps/server/src/workbooks/sheets/read-workbook.ts';
import { initSync, Model } from '@ironcalc/wasm';
import { parseAddress } from '../../apps/server/src/workbooks/sheets/addresses.ts';

type Workbook = Awaited<ReturnType<typeof readWorkbook>>;

export type Recalculated = {
  /** What the engine shows in a cell, e.g. `valueAt('HPP!B31')`; formatted as the engine does by default. */
  valueAt: (place: string) => string;
  /** Formulas that give an error, as `sheet!row,column: formula gives value`. */
  errors: string[];
  formulas: number;
};

let isReady = false;

function load(): void {
  if (isReady) return;
  const file = createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm');
  initSync({ module: readFileSync(file) });
  isReady = true;
}

const dayMs = 86_400_000;
/** Excel counts days from 30 December 1899. */
const serialOf = (date: Date) => date.getTime() / dayMs + 25_569;

function inputOf(cell: { formula?: string; value: unknown }): string | null {
  if (cell.formula !== undefined) return `=${cell.formula}`;
  if (cell.value instanceof Date) return String(serialOf(cell.value));
  if (cell.value === null || cell.value === undefined || cell.value === '') return null;
  // The apostrophe keeps a text a text.
  return typeof cell.value === 'string' ? `'${cell.value}` : String(cell.value);
}

/**
 * Works a written workbook out anew with IronCalc, a spreadsheet engine that shares nothing with the one that wrote it:
 * it gets the inputs and the formulas of the file, and no result.
 */
export function recalculate(workbook: Workbook): Recalculated {
  load();
  const model = new Model('buku', 'en', 'UTC', 'en');
  model.pauseEvaluation();
  const sheets = new Map(workbook.sheets.map(({ name }, index) => [name, index]));
  workbook.sheets.forEach(({ name }, index) => {
    if (index > 0) model.newSheet();
    model.renameSheet(index, name);
  });
  for (const { name, range, scope } of workbook.namedRanges ?? [])
    if (scope === undefined) model.newDefinedName(name, null, range);
  const formulas: { sheet: number; row: number; column: number; text: string }[] = [];
  workbook.sheets.forEach(({ cells, name }, sheet) => {
    for (const [at, cell] of cells ?? []) {
      const input = inputOf(cell as { formula?: string; value: unknown });
      if (input === null) continue;
      const [row = 0, column = 0] = at.split(',').map(Number);
      model.setUserInput(sheet, row + 1, column + 1, input);
      if (input.startsWith('='))
        formulas.push({ sheet, row: row + 1, column: column + 1, text: `${name}!${at}: ${input}` });
    }
  });
  model.resumeEvaluation();
  model.evaluate();
  const valueOf = (sheet: number, row: number, column: number) =>
    model.getFormattedCellValue(sheet, row, column);
  const errors = formulas.flatMap(({ sheet, row, column, text }) => {
    const value = valueOf(sheet, row, column);
    return value.startsWith('#') ? [`${text} gives ${value}`] : [];
  });
  return {
    valueAt: (place) => {
      const [sheet = '', address = ''] = place.split('!');
      const { row, column } = parseAddress(address);
      return valueOf(sheets.get(sheet) ?? -1, row + 1, column + 1);
    },
    errors,
    formulas: formulas.length,
  };
}
