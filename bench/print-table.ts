import type { Figures } from './measure/round.ts';

const columns = ['CPU s/1000', 'requests/s', 'p50 ms', 'p99 ms', 'errors'];

/** Prints one operation as a table, peers as ratios to ours. */
export function printTable(operation: string, figures: readonly Figures[]): void {
  const ours = figures[0];
  console.log(`\n${operation}`);
  console.log(
    ['', ...columns, 'CPU ÷ ours']
      .map((cell, index) => (index === 0 ? ''.padEnd(24) : cell.padStart(12)))
      .join(''),
  );
  for (const row of figures) {
    const cells = [
      row.cpuPer1000.toFixed(3),
      row.requestsPerSecond.toFixed(0),
      row.p50Ms.toFixed(2),
      row.p99Ms.toFixed(2),
      String(row.errors),
      ours === undefined ? '' : (row.cpuPer1000 / ours.cpuPer1000).toFixed(2),
    ];
    console.log(row.name.padEnd(24) + cells.map((cell) => cell.padStart(12)).join(''));
  }
}
