/**
 * Recalculates the 14 workbooks with LibreOffice, a second engine beside the one of recalculate.test.ts, and
 * compares them with figures worked out by hand from the sample data. Exits 1 for an error cell, a wrong figure, or
 * a missing LibreOffice: `node scripts/run.mjs tooling/excel-templates/check.ts`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { readXlsx } from 'hucre/xlsx';
import { templates } from '../../apps/server/src/workbooks/premium-pack/all.ts';
import { renderTemplate } from '../../apps/server/src/workbooks/premium-pack/render-template.ts';
import { parseAddress } from '../../apps/server/src/workbooks/sheets/sheet-builder.ts';
import { expectedFigures } from './expected-figures.ts';

type Cells = ReadonlyMap<string, { formula?: string; formulaResult?: unknown; value: unknown; type: string }>;

function valueAt(cells: Cells, address: string): unknown {
  const { row, column } = parseAddress(address);
  const cell = cells.get(`${row},${column}`);
  return cell?.formulaResult ?? cell?.value;
}

function isSame(actual: unknown, expected: string | number): boolean {
  if (typeof expected === 'string') return String(actual).trim() === expected;
  return typeof actual === 'number' && Math.abs(actual - expected) < 0.01;
}

async function recalculate(folder: string): Promise<void> {
  const files: string[] = [];
  for (const template of templates) {
    const file = path.join(folder, `${template.key}.xlsx`);
    await writeFile(file, await renderTemplate(template));
    files.push(file);
  }
  const out = path.join(folder, 'out');
  const run = spawnSync(
    'soffice',
    [
      '--headless',
      `-env:UserInstallation=file://${folder}/profile`,
      '--convert-to',
      'xlsx',
      '--outdir',
      out,
      ...files,
    ],
    { encoding: 'utf8', timeout: 240_000 },
  );
  if (run.status !== 0)
    throw new Error(`LibreOffice (soffice) is needed and did not run: ${run.error?.message ?? run.stderr}`);
}

async function check(folder: string): Promise<string[]> {
  const problems: string[] = [];
  for (const { key } of templates) {
    const workbook = await readXlsx(await readFile(path.join(folder, 'out', `${key}.xlsx`)));
    const sheets = new Map(workbook.sheets.map((sheet) => [sheet.name, (sheet.cells ?? new Map()) as Cells]));
    for (const [name, cells] of sheets) {
      for (const [at, cell] of cells) {
        const value = cell.formulaResult ?? cell.value;
        const isError = cell.type === 'error' || (typeof value === 'string' && /^(#|Err:)/.test(value));
        if (cell.formula !== undefined && (isError || value === null || value === undefined)) {
          problems.push(`${key} ${name} ${at}: ${cell.formula} gives ${String(value)}`);
        }
      }
    }
    const expected = Object.entries(expectedFigures[key] ?? {});
    if (expected.length === 0) problems.push(`${key}: no figures to compare with`);
    for (const [place, figure] of expected) {
      const [sheet = '', address = ''] = place.split('!');
      const actual = valueAt(sheets.get(sheet) ?? new Map(), address);
      if (!isSame(actual, figure)) problems.push(`${key} ${place}: ${String(actual)} instead of ${figure}`);
    }
  }
  return problems;
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'excel-templates-'));
try {
  await recalculate(folder);
  const problems = await check(folder);
  process.stdout.write(
    problems.length === 0
      ? `${templates.length} workbooks recalculated, all figures right\n`
      : `${problems.join('\n')}\n`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
