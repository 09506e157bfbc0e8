import { formatNumber } from '@kawanusaha/contracts/format-number';

/** How many processes served and how many did not answer when the server last told of itself; it tells first while they still load. */
export function describeProcesses(serving: number, silent: number): string {
  if (serving + silent === 0) return 'server baru mulai';
  const unheard = silent > 0 ? `, ${formatNumber(silent)} tidak menjawab` : '';
  return `${formatNumber(serving)} proses${unheard}`;
}
