import { formatNumber } from '@kawanusaha/contracts/format-number';

const spans = [
  [86_400, 'hari'],
  [3_600, 'jam'],
  [60, 'menit'],
  [1, 'detik'],
] as const;

/** A span of time in its largest unit: 7300 s → '2 jam'. */
export function formatSpan(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [size, name] = spans.find(([one]) => whole >= one) ?? [1, 'detik'];
  return `${formatNumber(Math.floor(whole / size))} ${name}`;
}

/** An amount of bytes: 1.572.864 → '1,5 MB'; from 100 of a unit on without a fraction. */
export function formatBytes(bytes: number): string {
  const [size, name] = bytes >= 1024 ** 3 ? [1024 ** 3, 'GB'] : [1024 ** 2, 'MB'];
  const amount = bytes / size;
  return `${(amount >= 100 ? Math.round(amount) : Math.round(amount * 10) / 10).toString().replace('.', ',')} ${name}`;
}
