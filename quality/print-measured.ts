import type { Measured } from './measure/figures.ts';

const nameWidth = 44;
const cellWidth = 10;

function format(value: number | null | undefined): string {
  if (value === null || value === undefined) return '–';
  return Number.isInteger(value) && value > 1 ? String(value) : value.toFixed(3);
}

/** Prints the figures of the open and of the sealed part side by side, and with `verbose` what failed in the open one. */
export function printMeasured(subject: string, { figures, failures }: Measured, verbose: boolean): void {
  console.log(`\n${subject.padEnd(nameWidth)}${'open'.padStart(cellWidth)}${'sealed'.padStart(cellWidth)}`);
  for (const [name, open] of Object.entries(figures.open)) {
    const cells = [open, figures.sealed[name]].map((value) => format(value).padStart(cellWidth));
    console.log(`${name.padEnd(nameWidth)}${cells.join('')}`);
  }
  if (!verbose) return;
  console.log(`\n${failures.length} of the open part fall short:`);
  for (const failure of failures) console.log(`  ${failure}`);
}
