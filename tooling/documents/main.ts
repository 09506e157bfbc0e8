/**
 * Makes every document and workbook from sample plans, opens each with LibreOffice, recalculates the workbooks, compares
 * them with the model, and turns all into pictures under `documents-out/`, to be looked at: `npm run documents`.
 * Exits 1 without LibreOffice (soffice) and poppler (pdftoppm), for an error cell, a wrong or cut-off figure, contents that
 * name a wrong page, or a file that does not open.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { sampleAgreement } from './agreement.ts';
import { checkContents } from './check-contents.ts';
import { checkWorkbooks } from './check-workbooks.ts';
import { hasFontsOfWord } from './fonts-of-word.ts';
import { renderSamples } from './samples.ts';

const out = path.resolve('documents-out');

function run(program: string, args: readonly string[]): string {
  const { status, error, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', timeout: 400_000 });
  if (status !== 0) throw new Error(`${program} is needed and did not run: ${error?.message ?? stderr}`);
  return stdout;
}

const profile = await mkdtemp(path.join(os.tmpdir(), 'documents-'));
const convert = (to: string, folder: string, files: readonly string[]) =>
  run('soffice', [
    '--headless',
    `-env:UserInstallation=file://${profile}`,
    '--convert-to',
    to,
    '--outdir',
    folder,
    ...files,
  ]);

try {
  run('soffice', ['--version']);
  run('pdftoppm', ['-v']);
  const breaksAsInWord = hasFontsOfWord();
  await rm(out, { recursive: true, force: true });
  const [made, recalculated, pdf, pictures] = ['made', 'recalculated', 'pdf', 'pictures'].map((name) =>
    path.join(out, name),
  ) as [string, string, string, string];
  for (const folder of [made, recalculated, pdf, pictures]) await mkdir(folder, { recursive: true });
  const samples = await renderSamples(sampleAgreement);
  for (const { name, bytes } of samples) await writeFile(path.join(made, name), bytes);
  const names = samples.map(({ name }) => name);
  const inMade = (ends: readonly string[]) =>
    names.filter((name) => ends.some((end) => name.endsWith(end))).map((name) => path.join(made, name));
  convert('xlsx', recalculated, inMade(['.xlsx']));
  convert('pdf', pdf, inMade(['.xlsx', '.docx']));
  const problems = await checkWorkbooks(
    recalculated,
    names.filter((name) => name.endsWith('.xlsx')),
  );
  for (const name of names) {
    const base = name.replace(/\.\w+$/, '');
    const file = name.endsWith('.pdf') ? path.join(made, name) : path.join(pdf, `${base}.pdf`);
    if (existsSync(file)) {
      run('pdftoppm', ['-r', '60', '-png', file, path.join(pictures, name)]);
      // What stands in place of a figure that is too long for its column.
      const text = run('pdftotext', ['-layout', file, '-']);
      if (text.includes('###')) problems.push(`${name}: a figure is cut off (###)`);
      if (breaksAsInWord && /^(?:rencana|baru)-.*\.docx$/.test(name))
        problems.push(...checkContents(text.split('\f')).map((problem) => `${name}: ${problem}`));
    } else problems.push(`${name}: LibreOffice does not open it`);
  }
  process.stdout.write(
    problems.length === 0
      ? `${names.length} documents opened, all figures right; look at the pictures in documents-out/pictures\n`
      : `${problems.join('\n')}\n`,
  );
  if (!breaksAsInWord)
    process.stdout.write(
      'page numbers of contents were not compared: fonts as wide as Calibri and Times New Roman are missing\n',
    );
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await rm(profile, { recursive: true, force: true });
}
