import { createHash } from 'node:crypto';

/** Where in the order of seeds a list begins, 0 to 1: the same for one reader all day, another one the next day. */
export function spreadStart(reader: string, now: Date = new Date()): number {
  const day = now.toISOString().slice(0, 10);
  return createHash('sha256').update(`${day}:${reader}`).digest().readUInt32BE(0) / 2 ** 32;
}
