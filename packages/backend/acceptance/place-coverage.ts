import path from 'node:path';
import { renderCoverage } from './coverage.ts';

export const readmePath = path.join(import.meta.dirname, '../README.md');
const [begin, end] = ['<!-- coverage -->', '<!-- /coverage -->'];

/** The README with the table of today between its marks. Errors: where the marks are missing. */
export function placeCoverage(readme: string): string {
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the README has no ${begin} … ${end}`);
  return `${readme.slice(0, from + begin.length)}\n${renderCoverage()}\n${readme.slice(to)}`;
}
