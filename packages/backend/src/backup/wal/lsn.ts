/** PostgreSQL's name of a place in its log, `16/B374D848`, as a number of bytes. */
export function parseLsn(text: string): bigint {
  const [, high = '', low = ''] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  if (high === '') throw new Error(`not a place in the log: ${text}`);
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** The other way round. */
export function formatLsn(lsn: bigint): string {
  return `${(lsn >> 32n).toString(16).toUpperCase()}/${(lsn & 0xff_ff_ff_ffn).toString(16).toUpperCase()}`;
}

/** The bytes of a segment of the log; `initdb` of the embedded cluster makes no other. */
export const segmentBytes = 16 * 1024 * 1024;

const perLog = 0x1_00_00_00_00n / BigInt(segmentBytes);
const hex = (value: bigint | number): string => value.toString(16).toUpperCase().padStart(8, '0');

/** The name of the segment that holds a place, as in `pg_wal`. */
export function segmentOf(timeline: number, lsn: bigint): string {
  const number = lsn / BigInt(segmentBytes);
  return `${hex(timeline)}${hex(number / perLog)}${hex(number % perLog)}`;
}

/** The first place of the segment that holds a place. */
export const segmentStart = (lsn: bigint): bigint => lsn - (lsn % BigInt(segmentBytes));
