import type { Figures } from './measure/round.ts';

const columns = [
  'CPU s/1000',
  'server',
  'PostgreSQL',
  'ours ÷ its',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'errors',
];

/** Prints one operation as a table: CPU in all and in its two parts, and ours (the first row) as a share of each. */
export function printTable(operation: string, figures: readonly Figures[]): void {
  const ours = figures[0];
  console.log(`\n${operation}`);
  console.log(
    ['', ...columns].map((cell, index) => (index === 0 ? ''.padEnd(24) : cell.padStart(12))).join(''),
  );
  for (const row of figures) {
    const cells = [
      row.cpuPer1000.toFixed(3),
      row.serverCpuPer1000.toFixed(3),
      row.databaseCpuPer1000.toFixed(3),
      ours === undefined ? '' : (ours.cpuPer1000 / row.cpuPer1000).toFixed(2),
      row.requestsPerSecond.toFixed(0),
      row.p50Ms.toFixed(2),
      row.p99Ms.toFixed(2),
      String(row.errors),
    ];
    console.log(row.name.padEnd(24) + cells.map((cell) => cell.padStart(12)).join(''));
  }
}
