/**
 * Share of the full pace that a new business sells in a month, in percent: equal steps up to the month of the full pace.
 * @param monthsPerStep months that each step takes; 2 for a start that is half as fast
 */
export function rampPercent(month: number, monthsToFull: number, monthsPerStep: number): number {
  return Math.min(100, Math.round((100 * Math.ceil(month / monthsPerStep)) / monthsToFull));
}

const words = [
  'Nol',
  'Satu',
  'Dua',
  'Tiga',
  'Empat',
  'Lima',
  'Enam',
  'Tujuh',
  'Delapan',
  'Sembilan',
  'Sepuluh',
  'Sebelas',
];

/** The slow start in words, for the person who reads the figures. */
export function describeRamp(monthsToFull: number): string {
  const steps = Array.from(
    { length: monthsToFull - 1 },
    (_, index) => `${rampPercent(index + 1, monthsToFull, 1)}%`,
  );
  const last = steps.pop();
  if (last === undefined) return 'Sejak bulan pertama dihitung penuh, tanpa masa awal yang pelan';
  return steps.length === 0
    ? `Bulan pertama dihitung ${last} dari target`
    : `${words[steps.length + 1] ?? String(steps.length + 1)} bulan pertama dihitung ${steps.join(', ')}, dan ${last} dari target`;
}
